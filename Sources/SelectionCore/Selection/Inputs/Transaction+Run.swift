// SPDX-License-Identifier: MIT

extension Transaction {
  /// Does what an input says; the one place where each input becomes a change.
  mutating func run(_ input: TableInput) throws(SelectionError) {
    switch input {
    case .tap(let row): try tap(try target(row))
    case .touchDown(let row): touchDown(try target(row))
    case .touchUp: try touchUp()
    case .touchCancel: endTouch()
    case .tapAccessory(let row): emit(.accessoryButtonTapped(try target(row).path))

    case .click(let row): try act(.click, on: try target(row))
    case .toggle(let row): try act(.toggle, on: try target(row))
    case .extend(let row): try extend(to: try target(row), isAdding: false)
    case .extendAdding(let row): try extend(to: try target(row), isAdding: true)
    case .press(let row, let effect): try press(try target(row), effect)
    case .release: try release()
    case .drag: drag()
    case .propose(let rows): try propose(try numbers(rows))
    case .tapHeader(let section): try tapHeader(ofSection: section)

    case .focus(let row): table.leadNumber = try target(row).number
    case .go(let motion, let effect, let pageRows, let columns):
      try go(motion, effect, Grid(pageRows: pageRows, columns: columns))
    case .userSelectAll: setAll(.select)
    case .userDeselectAll: setAll(.deselect)
    case .userToggleAll: setAll(.toggle)
    case .cancel: cancel()

    case .beginPan(let row): beginPan(on: try target(row))
    case .continuePan(let row): continuePan(to: try target(row).number)
    case .endPan: endPan()
    case .beginSweep(let effect): beginSweep(effect)
    case .continueSweep(let rows): sweep(over: try numbers(rows))
    case .endSweep: if table.isSweeping { table.extras.sweep = nil }

    case .select(let rows): try select(try numbers(rows))
    case .setSelected(let rows): try setSelected(try numbers(rows))
    case .deselect(let rows): table.selectedMarks.set([], among: try numbers(rows))
    case .selectAll: try setSelected(table.selectedMarks.rows.union(table.rowsForAll))
    case .deselectAll: table.selectedMarks.set([])
    case .invert:
      try setSelected(table.selectedMarks.rows.symmetricDifference(table.rowsForAll))
    case .check(let rows): try check(try numbers(rows))
    case .uncheck(let rows): try uncheck(try numbers(rows))
    case .restore(let snapshot): try restore(snapshot)

    case .undo: undo()
    case .redo: redo()
    case .enableUndo(let limit):
      table.sharedHistory = Shared()
      table.sharedHistory.value = SelectionHistory(limit: limit ?? .max)
    case .disableUndo: table.sharedHistory = Shared()

    case .reloadData(let shape): try reload(to: shape ?? table.shape)
    case .perform(let update): try perform(update)
    case .apply(let mapping): try apply(mapping)

    case .setEditing(let isEditing): setEditing(isEditing, table.editingTransition)
    case .setPolicy(let policy): setPolicy(policy)
    case .setEditingTransition(let transition): table.editingTransition = transition
    case .setLimits(let limits, let section): try setLimits(limits, ofSection: section)
    case .setLimitOverflow(let overflow): setLimitOverflow(overflow)
    case .setDeletionSuccessor(let successor): table.extras.deletionSuccessor = successor
    case .setKeepsOrder(let keepsOrder):
      table.extras.keepsOrder = keepsOrder
      keepOrder()
    case .setMode(let mode, let section): try setMode(mode, ofSection: section)
    case .setList(let kind, let section): try setList(kind, ofSection: section)
    case .disable(let rows): table.extras.disabled.formUnion(try numbers(rows))
    case .enable(let rows): table.extras.disabled.subtract(try numbers(rows))
    case .setAccessoryStyle(let style): table.extras.accessoryStyle = style
    }
  }

  /// The target at a path that the caller gives.
  private func target(_ path: RowPath) throws(SelectionError) -> Target {
    try table.shape.target(at: path)
  }

  /// The numbers of rows that the caller names.
  private func numbers(_ rows: RowSpans) throws(SelectionError) -> RowSet {
    let shown = try rows.numbers(in: table.shape)
    return rows.hidden.isEmpty ? shown : shown.union(rows.hidden.shifted(by: table.shape.rowCount))
  }
}
