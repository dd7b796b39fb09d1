// SPDX-License-Identifier: MIT

extension SelectionInput {
  /// Exactly the rows with the given numbers are shown; row numbers include hidden rows.
  ///
  ///     try table.apply(.show(numbers: [0, 2]))
  ///
  /// It throws `SelectionError.rowNumberOutOfRange`.
  public static func show(numbers: RowSet) -> SelectionInput {
    .edit(TableEdit(shown: numbers, isStep: false))
  }
}
