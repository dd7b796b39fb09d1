// SPDX-License-Identifier: MIT

internal import SelectionCore

/// A row of a table in the terminal.
///
/// The row is its own identity, so each table contains it only once.
struct DemoRow: Hashable {
  var label: String
  var detail = ""
}

/// A section of a table in the terminal, in its initial state.
struct DemoSection: Hashable {
  var title: String
  var rows: [DemoRow]
  /// The kind of checkmark list; nil for an ordinary section.
  var list: CheckmarkListKind?
  /// The rows that are checked initially.
  var checked: [DemoRow] = []
}

/// A table for the terminal.
///
/// The table's rows have identities, so selection, checkmarks and undo steps move with the rows,
/// and are kept while a search hides the rows.
@MainActor
class DemoTable {
  /// The name.
  class var name: String { "" }
  /// A line that explains the purpose of the table.
  class var introduction: String { "" }
  /// The policy for what the user may select.
  class var policy: SelectionPolicy { .single }
  /// The initial sections.
  class func sections() -> [DemoSection] { [] }

  /// The titles of the sections.
  let titles: [String]
  /// The rows, and which of them are selected, checked and shown.
  var table: IdentifiedTable<DemoRow>
  /// The search for the query.
  var search = SearchStack()
  /// The labels of all rows, for searches; nil while the labels aren't known.
  var labels: Lines?
  /// The rows on the screen.
  var window = RowWindow()
  /// The table and its visible rows when they were last drawn; nil if they haven't been drawn.
  private var drawn: (table: IdentifiedTable<DemoRow>, rows: Set<DemoRow>)?
  private var insertedCount = 0
  /// The tables from before the changes to the rows, for undo.
  var dataSteps = DataSteps()
  /// The events since ``forgetEvents()``.
  private(set) var events: [String] = []
  /// The inputs to the table, if they are recorded.
  var log: InputLog<RowPath>?
  /// The log before the first input.
  var untouchedLog: InputLog<RowPath>?

  required init() {
    let sections = Self.sections()
    titles = sections.map(\.title)
    table = IdentifiedTable<DemoRow>(sections: sections.map(\.rows), policy: Self.policy)
    for (number, section) in sections.enumerated() {
      apply(.setList(section.list, inSection: number))
      apply(.check(spans(section.checked)))
    }
    apply(.focus(RowPath(section: 0, row: 0)))
    apply(.enableUndo(limit: nil))
    apply(.setDeletionSuccessor(.next))
    // Hidden rows are deselected by a separate key.
    apply(.setReplacementScope(.shown))
    forgetEvents()
  }

  /// The query.
  var query: Query { search.query }

  func note(_ event: String) { events.append(event) }

  func forgetEvents() { events = [] }

  /// A short text about the selected or checked rows.
  var summary: String { "" }

  /// A short text about the selected or checked rows of a section.
  func summary(ofSection section: Int) -> String { "" }

  /// Selects or checks all shown rows.
  func markAll() { apply(.userSelectAll) }

  /// Deselects or unchecks all shown rows.
  func unmarkAll() { apply(.deselectAll) }

  /// Inverts the selection or checkmarks of the shown rows.
  func invert() {
    guard table.limits.atMost != nil else { return apply(.invert) }
    // The limit applies to the user's sweep over all rows, but not to the program.
    apply(.beginSweep(.toggling))
    apply(.continueSweep(over: .all))
    apply(.endSweep)
  }

  /// A new row to insert.
  final func newRow() -> DemoRow {
    insertedCount += 1
    return DemoRow(label: "new row \(insertedCount)")
  }

  /// The row at a path.
  func row(at path: RowPath) -> DemoRow { table.id(of: path) ?? DemoRow(label: "") }

  /// The paths of rows; rows that aren't shown are left out.
  func spans(_ rows: [DemoRow]) -> RowSpans { RowSpans(rows.compactMap(table.row)) }

  /// The row with the keyboard focus; nil if no row is shown.
  var lead: RowPath? { table.rows.lead }

  /// The number of shown rows.
  var shownCount: Int { table.shape.rowCount }

  /// The number of selected and checked rows that aren't shown.
  var hiddenMarkCount: Int { table.hiddenSelectedRows.count + table.hiddenCheckedRows.count }

  /// Scrolls the row with the keyboard focus into view.
  func showLead() {
    if let place = lead.flatMap(table.shape.rowNumber) { window.show(place, of: shownCount) }
  }

  /// Scrolls by some rows, within the table.
  func scroll(by rows: Int) { window.scroll(by: rows, of: shownCount) }

  /// The rows on the screen.
  var visibleRows: [RowPath] {
    window.rows(of: shownCount).compactMap(table.shape.path)
  }

  /// Records that the screen shows the current state of the table.
  ///
  /// - Returns: The visible rows that are new on the screen or whose appearance has changed; nil at
  ///   first.
  func takeDrawn() -> Set<RowPath>? {
    window.stay(in: shownCount)
    let visible = visibleRows
    defer { drawn = (table, Set(visible.map(row))) }
    guard let drawn else { return nil }
    if drawn.table.isEditing != table.isEditing { return Set(visible) }
    let different = table.change(from: drawn.table).rows.rowsToRedraw
    return Set(visible.filter { different.contains($0) || !drawn.rows.contains(row(at: $0)) })
  }
}
