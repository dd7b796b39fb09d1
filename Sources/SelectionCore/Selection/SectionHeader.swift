// SPDX-License-Identifier: MIT

/// How much of a section, or of any rows, is selected.
public enum SelectedPart: String, Hashable, Sendable, CaseIterable {
  /// No row is selected, or there is no row.
  case none
  /// Some rows are selected, and some are not.
  case some
  /// All rows are selected.
  case all
}

extension TableSelection {
  /// How much of a section is selected; an empty section, or one that is not there, has none.
  ///
  /// O(log *n*).
  public func selectedPart(ofSection section: Int) -> SelectedPart {
    guard let rows = shape.rows(inSection: section) else { return .none }
    let count = selected.count(in: rows)
    if count == 0 { return .none }
    return count == rows.count ? .all : .some
  }

  /// How many rows of a section are selected, or nil if there is no such section.
  ///
  /// O(log *n*).
  public func selectedCount(inSection section: Int) -> Int? {
    shape.rows(inSection: section).map(selected.count(in:))
  }
}
