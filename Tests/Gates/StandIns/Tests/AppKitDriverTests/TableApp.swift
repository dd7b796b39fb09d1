// SPDX-License-Identifier: MIT
import AppKit
import SelectionAppKit
import SelectionCore
import XCTest

/// A test that fails with each complaint of the views.
@MainActor
class StandInTestCase: XCTestCase {
  override func setUp() async throws { StandIn.complain = { XCTFail($0) } }
}

/// An app with a table view, whose rows have checkboxes.
@MainActor
class TableApp: StandInObject, NumberOfRowsInTableView, TableViewViewForRow,
  TableViewSelectionDidChange
{
  let view = NSTableView()
  private(set) var driver: TableDriver<IdentifiedTable<String>>!
  /// The selection of the view, each time that the app's delegate was called with a change.
  var told: [[Int]] = []
  /// The rows whose views the app has made since the test took them.
  var made: [Int] = []
  private(set) var refusals: [Refusal<String>] = []
  private(set) var changeCount = 0

  init(_ table: IdentifiedTable<String>, isOnScreen: Bool = true) {
    super.init()
    view.addTableColumn(NSTableColumn())
    configure(view)
    view.delegate = self
    drive(table)
    view.dataSource = self
    if isOnScreen { view.window = NSWindow() }
    view.finishEvent()
    (told, made) = ([], [])
  }

  convenience init(_ ids: [String], policy: SelectionPolicy = .multiple) {
    self.init(IdentifiedTable(sections: [ids], policy: policy))
  }

  func configure(_ view: NSTableView) {}

  /// Gives the view a driver, which replaces the one before.
  func drive(_ table: IdentifiedTable<String>) {
    driver = TableDriver(view, table)
    driver.onRefusal = { [unowned self] in refusals.append($0) }
    driver.onChange = { [unowned self] _ in changeCount += 1 }
  }

  func numberOfRows(in tableView: NSTableView) -> Int { driver.shape.rowCount }

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    made.append(row)
    let box = NSButton(checkboxWithTitle: driver.id(at: row) ?? "", target: nil, action: nil)
    box.state = driver.checkState(ofRow: row)
    return box
  }

  func tableViewSelectionDidChange(_ notification: Notification) {
    told.append(Array(view.selectedRowIndexes))
  }

  func take<Value>(_ path: ReferenceWritableKeyPath<TableApp, [Value]>) -> [Value] {
    defer { self[keyPath: path] = [] }
    return self[keyPath: path]
  }

  /// How the view differs from the table.
  func differences() -> [String] {
    view.finishEvent()
    let table = driver.currentTable
    var found = view.differences(from: table.rows.selectedRows.positions)
    if view.numberOfRows != table.rows.shape.rowCount {
      found.append("\(view.numberOfRows) rows, the table has \(table.rows.shape.rowCount)")
    }
    view.enumerateAvailableRowViews { rowView, row in
      guard let box = rowView.cells?.first as? NSButton else { return }
      let wanted = (driver.id(at: row), driver.checkState(ofRow: row))
      if (box.title, box.state) != (wanted.0 ?? "", wanted.1) {
        found.append("row \(row) shows \(box.title) \(box.state.rawValue), not \(wanted)")
      }
    }
    return found
  }
}

extension NSTableView {
  /// How the view's selection differs from a table's.
  func differences(from selected: RowSet) -> [String] {
    var found: [String] = []
    if RowSet(selectedRowIndexes) != selected {
      found.append("the view selects \(Array(selectedRowIndexes)), the table \(Array(selected))")
    }
    enumerateAvailableRowViews { rowView, row in
      if rowView.isSelected != selected.contains(row) { found.append("row \(row) looks wrong") }
      if window != nil, rowView.cells == nil { found.append("row \(row) has no cells") }
    }
    return found
  }
}
