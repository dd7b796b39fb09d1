// SPDX-License-Identifier: MIT
import AppKit
import SelectionAppKit
import SelectionCore
import SelectionOutline
import AppKitOutlineViews
import XCTest

@MainActor
private final class TableDelegate: StandInObject, TableViewShouldSelectRow,
  TableViewSelectionDidChange
{
  private(set) var toldCount = 0

  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { row != 0 }
  func tableViewSelectionDidChange(_ notification: Notification) { toldCount += 1 }
}

@MainActor
private final class OutlineDelegate: StandInObject, OutlineViewShouldSelectItem,
  OutlineViewPasteboardWriterForItem
{
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { false }
  func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> Any? {
    item
  }
}

/// An app that keeps one row selected, after clicks and inputs alike.
private final class CorrectingApp: TableApp, TableViewSelectionIsChanging {
  func tableViewSelectionIsChanging(_ notification: Notification) {}

  override func tableViewSelectionDidChange(_ notification: Notification) {
    if view.selectedRowIndexes != [1] { view.selectRowIndexes([1], byExtendingSelection: false) }
  }
}

@MainActor
final class DelegateTests: StandInTestCase {
  private let letters = ["a", "b", "c", "d"]

  func testAViewAsksNoDelegateThatIsGone() async throws {
    let app = TableApp(letters)
    var delegate: TableDelegate? = TableDelegate()
    app.driver.delegate = delegate
    app.view.click(0)
    app.view.click(1)
    XCTAssertEqual(app.driver.table.selectedRows, ["b"])
    XCTAssertEqual(delegate?.toldCount, 1)
    delegate = nil
    app.view.click(0)
    XCTAssertEqual(app.driver.table.selectedRows, ["a"])
    app.driver.delegate = app
    app.view.reloadData()
    XCTAssertEqual(app.differences(), [])
  }

  func testAnOutlineViewAsksNoDelegateThatIsGone() async throws {
    let app = OutlineApp(try .files())
    var delegate: OutlineDelegate? = OutlineDelegate()
    app.driver.delegate = delegate
    app.view.click(0)
    XCTAssertEqual(app.driver.table.selectedRows, [])
    XCTAssertTrue(app.view.canDragItems)
    delegate = nil
    XCTAssertNil(delegate)
    XCTAssertFalse(app.view.canDragItems)
    app.view.click(0)
    XCTAssertEqual(app.driver.table.selectedRows, ["docs"])
    app.driver.delegate = app
    XCTAssertEqual(app.differences(), [])
  }

  func testTheAppCorrectsTheSelectionAsItIsTold() async throws {
    let app = CorrectingApp(letters)
    app.view.click(3)
    XCTAssertEqual(app.driver.table.selectedRows, ["b"])
    app.driver.apply(.setSelected(["a", "c"]))
    XCTAssertEqual(app.driver.table.selectedRows, ["b"])
    XCTAssertEqual(app.differences(), [])
  }

  func testTheUserDragsARow() async throws {
    let app = TableApp(letters)
    app.view.click(1)
    app.view.moveRow(at: 1, to: 3)
    app.driver.viewMovedRow(at: 1, to: 3)
    XCTAssertEqual((0..<4).compactMap { app.driver.id(at: $0) }, ["a", "c", "d", "b"])
    XCTAssertEqual(app.driver.table.selectedRows, ["b"])
    XCTAssertEqual(app.view.selectedRowIndexes, [3])
    XCTAssertEqual(app.differences(), [])
  }

  /// The view's selection is read as ranges.
  func testATrillionRowsAreSelected() async throws {
    let (view, count) = (NSTableView(), 1_000_000_000_000)
    view.addTableColumn(NSTableColumn())
    view.window = NSWindow()
    let table = TableSelection(shape: try TableShape(rowCounts: [count]), policy: .multiple)
    let driver = TableDriver(view, table)
    let source = Rows { driver.shape.rowCount }
    view.dataSource = source
    view.selectAll(nil)
    view.click(7, .command)
    XCTAssertEqual(driver.table.selectedRows.count, count - 1)
    view.deselectAll(nil)
    XCTAssertEqual(driver.table.selectedRows.count, 0)
  }

  func testATreeInATableView() async throws {
    let view = NSTableView()
    view.addTableColumn(NSTableColumn())
    view.window = NSWindow()
    let driver = TableDriver(view, try OutlineSelection.files())
    let source = Rows { driver.shape.rowCount }
    view.dataSource = source
    view.click(2)
    try driver.change { _ = try $0.collapse("docs") }
    XCTAssertEqual(view.numberOfRows, 3)
    XCTAssertEqual(view.selectedRowIndexes, [])
    try driver.change { _ = try $0.expand("docs") }
    XCTAssertEqual(view.selectedRowIndexes, [2])
    XCTAssertEqual(driver.table.selectedRows, ["may.txt"])
  }
}

@MainActor
private final class Rows: StandInObject, NumberOfRowsInTableView {
  private let count: () -> Int

  init(_ count: @escaping () -> Int) { self.count = count }

  func numberOfRows(in tableView: NSTableView) -> Int { count() }
}
