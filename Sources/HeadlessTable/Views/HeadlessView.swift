// SPDX-License-Identifier: MIT

public import SelectionCore

/// A view without a screen that only stores its properties.
@MainActor @preconcurrency
open class HeadlessView: EqualByIdentity {
  /// A number by which the app identifies the view.
  open var tag = 0
  /// Whether the view is hidden.
  open var isHidden = false
  /// The frame of the view in its superview.
  open var frame = TableRect.zero { didSet { resizeSubviews(from: oldValue.size) } }
  /// The parts of the frame that grow with the superview; in the test double, only the width and
  /// the height can grow.
  public var autoresizingMask: AutoresizingMask = []
  /// The visible part of the view's content, which is the whole content except in a table that
  /// scrolls.
  open var bounds: TableRect { TableRect(origin: .zero, size: frame.size) }
  /// The label for assistive technologies, or nil to use the view's contents.
  open var accessibilityLabel: String?
  /// The value for assistive technologies.
  open var accessibilityValue: String?
  /// A description, for assistive technologies, of what a tap does.
  open var accessibilityHint: String?
  /// The traits for assistive technologies, which describe the view's kind and state.
  open var accessibilityTraits: RowAccessibility.Traits = []

  /// The subviews, from back to front.
  public private(set) var subviews: [HeadlessView] = []
  /// The superview.
  public private(set) weak var superview: HeadlessView?

  // Appearance, stored and not drawn.

  /// The background color.
  public var backgroundColor: HeadlessColor?
  /// The color of controls; setting nil restores the system's blue.
  public var tintColor: HeadlessColor! = .systemBlue {
    didSet { tintColor = tintColor ?? .systemBlue }
  }
  /// The properties that determine how the view is drawn.
  public private(set) lazy var layer = HeadlessLayer()
  /// The opacity of the view, from 0 to 1.
  public var alpha = 1.0
  /// Whether touches reach the view.
  public var isUserInteractionEnabled = true
  /// Whether subviews are clipped to the view's bounds; the value is only recorded.
  public var clipsToBounds = false
  /// Whether Auto Layout would create constraints from the frame.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// An identifier by which UI tests find the view.
  public var accessibilityIdentifier: String?
  /// Whether the view is a single element for assistive technologies.
  public var isAccessibilityElement = false
  /// The margins of the view's content.
  public var layoutMargins = TableInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Creates a view without a size, by calling ``init(frame:)``.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a view.
  public init(frame: TableRect) { self.frame = frame }

  /// Creates a view without a size; the coder has no contents.
  public required init?(coder: NibCoder) {}

  /// Adds a subview in front of all other subviews; the subview is removed from its old superview.
  open func addSubview(_ view: HeadlessView) { insertSubview(view, at: subviews.count) }

  /// Inserts a subview at an index that is counted from the back; the subview is removed from its
  /// old superview.
  open func insertSubview(_ view: HeadlessView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    view.didMoveToSuperview()
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let old = superview else { return }
    old.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
  }

  /// Called after the view has been added to a new superview or removed from its superview.
  open func didMoveToSuperview() {}

  /// Called after the view has been loaded from a nib.
  open func awakeFromNib() {}

  /// Whether the view can get the keyboard focus.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the view has the keyboard focus.
  public final var isFirstResponder: Bool { Self.firstResponder === self }
  private static weak var firstResponder: HeadlessView?

  /// Gives the view the keyboard focus if the view can get it and the view that currently has the
  /// focus gives it up.
  ///
  /// - Returns: Whether the view has the keyboard focus after the call.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, Self.firstResponder?.resignFirstResponder() ?? true
    else { return false }
    Self.firstResponder = self
    return true
  }

  /// Gives up the keyboard focus.
  ///
  /// - Returns: Whether the view no longer has the keyboard focus.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { Self.firstResponder = nil }
    return true
  }

  /// Removes the keyboard focus from this view or from the descendant that has the focus.
  ///
  /// - Parameter force: Whether to remove the focus even if the delegate of the focused view
  ///   refuses.
  /// - Returns: Whether neither the view nor any descendant has the keyboard focus after the call.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let view = Self.firstResponder, view.isDescendant(of: self) else { return true }
    if !view.resignFirstResponder(), force { Self.firstResponder = nil }
    return !view.isFirstResponder
  }

  /// Sets the view's size to the size of its content; the method has no effect unless a subclass
  /// overrides it.
  open func sizeToFit() {}

  /// Marks the view so that it is laid out before its properties are next read.
  open func setNeedsLayout() {}

  /// Lays out the subviews.
  open func layoutIfNeeded() {
    layoutSubviews()
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Sets the sizes of all descendants, except that cells of tables are laid out only when they are
  /// read.
  func layoutTree() {
    layoutSubviews()
    for view in subviews { view.layoutTree() }
  }

  /// Sets the sizes of the subviews; overrides must call super.
  ///
  /// Without Auto Layout, a view for which no size is given fills its superview.
  open func layoutSubviews() {
    for view in subviews where view.lacksSize && bounds.size != .zero { view.fill(bounds) }
  }

  /// Whether the view has no given size.
  var lacksSize: Bool { frame.size == .zero }

  /// Sets the view's size because no size was given.
  func fill(_ rect: TableRect) { frame = rect }

  /// The contents of the view, by name, for use in comparisons.
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
  /// The names of the traits, separated by commas.
  var description: String {
    let names: [(RowAccessibility.Traits, String)] = [
      (.button, "button"), (.selected, "selected"), (.notEnabled, "notEnabled"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
