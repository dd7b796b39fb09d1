// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// All short sequences of a pointer's events, compared with a naive model and a table.
final class PointerOrderTests: XCTestCase {
  /// An event, without its time.
  private enum Move: String, CaseIterable {
    case downOnSelected, downOnOther, downWithCommand, downBeside, otherPointerDown
    case downOfOtherDevice
    case nudge, far, farBeside, up, upElsewhere, wait, secondary, cancel
  }

  /// A sequence of events so far, with its effects on a table.
  private struct Way {
    var tracker: PointerTracker<RowPath>
    var naive: NaivePointer
    var table: TableSelection
    var time = 0.0
    /// The row under the last press.
    var row: RowPath?
    /// The number of presses, drags and pans that have begun and not ended.
    var pressCount = 0
    var dragCount = 0
    var moves: [Move] = []

    var description: String { moves.map(\.rawValue).joined(separator: ", ") }
  }

  private let near = ViewPoint(x: 50, y: 50)
  private var wayCount = 0

  private func event(
    _ move: Move, _ device: PointerDevice, _ time: Double
  ) -> PointerEvent<RowPath> {
    let away = ViewPoint(x: 50, y: 90)
    switch move {
    case .downOnSelected: return .down(on: row(1), at: near, time: time, device: device)
    case .downOnOther: return .down(on: row(5), at: near, time: time, device: device)
    case .downOfOtherDevice:
      let other: PointerDevice = device == .mouse ? .finger : .mouse
      return .down(on: row(5), at: near, time: time, device: other)
    case .downWithCommand:
      return .down(on: row(5), at: near, time: time, modifiers: .command, device: device)
    case .downBeside, .otherPointerDown:
      return .down(on: nil, at: near, time: time, device: device)
    case .nudge: return .moved(to: ViewPoint(x: 53, y: 53), over: row(1), time: time)
    case .far: return .moved(to: away, over: row(7), time: time)
    case .farBeside: return .moved(to: away, time: time)
    case .up: return .up(at: near, over: row(1), time: time)
    case .upElsewhere: return .up(at: away, over: row(8), time: time)
    case .wait: return .waited(until: time)
    case .secondary: return .secondaryClick(on: row(2))
    case .cancel: return .cancel
    }
  }

  private func check(_ way: Way, _ device: PointerDevice, depth: Int) {
    for move in Move.allCases {
      var way = way
      way.moves.append(move)
      way.time += move == .wait ? 0.6 : 0.1
      let event = event(move, device, way.time)
      if case .down(let row, _, _, _, _) = event { way.row = row }
      let pointer = move == .otherPointerDown ? 2 : 1
      let table = way.table
      let fact = NaivePointer.Fact(
        event: event, pointer: pointer, isSelected: way.row.map(table.isSelected) ?? false)
      let expected = way.naive.track(fact)
      let steps = way.tracker.track(event, of: pointer, isSelected: table.isSelected)
      if steps != expected || way.tracker.isDown == way.naive.gesture.isEmpty {
        return XCTFail("\(device) \(way.description): \(steps), not \(expected)")
      }
      for step in steps { take(step, &way) }
      let isUp = !way.tracker.isDown
      if isUp && (way.pressCount != 0 || way.dragCount != 0 || isBusy(way.table))
        || (way.tracker.drag != nil) != (way.dragCount == 1)
      {
        return XCTFail("\(device) \(way.description): not ended: \(way.table)")
      }
      wayCount += 1
      if depth > 1 { check(way, device, depth: depth - 1) }
    }
  }

  private func isBusy(_ table: TableSelection) -> Bool {
    table.pressedRow != nil || table.highlightedRow != nil || table.isSweeping || table.isPanning
  }

  /// Performs a step; presses and drags must not overlap, nor end without having begun.
  private func take(_ step: PointerStep<RowPath>, _ way: inout Way) {
    switch step {
    case .action(.press): way.pressCount += 1
    case .action(.release), .action(.drag): way.pressCount -= 1
    case .beginDrag: way.dragCount += 1
    case .endDrag, .cancelDrag: way.dragCount -= 1
    case .continueDrag: if way.dragCount != 1 { XCTFail("no drag: \(way.description)") }
    default: break
    }
    if !(0...1).contains(way.pressCount) || !(0...1).contains(way.dragCount) {
      XCTFail("\(way.description): \(step) comes twice or without a beginning")
    }
    // A table may refuse a step; the following ones must still work.
    _ = try? way.table.handle(pointer: step, profile: .windows)
  }

  private func checkAll(_ settings: PointerSettings, depth: Int) throws {
    var table = TableSelection(shape: [9], policy: .multiple)
    try table.select(row(0)...row(2))
    for device in [PointerDevice.mouse, .finger] {
      let way = Way(
        tracker: PointerTracker(settings: settings), naive: NaivePointer(settings: settings),
        table: table)
      check(way, device, depth: depth)
    }
  }

  func testAllOrdersOfEventsWhereRowsAreDragged() throws {
    var settings = PointerSettings()
    settings.besideRowsDrag = .band
    try checkAll(settings, depth: amount(debug: 4, optimized: 5))
    XCTAssertGreaterThan(wayCount, 60_000)
  }

  func testAllOrdersOfEventsWithOtherSettings() throws {
    var ranges = PointerSettings()
    ranges.otherRowDrag = .range
    ranges.longPressDrag = .pan
    ranges.longPressTime = 0.25
    var plain = PointerSettings()
    (plain.selectedRowDrag, plain.otherRowDrag) = (nil, .band)
    (plain.doubleClickInterval, plain.longPressDrag) = (nil, .rows)
    var odd = PointerSettings()
    (odd.selectedRowDrag, odd.otherRowDrag, odd.besideRowsDrag) = (.range, .pan, .rows)
    (odd.mouseSlack, odd.fingerSlack, odd.longPressTime) = (0, 0, nil)
    for settings in [ranges, plain, odd] {
      try checkAll(settings, depth: amount(debug: 4, optimized: 5))
    }
  }
}
