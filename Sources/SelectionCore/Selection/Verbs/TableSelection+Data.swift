// SPDX-License-Identifier: MIT

/// Changes of the data. Nothing is asked or told; the selection, checkmarks, disabled rows, anchor,
/// lead and a held touch follow their rows.
extension TableSelection {
  /// Changes rows and sections in one batch.
  ///
  ///     try table.perform { $0.deleteRows(at: RowPath(section: 1, row: 0)) }
  ///
  /// New rows are unselected, enabled and unchecked. Where the row of anchor or lead goes, each
  /// moves to the next row that stays, else to the one before.
  ///
  /// - Parameter build: Fills the batch; it must not use the table, which is being changed.
  /// - Returns: The resulting change, with the mapping from old rows to new.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(*m* log *n*) for *m* single changes.
  @discardableResult
  public mutating func perform(
    _ build: (inout TableUpdate) -> Void
  ) throws(SelectionError) -> SelectionChange {
    var update = TableUpdate()
    build(&update)
    return try perform(update)
  }

  /// Changes rows and sections in one batch, as ``perform(_:)-((TableUpdate)->Void)`` does.
  ///
  /// - Parameter update: The batch.
  /// - Returns: The resulting change, with the mapping from old rows to new.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(*m* log *n*) for *m* single changes.
  @discardableResult
  public mutating func perform(_ update: TableUpdate) throws(SelectionError) -> SelectionChange {
    try apply(.perform(update))
  }

  /// Follows a change of the data that is known by its mapping.
  ///
  /// - Parameter mapping: Where each row goes; its old shape is this table's.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.foreignMapping` where the mapping is of a table of another shape.
  /// - Complexity: O(*m* log *n*) for *m* segments of the mapping.
  @discardableResult
  public mutating func apply(_ mapping: TableMapping) throws(SelectionError) -> SelectionChange {
    try apply(.apply(mapping))
  }

  /// Reloads everything, with another shape if one is given.
  ///
  /// The selection is cleared and reported as lost, for no row is what a row was before; highlight,
  /// anchor, lead and history are cleared too. Lists, modes and limits stay at their section
  /// numbers; checkmarks and disabled rows stay where the shape is the same.
  ///
  /// - Parameter newShape: The shape after the reload; nil for the same.
  /// - Returns: The resulting change.
  /// - Complexity: O(1), and O(log *s*) for each run of sections with settings.
  @discardableResult
  public mutating func reloadData(shape newShape: TableShape? = nil) -> SelectionChange {
    applyAlways(.reloadData(newShape))
  }

  /// Inserts rows beside each other.
  ///
  /// - Parameters:
  ///   - row: Where the first of them stands after the change.
  ///   - count: How many there are.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func insertRows(
    at row: RowPath, count: Int = 1
  ) throws(SelectionError) -> SelectionChange {
    try perform { $0.insertRows(at: row, count: count) }
  }

  /// Deletes rows.
  ///
  /// - Parameter rows: The rows, as before the change.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  public mutating func deleteRows(
    at rows: some RowSpansConvertible
  ) throws(SelectionError) -> SelectionChange { try perform { $0.deleteRows(at: rows.rowSpans) } }

  /// Moves a row, which takes its state along.
  ///
  /// - Parameters:
  ///   - row: The row, as before the change.
  ///   - destination: Where it stands after the change.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func moveRow(
    at row: RowPath, to destination: RowPath
  ) throws(SelectionError) -> SelectionChange {
    try perform { $0.moveRow(at: row, to: destination) }
  }

  /// Moves rows of a section as SwiftUI's `onMove` gives them.
  ///
  /// - Parameters:
  ///   - offsets: The rows, as numbered within the section before the move; they stay in their
  ///     order.
  ///   - destination: The row before which they come to stand, numbered before the move too; the
  ///     number of rows for the end.
  ///   - section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.rowOutOfRange`.
  /// - Complexity: O(*r* log *n*) for *r* runs of rows.
  @discardableResult
  public mutating func moveRows(
    fromOffsets offsets: RowSet, toOffset destination: Int, inSection section: Int
  ) throws(SelectionError) -> SelectionChange {
    try apply(.apply(.moving(offsets, to: destination, inSection: section, of: shape)))
  }
}
