// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionViews

/// A view of any size that has what the driver tells it; its selection is what it is told, too.
@MainActor
final class AnyView: SelectingView {
  final class Cell: Sendable {}

  static let cells = (0..<4).map { _ in Cell() }

  private(set) var rowCounts: [Int] = []
  private(set) var selected: Set<RowPath> = []
  var isOnScreen = true
  var isEditingRows: Bool? = false
  var mostSelectedRows = 1_000
  /// The row counts that the view reads at a reload and in a batch.
  var counts: () -> [Int] = { [] }
  /// Told what the driver asks of the view that no view can do.
  private let program: Program

  init(_ program: Program) { self.program = program }

  var sectionCount: Int { rowCounts.count }

  func rowCount(inSection section: Int) -> Int {
    guard rowCounts.indices.contains(section) else {
      program.complain("asked for the rows of section \(section)")
      return 0
    }
    return rowCounts[section]
  }

  var selectedRows: [RowPath] { selected.sorted() }

  var visibleRows: [RowPath] {
    rowCounts.enumerated().flatMap { section, count in
      (0..<min(count, 4)).map { RowPath(section: section, row: $0) }
    }
  }

  func isInView(_ row: RowPath) -> Bool { has(row) && row.row < 4 }

  private func has(_ row: RowPath) -> Bool {
    let isThere =
      rowCounts.indices.contains(row.section) && row.row >= 0 && row.row < rowCounts[row.section]
    if !isThere { program.complain("asked about row \(row), which isn't there") }
    return isThere
  }

  func select(_ rows: RowPaths, animated: Bool) {
    guard rows.count <= 10_000 else { return program.complain("selects \(rows.count) rows") }
    for row in rows where has(row) { selected.insert(row) }
  }

  func deselect(_ rows: RowPaths, animated: Bool) {
    // A view may have told that all its rows are selected, however many it has.
    if rows.count <= 10_000 { for row in rows where !has(row) { return } }
    selected = selected.filter { !rows.contains($0) }
  }

  func allow(_ policy: SelectionPolicy) {}
  func layOutRows() {}
  func setEditingRows(_ isEditing: Bool, animated: Bool) { isEditingRows = isEditing }

  func reloadRows() {
    rowCounts = counts()
    selected = []
  }

  func perform(_ changes: ViewChanges, contents: () -> Void) {
    let rows = [changes.deletedRows.count, changes.insertedRows.count, changes.movedRows.count]
    if rows.contains(where: { $0 > 1_000 }) { program.complain("changes \(rows) rows") }
    contents()
    rowCounts = counts()
    selected = selected.filter {
      rowCounts.indices.contains($0.section) && $0.row < rowCounts[$0.section]
    }
  }

  /// The app selects and deselects a row in the view itself.
  func toggleInApp(_ row: RowPath) {
    guard rowCounts.indices.contains(row.section), row.row >= 0,
      row.row < rowCounts[row.section]
    else { return }
    selected.formSymmetricDifference([row])
  }
}
