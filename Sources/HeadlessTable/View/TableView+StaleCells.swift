// SPDX-License-Identifier: MIT

public import SelectionCore

/// A cell on the screen that does not show what it should.
public struct StaleCell: Hashable, Sendable {
  /// The row that the cell shows.
  public let row: RowPath
  /// What is stale, such as `accessory`, `text` or `selected`.
  public let name: String
  /// What the cell shows; nil for nothing.
  public let shown: String?
  /// What the data source would have a new cell show, or the table; nil for nothing.
  public let expected: String?
}

extension StaleCell: CustomStringConvertible {
  /// The row, and what it shows instead of what.
  public var description: String {
    "\(row) shows \(name) \(shown ?? "nothing") instead of \(expected ?? "nothing")"
  }
}

extension TableView {
  /// The cells on the screen that show something else than new cells would now: what reuse left
  /// behind, and what was forgotten when the model changed.
  ///
  ///     XCTAssertEqual(table.staleCells(), [])
  ///
  /// The data source is asked for a cell for each row on the screen, and given none that was used
  /// before. Those cells are thrown away, and nothing is counted.
  public func staleCells() -> [StaleCell] {
    layoutCells()
    guard let dataSource, !isLayingOut, !isAuditing else { return [] }
    let counts = counted
    isAuditing = true
    defer {
      isAuditing = false
      counted = counts
    }
    var stale: [StaleCell] = []
    for row in indexPathsForVisibleRows ?? [] {
      guard let number = state.shape.rowNumber(of: row), let cell = shown[number] else { continue }
      let fresh = dataSource.tableView(self, cellForRowAt: row)
      animating(false) { showState(of: number, in: fresh) }
      fresh.updateConfigurationIfNeeded()
      var shown = cell.content
      var expected = fresh.content
      shown["selected"] = String(cell.isSelected)
      expected["selected"] = String(state.isPresentedSelected(row))
      shown["highlighted"] = String(cell.isHighlighted)
      expected["highlighted"] = String(highlightedRow == row)
      for name in Set(shown.keys).union(expected.keys).sorted() where shown[name] != expected[name]
      {
        stale.append(
          StaleCell(row: row, name: name, shown: shown[name], expected: expected[name]))
      }
    }
    return stale
  }
}
