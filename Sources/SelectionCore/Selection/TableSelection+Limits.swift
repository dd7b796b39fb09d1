// SPDX-License-Identifier: MIT

/// Rows that the user cannot change, and how many the user may select.
extension TableSelection {
  /// Whether a row is enabled; a row that is not there is not.
  ///
  /// O(log *n*).
  public func isEnabled(_ row: RowPath) -> Bool {
    shape.rowNumber(of: row).map { !disabled.contains($0) } ?? false
  }

  /// Disables rows: the user can neither select nor deselect them, and ranges pass over them.
  ///
  /// Selected rows stay selected. The mark goes along with the row.
  /// - Parameter rows: the rows.
  /// - Returns: what changed.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`.
  @discardableResult
  public mutating func disable(_ rows: RowSpans) throws(SelectionError) -> SelectionChange {
    let numbers = try rows.numbers(in: shape)
    return program { (turn) in turn.table.disabled.formUnion(numbers) }
  }

  /// Enables rows that were disabled.
  ///
  /// - Parameter rows: the rows.
  /// - Returns: what changed.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`.
  @discardableResult
  public mutating func enable(_ rows: RowSpans) throws(SelectionError) -> SelectionChange {
    let numbers = try rows.numbers(in: shape)
    return program { (turn) in turn.table.disabled.subtract(numbers) }
  }
}

extension Turn {
  /// Refuses an input of the user that goes beyond a limit.
  func checkLimits() throws(SelectionError) {
    let limits = table.limits
    guard limits.atMost != nil || limits.atLeast != nil else { return }
    let listRows = table.lists.rows(in: table.shape)
    let old = before.selected.subtracting(listRows)
    let new = table.selected.subtracting(listRows)
    if let atMost = limits.atMost, new.count > atMost, !new.isSubset(of: old) {
      throw .tooManySelected(new.count, limit: atMost)
    }
    if let atLeast = limits.atLeast, new.count < atLeast, !old.isSubset(of: new) {
      throw .tooFewSelected(new.count, limit: atLeast)
    }
  }
}
