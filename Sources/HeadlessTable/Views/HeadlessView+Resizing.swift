// SPDX-License-Identifier: MIT

extension HeadlessView {
  /// What of a view grows along with the one around it.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room on its left, which stays as it is here.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// Its width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The room on its right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The room above it, which stays as it is here.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// Its height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The room below it.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Has what is inside grow by as much as the view has.
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

  /// The view of a number in this one, or this one itself; nil if there is none.
  public func viewWithTag(_ tag: Int) -> HeadlessView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether the view is another one or somewhere inside of that.
  public func isDescendant(of view: HeadlessView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }
}
