// SPDX-License-Identifier: MIT

/// Changes to the data. No rule is called, and no event is emitted; the selection, checkmarks,
/// disabled rows, anchor, lead and a held touch move with their rows.
extension InputReceiver {
  /// Changes rows and sections in one batch.
  ///
  ///     try table.perform { $0.deleteRows(at: RowPath(1, 0)) }
  ///
  /// New rows are unselected, enabled and unchecked. If the row of the anchor or the lead is
  /// removed, the anchor or lead moves to the next remaining row or, if no row follows, to the
  /// previous row.
  ///
  /// - Parameter build: A closure that adds changes to the batch; the closure must not access the
  ///   table, which is being changed.
  /// - Returns: The resulting change, with the mapping from old to new rows.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(*m* log *n*) for *m* individual changes.
  @discardableResult
  @inlinable
  public mutating func perform(
    _ build: (inout TableUpdate) -> Void
  ) throws(SelectionError) -> Change {
    var update = TableUpdate()
    build(&update)
    return try perform(update)
  }

  /// Changes rows and sections in one batch, as ``perform(_:)-((TableUpdate)->Void)`` does.
  ///
  ///     update.insertRows(at: RowPath(0, 0))
  ///     update.deleteRows(at: RowPath(1, 4))
  ///     try table.perform(update)
  ///     table.shape                          // [4, 4]
  ///
  /// - Parameter update: The batch.
  /// - Returns: The resulting change, with the mapping from old to new rows.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(*m* log *n*) for *m* individual changes.
  @discardableResult
  @inlinable
  public mutating func perform(_ update: TableUpdate) throws(SelectionError) -> Change {
    try apply(.perform(update))
  }

  /// Updates the table after a change to the data, given as a mapping.
  ///
  ///     // One mapping for the table and for whatever else is kept by row:
  ///     var update = TableUpdate()
  ///     update.insertRows(at: RowPath(0, 0), count: 2)
  ///     let mapping = try update.mapping(of: table.shape)
  ///     try table.follow(mapping)
  ///     table.shape                          // [5, 5]
  ///
  /// - Parameter mapping: The mapping of the rows, whose old shape is this table's shape.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.foreignMapping` if the mapping begins with a different shape.
  /// - Complexity: O(*m* log *n*) for *m* segments of the mapping.
  @discardableResult
  @inlinable
  public mutating func follow(_ mapping: TableMapping) throws(SelectionError) -> Change {
    try apply(.follow(mapping))
  }

  /// Reloads the whole table, with a new shape if one is given.
  ///
  ///     try table.tap(RowPath(0, 1))
  ///     try table.reloadData(shape: [2]).lost    // [0.1]
  ///     table.selectedRows                   // []
  ///
  /// The selection is cleared and reported as lost, because no row is the same as before. The
  /// highlight, the anchor, the lead and the history are also cleared. Lists, modes and limits
  /// remain at their section numbers. Checkmarks and disabled rows remain if the shape is the same.
  ///
  /// - Parameter newShape: The shape after the reload, or nil to keep the same shape.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.tooManyRows` if the table has no room for hidden identities that
  ///   keep their marks.
  /// - Complexity: O(1), plus O(log *s*) for each run of sections with settings.
  @discardableResult
  @inlinable
  public mutating func reloadData(
    shape newShape: TableShape? = nil
  ) throws(SelectionError) -> Change { try apply(.reloadData(newShape)) }

