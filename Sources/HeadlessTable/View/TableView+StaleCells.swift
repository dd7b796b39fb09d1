// SPDX-License-Identifier: MIT

public import SelectionCore

/// A visible cell that doesn't show the current state of its row.
public struct StaleCell: Hashable, Sendable {
  /// The row that the cell shows.
  public let row: RowPath
  /// The name of the stale property, such as `accessory`, `text` or `selected`.
  public let name: String
  /// The value that the cell shows, or nil if there is none.
  public let shown: String?
  /// The value that a new cell would show, or nil if there is none.
  public let expected: String?
}

extension StaleCell: CustomStringConvertible {
  /// The row, the shown value and the expected value.
  public var description: String {
    "\(row) shows \(name) \(shown ?? "nothing") instead of \(expected ?? "nothing")"
  }
}

extension TableView {
  /// Returns the visible cells that differ from new cells.
  ///
  /// Such cells have properties that were left over from reuse or weren't updated when the model
  /// changed.
  ///
  ///     XCTAssertEqual(table.staleCells(), [])
  ///
  /// The data source is called to provide a cell for each visible row, but no cells are dequeued
  /// from the pool. The new cells are discarded, and they aren't included in the cell counts.
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
