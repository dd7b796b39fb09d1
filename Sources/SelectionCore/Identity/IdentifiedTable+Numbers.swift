// SPDX-License-Identifier: MIT

/// Queries and edits by row number, for a model that is built on a table, such as a tree.
extension IdentifiedTable {
  /// Returns the numbers, in the whole table, of all rows with an identity, shown or hidden, in
  /// table order.
  ///
  ///     var files = IdentifiedTable(sections: [["a", "b", "a"]])
  ///     try files.show(numbers: [1, 2])
  ///     files.rowNumbers(of: "a")            // [0, 2]
  ///     files.rowNumber(of: "a")             // 2
  ///
  /// - Complexity: O(*d* log *n*) for *d* rows that have or had the identity.
  @inlinable
  public func rowNumbers(of id: ID) -> [Int] { names.rows(of: id) }

  /// Whether several rows may have the same identity; if the value is false, each row's identity is
  /// unique.
  ///
  /// The value remains true even after all but one of these rows have been removed.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var hasDuplicates: Bool { names.hasDuplicates }

  /// Returns the mapping of all rows, shown or hidden, that an update to new contents would have if
  /// it removed every missing identity.
  ///
  ///     let mapping = try mails.mapping(to: [["m3", "m0"]])
  ///     mapping.rows.newIndex(of: 2)         // 0
  ///     mapping.rows.inserted                // {1}
  ///
  /// If several rows have the same identity, the *k*-th such row before the change becomes the
  /// *k*-th such row after it, counting shown rows first. Nothing changes: `update(to:vanished:)`
  /// applies new contents.
  ///
  /// - Parameter contents: The identities after the change, section by section.
  /// - Returns: The mapping, by numbers in the whole table.
  /// - Throws: `SelectionError.tooManyRows`.
  /// - Complexity: O(*n*) comparisons for *n* old and new identities, plus O(1) for each identity
  ///   that has moved.
  @inlinable
  public func mapping(to contents: [[ID]]) throws(SelectionError) -> TableMapping {
    let rows = 0..<wholeShape.rowCount
    let hidden = hiddenNumbers.intersection(RowSet(rows))
    let match = names.match(joined(contents), in: rows, hidden: hidden)
    return mapping(to: try TableShape(rowCounts: contents.map { $0.count }), match.segments)
  }

  @usableFromInline
  func mapping(to shape: TableShape, _ segments: [RowSegment]) -> TableMapping {
    TableMapping(
      from: wholeShape, to: shape,
      rows: IndexMapping(oldCount: wholeShape.rowCount, checked: segments),
      sections: .byNumber(from: wholeShape.sectionCount, to: shape.sectionCount))
  }

  /// Applies an edit and assigns identities to the rows that the edit inserts.
  ///
  ///     let rows = try IndexMapping(
  ///       oldCount: 5, segments: [.inserted(1), .kept(0..<5)])
  ///     var edit = TableEdit(mapping: TableMapping(rows: rows))
  ///     edit[.selected] = [0]
  ///     try mails.apply(edit, naming: ["m0"])
  ///     mails.selectedRows                   // ["m0"]
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - ids: The identities of the rows that the edit inserts, in ascending order of the rows.
  /// - Returns: The resulting change by row numbers, without the identities of removed rows.
  /// - Throws: `SelectionError.wrongNumberOfNewIDs`, `.foreignMapping`, `.rowNumberOutOfRange`,
  ///   `.tooManyRows`.
  /// - Complexity: The cost of the edit, plus O(*k*) for *k* new rows. In a table with lists,
  ///   also O(*d* log *n*) for *d* rows that share an identity with other rows.
  @discardableResult
  public mutating func apply(
    _ edit: TableEdit, naming ids: [ID]
  ) throws(SelectionError) -> SelectionChange {
    let rows = edit.mapping?.rows
    let count = (rows?.list == nil ? rows?.gapCount : rows?.inserted.count) ?? 0
    guard ids.count == count else { throw .wrongNumberOfNewIDs(ids.count, rowCount: count) }
    let change = try selection.apply(.edit(edit))
    return change.keepsNumbers && !hasWaiting ? change : follow(change, naming: ids)
  }

  /// Updates the identities for a change to the data.
  ///
  /// The code is a separate function, because the set of shown rows changes more often, and generic
  /// code for identities is slow even if it isn't reached.
  @inline(never)
  private mutating func follow(_ change: SelectionChange, naming ids: [ID]) -> SelectionChange {
    var change = change
    if let rows = ids.isEmpty ? change.renumbering : change.wholeMapping?.rows {
      names.follow(rows, naming: ids)
    }
    if !ids.isEmpty, sharesCheckmarks, hasDuplicates, !selection.listSections.isEmpty {
      _ = selection.merge([], sharing: SharedCheckmarks(names.duplicates()))
      change = change.replacing(after: selection)
    }
    return hasWaiting ? takeWaiting(after: IdentifiedChange(change, names)).rows : change
  }
}
