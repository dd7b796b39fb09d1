// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionTraces

/// The effects of keys and the mouse on a table.
extension DemoTable {
  /// Applies an input, and records what it changes, unless it changes all shown rows.
  func apply(_ input: TableInput, isNoted: Bool = true) {
    do throws(SelectionError) {
      let change = try table.apply(byPath: input)
      log?.append(input)
      if isNoted { note(change.rows) }
      if input != .undo, input != .redo, !change.rows.isEmpty { dataSteps.forgetUndone() }
    } catch {
      note(error.description)
    }
  }

  private func note(_ change: SelectionChange) {
    for (rows, word) in [
      (change.selected, "selected"), (change.deselected, "deselected"),
      (change.checked, "checked"), (change.unchecked, "unchecked"),
    ] where !rows.isEmpty {
      note("\(rows.count) \(word)")
    }
  }

  /// Applies the input that a key or a click means, and scrolls to the keyboard focus.
  func take(_ input: TableInput) {
    let oldLead = lead
    apply(input)
    showLead()
    if events.isEmpty, lead == oldLead { note("nothing changes") }
  }

  /// Changes the limit of selected rows: to three, to ten, and back to no limit.
  func chooseNextLimit() {
    guard table.mode == .multiple else { return note("this table has no limit") }
    let next: Int? =
      switch table.limits.atMost {
      case nil: 3
      case 3: 10
      default: nil
      }
    apply(.setLimits(SelectionLimits(atMost: next)))
    note(next.map { "at most \($0) rows from now on" } ?? "any number of rows from now on")
  }

  // MARK: - Shown rows

  /// Shows the rows that match a query, or all rows if the query is empty.
  func search(for text: String) {
    search.begin(Query(text))
    // While every row is shown, numbers and paths are the same.
    apply(.show(.all), isNoted: false)
    if !query.isEmpty {
      let lines = labels ?? makeLabels()
      labels = lines
      while !search.isComplete(for: lines) { search.advance(in: lines) }
      apply(.show(numbers: RowSet(ranges: search.found)), isNoted: false)
    }
    forgetEvents()
    showLead()
  }

  private func makeLabels() -> Lines {
    var bytes: [UInt8] = []
    for rows in table.contents {
      for row in rows {
        bytes += row.label.utf8
        bytes.append(0x0A)
      }
    }
    return Lines(bytes)
  }

  /// Searches again, because the rows have changed.
  private func searchAgain() {
    let text = query.text
    labels = nil
    search = SearchStack()
    search(for: text)
  }

  /// Deselects and unchecks the rows that aren't shown.
  func unmarkHidden() {
    let count = hiddenMarkCount
    guard count > 0 else { return note("everything selected is shown") }
    let (selected, checked) = (table.hiddenSelectedRows, table.hiddenCheckedRows)
    let shown = table.rows.shownNumbers
    // Paths name only shown rows, and so do traces.
    apply(.show(.all))
    if !selected.isEmpty { apply(.deselect(spans(selected))) }
    if !checked.isEmpty { apply(.uncheck(spans(checked))) }
    apply(.show(numbers: shown))
    forgetEvents()
    note("let go: \(count)")
  }

  // MARK: - Undo

  /// Undoes the last step, of the selection or of the rows.
  func undo() {
    guard dataSteps.isLast(in: table) else { return take(.undo) }
    if let state = dataSteps.undo(from: state) { put(back: state) }
  }

  /// Redoes the step that was undone last.
  func redo() {
    guard dataSteps.isNext(in: table) else { return take(.redo) }
    if let state = dataSteps.redo(from: state) { put(back: state) }
  }

  private var state: DataSteps.State { DataSteps.State(table: table, log: log) }

  private func put(back state: DataSteps.State) {
    let count = table.rows.wholeShape.rowCount
    (table, log) = (state.table, state.log)
    searchAgain()
    let difference = table.rows.wholeShape.rowCount - count
    note(difference == 0 ? "rows moved back" : difference > 0 ? "a row is back" : "a row is gone")
  }

  /// Changes the rows, as a step that can be undone.
  private func changeRows(_ change: () -> Void) {
    let before = state
    change()
    guard table.contents != before.table.contents else { return }
    // What was found before stays shown, and so does a new row.
    labels = nil
    search = SearchStack(query)
    dataSteps.push(before, after: table)
  }

  // MARK: - The data

  /// Inserts a new row at the keyboard focus.
  func insertRow() { changeRows(insertNewRow) }

  private func insertNewRow() {
    let path = lead ?? RowPath(section: 0, row: 0)
    var rows = table.contents[path.section]
    rows.insert(newRow(), at: path.row)
    do throws(SelectionError) {
      let change = try table.update(section: path.section, to: rows, vanished: .hidden)
      if let mapping = change.rows.mapping { log?.append(.perform(mapping.tableUpdate())) }
      apply(.focus(path))
      showLead()
      note("inserted \(path)")
    } catch {
      note(error.description)
    }
  }

  /// Deletes the row with the keyboard focus.
  func deleteRow() {
    guard let path = lead else { return }
    var update = TableUpdate()
    update.deleteRows(at: .row(path))
    changeRows { apply(.perform(update)) }
    forgetEvents()
    showLead()
    note("deleted \(path)")
  }

  /// Moves the row with the keyboard focus up or down within its section.
  func moveRow(by rows: Int) {
    guard let path = lead, let count = table.shape.rowCount(inSection: path.section),
      (0..<count).contains(path.row + rows)
    else { return }
    moveRows(.row(path), to: RowPath(section: path.section, row: path.row + rows))
  }

  /// Moves rows, as one block, to the place of another row: after that row if the first moved row
  /// was above it, otherwise before it.
  func moveRows(_ rows: RowSpans, to place: RowPath) {
    guard let moved = try? rows.numbers(in: table.shape) else { return }
    let paths = RowPaths(moved, in: table.shape)
    guard let first = paths.first, !paths.contains(place) else { return }
    let row = row(at: first)
    let next = RowPath(section: place.section, row: place.row + (first < place ? 1 : 0))
    changeRows { apply(.move(rows, to: .before(next))) }
    forgetEvents()
    showLead()
    if let end = table.row(of: row) { note("moved \(paths) to \(end)") }
  }

  // MARK: - Recording

  /// Begins to record the table's inputs.
  func record() {
    let start = table.rows
    var inputs: [TableInput] = titles.indices.compactMap { section in
      start.list(inSection: section).map { .setList($0, inSection: section) }
    }
    inputs.append(.check(start.checkedRows.rowSpans))
    if let lead = start.lead { inputs.append(.focus(lead)) }
    inputs += [
      .enableUndo(limit: nil), .setDeletionSuccessor(start.deletionSuccessor),
      .setReplacementScope(start.replacementScope),
    ]
    let log = InputLog(shape: start.shape, policy: start.policy, inputs: inputs)
    self.log = log
    untouchedLog = log
  }

  /// The recorded inputs as a trace that ends with the selected and checked rows; nil if there are
  /// none.
  func trace() throws(TraceWriteError) -> String? {
    guard let log, log != untouchedLog else { return nil }
    let state = table.rows
    func words(_ rows: RowPaths) -> String {
      rows.isEmpty ? "none" : rows.spans.map(\.description).joined(separator: " ")
    }
    return try log.trace(name: Self.name) + """
      expect shape \(state.shape.rowCounts.map(String.init).joined(separator: " "))
      expect editing \(state.isEditing ? "on" : "off")
      expect selected \(words(state.selectedRows))
      expect checked \(words(state.checkedRows))

      """
  }
}
