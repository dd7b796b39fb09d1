// SPDX-License-Identifier: MIT

/// Whether none, some or all of the rows have the mark in force.
public enum MarkedPart: String, Hashable, Sendable, CaseIterable {
  /// No row is marked, or there are no rows.
  case none
  /// Some rows are marked, and some aren't.
  case partial
  /// All rows are marked.
  case all

  /// The part that a number of marked rows out of all is.
  package init(marked: Int, of count: Int) {
    if marked == 0 { self = .none } else { self = marked == count ? .all : .partial }
  }
}
