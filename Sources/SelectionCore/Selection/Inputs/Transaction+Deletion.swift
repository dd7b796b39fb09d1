// SPDX-License-Identifier: MIT

extension Transaction {
  /// Selects the row beside those that went, where all selected rows did and the table asks for it.
  ///
  /// - Complexity: O(*m* log *m*) for *m* segments of the mapping, and what is disabled.
  mutating func selectDeletionSuccessor(_ mapping: TableMapping) {
    let successor = table.extras.deletionSuccessor
    let all = mapping.allRows(hidden: before.hiddenCount)
    guard successor != .none, table.mode != .none, !mapping.isReload,
      table.selectedMarks.rows.isEmpty,
      let first = before.selected.first, let last = before.selected.last,
      before.selectedMarks.rows.isSubset(of: all.removed)
    else { return }
    let isForward = successor != .previous
    var place = successor == .next ? last : first
    if successor != .firstGap, let lead = before.leadNumber, all.newIndex(of: lead) == nil {
      place = lead
    }
    // By their old numbers, for a row is beside another where both were.
    let free = table.rowsPassedOver.complement(within: table.shape.rowCount)
    let staying = mapping.rows.inverted.applied(to: free)
    let (next, previous) = (staying.next(after: place), staying.previous(before: place))
    guard let old = isForward ? next ?? previous : previous ?? next,
      let row = mapping.rows.newIndex(of: old)
    else { return }
    table.selectedMarks.set(true, at: row)
    setAnchorAndLead(to: target(row))
  }
}
