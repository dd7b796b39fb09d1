// SPDX-License-Identifier: MIT
import AppKit
import SelectionAppKit
import SelectionCore
import XCTest

@MainActor
final class TableDriverTests: StandInTestCase {
  private let letters = ["a", "b", "c", "d", "e"]

  func testClicksAreProposals() async throws {
    let app = TableApp(letters)
    app.view.click(1)
    app.view.click(3, .command)
    XCTAssertEqual(app.driver.table.selectedRows, ["b", "d"])
    app.view.click(4, .shift)
    XCTAssertEqual(app.driver.table.selectedRows, ["b", "d", "e"])
    app.view.click(3)
    XCTAssertEqual(app.driver.table.selectedRows, ["d"])
    app.view.click(-1)
    XCTAssertEqual(app.driver.table.selectedRows, [])
    XCTAssertEqual(app.take(\.told), [[1], [1, 3], [1, 3, 4], [3], []])
    XCTAssertEqual(app.differences(), [])
  }

  func testKeysPassOverDisabledRows() async throws {
    let app = TableApp(letters)
    app.driver.apply(.disable(["c"]))
    app.view.click(1)
    app.view.pressArrow(down: true)
    XCTAssertEqual(app.driver.table.selectedRows, ["d"])
    app.view.pressArrow(down: false, .shift)
    XCTAssertEqual(app.driver.table.selectedRows, ["b", "d"])
    XCTAssertEqual(app.differences(), [])
  }

  func testSelectAllKeepsToTheLimit() async throws {
    let app = TableApp(letters)
    app.driver.apply(.setLimits(SelectionLimits(atMost: 2)))
    app.view.click(0)
    app.view.selectAll(nil)
    XCTAssertEqual(app.driver.table.selectedRows, ["a"])
    XCTAssertEqual(app.refusals.count, 1)
    XCTAssertEqual(app.differences(), [])
  }

  func testContentsMoveRowsAndTheirViews() async throws {
    let app = TableApp(letters)
    app.view.click(1)
    _ = app.take(\.made)
    app.driver.update(to: [["x", "a", "b", "d", "e"]], vanished: .gone)
    XCTAssertEqual(app.take(\.made), [0])
    XCTAssertEqual(app.view.selectedRowIndexes, [2])
    app.driver.update(to: [["b", "x", "a", "d", "e"]], vanished: .gone)
    XCTAssertEqual(app.driver.table.selectedRows, ["b"])
    XCTAssertEqual(app.differences(), [])
  }

  func testADoubleClickIsThePrimaryAction() async throws {
    let app = TableApp(letters)
    var opened: [[String]] = []
    app.driver.onPrimaryAction = { opened.append(Array($0)) }
    app.view.doubleClick(2)
    app.view.doubleClick(99)
    XCTAssertEqual(opened, [["c"]])
    app.view.click(2)
    app.view.openMenu(ofRow: 0) { XCTAssertEqual(app.driver.menuRows, ["a"]) }
    app.view.openMenu(ofRow: 2) { XCTAssertEqual(app.driver.menuRows, ["c"]) }
  }

  func testCheckboxesAreRedrawn() async throws {
    var table = IdentifiedTable(sections: [letters], policy: .multiple)
    try table.setList(.inclusive, inSection: 0)
    let app = TableApp(table)
    app.driver.apply(.tap("b"))
    app.view.finishEvent()
    XCTAssertEqual(app.take(\.made), [1])
    XCTAssertEqual(app.differences(), [])
  }
}
