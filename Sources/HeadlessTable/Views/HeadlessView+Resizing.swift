// SPDX-License-Identifier: MIT

extension HeadlessView {
  /// The parts of a view's frame that grow with the superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space to the left of the view, which never changes in the test double.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The space to the right of the view.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The space above the view, which never changes in the test double.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The space below the view.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Grows the subviews by the amount by which the view has grown.
  func resizeSubviews(from old: TableSize) {
    guard old != .zero, old != frame.size else { return }
    for view in subviews {
      var size = view.frame.size
      if view.autoresizingMask.contains(.flexibleWidth) { size.width += frame.width - old.width }
      if view.autoresizingMask.contains(.flexibleHeight) {
        size.height += frame.height - old.height
      }
      if size != view.frame.size { view.frame.size = size }
    }
  }

  /// The center of the frame; setting the center moves the view.
  public var center: TablePoint {
    get { TablePoint(x: frame.minX + frame.width / 2, y: frame.midY) }
    set {
      frame.origin = TablePoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Returns the view with a given tag, which is this view itself or one of its descendants, or nil
  /// if there is no such view.
  public func viewWithTag(_ tag: Int) -> HeadlessView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Returns whether this view is the other view or a descendant of the other view.
  public func isDescendant(of view: HeadlessView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }
}
