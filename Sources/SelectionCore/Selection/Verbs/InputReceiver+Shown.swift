// SPDX-License-Identifier: MIT

/// Inputs that change the set of shown rows, for a search field, a filter or a collapsed group.
extension InputReceiver {
  /// Shows exactly the given rows and hides all other rows; each row keeps its number and its
  /// marks.
  ///
  ///     // A search has found two:
  ///     try mails.show(["m2", "m5"])
  ///     try mails.selectAll()
  ///     try mails.showAll()
  ///     mails.selectedRows                           // ["m2", "m5"]
  ///
  ///     // The selected rows alone:
  ///     try table.show(table.selectedRows)
  ///
  /// A path always names a shown row. To show hidden rows again, name them by identity or by
  /// number, show their whole section, or show all rows. A change to the shown rows isn't a step of
  /// the history. While the row of the anchor or lead is hidden, the anchor or lead is on the next
  /// shown row. When its own row is shown again, the anchor or lead returns to that row.
  ///
  /// - Parameter rows: The rows; an identity names all rows that have this identity.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.unknownID`.
  /// - Complexity: O(*k* log *n*) for *k* spans, plus the cost of ``show(numbers:)``.
  @discardableResult
  @inlinable
  public mutating func show(
    _ rows: some SpansConvertible<Row>
  ) throws(SelectionError) -> Change { try apply(.show(rows.rowSpans)) }

  /// Shows every row, for example at the end of a search.
  ///
  ///     try mails.show(["m2"])
  ///     mails.shape                          // [1]
  ///     try mails.showAll()
  ///     mails.shape                          // [5]
  ///
  /// - Returns: The resulting change.
  /// - Throws: Never for a table; other types may reject the input.
  /// - Complexity: O(1), plus O(log *n*) for each run of marked rows in mode single or with checked
  ///   rows.
  @discardableResult
  @inlinable
  public mutating func showAll() throws(SelectionError) -> Change { try apply(.show(.all)) }

  /// Shows exactly the rows with the given numbers; row numbers include hidden rows.
  ///
  ///     try table.show(numbers: RowSet([0, 2, 4]))
  ///
  /// - Parameter numbers: The numbers of the rows.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowNumberOutOfRange`.
  /// - Complexity: O(1) for a table with one section; otherwise, O(*s* log *n*) for *s* sections.
  ///   In mode single or with checked rows, also O(log *n*) for each run of marked rows.
  @discardableResult
  @inlinable
  public mutating func show(numbers: RowSet) throws(SelectionError) -> Change {
    try apply(.show(numbers: numbers))
  }
}
