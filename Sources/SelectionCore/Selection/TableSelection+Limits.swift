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
  /// - Complexity: O(*k* log *n*) for *k* spans.
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
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  public mutating func enable(_ rows: RowSpans) throws(SelectionError) -> SelectionChange {
    let numbers = try rows.numbers(in: shape)
    return program { (turn) in turn.table.disabled.subtract(numbers) }
  }
}

extension TableSelection {
  /// Lets the ages follow a change of the selection in which each row kept its number.
  ///
  /// What went is most often old, so the search for it ends early.
  mutating func age(since before: RowSet) {
    var ages = ages
    guard ages.reduce(0, { $0 + $1.count }) == before.count else {
      ageAnew()
      return
    }
    var gone = before.subtracting(selected)
    for i in ages.indices where !gone.isEmpty {
      let here = ages[i].intersection(gone)
      guard !here.isEmpty else { continue }
      ages[i].subtract(here)
      gone.subtract(here)
    }
    ages.append(selected.subtracting(before))
    self.ages = ages.filter { !$0.isEmpty }
  }

  /// Holds all ages against the selection: rows that none of them has are the newest.
  mutating func ageAnew() {
    let selected = selected
    let new = ages.reduce(selected) { $0.subtracting($1) }
    ages = (ages.map { $0.intersection(selected) } + [new]).filter { !$0.isEmpty }
  }
}

extension Turn {
  /// Holds an input of the user against the limits of the table and of its sections: it is refused, or others
  /// give way.
  mutating func applyLimits() throws(SelectionError) {
    if !table.limits.isUnlimited { try apply(table.limits, to: nil) }
    for limited in table.sectionPolicies.limits {
      guard let rows = table.shape.rows(inSection: limited.section) else { continue }
      try apply(limited.limits, to: RowSet(rows))
    }
  }

  /// Holds the selection, or the part of it among rows, against limits.
  private mutating func apply(
    _ limits: SelectionLimits, to rows: RowSet?
  ) throws(SelectionError) {
    let listRows = table.lists.rows(in: table.shape)
    func counted(_ selected: RowSet) -> RowSet {
      let free = selected.subtracting(listRows)
      return rows.map(free.intersection) ?? free
    }
    let old = counted(before.selected)
    let new = counted(table.selected)
    if let atLeast = limits.atLeast, new.count < atLeast, !old.isSubset(of: new) {
      throw .tooFewSelected(new.count, limit: atLeast)
    }
    guard let atMost = limits.atMost, new.count > atMost, !new.isSubset(of: old) else { return }
    let excess = new.count - Swift.max(atMost, 0)
    let released = rowsToRelease(excess, of: new.intersection(old), limits.overflow)
    guard released.count == excess else { throw .tooManySelected(new.count, limit: atMost) }
    for row in released { deselect(row) }
  }

  /// So many of `rows` as give way to others, in their order, where the limit lets some; none where there are
  /// too few.
  private func rowsToRelease(
    _ count: Int, of rows: RowSet, _ overflow: SelectionLimits.Overflow
  ) -> [Int] {
    var free = rows.subtracting(table.fixedRows)
    guard overflow != .refuse, free.count >= count else { return [] }
    var released: [Int] = []
    if overflow == .releaseOldest {
      for age in table.ages where released.count < count {
        released += age.intersection(free).prefix(count - released.count)
      }
    } else {
      let anchor = table.anchorNumber ?? 0
      while released.count < count, let first = free.first, let last = free.last {
        released.append(abs(first - anchor) >= abs(last - anchor) ? first : last)
        free.remove(released[released.count - 1])
      }
    }
    return released
  }
}
