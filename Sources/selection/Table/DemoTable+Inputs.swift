// SPDX-License-Identifier: MIT

internal import HeadlessTable
internal import SelectionCore
internal import SelectionTraces

/// What the keys do to a table beside tapping a row.
extension DemoTable {
  /// Applies an input that a key gives, and notes what came of it.
  ///
  /// - Returns: what changed; nil where the input was refused.
  @discardableResult
  func apply(_ input: TableInput) -> SelectionChange? {
    do throws(SelectionError) {
      return try table.apply(input)
    } catch {
      note(error.description)
      return nil
    }
  }

  /// Puts the keyboard on a row, and does to it what a key or a click means.
  ///
  /// - Parameters:
  ///   - row: the number of the row, or one beyond the ends of the table.
  ///   - effect: what is done to it.
  ///   - beginsAtCursor: whether a range that is added begins where the keyboard stands, and not at the anchor.
  func go(to row: Int, _ effect: RowEffect, beginsAtCursor: Bool = false) {
    let start = cursorPath
    moveCursor(to: row)
    guard let end = cursorPath else { return }
    switch effect {
    case .focus: break
    case .tap: tap(end)
    case .click: allowsRanges ? tell(.click(end)) : tap(end)
    case .toggle: allowsRanges ? tell(.toggle(end)) : tap(end)
    case .extend:
      guard allowsRanges else { return note("this table has no ranges") }
      if let start, table.selection.anchor == nil { apply(.click(start)) }
      tell(.extend(to: end))
    case .extendAdding:
      guard allowsRanges else { return note("this table has no ranges") }
      let state = table.selection
      let isBeginning = beginsAtCursor ? state.lead != start : state.anchor == nil
      if let start, isBeginning { apply(.select(.row(start))) }
      tell(.extendAdding(to: end))
    }
  }

  private func tap(_ row: RowPath) {
    do throws(SelectionError) {
      try table.tap(at: row)
      if events.isEmpty { note("a tap does nothing while editing this table") }
    } catch {
      note(error.description)
    }
  }

  /// Applies an input and notes how many rows it changed.
  private func tell(_ input: TableInput) {
    if let change = apply(input) {
      note("+\(change.selected.count) −\(change.deselected.count)")
    }
  }

  /// Selects all rows of a section, or where all are selected none.
  func tapHeader(ofSection section: Int) {
    guard allowsRanges else { return note("this table has no ranges") }
    let isAll = table.selection.markedPart(ofSection: section) == .all
    tell(isAll ? .deselect(.section(section)) : .select(.section(section)))
  }

  /// Limits how many rows can be selected: to three, to ten, and to any number again.
  func chooseNextLimit() {
    guard allowsRanges else { return note("this table has no limit") }
    let next: Int? =
      switch table.selection.limits.atMost {
      case nil: 3
      case 3: 10
      default: nil
      }
    apply(.setLimits(SelectionLimits(atMost: next)))
    note(next.map { "at most \($0) rows from now on" } ?? "any number of rows from now on")
  }

  /// Puts a new row where the keyboard stands.
  func insertRow() {
    let path = cursorPath ?? RowPath(section: 0, row: 0)
    guard sections.indices.contains(path.section) else { return }
    sections[path.section].rows.insert(newRow(), at: path.row)
    table.insertRows(at: [path], with: .automatic)
    moveCursor(to: cursor)
    note("inserted \(path)")
  }

  /// Deletes the row on which the keyboard stands.
  func deleteRow() {
    guard let path = cursorPath else { return }
    sections[path.section].rows.remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
    moveCursor(to: cursor)
    note("deleted \(path)")
  }

  /// Moves the row on which the keyboard stands up or down within its section, and the keyboard with it.
  func moveRow(by rows: Int) {
    guard let path = cursorPath else { return }
    let destination = RowPath(section: path.section, row: path.row + rows)
    guard sections[path.section].rows.indices.contains(destination.row) else { return }
    sections[path.section].rows.swapAt(path.row, destination.row)
    table.moveRow(at: path, to: destination)
    moveCursor(to: cursor + rows)
    note("moved \(path) to \(destination)")
  }

  /// Begins to record what is done to the table.
  func record() {
    let start = table.selection
    log = InputLog(shape: start.shape, policy: start.policy, undoLimit: .max)
    table.inputHandler = { [weak self] input in self?.log?.append(input) }
  }

  /// What was recorded, as a trace that ends with what is selected; nil where nothing was done.
  var trace: String? {
    guard let log, !log.inputs.isEmpty else { return nil }
    let state = table.selection
    let selected = state.selectedRows.spans.map(\.description).joined(separator: " ")
    let shape = state.shape.rowCounts.map(String.init).joined(separator: " ")
    guard let trace = try? log.trace(name: name) else { return nil }
    return trace + """
      expect shape \(shape)
      expect editing \(state.isEditing ? "on" : "off")
      expect selected \(selected.isEmpty ? "none" : selected)

      """
  }
}
