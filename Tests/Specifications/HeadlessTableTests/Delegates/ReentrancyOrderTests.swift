// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore
import XCTest

/// An action inside a callback has the same result as performing it just before or after that part
/// of the input.
@MainActor
final class ReentrancyOrderTests: XCTestCase {
  /// A part of the user's input.
  private typealias Part = @MainActor (RecordingScreen) throws -> Void

  private static let tap: [Part] = [
    { try $0.table.touchDown(at: .row(1)) }, { try $0.table.touchUp() },
  ]
  private static let pan: [Part] = [
    { try $0.table.apply(.beginPan(.row(1))) }, { try $0.table.apply(.continuePan(to: .row(3))) },
    { try $0.table.apply(.endPan) },
  ]

  private func screen(_ setUp: Part) throws -> RecordingScreen {
    let screen = RecordingScreen([8], visibleRowCount: 4)
    screen.names = [(0..<8).map { "name \($0)" }]
    screen.table.allowsMultipleSelectionDuringEditing = true
    try setUp(screen)
    try screen.table.tap(at: .row(0))
    screen.table.layoutIfNeeded()
    _ = screen.takeCalls()
    return screen
  }

  /// Performs each action inside a call, and after a number of parts of the input, and compares.
  private func check(
    _ call: String, after count: Int, of parts: [Part], setUp: Part = { _ in },
    line: UInt = #line
  ) throws {
    for action in ReentrantAction.all {
      let name = "\(action.name) in \(call)"
      let inside = try screen(setUp)
      var wasCalled = false
      inside.during[call] = { [unowned inside] _ in
        inside.during[call] = nil
        wasCalled = true
        action.perform(inside)
      }
      let errors = refusals(of: parts, on: inside)
      XCTAssertTrue(wasCalled, name, line: line)

      let plain = try screen(setUp)
      var plainErrors = refusals(of: parts.prefix(count), on: plain)
      action.perform(plain)
      // Inside the call the finger is already on the row, so the table doesn't scroll to it.
      let offset = plain.table.contentOffset
      plain.table.scrollHandler = { [unowned plain] _ in plain.table.contentOffset = offset }
      plainErrors += refusals(of: parts.dropFirst(count), on: plain)
      XCTAssertEqual(errors, plainErrors, name, line: line)

      XCTAssertEqual(inside.table.rows, plain.table.rows, name, line: line)
      XCTAssertEqual(inside.table.firstVisibleRow, plain.table.firstVisibleRow, name, line: line)
      XCTAssertEqual(inside.table.staleCells(), [], name, line: line)
      XCTAssertEqual(
        inside.table.visibleCells.map(\.content), plain.table.visibleCells.map(\.content), name,
        line: line)
      XCTAssertEqual(told(inside), told(plain), name, line: line)
    }
  }

  /// Performs parts of an input, and returns which of them were refused, for instance because a row
  /// no longer exists.
  private func refusals(of parts: some Sequence<Part>, on screen: RecordingScreen) -> [String] {
    parts.compactMap { part in
      do {
        try part(screen)
        return nil
      } catch {
        return "\(error)"
      }
    }
  }

  /// The delegate's calls that aren't questions.
  ///
  /// The finger leaves its row before the action in one case, and after it in the other, when the
  /// row may have another path or be gone; so this call is only counted, and must not come twice.
  private func told(_ screen: RecordingScreen) -> [String] {
    let calls = screen.takeCalls().filter { !$0.hasPrefix("will") && !$0.hasPrefix("should") }
    let left = calls.count { $0.hasPrefix("didUnhighlight") }
    XCTAssertLessThanOrEqual(left, calls.count { $0.hasPrefix("didHighlight") })
    return calls.filter { !$0.hasPrefix("didUnhighlight") }
  }

  func testTheCallsOfATap() async throws {
    try check("shouldHighlight:0.1", after: 0, of: Self.tap)
    for call in ["didHighlight:0.1", "didUnhighlight:0.1", "willSelect:0.1", "willDeselect:0.0"] {
      try check(call, after: 1, of: Self.tap)
    }
    for call in [
      "didDeselect:0.0", "didSelect:0.1", "selectionDidChange",
      "primaryAction:0.1",
    ] {
      try check(call, after: 2, of: Self.tap)
    }
  }

  func testTheCallsOfATapInATableOfMany() async throws {
    let multiple: Part = { $0.table.allowsMultipleSelection = true }
    try check("willSelect:0.1", after: 1, of: Self.tap, setUp: multiple)
    try check("didSelect:0.1", after: 2, of: Self.tap, setUp: multiple)
    let selected: Part = {
      $0.table.allowsMultipleSelection = true
      try $0.table.tap(at: .row(1))
    }
    try check("willDeselect:0.1", after: 1, of: Self.tap, setUp: selected)
    try check("didDeselect:0.1", after: 2, of: Self.tap, setUp: selected)
  }

  func testTheCallsOfACancelledTouch() async throws {
    let parts: [Part] = [Self.tap[0], { $0.table.touchCancel() }]
    try check("didUnhighlight:0.1", after: 2, of: parts)
  }

  func testTheCallsOfAPan() async throws {
    try check("shouldBeginMultipleSelection:0.1", after: 0, of: Self.pan)
    try check("didBeginMultipleSelection:0.1", after: 1, of: Self.pan)
    for call in ["didSelect:0.2", "didSelect:0.3"] { try check(call, after: 2, of: Self.pan) }
    try check("didEndMultipleSelection", after: 3, of: Self.pan)
  }

  func testTheDetailButton() async throws {
    let parts: [Part] = [{ try $0.table.apply(.tapAccessory(.row(1))) }]
    try check("accessoryButtonTapped:0.1", after: 1, of: parts)
  }

  func testTheCallsOfASwipe() async throws {
    let parts: [Part] = [{ try $0.table.swipe(at: .row(1)) }, { $0.table.endSwipe() }]
    try check("willBeginEditing:0.1", after: 0, of: parts)
    try check("didEndEditing:0.1", after: 2, of: parts)
  }
}
