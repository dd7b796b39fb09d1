// SPDX-License-Identifier: MIT

/// The layers of marks, including an app's own layers.
extension InputReceiver {
  /// Marks rows in a layer, such as one of the app's own layers.
  ///
  ///     try mails.mark(["m2"], in: .flagged)
  ///     mails.undo()
  ///
  /// For the layers that every table has, the method has the effect of ``select(_:)``,
  /// ``check(_:)`` or ``disable(_:)``. Marking rows in the app's own layers is a step of the
  /// history, just as selecting and checking are. No rule is called for these marks, and hidden
  /// rows keep them.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - layer: The layer.
  /// - Returns: The resulting change; see ``TableChange/marked(in:)``.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, and the errors thrown by the
  ///   methods mentioned above.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  @inlinable
  public mutating func mark(
    _ rows: some SpansConvertible<Row>, in layer: MarkLayer
  ) throws(SelectionError) -> Change { try apply(.mark(rows.rowSpans, in: layer)) }

  /// Removes marks from rows in a layer.
  ///
  ///     try mails.mark(["m1", "m2"], in: .flagged)
  ///     try mails.unmark(["m2"], in: .flagged)
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - layer: The layer.
  /// - Returns: The resulting change.
  /// - Throws: The same errors as ``mark(_:in:)``.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  @inlinable
  public mutating func unmark(
    _ rows: some SpansConvertible<Row>, in layer: MarkLayer
  ) throws(SelectionError) -> Change { try apply(.unmark(rows.rowSpans, in: layer)) }

  /// The shown rows in a layer, such as one of the app's own layers.
  ///
  ///     try mails.mark(["m1", "m3"], in: .flagged)
  ///     mails[.flagged]                              // ["m1", "m3"]
  ///     try mails.show(mails[.flagged])
  ///
  /// - Complexity: The cost of ``selectedRows``.
  public subscript(layer: MarkLayer) -> Rows {
    let table = rows
    return names(ofRows: table.shown(table.numbers(in: layer)))
  }

  /// Whether a row, shown or hidden, is marked in a layer; the result is false for a row that
  /// doesn't exist.
  ///
  ///     try mails.mark(["m1"], in: .flagged)
  ///     mails.isMarked("m1", in: .flagged)           // true
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - layer: The layer.
  /// - Returns: Whether the row is marked.
  /// - Complexity: O(log *n*).
  public func isMarked(_ row: Row, in layer: MarkLayer) -> Bool {
    rowNumber(of: row).map(rows.numbers(in: layer).contains) ?? false
  }
}
