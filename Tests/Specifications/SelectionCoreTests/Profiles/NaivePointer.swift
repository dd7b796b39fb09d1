// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore

/// The expected results of a tracker, by rules about all events since the pointer went down.
///
/// It stores the events and searches them each time.
struct NaivePointer {
  /// An event with the state at its time.
  struct Fact {
    var event: PointerEvent<RowPath>
    var pointer: Int
    /// Whether the row under the last press was selected.
    var isSelected: Bool
  }

  /// The result of the events since a press.
  enum Fate: Equatable {
    case waiting, drag(PointerDrag), nothing
  }

  let settings: PointerSettings
  /// The events since the pointer went down; empty if it is up.
  private(set) var gesture: [Fact] = []
  /// The events of the last click, if nothing came after it.
  private var lastClick: [Fact] = []

  init(settings: PointerSettings) { self.settings = settings }

  private func down(_ gesture: [Fact]) -> (
    row: RowPath?, place: ViewPoint, time: Double, held: KeyModifiers, isFinger: Bool
  ) {
    guard case .down(let row, let place, let time, let held, let device) = gesture[0].event
    else { fatalError("a gesture begins with a down") }
    return (row, place, time, held, device == .finger)
  }

  private func isFar(_ place: ViewPoint, from start: ViewPoint, _ most: Double) -> Bool {
    let (x, y) = (place.x - start.x, place.y - start.y)
    return (x * x + y * y).squareRoot() > most
  }

  private func isDouble(_ gesture: [Fact], after earlier: [Fact]) -> Bool {
    guard !earlier.isEmpty, let interval = settings.doubleClickInterval else { return false }
    let (first, second) = (down(earlier), down(gesture))
    return first.row == second.row && first.row != nil && first.held.isEmpty && second.held.isEmpty
      && first.isFinger == second.isFinger && second.time - first.time <= interval
      && !isFar(second.place, from: first.place, settings.doubleClickDistance)
  }

  private func drag(_ drag: PointerDrag?, _ gesture: [Fact], _ fact: Fact) -> Fate {
    switch drag {
    case nil: .nothing
    case .band?: .drag(.band)
    case .some(let drag):
      down(gesture).row == nil || drag == .rows && !fact.isSelected ? .nothing : .drag(drag)
    }
  }

  /// The first event that is late or far away decides.
  private func fate(_ gesture: [Fact]) -> (fate: Fate, isHeld: Bool) {
    let down = down(gesture)
    for fact in gesture.dropFirst() {
      let (time, place): (Double, ViewPoint?) =
        switch fact.event {
        case .waited(let time): (time, nil)
        case .moved(let place, _, let time), .up(let place, _, let time): (time, place)
        default: (0, nil)
        }
      if down.isFinger, let wait = settings.longPressTime, time - down.time >= wait {
        return (drag(settings.longPressDrag, gesture, fact), true)
      }
      let slack = down.isFinger ? settings.fingerSlack : settings.mouseSlack
      guard let place, isFar(place, from: down.place, slack) else { continue }
      if down.isFinger { return (.nothing, false) }
      let kind =
        down.row == nil
        ? settings.besideRowsDrag
        : gesture[0].isSelected ? settings.selectedRowDrag : settings.otherRowDrag
      return (drag(kind, gesture, fact), false)
    }
    let isClickAtOnce = !down.isFinger && down.row == nil && settings.besideRowsDrag == nil
    return (isClickAtOnce ? .nothing : .waiting, false)
  }

  /// The row under the pointer at an event; nil if it is beside all rows, or did not move.
  private func row(_ fact: Fact) -> RowPath? {
    switch fact.event {
    case .moved(_, let row, _), .up(_, let row, _): row
    default: nil
    }
  }

  /// The last row that a drag has reached, or the row of the press if it has reached none.
  private func lastRow(_ gesture: [Fact]) -> RowPath? {
    let reached = gesture.indices.dropFirst().filter {
      fate(Array(gesture[...$0])).fate != .waiting
    }
    return reached.compactMap { row(gesture[$0]) }.last ?? down(gesture).row
  }

  /// The steps that cancel a gesture.
  private func cancelled() -> [PointerStep<RowPath>] {
    guard !gesture.isEmpty else { return [] }
    switch fate(gesture).fate {
    case .drag(let drag): return [.cancelDrag(drag)]
    case .nothing: return []
    case .waiting: return isPressed ? [.action(.drag)] : []
    }
  }

  /// Whether the table got a press.
  private var isPressed: Bool {
    let down = down(gesture)
    return !down.isFinger && down.row != nil && !isDouble(gesture, after: lastClick)
  }

  mutating func track(_ fact: Fact) -> [PointerStep<RowPath>] {
    switch fact.event {
    case .cancel where gesture.isEmpty: return []
    case .cancel, .secondaryClick:
      defer { (gesture, lastClick) = ([], []) }
      guard case .secondaryClick(let row?) = fact.event else { return cancelled() }
      return cancelled() + [.action(.secondaryClick(row))]
    case .down:
      let before = cancelled()
      if let first = gesture.first {
        lastClick = []
        gesture = []
        if first.pointer != fact.pointer { return before }
      }
      gesture = [fact]
      let down = down(gesture)
      if isPressed, let row = down.row { return before + [.action(.press(row, down.held))] }
      return fate(gesture).fate == .nothing
        ? before + [.action(.clickBesideRows(down.held))] : before
    case .moved, .up, .waited: return goOn(fact)
    }
  }

  private mutating func goOn(_ fact: Fact) -> [PointerStep<RowPath>] {
    var isWait = false
    if case .waited = fact.event { isWait = true }
    guard let first = gesture.first, isWait || first.pointer == fact.pointer else { return [] }
    let down = down(gesture)
    let (old, oldRow) = (fate(gesture), lastRow(gesture))
    gesture.append(fact)
    let new = fate(gesture)
    var steps: [PointerStep<RowPath>] = []
    if old.fate == .waiting, new.fate != .waiting {
      if new.isHeld { steps.append(.longPress(down.row)) }
      if isPressed { steps.append(.action(new.fate == .drag(.range) ? .release : .drag)) }
      if case .drag(let drag) = new.fate {
        steps.append(.beginDrag(drag, on: down.row, down.held))
      }
    }
    guard !isWait else { return steps }
    let told = row(fact)
    if case .drag(let drag) = new.fate {
      if drag == .rows || drag == .band || told != nil && told != oldRow {
        steps.append(.continueDrag(drag, over: told))
      }
    }
    guard case .up = fact.event else { return steps }
    let (wasDouble, wasPressed) = (isDouble(gesture, after: lastClick), isPressed)
    defer { gesture = [] }
    lastClick = new.fate == .waiting && !wasDouble ? gesture : []
    switch (new.fate, down.row) {
    case (.drag(let drag), _): return steps + [.endDrag(drag, over: told)]
    case (.nothing, _): return steps
    case (.waiting, nil): return steps + [.action(.clickBesideRows(down.held))]
    case (.waiting, let row?):
      if wasDouble { return steps + [.doubleClick(row)] }
      let press = PointerStep.action(.press(row, down.held))
      return steps + (wasPressed ? [.action(.release)] : [press, .action(.release)])
    }
  }
}
