// SPDX-License-Identifier: MIT

/// Limits on the rows that an input of the user may leave marked.
extension Transaction {
  /// A limit, and the marks that it counts.
  private struct Limited {
    var limits: SelectionLimits
    /// The rows of the section, including hidden rows; nil for the whole table.
    var rows: RowSet?
    /// Whether the limit counts checked rows rather than selected rows.
    var countsCheckmarks: Bool
  }

  /// Unchecks rows that can only be checked alone if the user has checked other rows, or the other
  /// rows if the user has checked such a row.
  mutating func settleExclusiveRows() {
    let (old, new) = (before.checkedMarks, table.checkedMarks)
    guard !table.extras.layers.isEmpty, new != old else { return }
    let law = table.checkmarkLaw
    guard law.alone != nil else { return }
    let added = new.subtracting(old)
    let lawful = law.trimmed(new, in: table.layout, among: added, preferring: added)
    if lawful != new { table.extras.checked.set(lawful) }
  }

  /// Applies the limits of the table and its sections to the input: throws, or unmarks other rows.
  ///
  /// Only sections in which a mark has changed are checked.
  /// - Throws: `SelectionError.tooManySelected`, `.tooFewSelected`, `.tooManyChecked`,
  ///   `.tooFewChecked`.
  /// - Complexity: O(log *n*) for each section that has limits and in which a mark has changed.
  @inline(never)
  mutating func enforceLimits() throws(SelectionError) {
    guard table.sharedExtras.readBox.hasLimits else { return }
    var parts = limitedParts()
    var hasReleased = false
    for part in parts where try enforceMaximum(part) { hasReleased = true }
    // A row unmarked for one limit counts as unmarked for all of them.
    if hasReleased { parts = limitedParts() }
    for part in parts {
      guard let atLeast = part.limits.atLeast else { continue }
      let (old, marked) = marks(part)
      let new = marked.count
      if new < atLeast, new < old.count {
        throw part.countsCheckmarks
          ? .tooFewChecked(new, limit: atLeast) : .tooFewSelected(new, limit: atLeast)
      }
    }
  }

  /// The limits that the input may affect, the narrower limits first: a row that is unmarked for a
  /// layer or a section also counts as unmarked for the table.
  @_optimize(size)
  private func limitedParts() -> [Limited] {
    let (limits, limited) = (table.extras.limits, table.extras.laws.limited)
    var parts: [Limited] = []
    for entry in table.extras.layerLimits {
      let rows = table.numbers(in: entry.layer)
      if table.selectedMarks != before.selectedMarks {
        parts.append(Limited(limits: entry.limits, rows: rows, countsCheckmarks: false))
      }
      if !table.isEditing, table.extras.checked != before.extras.checked {
        parts.append(Limited(limits: entry.limits, rows: rows, countsCheckmarks: true))
      }
    }
    if !limited.isEmpty {
      let changed = table.selectedMarks.rows.symmetricDifference(before.selectedMarks.rows)
        .union(table.checkedMarks.symmetricDifference(before.checkedMarks))
      for (section, rows) in table.layout.sections(with: changed, among: limited) {
        parts.append(
          Limited(
            limits: table.extras.laws[section].limits, rows: rows,
            countsCheckmarks: table.listInForce(inSection: section) != nil))
      }
    }
    if !limits.isUnlimited, table.selectedMarks != before.selectedMarks {
      parts.append(Limited(limits: limits, countsCheckmarks: false))
    }
    return parts
  }

  /// The marks that a limit counts, before the input and now.
  @inline(never)
  private func marks(_ part: Limited) -> (old: RowSet, new: RowSet) {
    let (old, new) =
      part.countsCheckmarks
      ? (before.checkedMarks, table.checkedMarks)
      : (before.selectedMarks.rows, table.selectedMarks.rows)
    guard let rows = part.rows else { return (old, new) }
    return (old.intersection(rows), new.intersection(rows))
  }

  /// Unmarks the oldest rows if more are marked than allowed; hidden rows are unmarked only if the
  /// selection is being replaced.
  ///
  /// - Returns: Whether any row was unmarked.
  @_optimize(size)
  private mutating func enforceMaximum(_ part: Limited) throws(SelectionError) -> Bool {
    guard let atMost = part.limits.atMost else { return false }
    var (old, marked) = marks(part)
    guard marked.count > atMost else { return false }
    // Deselecting is always allowed, however many rows are selected.
    guard !marked.isSubset(of: old) else { return false }
    if isReplacing, !part.countsCheckmarks {
      // Rows outside the replacement scope are deselected only if there is no room for them.
      table.selectedMarks.set(
        [],
        among: marked.intersection(table.rowsOutOfReach)
          .subtracting(table.fixedRows))
      (old, marked) = marks(part)
    }
    let new = marked.count
    guard new > atMost else { return true }
    let excess = new - max(atMost, 0)
    let fixed = table.fixedRows
    // An item is reached through any of its rows, even if the limit doesn't count that row.
    let (earlier, order) = marksBefore(part)
    let reached = marked.intersection(earlier.union(old))
    let free = table.shown(
      (part.countsCheckmarks ? sharing(reached) : reached).subtracting(fixed))
    var (items, released) = ([RowSet](), RowSet())
    if table.limitOverflow == .releaseOldest {
      let now = part.countsCheckmarks ? table.extras.checkOrder : table.extras.selectionOrder
      // Rows that were marked before a run or a sweep come first, even if an earlier part of it has
      // unmarked them; as the newest, they would make holes in a range that grows.
      let groups = order.oldestFirst(among: earlier) + (now?.groups ?? [])
      oldest: for group in groups where released.count < excess {
        let rows = group.intersection(free).subtracting(released)
        guard part.countsCheckmarks, table.extras.shared.contains(any: rows) else {
          let first = rows.first(excess - released.count, true)
          if !first.isEmpty { items.append(first) }
          released.formUnion(first)
          continue
        }
        for row in rows where !released.contains(row) {
          guard released.count < excess else { break oldest }
          // An item with several rows is unmarked at once, with all of its rows, if that is
          // possible.
          let item = sharing([row])
          let counted = item.intersection(marked).subtracting(released)
          guard !counted.isEmpty, item.isDisjoint(with: fixed) else { continue }
          items.append(item)
          released.formUnion(counted)
        }
      }
    }
    guard released.count >= excess else {
      throw part.countsCheckmarks
        ? .tooManyChecked(new, limit: atMost) : .tooManySelected(new, limit: atMost)
    }
    for item in items {
      if part.countsCheckmarks {
        table.extras.checked.set([], among: item)
      } else {
        deselect(item)
      }
    }
    return true
  }

  /// The marks before the run of extensions or the sweep of which the input is a part, and their
  /// order if it was kept; none if it is a part of none.
  @inline(never)
  @_optimize(size)
  private func marksBefore(_ part: Limited) -> (rows: RowSet, order: MarkOrder) {
    if continuesRun, let run = table.extras.run, run.header == nil {
      var rows = part.countsCheckmarks ? run.checked : run.selected
      if whole == .runWithNewAnchor, !part.countsCheckmarks, let anchor = table.wholeAnchor {
        rows.remove(anchor)
      }
      let order = part.countsCheckmarks ? run.orders.last : run.orders.first
      return (rows, order ?? MarkOrder([]))
    }
    guard whole == .sweep, !part.countsCheckmarks, let sweep = table.extras.sweep else {
      return ([], MarkOrder([]))
    }
    return (sweep.base, sweep.order ?? MarkOrder([]))
  }
}
