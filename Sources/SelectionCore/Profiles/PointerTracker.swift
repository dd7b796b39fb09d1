// SPDX-License-Identifier: MIT

/// The way from a pointer's events to clicks, drags and double clicks, as a value.
///
///     var pointer = PointerTracker<String>()
///     // The view gets an event:
///     let event = PointerEvent.down(on: "m2", at: point, time: seconds, modifiers: .command)
///     for step in pointer.track(event, isSelected: mails.isSelected) {
///       try mails.handle(pointer: step, profile: .windows)   // selects
///       if case .doubleClick(let mail) = step { open(mail) }
///     }
///
/// - A mouse presses its row at once, and drags from ``PointerSettings/mouseSlack`` on. Which drag
///   that is, ``settings`` say.
/// - A finger presses its row when it is lifted. If it moves before, it scrolls, and nothing
///   happens; if it is held, that is a long press.
/// - Two downs on one row, without modifiers, are a double click if no drag was between them. With
///   modifiers each click counts, as in GTK's lists.
///   The answer comes when the pointer goes up, because until then the second may drag too; a third
///   one is a click again.
/// - Only one pointer is followed. If another one goes down, what is under way is cancelled and
///   neither does anything until it goes down again. If the same one goes down twice, its up was
///   lost: what is under way is cancelled, and the new press counts.
/// - Each press that the table is given is ended by a release, or by a drag, which drops what waits
///   for the release.
public struct PointerTracker<Row: Hashable>: Hashable {
  /// The drags, distances and times that the view allows.
  public var settings: PointerSettings
  private var state = State.up
  /// The last click, which another one may make a double click.
  private var lastClick: Press?

  /// Creates a tracker of a pointer that is up.
  ///
  /// - Parameter settings: The drags, distances and times that the view allows.
  public init(settings: PointerSettings = PointerSettings()) { self.settings = settings }

  /// A pointer that went down.
  fileprivate struct Press: Hashable {
    var pointer: Int
    var row: Row?
    var start: ViewPoint
    var time: Double
    var modifiers: KeyModifiers
    var device: PointerDevice
    /// Whether its row was selected before.
    var wasSelected: Bool
    /// Whether it is the second of a double click.
    var isDouble: Bool

    /// The row for which the table was given a press.
    var rowGiven: Row? { device == .mouse && !isDouble ? row : nil }
  }

  fileprivate enum State: Hashable {
    case up
    /// It is down, and becomes a click, a drag or a long press.
    case pressed(Press)
    /// It drags, and has reached a row.
    case dragging(Press, PointerDrag, over: Row?)
    /// It is down, and nothing more comes of it.
    case spent(Press)
  }

  /// The pointer that is down.
  private var press: Press? {
    switch state {
    case .up: nil
    case .pressed(let press), .dragging(let press, _, _), .spent(let press): press
    }
  }

  /// Whether a pointer is down.
  public var isDown: Bool { state != .up }

  /// The drag that is under way; nil if none is.
  public var drag: PointerDrag? {
    guard case .dragging(_, let drag, _) = state else { return nil }
    return drag
  }

  /// When a finger that is down has been held for a long press; nil if none can be.
  ///
  /// At that time the view says ``PointerEvent/waited(until:)``, unless another event came before.
  public var longPressDeadline: Double? {
    guard case .pressed(let press) = state, press.device == .finger else { return nil }
    return settings.longPressTime.map { press.time + $0 }
  }

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - pointer: Which pointer it is, if the view has several; moves of others than the one that
  ///     is down have no effect.
  ///   - isSelected: Whether a row is selected now, such as `table.isSelected`.
  /// - Returns: The steps that follow from it, in order.
  /// - Complexity: O(1), and that of `isSelected`.
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
      guard self.press?.pointer == pointer else { break }
      move(to: place, over: row, time, isSelected, &steps)
    case .waited(let time): wait(until: time, isSelected, &steps)
    case .up(let place, let row, let time):
      guard self.press?.pointer == pointer else { break }
      move(to: place, over: row, time, isSelected, &steps)
      end(over: row, &steps)
    case .secondaryClick(let row):
      cancel(&steps)
      lastClick = nil
      if let row { steps.append(.action(.secondaryClick(row))) }
    case .cancel: cancel(&steps)
    }
    return steps
  }

  private func isDoubleClick(_ press: Press) -> Bool {
    guard let lastClick, press.row != nil, let most = settings.doubleClickInterval
    else { return false }
    let wait = press.time - lastClick.time
    return press.row == lastClick.row && press.modifiers.isEmpty && lastClick.modifiers.isEmpty
      && press.device == lastClick.device && wait >= 0 && wait <= most
      && !press.start.isFarther(from: lastClick.start, than: settings.doubleClickDistance)
  }

  private mutating func begin(_ press: Press, _ steps: inout [PointerStep<Row>]) {
    let old = self.press
    cancel(&steps)
    lastClick = nil
    if let old, old.pointer != press.pointer { return }
    state = .pressed(press)
    if let row = press.rowGiven {
      steps.append(.action(.press(row, press.modifiers)))
    } else if press.device == .mouse, press.row == nil, settings.besideRowsDrag == nil {
      // Nothing else can come of it.
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

  /// Begins a drag if it is possible, and ends the press that the table was given.
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
      // A range is from the row as the click makes it.
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
      lastClick = press.isDouble ? nil : press
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
  /// Follows a change of the data, after which rows have other paths.
  ///
  /// If the row is deleted that a pointer has pressed, nothing more comes of the press. A tracker
  /// of identities needs no telling.
  ///
  /// - Parameter mapping: Where rows went.
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
    lastClick = lastClick.map(follow)
  }
}

extension PointerTracker: Sendable where Row: Sendable {}
extension PointerTracker.State: Sendable where Row: Sendable {}
extension PointerTracker.Press: Sendable where Row: Sendable {}
