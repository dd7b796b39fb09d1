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
  /// Holds an input of the user against the limits of the table and of its sections: it is refused, or others
  /// give way.
  mutating func applyLimits() throws(SelectionError) {
    if !table.limits.isUnlimited { try apply(table.limits, to: nil) }
    for (section, limits) in table.sectionPolicies.limits {
      if let rows = table.shape.rows(inSection: section) { try apply(limits, to: RowSet(rows)) }
    }
  }

  /// Holds the selection, or the part of it among rows, against limits.
  private mutating func apply(
    _ limits: SelectionLimits, to rows: RowSet?
  ) throws(SelectionError) {
    let listRows = table.lists.rows(in: table.shape)
    func counted(_ selected: RowSet) -> RowSet {
      let free = listRows.isEmpty ? selected : selected.subtracting(listRows)
      return rows.map(free.intersection) ?? free
    }
    let old = counted(before.selected)
    let new = counted(table.selected)
    if let atLeast = limits.atLeast, new.count < atLeast, !old.isSubset(of: new) {
      throw .tooFewSelected(new.count, limit: atLeast)
    }
    guard let atMost = limits.atMost, new.count > atMost, !new.isSubset(of: old) else { return }
    let released = rowsToRelease(new.count - atMost, of: new.intersection(old), limits.overflow)
    guard released.count == new.count - atMost else {
      throw .tooManySelected(new.count, limit: atMost)
    }
    for row in released {
      table.selected.remove(row)
      tell(.didDeselect(path(row)))
    }
  }

  /// The rows among `rows` that give way to others, where the limit lets some.
  private func rowsToRelease(
    _ count: Int, of rows: RowSet, _ overflow: SelectionLimits.Overflow
  ) -> ArraySlice<Int> {
    let free = rows.subtracting(table.fixedRows)
    switch overflow {
    case .refuse: return []
    case .releaseOldest: return table.ages.filter(free.contains).prefix(count)
    case .releaseFarthest:
      let anchor = table.anchorNumber ?? 0
      return free.sorted { abs($0 - anchor) > abs($1 - anchor) }.prefix(count)
    }
  }
}
