// SPDX-License-Identifier: MIT

import SelectionUIKit
import XCTest

/// The calls of `onRefusal`: whenever something that the user wanted didn't happen, and only then.
@MainActor
final class RefusalTests: XCTestCase {
  private var refusals: [Refusal<String>] = []

  private func shown(
    _ policy: SelectionPolicy, _ prepare: (inout IdentifiedTable<String>) -> Void = { _ in }
  ) -> (TrailsController, UINavigationController) {
    var table = IdentifiedTable(sections: [(0..<5).map { "r\($0)" }], policy: policy)
    prepare(&table)
    let shown = TrailsController.shown(table)
    shown.0.driver.onRefusal = { [unowned self] in refusals.append($0) }
    return shown
  }

  func testADisabledRowThatIsTapped() async throws {
    let (screen, _stack) = shown(.multiple) { _ = try? $0.disable(["r2"]) }
    try screen.tap("r2")
    XCTAssertEqual(refusals, [.noEffect(.rowDisabled("r2"))])
    XCTAssertEqual(screen.selectedInView, [])
    try screen.tap("r1")
    XCTAssertEqual(refusals.count, 1)
    _ = _stack
  }

  func testASectionInWhichNothingIsSelected() async throws {
    let (screen, _stack) = shown(.multiple) { _ = try? $0.apply(.setMode(.none, inSection: 0)) }
    try screen.tap("r2")
    XCTAssertEqual(refusals, [.noEffect(.modeNoneInSection(0))])
    _ = _stack
  }

  func testAViewThatSelectsNothingAsksNothing() async throws {
    let (screen, _stack) = shown(SelectionPolicy(.none))
    try screen.tap("r2")
    XCTAssertEqual(refusals, [])
    screen.driver.apply(.tap("r2"))
    XCTAssertEqual(refusals, [.noEffect(.modeNone)])
    screen.driver.setEditing(true, animated: false)
    screen.driver.apply(.tap("r2"))
    XCTAssertEqual(refusals.last, .noEffect(.modeNoneWhileEditing))
    _ = _stack
  }

  func testARuleOfTheAppsDelegate() async throws {
    let (screen, _stack) = shown(.multiple)
    screen.fixed = ["r2"]
    try screen.tap("r2")
    XCTAssertEqual(refusals, [.noEffect(.refusedByRule(.willSelect, "r2"))])
    screen.driver.apply(.click("r2"))
    XCTAssertEqual(refusals.count, 2)
    XCTAssertEqual(refusals.last, refusals.first)
    _ = _stack
  }

  func testInputsOfKeysAndOfTheProgram() async throws {
    let (screen, _stack) = shown(.single) { _ = try? $0.disable(["r2"]) }
    screen.driver.apply(.userSelectAll)
    XCTAssertEqual(refusals, [.noEffect(.onlyOneRow)])
    screen.driver.apply(.undo)
    XCTAssertEqual(refusals.last, .noEffect(.nothingToUndo))
    refusals = []
    // All of these change nothing, or are the program's.
    for input: SelectionInput<String> in [
      .deselectAll, .userDeselectAll, .endSweep, .enable(["r1"]),
    ] {
      screen.driver.apply(input)
    }
    XCTAssertEqual(refusals, [])
    XCTAssertNil(screen.driver.apply(.click("unknown")))
    XCTAssertEqual(refusals, [.error(.unknownID("unknown"))])
    _ = _stack
  }

  func testALimitIsAnnounced() async throws {
    let (screen, _stack) = shown(.multiple) {
      _ = try? $0.apply(.setLimits(SelectionLimits(atMost: 1)))
    }
    try screen.tap("r1")
    try screen.tap("r2")
    XCTAssertEqual(refusals.map(\.announcement), [.noRoom(limit: 1)])
    _ = _stack
  }
}
