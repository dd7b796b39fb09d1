// SPDX-License-Identifier: MIT
import AppKit
import AppKitOutlineViews
import SelectionAppKit
import SelectionCore
import SelectionOutline
import XCTest

/// A view shows the selection that its table has from the start, such as a restored one.
@MainActor
final class FirstSelectionTests: StandInTestCase {
  func testATable() async throws {
    var table = IdentifiedTable(sections: [["a", "b", "c"]], policy: .multiple)
    try table.select(["b"])
    for isOnScreen in [true, false] {
      let app = TableApp(table, isOnScreen: isOnScreen)
      app.view.window = NSWindow()
      app.view.finishEvent()
      XCTAssertEqual(app.view.selectedRowIndexes, [1], "\(isOnScreen)")
      XCTAssertEqual(app.driver.table.selectedRows, ["b"])
      XCTAssertEqual(app.differences(), [])
    }
  }

  func testAnOutline() async throws {
    var files = try OutlineSelection.files()
    try files.select(["docs"])
    let app = OutlineApp(files)
    XCTAssertEqual(app.driver.table.selectedRows, ["docs"])
    XCTAssertEqual(app.view.selectedRowIndexes, [0])
    XCTAssertEqual(app.differences(), [])
  }

  func testACollection() async throws {
    var table = IdentifiedTable(sections: [["a", "b", "c"]], policy: .multiple)
    try table.select(["b"])
    let app = CollectionApp(table)
    XCTAssertEqual(app.differences(), [])
    XCTAssertEqual(app.driver.table.selectedRows, ["b"])
  }
}
