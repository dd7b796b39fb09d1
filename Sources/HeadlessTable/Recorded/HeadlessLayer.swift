// SPDX-License-Identifier: MIT

/// The properties that determine how a view is drawn, which are stored but have no effect.
@MainActor @preconcurrency
public final class HeadlessLayer: EqualByIdentity {
  /// The corner radius.
  public var cornerRadius = 0.0
  /// Whether content outside the bounds is clipped.
  public var masksToBounds = false
  /// The width of the border.
  public var borderWidth = 0.0
  /// The color of the border.
  public var borderColor: HeadlessColor?
  /// The background color.
  public var backgroundColor: HeadlessColor?
  /// The color of the shadow.
  public var shadowColor: HeadlessColor? = .black
  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: Float = 0
  /// The blur radius of the shadow.
  public var shadowRadius = 3.0
  /// The offset of the shadow.
  public var shadowOffset = TableSize(width: 0, height: -3)
  /// The opacity, from 0 to 1.
  public var opacity: Float = 1

  init() {}
}

extension HeadlessColor {
  /// The same color, in the type that layers use.
  public var cgColor: HeadlessColor { self }
}
