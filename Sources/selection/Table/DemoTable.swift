// SPDX-License-Identifier: MIT

internal import HeadlessTable
internal import SelectionCore

/// A row of a table in the terminal.
struct DemoRow: Hashable {
  var label: String
  var detail = ""
}

/// A section of a table in the terminal.
struct DemoSection: Hashable {
  var title: String
  var rows: [DemoRow]
  /// Which kind of checkmark list it is; nil where rows are selected.
  var list: CheckmarkListKind?
  /// The rows that are checked from the start.
  var checked: [Int] = []
}

/// A table to be shown in the terminal, written as table code for UIKit is: it is data source and
/// delegate of a table view, which holds all of its state.
@MainActor
class DemoTable: TableViewDataSource, TableViewDelegate {
  let name: String
  var sections: [DemoSection]
  let table = TableView()
  private var insertedCount = 0
  /// What has happened since ``forgetEvents()``, in the words of the delegate.
  private(set) var events: [String] = []
  /// What was done to the table, if that is recorded and anything was.
  var log: InputLog<RowPath>?

  init(name: String, policy: SelectionPolicy = .single, sections: [DemoSection]) {
    self.name = name
    self.sections = sections
    table.dataSource = self
    table.delegate = self
    // The titles are drawn beside the rows, so that they take no room above them.
    table.sectionHeaderHeight = 0
    apply(.setPolicy(policy))
    for (number, section) in sections.enumerated() {
      apply(.setList(section.list, inSection: number))
      apply(.check(RowSpans(section.checked.map { RowPath(section: number, row: $0) })))
    }
    apply(.focus(RowPath(section: 0, row: 0)))
    apply(.enableUndo(limit: nil))
    apply(.setDeletionSuccessor(.next))
    forgetEvents()
  }

  func note(_ event: String) { events.append(event) }

  func forgetEvents() { events = [] }

  /// What is selected or checked, in a few words.
  var summary: String { "" }

  /// What is selected or checked in a section, in a few words.
  func summary(ofSection section: Int) -> String { "" }

  /// Selects or checks everything.
  func markAll() { apply(.selectAll) }

  /// Selects or checks nothing.
  func unmarkAll() { apply(.deselectAll) }

  /// Selects or checks what is not, and nothing that is.
  func invert() { apply(.invert) }

  /// A row to be inserted.
  final func newRow() -> DemoRow {
    insertedCount += 1
    return DemoRow(label: "new row \(insertedCount)")
  }

  /// The row of a path.
  func row(at path: RowPath) -> DemoRow { sections[path.section].rows[path.row] }

  /// The row on which the keyboard stands; nil in a table without rows.
  var lead: RowPath? { table.rows.lead }

  /// Scrolls the row on which the keyboard stands into view.
  func showLead() {
    guard let lead else { return }
    table.scrollToRow(at: lead, at: .none, animated: false)
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
    showCheckmark(ofRowAt: indexPath, in: cell)
    return cell
  }

  /// Lets a cell show whether its row is checked.
  func showCheckmark(ofRowAt indexPath: RowPath, in cell: TableViewCell) {
    cell.accessoryType = table.rows.isChecked(indexPath) ? .checkmark : .none
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    note("didSelect:\(indexPath)")
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: RowPath) {
    note("didDeselect:\(indexPath)")
  }

  func tableViewSelectionDidChange(_ tableView: TableView) { note("selectionDidChange") }
}
