// SPDX-License-Identifier: MIT

/// Which row is selected when a change of the data has taken away every selected row.
///
/// With ``next`` and ``previous`` it is the row beside the place of the lead, if that row went too;
/// else beside the last of the selected rows, or before the first of them. Only a row that stays
/// and that the user could select comes into question. Rows that are hidden or reloaded have not
/// gone.
@nonexhaustive
public enum DeletionSuccessor: String, Hashable, Sendable, CaseIterable {
  /// No row is selected.
  case none
  /// The next row, or at the end the one before.
  case next
  /// The row before, or at the start the next one.
  case previous
  /// The row that then is in the place of the first selected row that went, or at the end the
  /// last row, wherever the lead was.
  case firstGap
}

#if !hasFeature(Embedded)
  extension DeletionSuccessor: Codable {}
#endif
