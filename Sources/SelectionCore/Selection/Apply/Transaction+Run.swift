// SPDX-License-Identifier: MIT

extension Transaction {
  /// Performs an input; this is the only place where an input becomes a change.
  mutating func run<Row: ResolvableRow>(_ input: SelectionInput<Row>) throws(SelectionError) {
    // What a reload is followed by is checked before the switch, which copies the input.
    if case .setSelected(let rows) = input {
      try replaceSelected(by: try numbers(rows))
      return finishSelection()
    }
    switch input {
    // The most frequent effect is checked first, so that it doesn't pay for the choice among all.
    case .act(.tap, let row): try tap(try target(row))
    case .act(let effect, let row): try act(effect, on: try target(row))
    case .touchDown(let row): touchDown(try target(row))
    case .touchUp: try touchUp()
    case .touchCancel: endTouch()
    case .tapAccessory(let row): emit(.accessoryButtonTapped(try target(row).path))
    case .press(let row, let effect): try press(try target(row), effect)
    case .release: try release()
    case .drag: drag()
    case .propose(let rows):
      try propose(try numbers(rows))
      finishSelection()
    case .clickBesideRows: try propose([])
    case .tapHeader(let section, let partial): try tapHeader(ofSection: section, partial)

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
    case .endSweep: endSweep()

    case .select(let rows): try select(try numbers(rows))
    case .setSelected: break
    case .deselect(let rows): table.selectedMarks.set([], among: try numbers(rows))
    case .selectAll: try setSelected(table.selectedMarks.rows.union(table.rowsForAll))
    case .deselectAll: table.selectedMarks.set([], sparing: table.rowsOutOfReach)
    case .invert:
      try setSelected(table.selectedMarks.rows.symmetricDifference(table.rowsForAll))
    case .check(let rows): try check(try numbers(rows))
    case .uncheck(let rows): try uncheck(try numbers(rows))
    case .mark(let rows, let layer): try mark(try numbers(rows), in: layer, true)
    case .unmark(let rows, let layer): try mark(try numbers(rows), in: layer, false)
    case .restore(let snapshot): try restore(snapshot)

    case .undo: step(isUndo: true)
    case .redo: step(isUndo: false)
    case .enableUndo(let limit):
      table.past.history = SelectionHistory(limit: limit ?? .max)
      if !table.isPlain { table.extras.beginning = nil }
    case .disableUndo: table.past.history = SelectionHistory()

    case .reloadData(let shape): try reload(to: shape ?? table.layout.whole)
    case .perform(let update): try perform(update)
    case .follow(let mapping): try follow(mapping)
    case .update(let contents, let vanished): try update(to: contents, vanished)
    case .updateSection(let section, let rows, let vanished):
      try update(section, to: rows, vanished)
    case .move(let rows, let destination): try move(rows, to: destination)
    case .edit(let edit): try apply(edit)
    case .show(let rows): try show(try Row.numbersToShow(of: rows, for: self))

    case .setEditing, .setPolicy, .setEditingTransition, .setLimits, .setLayerLimits,
      .setLimitOverflow, .setDeletionSuccessor, .setReplacementScope, .setKeepsOrder, .setMode,
      .setList, .joinLists,
      .disable,
      .enable, .setAccessoryStyle:
      try set(input)
    }
  }

  /// The target with a name given by the caller.
  private func target(_ row: some ResolvableRow) throws(SelectionError) -> Target {
    try row.target(for: self)
  }

  /// The numbers of rows named by the caller.
  func numbers<Row: ResolvableRow>(
    _ rows: SelectionSpans<Row>
  ) throws(SelectionError) -> RowSet { try Row.numbers(of: rows, for: self) }

  private mutating func move<Row: ResolvableRow>(
    _ rows: SelectionSpans<Row>, to destination: RowDestination<Row>
  ) throws(SelectionError) {
    let place: (row: Int, section: Int)
    switch destination {
    case .before(let row): place = try row.placeBefore(for: self)
    case .endOfSection(let section):
      _ = try table.shape.requiredRows(inSection: section)
      place = (table.layout.whole.start(ofSection: section + 1), section)
    }
    try move(try numbers(rows), before: place.row, inSection: place.section)
  }
}
