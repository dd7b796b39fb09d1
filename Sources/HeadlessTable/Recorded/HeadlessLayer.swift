// SPDX-License-Identifier: MIT

/// How a view would be drawn, kept and not drawn.
@MainActor @preconcurrency
public final class HeadlessLayer: EqualByIdentity {
  /// How round the corners are.
  public var cornerRadius = 0.0
  /// Whether what reaches out is cut off.
  public var masksToBounds = false
  /// How wide the border is.
  public var borderWidth = 0.0
  /// The color of the border.
  public var borderColor: HeadlessColor?
  /// The color behind everything.
  public var backgroundColor: HeadlessColor?
  /// The color of the shadow.
  public var shadowColor: HeadlessColor? = .black
  /// How opaque the shadow is, from 0 to 1.
  public var shadowOpacity: Float = 0
  /// How blurred the shadow is.
  public var shadowRadius = 3.0
  /// How far the shadow is from the view.
  public var shadowOffset = TableSize(width: 0, height: -3)
  /// How opaque it is, from 0 to 1.
  public var opacity: Float = 1

  init() {}
}

extension HeadlessColor {
  /// The same color, as layers have it.
  public var cgColor: HeadlessColor { self }
}
