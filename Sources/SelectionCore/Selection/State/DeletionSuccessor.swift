// SPDX-License-Identifier: MIT

/// The row to select when a change to the data has removed every selected row.
///
/// With ``next`` and ``previous``, the selected row is adjacent to the lead's old position if the
/// lead's row was also removed. Otherwise, the row to select is the row after the last selected row
/// or the row before the first selected row. Only rows that remain and that the user could select
/// are eligible. Hidden and reloaded rows don't count as removed.
public enum DeletionSuccessor: String, Hashable, Sendable, CaseIterable {
  /// No row is selected.
  case none
  /// The next row or, at the end, the previous row.
  case next
  /// The previous row or, at the start, the next row.
  case previous
  /// The row that is now in the place of the first selected row that was removed or, at the end,
  /// the last row, independent of the lead.
  case firstGap
  /// In an outline, the next sibling, the previous sibling if no sibling follows, or the enclosing
  /// group if there are no siblings; in a table, the same row as ``next``.
  case sibling
}
