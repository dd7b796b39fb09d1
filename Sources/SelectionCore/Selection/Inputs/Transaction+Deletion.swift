// SPDX-License-Identifier: MIT

extension Transaction {
  /// Selects the row beside those that went, where all selected rows did and the table asks for it.
  ///
  /// - Complexity: O(*m* log *m*) for *m* segments of the mapping, and what is disabled.
  mutating func selectDeletionSuccessor(_ mapping: TableMapping) {
    let successor = table.extras.deletionSuccessor
    let selected = before.selectedMarks.rows
    guard successor != .none, table.mode != .none, !mapping.isReload,
      table.selectedMarks.rows.isEmpty, let first = selected.first, let last = selected.last,
      selected.isSubset(of: mapping.rows.removed)
    else { return }
    let isForward = successor != .previous
    var place = successor == .next ? last : first
    if successor != .firstGap, let lead = before.wholeLead, mapping.rows.newIndex(of: lead) == nil {
      place = lead
    }
    // By their old numbers, for a row is beside another where both were.
    let free = table.shownNumbers.subtracting(table.rowsPassedOver)
    let staying = mapping.rows.inverted.applied(to: free)
      .intersection(RowSet(0..<mapping.oldShape.rowCount))
    let (next, previous) = (staying.next(after: place), staying.previous(before: place))
    guard let old = isForward ? next ?? previous : previous ?? next,
      let row = mapping.rows.newIndex(of: old)
    else { return }
    table.selectedMarks.set(true, at: row)
    setAnchorAndLead(to: target(row))
  }
}
