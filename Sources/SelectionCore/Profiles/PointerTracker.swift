// SPDX-License-Identifier: MIT

/// A value that translates a pointer's events into clicks, drags and double clicks.
///
///     var pointer = PointerTracker<String>()
///     // The view gets an event:
///     let event = PointerEvent.down(
///       on: "m2", at: point, time: seconds, modifiers: .command)
///     for step in pointer.track(event, isSelected: mails.isSelected) {
///       try mails.handle(pointer: step, profile: .windows)  // selects
///       if case .doubleClick(let mail) = step { open(mail) }
///     }
///
/// - A mouse presses its row at once, and a drag begins when the mouse moves beyond
///   ``PointerSettings/mouseSlack``. The kind of drag depends on ``settings``.
/// - A finger presses its row when it is lifted. If the finger moves earlier, it scrolls, and no
///   press occurs. If the finger is held still, the press is a long press.
/// - Two presses on the same row, without modifiers, are a double click if no drag occurred between
///   the two presses. With modifiers, each click counts separately, as in GTK's lists. The double
///   click is reported when the pointer is released, because until then the second press may become
///   a drag. A third press is treated as a single click again.
/// - Only one pointer is tracked. If another pointer is pressed, the gesture in progress is
///   canceled, and neither pointer has an effect until it is pressed again. If the same pointer is
///   pressed twice without a release between the presses, the gesture in progress is canceled, and
///   the new press takes effect.
/// - Each press that was applied to the table ends with a release or a drag; a drag discards the
///   effect that the release would have.
public struct PointerTracker<Row: Hashable> {
  /// The drags, distances and times that the view allows.
  public var settings: PointerSettings
  private var state = State.up
  /// The last click, which may become a double click with the next click; `up` if there was no
  /// click.
  private var lastClick = State.up

  /// Creates a tracker for a pointer that isn't pressed.
  ///
  /// - Parameter settings: The drags, distances and times that the view allows.
  public init(settings: PointerSettings = PointerSettings()) { self.settings = settings }

  /// A pointer that went down.
  fileprivate struct Press {
    var pointer: Int
    var row: Row?
    var start: ViewPoint
    var time: Double
    var modifiers: KeyModifiers
    var device: PointerDevice
    /// Whether the pressed row was selected before the press.
    var wasSelected: Bool
    /// Whether the press is the second press of a double click.
    var isDouble: Bool

    /// The row for which a press was passed to the table.
    var rowGiven: Row? { device == .mouse && !isDouble ? row : nil }
  }

  /// Indirect, so that the layout of a tracker is the same for every type of row.
  fileprivate indirect enum State {
    case up
    /// The pointer is pressed, and the press may become a click, a drag or a long press.
    case pressed(Press)
    /// The pointer is dragging, and has reached a row.
    case dragging(Press, PointerDrag, over: Row?)
    /// The pointer is still pressed but has no further effect.
    case spent(Press)

    /// The pointer that is down.
    var press: Press? {
      switch self {
      case .up: nil
      case .pressed(let press), .dragging(let press, _, _), .spent(let press): press
      }
    }
  }

  /// Whether a pointer is pressed.
  public var isDown: Bool { state.press != nil }

  /// The kind of drag in progress, or nil if there is no drag.
  public var drag: PointerDrag? {
    guard case .dragging(_, let drag, _) = state else { return nil }
    return drag
  }

  /// The time at which a finger's press becomes a long press, or nil if the press can't become a
  /// long press.
  ///
  /// At that time, send ``PointerEvent/waited(until:)``, unless another event occurs first.
  public var longPressDeadline: Double? {
    guard case .pressed(let press) = state, press.device == .finger else { return nil }
    return settings.longPressTime.map { press.time + $0 }
  }

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - pointer: An identifier of the pointer, for a view with several pointers; the moves of any
  ///     pointer other than the pressed pointer have no effect.
  ///   - isSelected: A closure that returns whether a row is currently selected, such as
  ///     `table.isSelected`.
  /// - Returns: The resulting steps, in order.
  /// - Complexity: O(1), plus the cost of `isSelected`.
  public mutating func track(
    _ event: PointerEvent<Row>, of pointer: Int = 0, isSelected: (Row) -> Bool
  ) -> [PointerStep<Row>] {
    var steps: [PointerStep<Row>] = []
    switch event {
    case .down(let row, let start, let time, let modifiers, let device):
      var press = Press(
        pointer: pointer, row: row, start: start, time: time, modifiers: modifiers,
        device: device, wasSelected: row.map(isSelected) ?? false, isDouble: false)
      press.isDouble = isDoubleClick(press)
      begin(press, &steps)
    case .moved(let place, let row, let time):
      guard state.press?.pointer == pointer else { break }
      move(to: place, over: row, time, isSelected, &steps)
    case .waited(let time): wait(until: time, isSelected, &steps)
    case .up(let place, let row, let time):
      guard state.press?.pointer == pointer else { break }
      move(to: place, over: row, time, isSelected, &steps)
      end(over: row, &steps)
    case .secondaryClick(let row):
      cancel(&steps)
      lastClick = .up
      if let row { steps.append(.action(.secondaryClick(row))) }
    case .cancel: cancel(&steps)
    }
    return steps
  }

