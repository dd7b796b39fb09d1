// SPDX-License-Identifier: MIT

public import SelectionCore

/// Something that can be shown: without a screen, what it says of itself is all that there is.
@MainActor @preconcurrency
open class HeadlessView: EqualByIdentity {
  /// A number by which the app knows the view.
  open var tag = 0
  /// Whether the view is not shown.
  open var isHidden = false
  /// Where the view is in the one that it is inside of.
  open var frame = TableRect.zero { didSet { resizeSubviews(from: oldValue.size) } }
  /// What of the view grows along with the one around it; only width and height do here.
  public var autoresizingMask: AutoresizingMask = []
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

  // Its appearance, kept and not drawn.

  /// The color behind the view.
  public var backgroundColor: HeadlessColor?
  /// The color of what can be worked; nil gives the system's blue back.
  public var tintColor: HeadlessColor! = .systemBlue {
    didSet { tintColor = tintColor ?? .systemBlue }
  }
  /// How the view would be drawn.
  public private(set) lazy var layer = HeadlessLayer()
  /// How opaque the view is, from 0 to 1.
  public var alpha = 1.0
  /// Whether touches reach the view on a screen.
  public var isUserInteractionEnabled = true
  /// Whether what reaches out of the view is cut off on a screen.
  public var clipsToBounds = false
  /// Whether Auto Layout would make constraints of the frame.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// A name by which tests of the interface find the view.
  public var accessibilityIdentifier: String?
  /// Whether an assistive technology takes the view as one thing.
  public var isAccessibilityElement = false
  /// The distances that its inside keeps from its edges.
  public var layoutMargins = TableInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Makes a view of no size, by way of ``init(frame:)``.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a view.
  public init(frame: TableRect) { self.frame = frame }

  /// Makes a view of no size, for there is nothing to be read.
  public required init?(coder: NibCoder) {}

  /// Puts a view into this one, in front of the others; it leaves the view where it was before.
  open func addSubview(_ view: HeadlessView) { insertSubview(view, at: subviews.count) }

  /// Puts a view into this one, in front of so many others; it leaves the view where it was before.
  open func insertSubview(_ view: HeadlessView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    view.didMoveToSuperview()
  }

  /// Takes the view out of the one that it is inside of.
  open func removeFromSuperview() {
    guard let old = superview else { return }
    old.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
  }

  /// The view is inside of another one now, or of none.
  open func didMoveToSuperview() {}

  /// The view has come out of a nib; nothing here does, so that only a test calls it.
  open func awakeFromNib() {}

  /// Has the view laid out when it is next looked at.
  open func setNeedsLayout() {}

  /// Lays out what is inside of the view.
  open func layoutIfNeeded() {
    layoutSubviews()
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Gives a size to all that is inside, and leaves the cells of tables until somebody looks.
  func layoutTree() {
    layoutSubviews()
    for view in subviews { view.layoutTree() }
  }

  /// Gives a size to what is inside; a subclass that overrides it calls super.
  ///
  /// Without Auto Layout, a view that nobody gave a size takes the whole of the one around it.
  open func layoutSubviews() {
    for view in subviews where view.lacksSize && bounds.size != .zero { view.fill(bounds) }
  }

  /// Whether nobody has given the view a size.
  var lacksSize: Bool { frame.size == .zero }

  /// Takes a size that nobody gave.
  func fill(_ rect: TableRect) { frame = rect }

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

extension RowAccessibility.Traits {
  /// The names of the traits, with a comma between.
  var description: String {
    let names: [(RowAccessibility.Traits, String)] = [
      (.button, "button"), (.selected, "selected"), (.notEnabled, "notEnabled"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
