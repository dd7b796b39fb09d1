// SPDX-License-Identifier: MIT

/// The number of rows that the user can select.
public enum RowSelectionMode: String, Hashable, Sendable, CaseIterable {
  /// The user can't select rows.
  case none
  /// At most one row can be selected.
  case single
  /// Any number of rows can be selected.
  case multiple
}