  private func isDoubleClick(_ press: Press) -> Bool {
    guard let lastClick = lastClick.press, press.row != nil,
      let most = settings.doubleClickInterval
    else { return false }
    let wait = press.time - lastClick.time
    return press.row == lastClick.row && press.modifiers.isEmpty && lastClick.modifiers.isEmpty
      && press.device == lastClick.device && wait >= 0 && wait <= most
      && !press.start.isFarther(from: lastClick.start, than: settings.doubleClickDistance)
  }

  private mutating func begin(_ press: Press, _ steps: inout [PointerStep<Row>]) {
    let old = state.press
    cancel(&steps)
    lastClick = .up
    if let old, old.pointer != press.pointer { return }
    state = .pressed(press)
    if let row = press.rowGiven {
      steps.append(.action(.press(row, press.modifiers)))
    } else if press.device == .mouse, press.row == nil, settings.besideRowsDrag == nil {
      // The press can have no further effect.
      state = .spent(press)
      steps.append(.action(.clickBesideRows(press.modifiers)))
    }
  }

  private mutating func wait(
    until time: Double, _ isSelected: (Row) -> Bool, _ steps: inout [PointerStep<Row>]
  ) {
    guard case .pressed(let press) = state, let deadline = longPressDeadline, time >= deadline
    else { return }
    steps.append(.longPress(press.row))
    beginDrag(settings.longPressDrag, press, isSelected, &steps)
  }

  private mutating func move(
    to place: ViewPoint, over row: Row?, _ time: Double, _ isSelected: (Row) -> Bool,
    _ steps: inout [PointerStep<Row>]
  ) {
    wait(until: time, isSelected, &steps)
    if case .pressed(let press) = state {
      let isMouse = press.device == .mouse
      let slack = isMouse ? settings.mouseSlack : settings.fingerSlack
      guard place.isFarther(from: press.start, than: slack) else { return }
      let drag =
        press.row == nil
        ? settings.besideRowsDrag
        : press.wasSelected ? settings.selectedRowDrag : settings.otherRowDrag
      beginDrag(isMouse ? drag : nil, press, isSelected, &steps)
    }
    guard case .dragging(let press, let drag, let old) = state else { return }
    if drag == .range || drag == .pan {
      guard let row, row != old else { return }
    }
    state = .dragging(press, drag, over: row)
    steps.append(.continueDrag(drag, over: row))
  }

  /// Begins a drag if a drag is possible, and ends the press in the table.
  private mutating func beginDrag(
    _ drag: PointerDrag?, _ press: Press, _ isSelected: (Row) -> Bool,
    _ steps: inout [PointerStep<Row>]
  ) {
    let isPossible =
      switch drag {
      case nil: false
      case .band?: true
      case .range?, .pan?: press.row != nil
      case .rows?: press.row.map(isSelected) ?? false
      }
    if press.rowGiven != nil {
      // A range starts from the row in the state in which the click leaves it.
      steps.append(.action(isPossible && drag == .range ? .release : .drag))
    }
    if let drag, isPossible {
      state = .dragging(press, drag, over: press.row)
      steps.append(.beginDrag(drag, on: press.row, press.modifiers))
    } else {
      state = .spent(press)
    }
  }

  private mutating func end(over row: Row?, _ steps: inout [PointerStep<Row>]) {
    if case .dragging(_, let drag, _) = state {
      steps.append(.endDrag(drag, over: row))
    } else if case .pressed(let press) = state {
      lastClick = press.isDouble ? .up : .pressed(press)
      if let row = press.row, press.isDouble {
        steps.append(.doubleClick(row))
      } else if let row = press.row {
        if press.rowGiven == nil { steps.append(.action(.press(row, press.modifiers))) }
        steps.append(.action(.release))
      } else {
        steps.append(.action(.clickBesideRows(press.modifiers)))
      }
    }
    state = .up
  }

  private mutating func cancel(_ steps: inout [PointerStep<Row>]) {
    if case .dragging(_, let drag, _) = state {
      steps.append(.cancelDrag(drag))
    } else if case .pressed(let press) = state, press.rowGiven != nil {
      steps.append(.action(.drag))
    }
    state = .up
  }
}

extension PointerTracker where Row == RowPath {
  /// Updates the tracker after a change to the data, which may change the paths of rows.
  ///
  /// If the pressed row was deleted, the press has no further effect. A tracker whose rows are
  /// identities doesn't need this call.
  ///
  /// - Parameter mapping: The mapping of the rows.
  /// - Complexity: O(log *n*).
  public mutating func apply(_ mapping: TableMapping) {
    func follow(_ press: Press) -> Press {
      var press = press
      press.row = press.row.flatMap(mapping.newPath)
      return press
    }
    switch state {
    case .up: break
    case .pressed(let press):
      let next = follow(press)
      state = next.row == nil && press.row != nil ? .spent(next) : .pressed(next)
    case .dragging(let press, let drag, let row):
      state = .dragging(follow(press), drag, over: row.flatMap(mapping.newPath))
    case .spent(let press): state = .spent(follow(press))
    }
    if let click = lastClick.press { lastClick = .pressed(follow(click)) }
  }
}

extension PointerTracker: Sendable where Row: Sendable {}
extension PointerTracker.State: Sendable where Row: Sendable {}
extension PointerTracker.Press: Sendable where Row: Sendable {}
