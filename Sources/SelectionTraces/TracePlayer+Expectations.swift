// SPDX-License-Identifier: MIT
internal import SelectionCore

/// A failed expectation.
struct TraceMismatch {
  var expected: String
  var found: String
}

extension TracePlayer {
  /// Checks an expectation about the table and the last input.
  ///
  /// - Returns: The mismatch; nil if the expectation is met.
  func mismatch(_ expectation: TraceExpectation) -> TraceMismatch? {
    switch expectation {
    case .rows(let which, let rows): return mismatch(which, rows)
    case .changed(let selected, let deselected): return mismatch(selected, deselected)
    case .hidden(let which, let ids):
      let found = which == .selected ? table.hiddenSelectedRows : table.hiddenCheckedRows
      return compare(
        "\(which.rawValue) \(text(ids.sorted()))", text(found), ids == Set(found))
    case .hiddenRows(let spans):
      return mismatch(
        "hidden-rows", spans, found: RowPaths(selection.hiddenNumbers, in: selection.wholeShape))
    case .place(let which, let row):
      let found = place(which)
      return compare("\(which) \(text(row))", text(found), row == found)
    case .count(let count, let section):
      let found = section.map(selection.selectedCount) ?? selection.selectedCount
      let expected = "\(count) selected rows" + (section.map { " in section \($0)" } ?? "")
      return compare(expected, found.map(String.init) ?? "no such section", count == found)
    case .nth(let i, let row):
      let found = selection.selectedRows.positions.nth(i).flatMap(selection.shape.path)
      return compare("\(row) as selected row number \(i)", text(found), row == found)
    case .rank(let row, let count):
      let found = selection.shape.rowNumber(of: row).map(selection.selectedRows.positions.rank(of:))
      return compare(
        "\(count) selected rows before \(row)", found.map(String.init) ?? "no such row",
        count == found)
    case .shape(let shape):
      return compare(
        "shape \(shape)", "\(selection.shape)", shape == selection.shape.rowCounts)
    case .calls(let calls):
      let found = firstItems(last.change.calls, besides: calls.count)
      return compare("calls \(text(calls))", text(found), calls == found)
    case .editing(let isEditing):
      return compare(
        "editing \(isEditing ? "on" : "off")", selection.isEditing ? "on" : "off",
        isEditing == selection.isEditing)
    case .accessory(let row, let accessory):
      guard selection.shape.contains(row) else {
        return TraceMismatch(expected: "accessory \(row) \(accessory)", found: "no such row")
      }
      let found = selection.accessory(for: row)
      return compare("accessory \(row) \(accessory)", found.rawValue, accessory == found)
    case .header(let section, let part):
      guard selection.shape.contains(section: section) else {
        return TraceMismatch(
          expected: "header \(section) \(part.word)", found: "no such section")
      }
      let found = selection.markedPart(of: .section(section))
      return compare(
        "header \(section) \(part.word)", found.word, part == found)
    case .menu(let row, let rows):
      guard selection.shape.contains(row) else {
        return TraceMismatch(expected: "menu \(row) \(text(rows.spans))", found: "no such row")
      }
      return mismatch("menu \(row)", rows, found: selection.menuRows(for: row))
    case .order(let rows):
      let found = firstItems(selection.selectionOrder.joined(), besides: rows.count)
      return compare("order \(text(rows))", text(found), rows.map(\.description) == found)
    case .undo(let count): return mismatch("undone", count, selection.history?.undoCount)
    case .redo(let count): return mismatch("redone", count, selection.history?.redoCount)
    case .error(let words):
      guard let error = last.error else {
        return TraceMismatch(expected: "an error", found: "none")
      }
      return compare(
        "an error that says \"\(words.shortened)\"", "\"\(error)\"",
        words.isEmpty || error.description.contains(words))
    }
  }

  private func mismatch(
    _ which: TraceExpectation.Rows, _ rows: RowSpans
  ) -> TraceMismatch? {
    let found =
      switch which {
      case .selected: selection.selectedRows
      case .presented: selection.presentedRows
      case .checked: selection.checkedRows
      case .lost: last.change.lost
      case .refresh: last.change.accessoriesToRedraw
      case .redraw: last.change.rowsToRedraw
      case .redrawWithFocus: last.change.rowsToRedrawWithFocus
      }
    return mismatch(which.rawValue, rows, found: found)
  }

  private func mismatch(
    _ what: String, _ rows: RowSpans, found: RowPaths
  ) -> TraceMismatch? {
    let expected = "\(what) \(text(rows.spans))"
    do throws(SelectionError) {
      return compare(
        expected, text(found.spans), try rows.numbers(in: found.shape) == found.positions)
    } catch {
      return TraceMismatch(expected: expected, found: error.description)
    }
  }

  private func mismatch(_ selected: RowSpans, _ deselected: RowSpans) -> TraceMismatch? {
    let change = last.change
    let shape = change.after.shape
    let expected = "changed \(changes(selected.spans, deselected.spans))"
    do throws(SelectionError) {
      let added = try selected.numbers(in: shape)
      let removed = try deselected.numbers(in: shape)
      let isSame = added == change.selected.positions && removed == change.deselected.positions
      return compare(expected, changes(change.selected.spans, change.deselected.spans), isSame)
    } catch {
      return TraceMismatch(expected: expected, found: error.description)
    }
  }

  private func mismatch(_ what: String, _ count: Int, _ found: Int?) -> TraceMismatch? {
    compare(
      "\(count) steps that can be \(what)", "\(found ?? 0)", count == found)
  }

  private func place(_ which: TraceExpectation.Place) -> RowPath? {
    switch which {
    case .highlighted: selection.highlightedRow
    case .anchor: selection.anchor
    case .lead: selection.lead
    }
  }

  private func compare(
    _ expected: String, _ found: @autoclosure () -> String, _ holds: Bool
  ) -> TraceMismatch? {
    holds ? nil : TraceMismatch(expected: expected, found: found())
  }

  /// The first items of a collection that may have more than any memory holds: as many as are
  /// expected, and up to a hundred more, followed by an ellipsis if there are others.
  private func firstItems<Items: Collection>(
    _ items: Items, besides count: Int
  ) -> [String] where Items.Element: CustomStringConvertible {
    let found = items.prefix(count + 101).map(\.description)
    return found.count > count + 100 ? found.dropLast() + ["…"] : found
  }

  private func changes(_ selected: [RowSpan], _ deselected: [RowSpan]) -> String {
    text(selected.map { "+\($0)" } + deselected.map { "-\($0)" })
  }

  private func text(_ row: RowPath?) -> String { row?.description ?? "none" }

  private func text(_ items: [some CustomStringConvertible]) -> String {
    items.isEmpty ? "none" : items.map(\.description).joined(separator: " ")
  }
}

extension MarkedPart {
  /// The part in the form used in traces.
  var word: String { self == .partial ? "some" : rawValue }

  /// Parses a part from the form used in traces.
  init?(word: String) {
    guard let part = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = part
  }
}
