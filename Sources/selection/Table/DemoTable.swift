// SPDX-License-Identifier: MIT

internal import SelectionCore

/// A row of a table in the terminal, which is its own identity: no table has it twice.
struct DemoRow: Hashable {
  var label: String
  var detail = ""
}

/// A section of a table in the terminal, as it is at the start.
struct DemoSection: Hashable {
  var title: String
  var rows: [DemoRow]
  /// Which kind of checkmark list it is; nil if rows are selected.
  var list: CheckmarkListKind?
  /// The rows that are checked from the start.
  var checked: [DemoRow] = []
}

/// A table to be shown in the terminal.
///
/// Its rows are known by identity, so that selection, checkmarks and undo follow them wherever they
/// go, and stay while a search hides them.
@MainActor
class DemoTable {
  let name: String
  /// The titles of the sections.
  let titles: [String]
  /// The rows, and what of them is selected, checked and shown.
  var table: IdentifiedTable<DemoRow>
  /// What is searched for.
  var query = Query("")
  /// The rows on the screen.
  var window = RowWindow()
  /// The table and its rows on the screen as they were drawn last; nil before that.
  private var drawn: (table: IdentifiedTable<DemoRow>, rows: Set<DemoRow>)?
  private var insertedCount = 0
  /// The tables from before the changes of the rows, to be undone with them.
  var dataSteps = DataSteps()
  /// What has happened since ``forgetEvents()``.
  private(set) var events: [String] = []
  /// What is done to the table, if that is recorded.
  var log: InputLog<RowPath>?
  /// That record before anything was done.
  var untouchedLog: InputLog<RowPath>?

  init(name: String, policy: SelectionPolicy = .single, sections: [DemoSection]) {
    self.name = name
    titles = sections.map(\.title)
    table = IdentifiedTable<DemoRow>(sections: sections.map(\.rows), policy: policy)
    for (number, section) in sections.enumerated() {
      apply(.setList(section.list, inSection: number))
      apply(.check(spans(section.checked)))
    }
    apply(.focus(RowPath(section: 0, row: 0)))
    apply(.enableUndo(limit: nil))
    apply(.setDeletionSuccessor(.next))
    // What a search hides is let go by a key of its own.
    apply(.setReplacementScope(.shown))
    forgetEvents()
  }

  func note(_ event: String) { events.append(event) }

  func forgetEvents() { events = [] }

  /// What is selected or checked, in a few words.
  var summary: String { "" }

  /// What is selected or checked in a section, in a few words.
  func summary(ofSection section: Int) -> String { "" }

  /// Selects or checks everything that is shown.
  func markAll() { apply(.selectAll) }

  /// Selects or checks nothing of what is shown.
  func unmarkAll() { apply(.deselectAll) }

  /// Selects or checks what is shown and is not, and nothing of it that is.
  func invert() { apply(.invert) }

  /// A row to be inserted.
  final func newRow() -> DemoRow {
    insertedCount += 1
    return DemoRow(label: "new row \(insertedCount)")
  }

  /// The row of a path.
  func row(at path: RowPath) -> DemoRow { table.id(of: path) ?? DemoRow(label: "") }

  /// The paths of rows; those that are not shown are left out.
  func spans(_ rows: [DemoRow]) -> RowSpans { RowSpans(rows.compactMap(table.row)) }

  /// The row on which the keyboard is; nil if no row is shown.
  var lead: RowPath? { table.rows.lead }

  /// How many rows are shown.
  var shownCount: Int { table.shape.rowCount }

  /// How many selected and checked rows are not shown.
  var hiddenMarkCount: Int { table.hiddenSelectedIDs.count + table.hiddenCheckedIDs.count }

  /// Scrolls the row on which the keyboard is into view.
  func showLead() {
    if let place = lead.flatMap(table.shape.rowNumber) { window.show(place, of: shownCount) }
  }

  /// Scrolls by some rows, as far as the table goes.
  func scroll(by rows: Int) { window.scroll(by: rows, of: shownCount) }

  /// The rows on the screen.
  var visibleRows: [RowPath] {
    window.rows(of: shownCount).compactMap(table.shape.path)
  }

  /// Takes note that the screen shows the table as it is now.
  ///
  /// - Returns: The rows on the screen that were not there before, or look different.
  func takeDrawn() -> Set<RowPath> {
    window.stay(in: shownCount)
    let visible = visibleRows
    defer { drawn = (table, Set(visible.map(row))) }
    guard let drawn, drawn.table.isEditing == table.isEditing else { return Set(visible) }
    let different = table.change(from: drawn.table).rows.rowsToRedraw
    return Set(visible.filter { different.contains($0) || !drawn.rows.contains(row(at: $0)) })
  }
}
