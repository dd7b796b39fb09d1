// SPDX-License-Identifier: MIT

/// What the program does to a selection: it asks nothing and tells nothing.
extension TableSelection {
  /// Selects exactly these rows.
  ///
  /// Anchor and lead stay.
  ///
  /// - Parameter rows: the rows.
  /// - Returns: what changed.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, and `.severalRowsInSingleMode` for
  ///   more than one row in mode single.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  public mutating func setSelected(_ rows: RowSpans) throws(SelectionError) -> SelectionChange {
    let numbers = try rows.numbers(in: shape)
    return try program { (turn) throws(SelectionError) in try turn.setSelected(numbers) }
  }

  /// Selects a row; in mode single it takes the place of the selected one.
  ///
  /// Anchor and lead move to it.
  ///
  /// - Parameter row: the row; nil clears the selection, and leaves anchor and lead.
  /// - Returns: what changed.
  /// - Throws: `SelectionError.rowOutOfRange`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func select(_ row: RowPath?) throws(SelectionError) -> SelectionChange {
    guard let row else { return deselectAll() }
    return try select(RowSpans.row(row))
  }

  /// Selects rows beside those that are selected.
  ///
  /// Where it is one row, anchor and lead move to it; no row at all changes nothing.
  ///
  /// - Parameter rows: the rows.
  /// - Returns: what changed.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, and `.severalRowsInSingleMode` for
  ///   more than one row in mode single.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  public mutating func select(_ rows: RowSpans) throws(SelectionError) -> SelectionChange {
    let numbers = try rows.numbers(in: shape)
    return try program { (turn) throws(SelectionError) in
      guard let first = numbers.first else { return }
      turn.makeWay(for: numbers)
      try turn.setSelected(turn.table.selected.union(numbers))
      if numbers.count == 1 { turn.stand(on: first) }
    }
  }

  /// Deselects a row.
  ///
  /// Anchor and lead stay.
  ///
  /// - Parameter row: the row.
  /// - Returns: what changed.
  /// - Throws: `SelectionError.rowOutOfRange`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func deselect(_ row: RowPath) throws(SelectionError) -> SelectionChange {
    try deselect(RowSpans.row(row))
  }

  /// Deselects rows.
  ///
  /// Anchor and lead stay.
  ///
  /// - Parameter rows: the rows.
  /// - Returns: what changed.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  public mutating func deselect(_ rows: RowSpans) throws(SelectionError) -> SelectionChange {
    let numbers = try rows.numbers(in: shape)
    return try program { (turn) throws(SelectionError) in turn.table.selected.subtract(numbers) }
  }

  /// Selects all rows, but for disabled ones.
  ///
  /// - Returns: what changed.
  /// - Throws: `SelectionError.severalRowsInSingleMode` where mode single would hold more than one row.
  /// - Complexity: O(1), and O(*r* log *n*) for *r* stretches of disabled rows.
  @discardableResult
  public mutating func selectAll() throws(SelectionError) -> SelectionChange {
    try program { (turn) throws(SelectionError) in
      try turn.setSelected(turn.table.selected.union(turn.rowsForAll))
    }
  }

  /// Deselects all rows.
  ///
  /// O(1).
  ///
  /// - Returns: what changed.
  @discardableResult
  public mutating func deselectAll() -> SelectionChange {
    program { (turn) in turn.table.selected = [] }
  }

  /// Selects the rows that are not selected, and deselects those that are; disabled ones stay as they are.
  ///
  /// - Returns: what changed.
  /// - Throws: `SelectionError.severalRowsInSingleMode` where mode single would hold more than one row.
  /// - Complexity: O(1), and O(*r* log *n*) for *r* stretches of disabled rows.
  @discardableResult
  public mutating func invert() throws(SelectionError) -> SelectionChange {
    try program { (turn) throws(SelectionError) in
      try turn.setSelected(turn.table.selected.symmetricDifference(turn.rowsForAll))
    }
  }
}

extension Turn {
  /// Sets the selection, of which mode single holds no more than one row.
  mutating func setSelected(_ rows: RowSet) throws(SelectionError) {
    let count = rows.count
    guard table.mode != .single || count <= 1 else { throw .severalRowsInSingleMode(count) }
    for section in table.singleSections {
      let count = rows.count(in: section)
      guard count <= 1 else { throw .severalRowsInSingleMode(count) }
    }
    table.selected = rows
  }

  /// Deselects what cannot stay beside rows that the program selects: all in mode single, else what is selected
  /// in their sections of that mode.
  fileprivate mutating func makeWay(for rows: RowSet) {
    if table.mode == .single {
      table.selected = []
      return
    }
    for section in table.singleSections where rows.count(in: section) > 0 {
      table.selected.remove(section)
    }
  }

  /// The rows that select-all and invert change: those enabled, but for sections of mode single in a table of
  /// mode multiple, which they pass over.
  var rowsForAll: RowSet {
    var passed = table.disabled
    if table.mode != .single {
      passed.formUnion(table.shape.rows(ofSections: table.sectionPolicies.single))
    }
    return passed.complement(within: table.shape.rowCount)
  }
}
