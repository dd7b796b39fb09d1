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

extension TableSelection {
  /// Whether any limit lets the oldest rows go, so that the ages of rows are to be known.
  var keepsAges: Bool { sectionPolicies.keepAges(beside: limits) }

  /// Begins to keep the ages of rows, which are all the same at first, or ends it, as the limits ask for.
  mutating func limitsDidChange(keptAges: Bool) {
    if keepsAges != keptAges { ages = keepsAges && !selected.isEmpty ? [selected] : [] }
  }
}

extension Turn {
  /// Holds an input of the user against the limits of the table and of its sections: it is refused, or others
  /// give way.
  mutating func applyLimits() throws(SelectionError) {
    // Most tables have none, and need not know which rows would be counted.
    guard !table.limits.isUnlimited || !table.sectionPolicies.limits.isEmpty else { return }
    let listRows = table.lists.rows(in: table.shape)
    let all = RowSet(0..<table.shape.rowCount).subtracting(listRows)
    var limits = table.limits.isUnlimited ? [] : [(table.limits, rows: all)]
    for limited in table.sectionPolicies.limits {
      guard let rows = table.shape.rows(inSection: limited.section) else { continue }
      limits.append((limited.limits, all.intersection(RowSet(rows))))
    }
    for (limits, rows) in limits { try makeRoom(limits, among: rows) }
    // What gives way to a limit counts as let go for all of them.
    for (limits, rows) in limits {
      let (old, new) = (before.selected.intersection(rows), table.selected.intersection(rows))
      if let atLeast = limits.atLeast, new.count < atLeast, !old.isSubset(of: new) {
        throw .tooFewSelected(new.count, limit: atLeast)
      }
    }
  }

  /// Lets rows give way where more are selected than can be.
  private mutating func makeRoom(
    _ limits: SelectionLimits, among rows: RowSet
  ) throws(SelectionError) {
    let (old, new) = (before.selected.intersection(rows), table.selected.intersection(rows))
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
