// SPDX-License-Identifier: MIT

extension TableSelection {
  /// Changes rows and sections in one batch; the selection, checkmarks, marks, anchor, lead and a held touch
  /// follow their rows.
  ///
  ///     try table.perform { $0.deleteRows(at: [RowPath(section: 1, row: 0)]) }
  ///
  /// New rows are unselected, enabled and unchecked. Where the row of anchor or lead goes, each moves to the
  /// next row that stays, else to the one before.
  /// - Parameter build: fills the batch; it must not reach for the table, which is being changed.
  /// - Returns: what changed, with the mapping from old rows to new.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(*m* log *n*) for *m* single changes.
  @discardableResult
  public mutating func perform(
    _ build: (inout TableUpdate) -> Void
  ) throws(SelectionError) -> SelectionChange {
    var update = TableUpdate()
    build(&update)
    return try perform(update)
  }

  /// Changes rows and sections in one batch, as ``perform(_:)-(TableUpdate)`` with a closure does.
  ///
  /// - Parameter update: the batch.
  /// - Returns: what changed, with the mapping from old rows to new.
  /// - Throws: `SelectionError.invalidUpdate`.
  /// - Complexity: O(*m* log *n*) for *m* single changes.
  @discardableResult
  public mutating func perform(_ update: TableUpdate) throws(SelectionError) -> SelectionChange {
    let resolved: ResolvedUpdate
    do throws(UpdateError) {
      resolved = try update.resolved(for: shape)
    } catch {
      throw .invalidUpdate(error)
    }
    return program { (turn) in
      turn.reload(resolved.reloadedRows)
      turn.follow(resolved.mapping)
    }
  }

  /// Lets everything follow a change of the data that is known by its mapping.
  ///
  /// - Parameter mapping: where each row goes; its old shape is this table's.
  /// - Returns: what changed.
  /// - Throws: `SelectionError.foreignMapping` where the mapping is of a table of another shape.
  /// - Complexity: O(*m* log *n*) for *m* segments of the mapping.
  @discardableResult
  public mutating func follow(_ mapping: TableMapping) throws(SelectionError) -> SelectionChange {
    guard mapping.oldShape == shape else {
      throw .foreignMapping(from: mapping.oldShape, table: shape)
    }
    return program { (turn) in turn.follow(mapping) }
  }
}

extension Turn {
  /// Takes the selection from rows that are reloaded.
  mutating func reload(_ rows: RowSet) {
    isStep = false
    table.selected.subtract(rows)
    if table.putAway != nil { table.putAway?.subtract(rows) }
  }

  /// Lets everything follow a change of the data.
  mutating func follow(_ mapping: TableMapping) {
    isStep = false
    data = .mapped(mapping)
    table.shape = mapping.newShape
    table.selected = mapping.rows.applied(to: table.selected)
    table.anchorNumber = table.anchorNumber.flatMap(mapping.rows.nearestNewIndex)
    table.leadNumber = table.leadNumber.flatMap(mapping.rows.nearestNewIndex)
    table.touched = table.touched.flatMap(mapping.rows.newIndex)
    guard !table.rare.isNone else { return }
    table.rare.value.follow(mapping)
    table.trimSingleSections()
  }
}

extension RareState {
  /// Lets marks, lists and steps follow their rows and sections; a gesture that is under way ends.
  mutating func follow(_ mapping: TableMapping) {
    lists = lists.following(mapping)
    disabled = mapping.rows.applied(to: disabled)
    rememberedParts = mapping.rows.applied(to: rememberedParts)
    sectionPolicies = sectionPolicies.following(mapping.sections)
    let keepsAges = sectionPolicies.keepAges(beside: limits)
    ages = keepsAges ? ages.map(mapping.rows.applied).filter { !$0.isEmpty } : []
    putAway = putAway.map(mapping.rows.applied)
    history?.follow(mapping.rows)
    pan = nil
    sweep = nil
  }
}
