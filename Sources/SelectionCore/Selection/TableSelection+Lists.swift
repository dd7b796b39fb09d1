// SPDX-License-Identifier: MIT

/// Sections that are checkmark lists, by row: a tap on such a row checks it and leaves it unselected.
extension TableSelection {
  /// What kind of checkmark list a section is, or nil if it is none.
  ///
  /// O(log *s*).
  public func list(inSection section: Int) -> CheckmarkListKind? { lists.kind(ofSection: section) }

  /// Makes a section a checkmark list of a kind, or none.
  ///
  /// Checkmarks stay where the new kind can hold them: of several, an exclusive list keeps the lowest.
  /// - Parameters:
  ///   - kind: the kind, or nil for no list.
  ///   - section: the section.
  /// - Returns: what changed.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *n*), and O(*k*) for *k* checked rows that stand outside of their lists.
  @discardableResult
  public mutating func setList(
    _ kind: CheckmarkListKind?, inSection section: Int
  ) throws(SelectionError) -> SelectionChange {
    let rows = try shape.requiredRows(inSection: section)
    return try program { (turn) throws(SelectionError) in
      turn.table.lists.setKind(kind, ofSection: section, rows: rows)
    }
  }

  /// The checked rows, in table order.
  ///
  /// O(1).
  public var checkedRows: RowPaths { RowPaths(lists.checked, in: shape) }

  /// Whether a row of a list is checked.
  ///
  /// O(log *n*).
  public func isChecked(_ row: RowPath) -> Bool {
    shape.rowNumber(of: row).map(lists.checked.contains) ?? false
  }

  /// What a row shows: the accessory of its state if its section is a list, else none.
  ///
  /// O(log *n*).
  public func accessory(for row: RowPath) -> Accessory {
    guard lists.kind(ofSection: row.section) != nil, shape.contains(row) else { return .none }
    return accessoryStyle.accessory(isChecked: isChecked(row), isEditing: isEditing)
  }

  /// Checks rows from the side of the model: beside others in an inclusive list, in their place in an
  /// exclusive one.
  ///
  /// - Parameter rows: the rows.
  /// - Returns: what changed.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.notAList` and
  ///   `.severalRowsInExclusiveList`.
  /// - Complexity: O(*k* log *n*) for *k* spans and sections that they reach into.
  @discardableResult
  public mutating func check(_ rows: RowSpans) throws(SelectionError) -> SelectionChange {
    let parts = try listParts(of: rows)
    return try program { (turn) throws(SelectionError) in
      for part in parts {
        guard let kind = turn.table.list(inSection: part.section) else {
          throw .notAList(section: part.section)
        }
        guard let first = part.checked.first else { continue }
        guard kind.isExclusive else {
          turn.table.lists.setChecked(part.checked, among: part.checked)
          continue
        }
        guard part.checked.count == 1 else {
          throw .severalRowsInExclusiveList(section: part.section, part.checked.count)
        }
        turn.table.lists.check(first, inSection: part.section, rows: part.rows)
      }
    }
  }

  /// Unchecks rows from the side of the model.
  ///
  /// - Parameter rows: the rows.
  /// - Returns: what changed.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.notAList`.
  /// - Complexity: O(*k* log *n*) for *k* spans and sections that they reach into.
  @discardableResult
  public mutating func uncheck(_ rows: RowSpans) throws(SelectionError) -> SelectionChange {
    let parts = try listParts(of: rows)
    return try program { (turn) throws(SelectionError) in
      for part in parts {
        guard turn.table.list(inSection: part.section) != nil else {
          throw .notAList(section: part.section)
        }
        turn.table.lists.uncheck(part.checked)
      }
    }
  }

  /// The rows of a section, and those of them that are named.
  private struct ListPart {
    var section: Int
    var rows: Range<Int>
    var checked: RowSet
  }

  /// Rows by the sections in which they stand.
  private func listParts(of rows: RowSpans) throws(SelectionError) -> [ListPart] {
    let numbers = try rows.numbers(in: shape)
    var parts: [ListPart] = []
    var next = numbers.first
    while let number = next, let path = shape.path(ofRow: number) {
      let rows = try shape.requiredRows(inSection: path.section)
      let checked = numbers.intersection(RowSet(rows))
      parts.append(ListPart(section: path.section, rows: rows, checked: checked))
      next = numbers.next(after: rows.upperBound - 1)
    }
    return parts
  }

  /// All rows of the section around a row if that section is a list.
  func listRows(around row: Int) -> Range<Int>? {
    guard !rare.isNone, !lists.isEmpty, let section = shape.path(ofRow: row)?.section,
      lists.kind(ofSection: section) != nil
    else { return nil }
    return shape.rows(inSection: section)
  }

  /// The rows of lists that show an accessory.
  func rows(showing accessory: Accessory) -> RowSet {
    var rows = RowSet()
    if accessoryStyle.accessory(isChecked: true, isEditing: isEditing) == accessory {
      rows = lists.checked
    }
    if accessoryStyle.accessory(isChecked: false, isEditing: isEditing) == accessory {
      rows.formUnion(lists.rows(in: shape).subtracting(lists.checked))
    }
    return rows
  }
}
