// SPDX-License-Identifier: MIT

/// The destination to which rows are moved.
///
///     try mails.apply(.move(["m1", "m5"], to: .before("m3")))
public indirect enum RowDestination<Row: Hashable>: Hashable {
  // Indirect, so that the layout is the same for every type of row.

  /// In front of a row or, if that row is also moved, in front of the next row that isn't moved. A
  /// path to the position after a section's last row means the section's end.
  case before(Row)
  /// After the last row of a section.
  case endOfSection(Int)
}

extension RowDestination: Sendable where Row: Sendable {}
