// SPDX-License-Identifier: MIT
import SelectionCore

/// The answers of rules by path; a row without an answer is allowed.
package struct OracleRules {
  var noHighlight: Set<RowPath> = []
  var select: [RowPath: RowPath?] = [:]
  var deselect: [RowPath: RowPath?] = [:]
  var noPan: Set<RowPath> = []

  package init() {}

  func selects(_ row: RowPath) -> RowPath? { select[row] ?? row }
  func deselects(_ row: RowPath) -> RowPath? { deselect[row] ?? row }

  /// The rules for a table.
  var rules: TableRules {
    TableRules(
      shouldHighlight: { row, _ in !noHighlight.contains(row) },
      willSelect: { row, _ in selects(row) }, willDeselect: { row, _ in deselects(row) },
      shouldBeginMultipleSelection: { row, _ in !noPan.contains(row) })
  }
}
