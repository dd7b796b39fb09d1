// SPDX-License-Identifier: MIT
import SelectionCore

/// Queries for benchmarks.
extension OutlineSelection {
  /// The number of shown rows before a node's; nil if it isn't shown.
  package func row(ofNode node: Int) -> Int? { table.rows.path(ofRow: node)?.row }

  /// The memory of everything but the identities, in bytes.
  package var storageSizeWithoutNames: Int {
    let sets: [RowSet] = [
      forest.childless, forest.emptyGroups, forest.unloaded, forest.collapsed, forest.open,
      forest.passing ?? [], forest.kept ?? [], forest.disabled, forest.exclusive, checked,
      disabled, table.rows.shownNumbers, table.rows.selectedNumbers,
    ]
    return forest.extents.storageSize + sets.reduce(0) { $0 + $1.storageSize }
  }
}
