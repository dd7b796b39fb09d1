// SPDX-License-Identifier: MIT

/// Where rows are moved.
///
///     try mails.apply(.move(["m1", "m5"], to: .before("m3")))
@nonexhaustive
public enum RowDestination<Row: Hashable>: Hashable {
  /// In front of a row; if that is moved too, in front of the next row that stays. The path one
  /// behind the last row of a section is the section's end.
  case before(Row)
  /// Behind the last row of a section.
  case endOfSection(Int)
}

extension RowDestination: Sendable where Row: Sendable {}
