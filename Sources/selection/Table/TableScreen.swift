// SPDX-License-Identifier: MIT

internal import HeadlessTable
internal import SelectionCore

/// The three tables, one at a time, with what the keys do.
@MainActor
final class TableScreen: Screen {
  let tables: [DemoTable] = [ZoneTable(), PackingTable(), TrailTable()]
  private(set) var shownTable = 0
  /// The rows whose cells were drawn again for the last key.
  private(set) var drawnRows: Set<RowPath> = []
  /// How many cells were drawn again for the last key.
  private(set) var drawnCount = 0

  /// The table that is shown.
  var current: DemoTable { tables[shownTable] }

  func take(_ key: Key) -> Step {
    let demo = current
    demo.forgetEvents()
    switch (key.name, key.modifiers) {
    case (.up, []): demo.moveCursor(to: demo.cursor - 1)
    case (.down, []): demo.moveCursor(to: demo.cursor + 1)
    case (.pageUp, []): demo.moveCursor(to: demo.cursor - max(demo.table.visibleRowCount - 1, 1))
    case (.pageDown, []): demo.moveCursor(to: demo.cursor + max(demo.table.visibleRowCount - 1, 1))
    case (.home, []): demo.moveCursor(to: 0)
    case (.end, []): demo.moveCursor(to: .max)
    case (.space, []), (.return, []): tapCursor()
    case (.tab, []): show(table: shownTable + 1)
    case (.tab, .shift): show(table: shownTable - 1)
    case (.character(let character), []): return take(character)
    default: break
    }
    return .stay
  }

  private func take(_ character: Character) -> Step {
    switch character {
    case "e":
      current.table.setEditing(!current.table.isEditing, animated: false)
      current.note("editing \(current.table.isEditing ? "on" : "off")")
    case "a": current.chooseAll()
    case "n": current.chooseNone()
    case "i": current.invert()
    case "1", "2", "3": show(table: (character.wholeNumberValue ?? 1) - 1)
    case "q": return .end(0)
    default: break
    }
    return .stay
  }

  private func tapCursor() {
    guard let row = current.cursorPath else { return }
    do throws(SelectionError) {
      try current.table.tap(at: row)
      if current.events.isEmpty { current.note("a tap does nothing while editing this table") }
    } catch {
      current.note(error.description)
    }
  }

  private func show(table number: Int) {
    shownTable = (number + tables.count) % tables.count
    current.forgetEvents()
  }

  /// Draws the cells that show something else than before, and takes note of them.
  func drawCells() {
    drawnRows = []
    current.table.resetCellCounts()
    current.table.displayIfNeeded { row, _ in drawnRows.insert(row) }
    drawnCount = current.table.cellCounts.drawn
  }
}
