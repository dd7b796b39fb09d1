// SPDX-License-Identifier: MIT

/// Whether none, some or all of the rows have the mark in force.
public enum MarkedPart: String, Hashable, Sendable, CaseIterable {
  /// No row is marked; this is also the value for an empty set of rows.
  case none
  /// Some rows are marked, and some aren't.
  case partial
  /// All rows are marked.
  case all

  /// Makes the value for a number of marked rows among a number of rows.
  package init(marked: Int, of count: Int) {
    if marked == 0 { self = .none } else { self = marked == count ? .all : .partial }
  }
}
