// SPDX-License-Identifier: MIT

internal import HeadlessTable
internal import SelectionCore
internal import SelectionTraces

/// What keys and the mouse do to a table.
extension DemoTable {
  /// Applies an input, redraws the checkmarks that it changed, and notes how many rows those are.
  func apply(_ input: TableInput) {
    let oldLead = lead
    do throws(SelectionError) {
      let change = try table.apply(input)
      let toRedraw = change.accessoriesToRedraw
      for row in table.indexPathsForVisibleRows ?? [] where toRedraw.contains(row) {
        if let cell = table.cellForRow(at: row) { showCheckmark(ofRowAt: row, in: cell) }
      }
      note("", change.selected, change.deselected)
      note("checked ", change.checked, change.unchecked)
    } catch {
      note(error.description)
    }
    if lead != oldLead { showLead() }
  }

  private func note(_ name: String, _ marked: RowPaths, _ unmarked: RowPaths) {
    guard !marked.isEmpty || !unmarked.isEmpty else { return }
    note("\(name)+\(marked.count) −\(unmarked.count)")
  }

  /// Applies what a key or a click means, and shows where the keyboard stands then.
  func take(_ input: TableInput) {
    let oldLead = lead
    apply(input)
    showLead()
    if events.isEmpty, lead == oldLead { note("nothing changes") }
  }

  /// Limits how many rows can be selected: to three, to ten, and to any number again.
  func chooseNextLimit() {
    guard table.rows.mode == .multiple else { return note("this table has no limit") }
    let next: Int? =
      switch table.rows.limits.atMost {
      case nil: 3
      case 3: 10
      default: nil
      }
    apply(.setLimits(SelectionLimits(atMost: next)))
    note(next.map { "at most \($0) rows from now on" } ?? "any number of rows from now on")
  }

  /// Puts a new row where the keyboard stands.
  func insertRow() {
    let path = lead ?? RowPath(section: 0, row: 0)
    sections[path.section].rows.insert(newRow(), at: path.row)
    table.insertRows(at: [path], with: .automatic)
    apply(.focus(path))
    note("inserted \(path)")
  }

  /// Deletes the row on which the keyboard stands.
  func deleteRow() {
    guard let path = lead else { return }
    sections[path.section].rows.remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
    showLead()
    note("deleted \(path)")
  }

  /// Moves the row on which the keyboard stands up or down within its section.
  func moveRow(by rows: Int) {
    guard let path = lead else { return }
    let destination = RowPath(section: path.section, row: path.row + rows)
    guard sections[path.section].rows.indices.contains(destination.row) else { return }
    sections[path.section].rows.swapAt(path.row, destination.row)
    table.moveRow(at: path, to: destination)
    showLead()
    note("moved \(path) to \(destination)")
  }

  /// Moves rows to where another stands, one after the other: before it, or after it where the
  /// first of them comes from above.
  func moveRows(_ paths: RowPaths, to place: RowPath) {
    guard let first = paths.first, !paths.contains(place) else { return }
    let moved = paths.map { row(at: $0) }
    let above = paths.filter { $0.section == place.section && $0 < place }.count
    let start = place.row - above + (first < place ? 1 : 0)
    for path in paths.reversed() { sections[path.section].rows.remove(at: path.row) }
    sections[place.section].rows.insert(contentsOf: moved, at: start)
    table.beginUpdates()
    for (number, path) in paths.enumerated() {
      table.moveRow(at: path, to: RowPath(section: place.section, row: start + number))
    }
    table.endUpdates()
    showLead()
    note("moved \(paths) to \(RowPath(section: place.section, row: start))")
  }

  /// Begins to record what is done to the table.
  func record() {
    let start = table.rows
    var inputs: [TableInput] = sections.indices.compactMap { section in
      start.list(inSection: section).map { .setList($0, inSection: section) }
    }
    inputs.append(.check(start.checkedRows.rowSpans))
    if let lead = start.lead { inputs.append(.focus(lead)) }
    inputs += [.enableUndo(limit: nil), .setDeletionSuccessor(start.deletionSuccessor)]
    let fresh = InputLog(shape: start.shape, policy: start.policy, inputs: inputs)
    table.inputHandler = { [weak self] in
      var log = self?.log ?? fresh
      log.append($0)
      self?.log = log
    }
  }

  /// What was recorded, as a trace that ends with what is selected and checked; nil if nothing
  /// was done.
  func trace() throws(TraceWriteError) -> String? {
    guard let log else { return nil }
    let state = table.rows
    func words(_ rows: RowPaths) -> String {
      rows.isEmpty ? "none" : rows.spans.map(\.description).joined(separator: " ")
    }
    return try log.trace(name: name) + """
      expect shape \(state.shape.rowCounts.map(String.init).joined(separator: " "))
      expect editing \(state.isEditing ? "on" : "off")
      expect selected \(words(state.selectedRows))
      expect checked \(words(state.checkedRows))

      """
  }
}
