// SPDX-License-Identifier: MIT

/// Changes of the data: everything that a table holds follows its rows and sections.
extension Transaction {
  mutating func perform(_ update: TableUpdate) throws(SelectionError) {
    let resolved: ResolvedUpdate
    do throws(UpdateError) {
      resolved = try update.resolved(for: table.shape)
    } catch {
      throw .invalidUpdate(error)
    }
    let reloaded = resolved.reloadedRows
    if !reloaded.isEmpty {
      table.selectedMarks.set([], among: reloaded)
      if !table.isPlain, table.extras.selectionBeforeEditing != nil {
        table.extras.selectionBeforeEditing?.subtract(reloaded)
      }
    }
    follow(resolved.mapping)
  }

  mutating func apply(_ mapping: TableMapping) throws(SelectionError) {
    guard mapping.oldShape == table.shape else {
      throw .foreignMapping(from: mapping.oldShape, table: table.shape)
    }
    follow(mapping)
  }

  /// Lets everything follow a change of the data, which is no step of the history.
  mutating func follow(_ mapping: TableMapping) {
    isStep = false
    data = .mapped(mapping)
    table.lineage.advance(by: mapping)
    table.follow(mapping)
    if !table.isPlain { selectDeletionSuccessor(mapping) }
  }

  mutating func reload(to shape: TableShape) {
    isStep = false
    data = .reload
    table.lineage.reload()
    table.follow(.reload(from: table.shape, to: shape))
  }
}

extension TableSelection {
  /// Lets everything follow a change of the data.
  ///
  /// After a reload of everything no row is what a row was before; checkmarks and disabled rows
  /// stay in their places where the shape is the same.
  mutating func follow(_ mapping: TableMapping) {
    shape = mapping.newShape
    selectedMarks.follow(mapping.rows)
    anchorNumber = anchorNumber.flatMap(mapping.rows.nearestNewIndex)
    leadNumber = leadNumber.flatMap(mapping.rows.nearestNewIndex)
    touched = touched.flatMap(mapping.rows.newIndex)
    if !isPlain {
      extras.selectionOrder?.follow(mapping.rows)
      extras.follow(mapping)
      enforceLaws(arrivals: mapping.arrivals)
    }
  }
}

extension Extras {
  /// Lets lists, marks and steps follow their rows and sections; a gesture that is under way ends.
  mutating func follow(_ mapping: TableMapping) {
    lists.follow(mapping.sections)
    modes.follow(mapping.sections)
    limits.follow(mapping.sections)
    if !mapping.isReload || mapping.oldShape != mapping.newShape {
      checked.follow(mapping.rows)
      checkOrder?.follow(mapping.rows)
      disabled = mapping.rows.applied(to: disabled)
    }
    selectionBeforeEditing = selectionBeforeEditing.map(mapping.rows.applied)
    if mapping.isReload { history?.removeAll() } else { history?.follow(mapping.rows) }
    press = press.flatMap { press in
      mapping.rows.newIndex(of: press.row).map { Press(row: $0, waiting: press.waiting) }
    }
    run = nil
    pan = nil
    sweep = nil
  }
}
