// SPDX-License-Identifier: MIT

/// A button in a navigation bar or toolbar, which a test can tap.
@MainActor @preconcurrency
open class BarButtonItem: EqualByIdentity {
  /// The style of a button.
  public enum Style: Hashable, Sendable {
    /// An ordinary button.
    case plain
    /// An emphasized button for the main action.
    case done
  }

  /// The kind of a system button.
  public enum SystemItem: Hashable, Sendable {
    /// A button that ends editing.
    case done
    /// A button that discards the changes.
    case cancel
    /// A button that begins editing.
    case edit
    /// A button that saves the changes.
    case save
    /// A button that adds an element.
    case add
    /// A button that deletes an element.
    case trash
    /// A button that begins a new message.
    case compose
    /// A button that shares something.
    case action
    /// A button that begins a search.
    case search
    /// A button that reloads the contents.
    case refresh
    /// A button that closes the view controller.
    case close
    /// Flexible space between buttons.
    case flexibleSpace
    /// Space of a fixed width between buttons.
    case fixedSpace
  }

  /// The title.
  open var title: String?
  /// The image.
  open var image: HeadlessImage?
  /// The style.
  open var style: Style
  /// Whether the user can tap the button.
  open var isEnabled = true
  /// A number by which the app identifies the button.
  open var tag = 0
  /// The color of the button.
  open var tintColor: HeadlessColor?
  /// The view that is shown in place of the button.
  open var customView: HeadlessView?
  /// The kind of system button, or nil if the button isn't a system button.
  public let systemItem: SystemItem?
  /// The closure that a tap calls.
  open var primaryAction: Action?
  /// The label for assistive technologies.
  open var accessibilityLabel: String?
  private let perform: (@MainActor (BarButtonItem) -> Void)?

  private init(
    title: String? = nil, image: HeadlessImage? = nil, style: Style = .plain,
    systemItem: SystemItem? = nil,
    perform: (@MainActor (BarButtonItem) -> Void)?
  ) {
    self.title = title
    self.image = image
    self.style = style
    self.systemItem = systemItem
    self.perform = perform
  }

  /// Creates a button without a title or an action.
  public convenience init() { self.init(title: nil, perform: nil) }

  /// Creates a button that calls a closure.
  public convenience init(
    title: String? = nil, image: HeadlessImage? = nil, primaryAction: Action?
  ) {
    self.init(title: title ?? primaryAction?.title, image: image, perform: nil)
    self.primaryAction = primaryAction
  }

  /// Creates a system button that calls a closure.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil) {
    self.init(systemItem: systemItem, perform: nil)
    self.primaryAction = primaryAction
  }

  /// Creates a button with a custom view.
  public convenience init(customView: HeadlessView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button that calls a method of a target, which is referenced weakly.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init(title: title, style: style, perform: Self.calling(action, of: target))
  }

  /// Creates a button with an image that calls a method of a target, which is referenced weakly.
  public convenience init<Target: AnyObject>(
    image: HeadlessImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init(image: image, style: style, perform: Self.calling(action, of: target))
  }

  /// Creates a system button that calls a method of a target, which is referenced weakly.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init(systemItem: systemItem, perform: Self.calling(action, of: target))
  }

  /// Creates a button that calls a method of a target with the button as its argument; the target
  /// is referenced weakly.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.init(title: title, style: style, perform: Self.calling(action, of: target))
  }

  /// Creates a button with an image that calls a method of a target with the button as its
  /// argument; the target is referenced weakly.
  public convenience init<Target: AnyObject, Sender>(
    image: HeadlessImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.init(image: image, style: style, perform: Self.calling(action, of: target))
  }

  /// Creates a system button that calls a method of a target with the button as its argument; the
  /// target is referenced weakly.
  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.init(systemItem: systemItem, perform: Self.calling(action, of: target))
  }

  /// Creates a system button without an action, such as space between other buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Never?, action: Never?
  ) {
    self.init(systemItem: systemItem, perform: nil)
  }

  /// Creates a button without an action, such as a back button.
  public convenience init(title: String?, style: Style, target: Never?, action: Never?) {
    self.init(title: title, style: style, perform: nil)
  }

  /// Creates a button with an image and without an action.
  public convenience init(image: HeadlessImage?, style: Style, target: Never?, action: Never?) {
    self.init(image: image, style: style, perform: nil)
  }

  private static func calling<Target: AnyObject>(
    _ action: @escaping @MainActor (Target) -> () -> Void, of target: Target
  ) -> @MainActor (BarButtonItem) -> Void {
    { [weak target] _ in
      if let target { action(target)() }
    }
  }

  private static func calling<Target: AnyObject, Sender>(
    _ action: @escaping @MainActor (Target) -> (Sender) -> Void, of target: Target
  ) -> @MainActor (BarButtonItem) -> Void {
    { [weak target] button in
      guard let target, let sender = button as? Sender else { return }
      action(target)(sender)
    }
  }

  /// Returns flexible space between buttons.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// Simulates a tap on the button; the method has no effect if the button is disabled.
  public final func tap() {
    guard isEnabled else { return }
    perform?(self)
    primaryAction.map { $0.handler($0) }
  }
}
