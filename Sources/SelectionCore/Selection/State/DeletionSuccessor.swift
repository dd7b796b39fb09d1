// SPDX-License-Identifier: MIT

/// The row to select when a change to the data has removed every selected row.
///
/// With ``next`` and ``previous``, the selected row is a neighbor of the lead's old place if the
/// lead's row was also removed; otherwise it is the row after the last selected row, or the row
/// before the first selected row. Only a row that remains and that the user could select is
/// eligible. Hidden and reloaded rows don't count as removed.
public enum DeletionSuccessor: String, Hashable, Sendable, CaseIterable {
  /// No row is selected.
  case none
  /// The next row, or at the end the previous row.
  case next
  /// The previous row, or at the start the next row.
  case previous
  /// The row now in the place of the first selected row that was removed, or at the end the last
  /// row, independent of the lead.
  case firstGap
  /// In an outline, the next sibling, or after the last sibling the previous sibling, or without
  /// siblings the enclosing group; in a table, the same as ``next``.
  case sibling
}

#if !hasFeature(Embedded)
  extension DeletionSuccessor: Codable {}
#endif