  /// Inserts consecutive rows.
  ///
  ///     try table.tap(RowPath(0, 1))
  ///     try table.insertRows(at: RowPath(0, 0), count: 2)
  ///     table.selectedRows                   // [0.3]
  ///
  /// - Parameters:
  ///   - row: The path of the first inserted row after the change.
  ///   - count: The number of rows.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func insertRows(
    at row: RowPath, count: Int = 1
  ) throws(SelectionError) -> Change {
    try perform { $0.insertRows(at: row, count: count) }
  }

  /// Deletes rows.
  ///
  ///     try table.select([RowPath(0, 1), RowPath(0, 2)])
  ///     try table.deleteRows(at: RowPath(0, 1))
  ///     table.selectedRows                   // [0.1]
  ///
  /// - Parameter rows: The paths of the rows before the change.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  @inlinable
  public mutating func deleteRows(
    at rows: some SpansConvertible<RowPath>
  ) throws(SelectionError) -> Change { try perform { $0.deleteRows(at: rows.rowSpans) } }

  /// Moves a row to another position; the row keeps its state.
  ///
  ///     try table.tap(RowPath(0, 1))
  ///     try table.moveRow(at: RowPath(0, 1), to: RowPath(1, 0))
  ///     table.selectedRows                   // [1.0]
  ///
  /// - Parameters:
  ///   - row: The path of the row before the change.
  ///   - destination: The row's path after the change.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func moveRow(
    at row: RowPath, to destination: RowPath
  ) throws(SelectionError) -> Change {
    try perform { $0.moveRow(at: row, to: destination) }
  }

  /// Moves rows in front of another row; the moved rows keep their order and their marks.
  ///
  ///     try mails.move(["m1", "m5"], before: "m3")
  ///
  /// - Parameters:
  ///   - rows: The rows, which may be in any sections.
  ///   - next: The row in front of which the rows are moved, which also determines their new
  ///     section. If that row is also moved, the rows are inserted in front of the next row that
  ///     isn't moved.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.unknownID`.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  @inlinable
  public mutating func move(
    _ rows: some SpansConvertible<Row>, before next: Row
  ) throws(SelectionError) -> Change { try apply(.move(rows.rowSpans, to: .before(next))) }

  /// Moves rows to the end of a section; the moved rows keep their order and their marks.
  ///
  ///     try mails.move(["m1", "m2"], toEndOfSection: 0)
  ///     mails.contents                       // [["m3", "m4", "m5", "m1", "m2"]]
  ///
  /// - Parameters:
  ///   - rows: The rows, which may be in any sections.
  ///   - section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.unknownID`.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  @inlinable
  public mutating func move(
    _ rows: some SpansConvertible<Row>, toEndOfSection section: Int
  ) throws(SelectionError) -> Change {
    try apply(.move(rows.rowSpans, to: .endOfSection(section)))
  }

  /// Moves rows in a section, with the arguments of SwiftUI's `onMove`.
  ///
  ///     // In SwiftUI: .onMove { mails.moveRows(fromOffsets: $0, toOffset: $1) }
  ///     try mails.moveRows(fromOffsets: [0], toOffset: 3)
  ///     mails.contents                       // [["m2", "m3", "m1", "m4", "m5"]]
  ///
  /// - Parameters:
  ///   - offsets: The rows, such as an `IndexSet`, by their numbers in the section before the move;
  ///     the rows keep their order.
  ///   - destination: The number, before the move, of the row in front of which the rows are moved;
  ///     to move rows to the end, pass the section's number of rows.
  ///   - section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.rowOutOfRange`.
  /// - Complexity: O(*k* log *n*) for *k* rows.
  @discardableResult
  @inlinable
  public mutating func moveRows(
    fromOffsets offsets: some Sequence<Int>, toOffset destination: Int, inSection section: Int = 0
  ) throws(SelectionError) -> Change {
    let rows = RowSpans(offsets.map { RowPath(section: section, row: $0) })
    let next = RowPath(section: section, row: destination)
    return try apply(byPath: .move(rows, to: .before(next)))
  }

  /// Moves rows in a section, given as a row set of any size.
  ///
  ///     try mails.moveRows(fromOffsets: RowSet(0..<2), toOffset: 5)
  ///     mails.contents                       // [["m3", "m4", "m5", "m1", "m2"]]
  ///
  /// - Parameters:
  ///   - offsets: The rows, by their numbers in the section before the move.
  ///   - destination: The number, before the move, of the row in front of which the rows are moved;
  ///     to move rows to the end, pass the section's number of rows.
  ///   - section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.rowOutOfRange`.
  /// - Complexity: O(*r* log *n*) for *r* runs of rows.
  @discardableResult
  @inlinable
  public mutating func moveRows(
    fromOffsets offsets: RowSet, toOffset destination: Int, inSection section: Int = 0
  ) throws(SelectionError) -> Change {
    let next = RowPath(section: section, row: destination)
    let rows = RowSpans(offsets: offsets, inSection: section)
    return try apply(byPath: .move(rows, to: .before(next)))
  }

  /// Deletes rows in a section, with the argument of SwiftUI's `onDelete`.
  ///
  ///     try mails.deleteRows(atOffsets: [1, 3])
  ///     mails.contents                       // [["m1", "m3", "m5"]]
  ///
  /// - Parameters:
  ///   - offsets: The rows, such as an `IndexSet`, by their numbers in the section.
  ///   - section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(*k* log *n*) for *k* rows.
  @discardableResult
  @inlinable
  public mutating func deleteRows(
    atOffsets offsets: some Sequence<Int>, inSection section: Int = 0
  ) throws(SelectionError) -> Change {
    try deleteRows(at: offsets.map { RowPath(section: section, row: $0) })
  }

  /// Deletes rows in a section, given as a row set of any size.
  ///
  ///     try mails.deleteRows(atOffsets: RowSet(1..<4))
  ///     mails.contents                       // [["m1", "m5"]]
  ///
  /// - Parameters:
  ///   - offsets: The rows, by their numbers in the section.
  ///   - section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(*r* log *n*) for *r* runs of rows.
  @discardableResult
  @inlinable
  public mutating func deleteRows(
    atOffsets offsets: RowSet, inSection section: Int = 0
  ) throws(SelectionError) -> Change {
    try deleteRows(at: RowSpans(offsets: offsets, inSection: section))
  }
}
