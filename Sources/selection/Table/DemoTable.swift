// SPDX-License-Identifier: MIT

internal import HeadlessTable
internal import SelectionCore

/// A row of a table in the terminal.
struct DemoRow: Hashable {
  /// What the row stands for, whatever its place.
  var id: String
  var label: String
  var detail = ""
}

/// A section of a table in the terminal.
struct DemoSection: Hashable {
  var title: String
  var rows: [DemoRow]
}

/// A table to be shown in the terminal, written as table code for UIKit is: it is data source and delegate of
/// a table view.
@MainActor
class DemoTable: TableViewDataSource, TableViewDelegate {
  let name: String
  var sections: [DemoSection]
  let table = TableView()
  private var insertedCount = 0
  /// What has happened since ``forgetEvents()``, in the words of the delegate.
  private(set) var events: [String] = []
  /// The number of the row on which the keyboard stands.
  private(set) var cursor = 0
  /// What was done to the table, if that is recorded.
  var log: InputLog?

  init(name: String, sections: [DemoSection]) {
    self.name = name
    self.sections = sections
    table.dataSource = self
    table.delegate = self
    // The titles are drawn beside the rows, so that they take no room above them.
    table.sectionHeaderHeight = 0
  }

  func note(_ event: String) { events.append(event) }

  func forgetEvents() { events = [] }

  /// What is selected or checked, in a few words.
  var summary: String { "" }

  /// What is selected or checked in a section, in a few words.
  func summary(ofSection section: Int) -> String { "" }

  /// Selects or checks everything.
  func chooseAll() {}

  /// Selects or checks nothing.
  func chooseNone() {}

  /// Selects or checks what is not, and nothing that is.
  func invert() {}

  /// Takes the last change back.
  func undo() {}

  /// Takes the last undo back.
  func redo() {}

  /// Whether ranges of rows can be selected.
  var allowsRanges: Bool { false }

  /// A row to be inserted.
  final func newRow() -> DemoRow {
    insertedCount += 1
    return DemoRow(id: "new \(insertedCount)", label: "new row \(insertedCount)")
  }

  /// The row of a path.
  func row(at path: RowPath) -> DemoRow { sections[path.section].rows[path.row] }

  /// The path of the row on which the keyboard stands; nil in a table without rows.
  var cursorPath: RowPath? { table.selection.shape.path(ofRow: cursor) }

  /// Puts the keyboard on a row, or on the nearest that there is, and scrolls it into view.
  func moveCursor(to row: Int) {
    cursor = min(max(row, 0), max(table.selection.shape.rowCount - 1, 0))
    showCursor()
  }

  /// Scrolls the row on which the keyboard stands into view.
  func showCursor() {
    guard let cursorPath else { return }
    table.scrollToRow(at: cursorPath, at: .none, animated: false)
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? TableViewCell(style: .value1, reuseIdentifier: "row")
    let row = row(at: indexPath)
    cell.textLabel?.text = row.label
    cell.detailTextLabel?.text = row.detail
    cell.accessoryType = .none
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    note("didSelect:\(indexPath)")
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: RowPath) {
    note("didDeselect:\(indexPath)")
  }

  func tableViewSelectionDidChange(_ tableView: TableView) { note("selectionDidChange") }
}
