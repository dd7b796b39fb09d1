// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  /// The checked rows by their numbers in the whole table.
  package var checkedNumbers: RowSet { selection.checkedMarks }

  /// The disabled rows by their numbers in the whole table.
  package var disabledNumbers: RowSet { selection.disabledNumbers }

  /// The row of the anchor by its number in the whole table.
  package var anchorNumber: Int? { selection.wholeAnchor }

  /// The row of the lead by its number in the whole table.
  package var leadNumber: Int? { selection.wholeLead }

  /// The identities of rows given by their numbers in the whole table, shown or hidden.
  @inlinable
  package func ids(ofNumbers rows: RowSet) -> [ID] { names.ids(of: rows) }

  /// The row number of an identity in the whole table, as inputs by identity find it.
  @inlinable
  package func number(ofID id: ID) -> Int? { number(of: id) }

  /// The row numbers of an identity in the whole table, in ascending order.
  package func numbers(ofID id: ID) -> [Int] { names.rows(of: id) }

  /// Whether several rows may have one identity.
  package var hasDuplicates: Bool { names.hasDuplicates }

  /// Makes a list of a section in which rows of one identity have checkmarks of their own.
  package mutating func setListOfSingleRows(inSection section: Int) throws(SelectionError) {
    _ = try selection.apply(.setList(.inclusive, inSection: section))
  }

  /// The origins of rows given by identity in order, and the hashes of new ones.
  @inlinable
  package func matched(_ ids: [ID]) -> (segments: [RowSegment], hashes: [UInt64]) {
    names.match(ids, in: 0..<wholeShape.rowCount, hidden: hiddenNumbers)
  }

  /// Applies an edit that inserts new rows with these identities, in order.
  ///
  /// - Throws: `SelectionError.foreignMapping`, `.rowNumberOutOfRange`, `.tooManyRows`.
  package mutating func apply(
    _ edit: TableEdit, naming ids: [ID] = []
  ) throws(SelectionError) -> SelectionChange {
    let change = try selection.apply(.edit(edit))
    if let mapping = edit.mapping { names.follow(mapping.rows, naming: ids) }
    return change
  }
}
