// SPDX-License-Identifier: MIT

public import SelectionCore

/// Something that can be shown: without a screen, what it says of itself is all that there is.
@MainActor @preconcurrency
open class HeadlessView: EqualByIdentity {
  /// A number by which the app knows the view.
  open var tag = 0
  /// Whether the view is not shown.
  open var isHidden = false
  /// Where the view stands in the one that it is inside of.
  open var frame = TableRect.zero
  /// The part of its inside that the view shows; all of it, but in a table that scrolls.
  open var bounds: TableRect { TableRect(origin: .zero, size: frame.size) }
  /// What an assistive technology calls the view; nil for what the view shows.
  open var accessibilityLabel: String?
  /// The view's value for an assistive technology.
  open var accessibilityValue: String?
  /// What a tap does, for an assistive technology.
  open var accessibilityHint: String?
  /// What the view is and which state it is in, for an assistive technology.
  open var accessibilityTraits: RowAccessibility.Traits = []

  /// The views inside of it, the one in front last.
  public private(set) var subviews: [HeadlessView] = []
  /// The view that it is inside of.
  public private(set) weak var superview: HeadlessView?

  /// Makes a view of no size, by way of ``init(frame:)``.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a view.
  public init(frame: TableRect) { self.frame = frame }

  /// Makes a view of no size, for there is nothing to be read.
  public required init?(coder: NibCoder) {}

  /// Puts a view into this one, in front of the others; it leaves the view where it was before.
  public func addSubview(_ view: HeadlessView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of the one that it is inside of.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// What the view shows, by name, to be compared with what another one shows.
  open var content: [String: String] {
    var content: [String: String] = [:]
    content["accessibility label"] = accessibilityLabel
    content["accessibility value"] = accessibilityValue
    content["accessibility hint"] = accessibilityHint
    if !accessibilityTraits.isEmpty {
      content["accessibility traits"] = accessibilityTraits.description
    }
    return content
  }
}

/// A view that shows a text.
@MainActor @preconcurrency
public final class TableViewLabel: HeadlessView {
  /// What it says.
  public var text: String?

  /// What the label shows, by name.
  public override var content: [String: String] {
    var content = super.content
    content["text"] = text
    return content
  }
}

extension RowAccessibility.Traits {
  /// The names of the traits, with a comma between.
  var description: String {
    let names: [(RowAccessibility.Traits, String)] = [
      (.button, "button"), (.selected, "selected"), (.notEnabled, "notEnabled"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
