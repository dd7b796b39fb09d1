// SPDX-License-Identifier: MIT

/// Distances from the four edges, in points.
public struct TableInsets: Hashable, Sendable {
  /// From the top.
  public var top: Double
  /// From the left.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right.
  public var right: Double

  /// Makes distances.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public static let zero = TableInsets(top: 0, left: 0, bottom: 0, right: 0)
}

/// What a view is told of its look and does nothing with.
struct ViewLook {
  var backgroundColor: HeadlessColor?
  var tintColor = HeadlessColor.systemBlue
  var alpha = 1.0
  var autoresizingMask: HeadlessView.AutoresizingMask = []
  var isUserInteractionEnabled = true
  var clipsToBounds = false
  var translatesAutoresizingMaskIntoConstraints = true
  var accessibilityIdentifier: String?
  var isAccessibilityElement = false
  var layoutMargins = TableInsets(top: 8, left: 8, bottom: 8, right: 8)
}

/// What a view is told of its look, kept and not drawn.
extension HeadlessView {
  /// The color behind the view.
  public var backgroundColor: HeadlessColor? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }

  /// The color of what can be worked; nil gives the system's blue back.
  public var tintColor: HeadlessColor! {
    get { look.tintColor }
    set { look.tintColor = newValue ?? .systemBlue }
  }

  /// How opaque the view is, from 0 to 1.
  public var alpha: Double {
    get { look.alpha }
    set { look.alpha = newValue }
  }

  /// Whether touches reach the view on a screen.
  public var isUserInteractionEnabled: Bool {
    get { look.isUserInteractionEnabled }
    set { look.isUserInteractionEnabled = newValue }
  }

  /// Whether what reaches out of the view is cut off on a screen.
  public var clipsToBounds: Bool {
    get { look.clipsToBounds }
    set { look.clipsToBounds = newValue }
  }

  /// Whether Auto Layout would make constraints of the frame.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { look.translatesAutoresizingMaskIntoConstraints }
    set { look.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// A name by which tests of the interface find the view.
  public var accessibilityIdentifier: String? {
    get { look.accessibilityIdentifier }
    set { look.accessibilityIdentifier = newValue }
  }

  /// Whether an assistive technology takes the view as one thing.
  public var isAccessibilityElement: Bool {
    get { look.isAccessibilityElement }
    set { look.isAccessibilityElement = newValue }
  }

  /// The distances that its inside keeps from its edges.
  public var layoutMargins: TableInsets {
    get { look.layoutMargins }
    set { look.layoutMargins = newValue }
  }
}
