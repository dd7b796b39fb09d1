// SPDX-License-Identifier: MIT
import AppKit
import SelectionAppKit
import SelectionCore
import SelectionOutline
import AppKitOutlineViews
import XCTest

/// An app that gives its view a new driver.
@MainActor
private final class TableAppWithDrivers: StandInObject, NumberOfRowsInTableView,
  TableViewViewForRow
{
  let view = NSTableView()
  var driver: TableDriver<IdentifiedTable<String>>?

  func start() {
    view.addTableColumn(NSTableColumn())
    view.delegate = self
    drive(["a", "b"])
    view.dataSource = self
    view.window = NSWindow()
    view.finishEvent()
  }

  func drive(_ ids: [String]) {
    driver = TableDriver(view, IdentifiedTable(sections: [ids], policy: .multiple))
    view.reloadData()
    view.finishEvent()
  }

  func numberOfRows(in tableView: NSTableView) -> Int { driver?.shape.rowCount ?? 0 }

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { NSTextField(labelWithString: driver?.id(at: row) ?? "") }
}

/// An app that gives its outline view a new driver.
@MainActor
private final class OutlineAppWithDrivers: StandInObject, OutlineViewViewForItem {
  let view = NSOutlineView()
  var driver: OutlineDriver<String>?

  func start() throws {
    view.addTableColumn(NSTableColumn())
    view.delegate = self
    view.window = NSWindow()
    try drive("a")
  }

  func drive(_ id: String) throws {
    driver = OutlineDriver(view, try OutlineSelection(nodes: [OutlineNode(id)]))
    view.finishEvent()
  }

  func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? { driver?.id(of: item).map { NSTextField(labelWithString: $0) } }
}

@MainActor
final class NewDriverTests: StandInTestCase {
  private func texts(_ view: NSTableView) -> [String?] {
    var found: [String?] = []
    view.enumerateAvailableRowViews { rowView, _ in
      found.append((rowView.cells?.first as? NSTextField)?.stringValue)
    }
    return found
  }

  func testANewTableDriverHasTheAppsDelegate() async throws {
    let app = TableAppWithDrivers()
    app.start()
    XCTAssertEqual(texts(app.view), ["a", "b"])
    app.drive(["c", "d", "e"])
    XCTAssertEqual(texts(app.view), ["c", "d", "e"])
    app.view.click(2)
    XCTAssertEqual(app.driver?.table.selectedRows, ["e"])
    XCTAssertTrue(app.driver?.delegate === app)
  }

  func testANewTableReplacesTheSelectionInTheView() async throws {
    let app = TableAppWithDrivers()
    app.start()
    app.view.click(1)
    XCTAssertEqual(app.driver?.table.selectedRows, ["b"])
    app.drive(["c", "d", "e"])
    XCTAssertEqual(app.driver?.table.selectedRows, [])
    XCTAssertEqual(app.view.selectedRowIndexes, [])
    app.view.click(0)
    XCTAssertEqual(app.driver?.table.selectedRows, ["c"])
  }

  func testANewOutlineReplacesTheSelectionInTheView() async throws {
    let app = OutlineAppWithDrivers()
    try app.start()
    app.view.click(0)
    XCTAssertEqual(app.driver?.table.selectedRows, ["a"])
    try app.drive("b")
    XCTAssertEqual(app.driver?.table.selectedRows, [])
    XCTAssertEqual(app.view.selectedRowIndexes, [])
  }

  func testANewOutlineDriverHasTheAppsDelegate() async throws {
    let app = OutlineAppWithDrivers()
    try app.start()
    XCTAssertEqual(texts(app.view), ["a"])
    try app.drive("b")
    XCTAssertEqual(texts(app.view), ["b"])
    XCTAssertTrue(app.driver?.delegate === app)
  }

  func testANewCollectionDriverHasTheAppsDelegate() async throws {
    let app = CollectionApp([["a"], ["b"]])
    let table = app.driver.table
    var driver: CollectionDriver? = CollectionDriver(app.view, table)
    driver = CollectionDriver(app.view, table)
    XCTAssertTrue(driver?.target === app)
    XCTAssertNil(app.driver.collectionView)
    app.view.click(IndexPath(item: 0, section: 1))
    XCTAssertEqual(driver?.table.selectedRows, ["b"])
    driver = nil
    XCTAssertTrue(app.view.delegate === app)
  }

  func testAViewHasTheAppsDelegateAgainWhenItsDriverIsGone() async throws {
    let (table, outline) = (TableAppWithDrivers(), OutlineAppWithDrivers())
    table.start()
    try outline.start()
    let first = outline.driver
    try outline.drive("b")
    XCTAssertNil(first?.outlineView)
    first?.apply(.selectAll)
    XCTAssertEqual(outline.view.selectedRowIndexes, [])
    (table.driver, outline.driver) = (nil, nil)
    XCTAssertTrue(table.view.delegate === table)
    XCTAssertTrue(outline.view.delegate === outline)
  }
}
