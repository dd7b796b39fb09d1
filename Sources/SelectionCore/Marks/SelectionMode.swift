// SPDX-License-Identifier: MIT

/// How many rows the user can select.
public enum SelectionMode: String, Hashable, Sendable, CaseIterable {
  /// The user selects nothing.
  case none
  /// At most one row is selected.
  case single
  /// Any number of rows is selected.
  case multiple
}

#if !hasFeature(Embedded)
  extension SelectionMode: Codable {}
#endif
