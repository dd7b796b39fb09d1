// SPDX-License-Identifier: MIT

extension Transaction {
  /// Selects a neighbor of the removed rows if all selected rows were removed and the table's
  /// settings specify a successor.
  ///
  /// - Complexity: O(*m* log *m*) for *m* segments of the mapping, and the cost of disabled rows.
  mutating func selectDeletionSuccessor(_ mapping: TableMapping) {
    let successor = table.extras.deletionSuccessor
    let selected = before.selectedMarks.rows
    guard successor != .none, table.mode != .none, !mapping.isReload,
      table.selectedMarks.rows.isEmpty, let first = selected.first, let last = selected.last,
      selected.isSubset(of: mapping.rows.removed)
    else { return }
    let isForward = successor != .previous
    var place = successor == .next || successor == .sibling ? last : first
    if successor != .firstGap, let lead = before.wholeLead, mapping.rows.newIndex(of: lead) == nil {
      place = lead
    }
    // By old row numbers, because rows are neighbors by their old places.
    let free = table.shownNumbers.subtracting(table.rowsPassedOver)
    let staying = mapping.rows.inverted.applied(to: free)
      .intersection(RowSet(0..<mapping.oldShape.rowCount))
    func neighbor(_ rows: RowSet) -> Int? {
      let (next, previous) = (rows.next(after: place), rows.previous(before: place))
      return isForward ? next ?? previous : previous ?? next
    }
    // Rows that are shown again come last.
    guard let old = neighbor(before.shown(staying)) ?? neighbor(staying),
      let row = mapping.rows.newIndex(of: old)
    else { return }
    table.selectedMarks.set(true, at: row)
    setAnchorAndLead(to: target(row))
  }
}
