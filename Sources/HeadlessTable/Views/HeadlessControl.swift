// SPDX-License-Identifier: MIT

/// A view that the user can operate, such as a switch in a cell.
///
/// A control's actions are closures or methods of a target; a target is referenced weakly.
///
///     toggle.addTarget(self, action: Settings.flipped, for: .valueChanged)
///     toggle.addAction(Action { _ in print("flipped") }, for: .valueChanged)
///
/// UIKit's `#selector` requires Objective-C; with the test double, you pass the method itself.
@MainActor @preconcurrency
open class HeadlessControl: HeadlessView {
  /// The events that a control can send.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger was lifted from the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user changed the text in the control.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user performed the control's primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The default state.
    public static let normal: State = []
    /// A finger touches the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The user can't operate the control.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Whether the user can operate the control.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether a finger touches the control.
  open var isHighlighted = false

  /// The state.
  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private final var actions: [(events: Event, perform: @MainActor (HeadlessControl) -> Void)] = []

  /// Adds an action that is performed when any of the events occurs.
  public func addAction(_ action: Action, for events: Event) {
    add(for: events) { control in
      action.sender = control
      action.handler(action)
      action.sender = nil
    }
  }

  /// Adds a target's method that is called when any of the events occurs.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void,
    for events: Event
  ) {
    add(for: events) { [weak target] control in
      guard let target, let sender = control as? Sender else { return }
      action(target)(sender)
    }
  }

  /// Adds a target's method without parameters that is called when any of the events occurs.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> () -> Void, for events: Event
  ) {
    add(for: events) { [weak target] _ in
      if let target { action(target)() }
    }
  }

  private final func add(
    for events: Event, _ perform: @escaping @MainActor (HeadlessControl) -> Void
  ) {
    actions.append((events, perform))
  }

  /// Calls the actions that were added for any of the events.
  public func sendActions(for events: Event) {
    for action in actions where !action.events.isDisjoint(with: events) { action.perform(self) }
  }

  /// Simulates a tap on the control; the method has no effect if the control is disabled.
  public final func tap() {
    guard isEnabled else { return }
    sendActions(for: userDidTap())
  }

  /// Performs the effect of a tap on the control.
  ///
  /// - Returns: The events that the tap causes.
  open func userDidTap() -> Event { [.touchUpInside, .primaryActionTriggered] }

  /// The contents of the control, by name.
  open override var content: [String: String] {
    var content = super.content
    if !isEnabled { content["control"] = "disabled" }
    if isSelected { content["control selected"] = "true" }
    return content
  }
}

/// A closure that a control or a menu calls.
@MainActor @preconcurrency
public final class Action: MenuElement {
  /// The control that performs the action, or nil while the action isn't being performed.
  public internal(set) weak var sender: HeadlessControl?
  let handler: @MainActor (Action) -> Void

  /// The attributes of the action.
  public var attributes: Attributes
  /// The mark in front of the action's title in a menu.
  public var state: State

  /// Makes an action.
  public init(
    title: String = "", image: HeadlessImage? = nil, identifier: Identifier? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping @MainActor (Action) -> Void
  ) {
    self.handler = handler
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image, identifier: identifier)
  }
}

/// A switch that is on or off.
@MainActor @preconcurrency
open class Switch: HeadlessControl {
  /// Whether the switch is on.
  ///
  /// Setting the value doesn't call any action.
  open var isOn = false

  /// Turns the switch on or off without calling any action.
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  /// Flips the switch.
  open override func userDidTap() -> Event {
    setOn(!isOn, animated: true)
    return [.touchUpInside, .valueChanged, .primaryActionTriggered]
  }

  /// The contents of the switch, by name.
  open override var content: [String: String] {
    var content = super.content
    content["switch"] = isOn ? "on" : "off"
    return content
  }
}
