// SPDX-License-Identifier: MIT

/// A button in the bar above or below a screen, which a test taps.
@MainActor @preconcurrency
open class BarButtonItem: EqualByIdentity {
  /// How a button is set off.
  @nonexhaustive
  public enum Style: Hashable, Sendable {
    /// Not at all.
    case plain
    /// As what the screen is for.
    case done
  }

  /// What a button of the system's says.
  @nonexhaustive
  public enum SystemItem: Hashable, Sendable {
    /// What ends editing.
    case done
    /// What takes everything back.
    case cancel
    /// What begins editing.
    case edit
    /// What keeps the changes.
    case save
    /// What makes something new.
    case add
    /// What throws something away.
    case trash
    /// What begins a text.
    case compose
    /// What gives something to others.
    case action
    /// What looks for something.
    case search
    /// What loads everything again.
    case refresh
    /// What closes the screen.
    case close
    /// Room that takes what is left.
    case flexibleSpace
    /// Room of one width.
    case fixedSpace
  }

  /// What the button says.
  open var title: String?
  /// What the button shows.
  open var image: HeadlessImage?
  /// How the button is set off.
  open var style: Style
  /// Whether the user can tap it.
  open var isEnabled = true
  /// A number by which the app knows the button.
  open var tag = 0
  /// The color of the button.
  open var tintColor: HeadlessColor?
  /// The view that is in the button's place.
  open var customView: HeadlessView?
  /// What it says, where it is one of the system's.
  public let systemItem: SystemItem?
  /// The closure that it calls.
  open var primaryAction: Action?
  /// What an assistive technology calls the button.
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

  /// Makes a button that says and does nothing yet.
  public convenience init() { self.init(title: nil, perform: nil) }

  /// Makes a button that calls a closure.
  public convenience init(
    title: String? = nil, image: HeadlessImage? = nil, primaryAction: Action?
  ) {
    self.init(title: title ?? primaryAction?.title, image: image, perform: nil)
    self.primaryAction = primaryAction
  }

  /// Makes one of the system's buttons, which calls a closure.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil) {
    self.init(systemItem: systemItem, perform: nil)
    self.primaryAction = primaryAction
  }

  /// Makes a button in whose place a view stands.
  public convenience init(customView: HeadlessView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button that calls a method of a target, which is not kept alive.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init(title: title, style: style, perform: Self.calling(action, of: target))
  }

  /// Makes a button with an image that calls a method of a target, which is not kept alive.
  public convenience init<Target: AnyObject>(
    image: HeadlessImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init(image: image, style: style, perform: Self.calling(action, of: target))
  }

  /// Makes one of the system's buttons, which calls a method of a target; that is not kept alive.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init(systemItem: systemItem, perform: Self.calling(action, of: target))
  }

  /// Makes one of the system's buttons that calls nobody, such as room between others.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Never?, action: Never?
  ) {
    self.init(systemItem: systemItem, perform: nil)
  }

  /// Makes a button that calls nobody, such as the one that leads back.
  public convenience init(title: String?, style: Style, target: Never?, action: Never?) {
    self.init(title: title, style: style, perform: nil)
  }

  /// Makes a button with an image that calls nobody.
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

  /// Room that takes what is left.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// The user taps the button; one that is disabled does nothing.
  public final func tap() {
    guard isEnabled else { return }
    perform?(self)
    primaryAction.map { $0.handler($0) }
  }
}
