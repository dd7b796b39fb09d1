// SPDX-License-Identifier: MIT

/// Limits: what an input of the user may leave marked.
extension Transaction {
  /// A limit, and the marks that it counts.
  private struct Limited {
    var limits: SelectionLimits
    /// The section; nil for the whole table.
    var section: Int?
    var rows: Range<Int>
    /// Whether it counts checked rows, or selected ones.
    var countsCheckmarks: Bool
  }

  /// Holds the input to the limits of the table and of its sections: it is refused, or other rows
  /// give way.
  ///
  /// Only sections in which a mark has changed are looked at.
  /// - Throws: `SelectionError.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(log *n*) for each section that has limits and a mark that has changed.
  mutating func enforceLimits() throws(SelectionError) {
    guard !table.extras.limits.isEmpty else { return }
    for part in limitedParts() { try enforceMaximum(part) }
    // What gives way to a limit counts as unmarked for all of them.
    for part in limitedParts() {
      let (old, new) = counts(part)
      if let atLeast = part.limits.atLeast, new < atLeast, new < old {
        throw .tooFewSelected(new, limit: atLeast)
      }
    }
  }

  /// The limits that the input may have touched.
  private func limitedParts() -> [Limited] {
    let limits = table.extras.limits
    var parts: [Limited] = []
    if !limits.table.isUnlimited, table.selected != before.selected {
      parts.append(
        Limited(
          limits: limits.table, rows: 0..<table.shape.rowCount, countsCheckmarks: false))
    }
    guard !limits.sections.isEmpty else { return parts }
    let changed = table.selected.symmetricDifference(before.selected)
      .union(table.checked.symmetricDifference(before.checked))
    for (section, rows) in SectionsWithRows(changed, in: table.shape, among: limits.sections) {
      parts.append(
        Limited(
          limits: limits.limits(ofSection: section), section: section, rows: rows,
          countsCheckmarks: table.listInForce(inSection: section) != nil))
    }
    return parts
  }

  private func counts(_ part: Limited) -> (old: Int, new: Int) {
    part.countsCheckmarks
      ? (before.checked.count(in: part.rows), table.checked.count(in: part.rows))
      : (before.selected.count(in: part.rows), table.selected.count(in: part.rows))
  }

  /// Lets the oldest rows give way where more are marked than may be.
  private mutating func enforceMaximum(_ part: Limited) throws(SelectionError) {
    let new = counts(part).new
    guard let atMost = part.limits.atMost, new > atMost else { return }
    let scope = RowSet(part.rows)
    let marks = part.countsCheckmarks ? table.checked : table.selected
    let order = part.countsCheckmarks ? table.extras.checkOrder : table.extras.selectionOrder
    let old = (part.countsCheckmarks ? before.checked : before.selected).intersection(scope)
    let marked = marks.intersection(scope)
    // Rows can always be deselected, however many there are.
    guard !marked.isSubset(of: old) else { return }
    let excess = new - max(atMost, 0)
    let free = marked.intersection(old).subtracting(table.fixedRows)
    guard let order, table.limitOverflow == .releaseOldest, free.count >= excess else {
      throw .tooManySelected(new, limit: atMost)
    }
    var released: [Int] = []
    for group in order.groups where released.count < excess {
      released += group.intersection(free).prefix(excess - released.count)
    }
    for row in released {
      if part.countsCheckmarks {
        table.extras.checked.set(false, at: row)
      } else {
        deselect(target(row))
      }
    }
  }
}
