// SPDX-License-Identifier: MIT

/// The way from a pointer's events to clicks, drags and double clicks, as a value.
///
///     var pointer = PointerTracker<String>()
///     // The view is told of an event:
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
/// - Two downs on one row, with the same modifiers, are a double click if no drag was between them.
///   A third one is a click again.
/// - Only one pointer is followed. If another one goes down, what is under way is cancelled and
///   neither does anything until it goes down again. If the same one goes down twice, its up was
///   lost: what is under way is cancelled, and the new press counts.
/// - Each press that the table is given is ended by a release, or by a drag, which drops what waits
///   for the release.
public struct PointerTracker<Row: Hashable>: Hashable {
  /// What the view lets a pointer do.
  public var settings: PointerSettings
  private var state = State.up
  /// The last click, which another one may make a double click.
  private var lastClick: Press?

  /// Creates a tracker of a pointer that is up.
  ///
  /// - Parameter settings: What the view lets a pointer do.
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

  /// What is being dragged; nil if nothing is.
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
  ///   - pointer: Which pointer it is, if the view is told of several; other pointers than the one
  ///     that is down go nowhere.
  ///   - isSelected: Whether a row is selected now, such as `table.isSelected`.
  /// - Returns: What follows from it, in order.
  /// - Complexity: O(1), and that of `isSelected`.
  public mutating func track(
    _ event: PointerEvent<Row>, of pointer: Int = 0, isSelected: (Row) -> Bool
  ) -> [PointerStep<Row>] {
    switch event {
    case .down(let row, let start, let time, let modifiers, let device):
      var press = Press(
        pointer: pointer, row: row, start: start, time: time, modifiers: modifiers,
        device: device, wasSelected: row.map(isSelected) ?? false, isDouble: false)
      press.isDouble = isDoubleClick(press)
      return begin(press)
    case .moved(let place, let row, let time):
      guard press?.pointer == pointer else { return [] }
      return wait(until: time, isSelected) + move(to: place, over: row, isSelected)
    case .waited(let time): return wait(until: time, isSelected)
    case .up(let place, let row, let time):
      guard press?.pointer == pointer else { return [] }
      let before = wait(until: time, isSelected) + move(to: place, over: row, isSelected)
      return before + end(over: row)
    case .secondaryClick(let row):
      let cancelled = cancel()
      return row.map { cancelled + [.action(.secondaryClick($0))] } ?? cancelled
    case .cancel: return cancel()
    }
  }

  private func isDoubleClick(_ press: Press) -> Bool {
    guard let lastClick, press.row != nil, let most = settings.doubleClickInterval
    else { return false }
    let wait = press.time - lastClick.time
    return press.row == lastClick.row && press.modifiers == lastClick.modifiers
      && press.device == lastClick.device && wait >= 0 && wait <= most
      && !press.start.isFarther(from: lastClick.start, than: settings.doubleClickDistance)
  }

  private mutating func begin(_ press: Press) -> [PointerStep<Row>] {
    if let old = self.press {
      let cancelled = cancel()
      return old.pointer == press.pointer ? cancelled + begin(press) : cancelled
    }
    lastClick = nil
    state = .pressed(press)
    guard press.device == .mouse else { return [] }
    if let row = press.row {
      guard press.isDouble else { return [.action(.press(row, press.modifiers))] }
    } else if settings.besideRowsDrag != nil {
      return []
    }
    // Nothing needs to be waited for.
    state = .spent(press)
    return click(press)
  }

  /// A click that is complete, of which the table was given no press.
  private func click(_ press: Press) -> [PointerStep<Row>] {
    guard let row = press.row else { return [.action(.clickBesideRows(press.modifiers))] }
    return press.isDouble
      ? [.doubleClick(row)] : [.action(.press(row, press.modifiers)), .action(.release)]
  }

  private mutating func wait(
    until time: Double, _ isSelected: (Row) -> Bool
  ) -> [PointerStep<Row>] {
    guard case .pressed(let press) = state, let deadline = longPressDeadline, time >= deadline
    else { return [] }
    return [.longPress(press.row)] + beginDrag(settings.longPressDrag, press, isSelected)
  }

  private mutating func move(
    to place: ViewPoint, over row: Row?, _ isSelected: (Row) -> Bool
  ) -> [PointerStep<Row>] {
    switch state {
    case .up, .spent: return []
    case .pressed(let press):
      let isMouse = press.device == .mouse
      let slack = isMouse ? settings.mouseSlack : settings.fingerSlack
      guard place.isFarther(from: press.start, than: slack) else { return [] }
      let drag =
        press.row == nil
        ? settings.besideRowsDrag
        : press.wasSelected ? settings.selectedRowDrag : settings.otherRowDrag
      let begun = beginDrag(isMouse ? drag : nil, press, isSelected)
      return begun + continueDrag(over: row)
    case .dragging: return continueDrag(over: row)
    }
  }

  /// Begins a drag if it is possible, and ends the press that the table was given.
  private mutating func beginDrag(
    _ drag: PointerDrag?, _ press: Press, _ isSelected: (Row) -> Bool
  ) -> [PointerStep<Row>] {
    let isPossible =
      switch drag {
      case nil: false
      case .band?: true
      case .range?, .pan?: press.row != nil
      case .rows?: press.row.map(isSelected) ?? false
      }
    let isGiven = press.device == .mouse && press.row != nil
    // A range is from the row as the click makes it.
    let ended: [PointerStep<Row>] =
      isGiven ? [.action(isPossible && drag == .range ? .release : .drag)] : []
    guard let drag, isPossible else {
      state = .spent(press)
      return ended
    }
    state = .dragging(press, drag, over: press.row)
    return ended + [.beginDrag(drag, on: press.row, press.modifiers)]
  }

  private mutating func continueDrag(over row: Row?) -> [PointerStep<Row>] {
    guard case .dragging(let press, let drag, let old) = state else { return [] }
    if drag == .range || drag == .pan {
      guard let row, row != old else { return [] }
    }
    state = .dragging(press, drag, over: row)
    return [.continueDrag(drag, over: row)]
  }

  private mutating func end(over row: Row?) -> [PointerStep<Row>] {
    defer { state = .up }
    switch state {
    case .up, .spent: return []
    case .dragging(_, let drag, _): return [.endDrag(drag, over: row)]
    case .pressed(let press):
      lastClick = press.isDouble ? nil : press
      guard press.device == .mouse, press.row != nil else { return click(press) }
      return [.action(.release)]
    }
  }

  private mutating func cancel() -> [PointerStep<Row>] {
    defer { (state, lastClick) = (.up, nil) }
    switch state {
    case .up, .spent: return []
    case .dragging(_, let drag, _): return [.cancelDrag(drag)]
    case .pressed(let press):
      return press.device == .mouse && press.row != nil ? [.action(.drag)] : []
    }
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
