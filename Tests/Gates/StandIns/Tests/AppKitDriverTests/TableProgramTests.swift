// SPDX-License-Identifier: MIT
import AppKit
import RandomChoices
import SelectionAppKit
import SelectionCore
import XCTest

/// Whatever user and app do, in the view or with the driver, the view shows what the table says.
@MainActor
final class TableProgramTests: StandInTestCase {
  func testRandomPrograms() async throws {
    for seed in UInt64(0)..<150 where !TableProgram(seed).isRight(steps: 40) { return }
  }
}

/// An app whose delegate refuses some rows.
private final class SelectiveApp: TableApp, TableViewShouldSelectRow {
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { row % 4 != 3 }
}

@MainActor
private final class TableProgram: RandomProgram {
  let seed: UInt64
  private var random: RandomSource
  private let app: TableApp
  private var unused = 0
  /// Whether a new driver has changed the table's selection.
  private var isDeselected = false

  init(_ seed: UInt64) {
    self.seed = seed
    random = RandomSource(seed: seed)
    let policy: SelectionPolicy = random.below(3) == 0 ? .single : .multiple
    var table = IdentifiedTable(sections: [(0..<random.below(30)).map { "\($0)" }], policy: policy)
    if random.below(4) == 0 { _ = try? table.setList(.inclusive, inSection: 0) }
    if random.below(4) == 0 { _ = try? table.apply(.setLimits(SelectionLimits(atMost: 3))) }
    if random.below(4) == 0 { _ = try? table.apply(.setLimitOverflow(.releaseOldest)) }
    if random.below(4) == 0 { _ = try? table.apply(.setDeletionSuccessor(.next)) }
    _ = try? table.apply(.enableUndo(limit: 10))
    if random.below(4) == 0 { _ = try? table.apply(.selectAll) }
    app = random.below(3) == 0 ? SelectiveApp(table) : TableApp(table)
    if random.below(5) == 0 { app.view.allowsEmptySelection = false }
    app.view.habits.tellsOfRenumberedRows = random.below(2) == 0
    app.view.habits.reloadsRowsAtOnce = random.below(2) == 0
  }

  func differences() -> [String] {
    // A driver that isn't the view's delegate learns of nothing before its table is read.
    if app.view.delegate === app { _ = app.driver.table }
    return app.differences() + (isDeselected ? ["a new driver deselects"] : [])
  }

  private var ids: [String] {
    (0..<app.driver.currentTable.rows.shape.rowCount).compactMap(app.driver.id)
  }

  private func someRows() -> IndexSet {
    let count = app.view.numberOfRows
    let most = app.view.allowsMultipleSelection ? 4 : 2
    return IndexSet(
      (0..<random.below(most)).filter { _ in count > 0 }.map { _ in random.below(count) })
  }

  func act() -> String {
    let view = app.view
    let row = random.below(view.numberOfRows + 1) - 1
    let modifiers = random.element(of: [[], .command, .shift] as [NSEvent.ModifierFlags]) ?? []
    switch random.below(17) {
    case 0...3:
      view.click(row, modifiers)
      return "click \(row) \(modifiers.rawValue)"
    case 4:
      view.pressArrow(down: random.below(2) == 0, modifiers.subtracting(.command))
      return "arrow"
    case 5:
      if random.below(2) == 0 { view.selectAll(nil) } else { view.deselectAll(nil) }
      return "the menu selects all or none"
    case 6:
      let rows = someRows()
      view.selectRowIndexes(
        rows, byExtendingSelection: view.allowsMultipleSelection && row % 2 == 0)
      return "the app selects \(Array(rows))"
    case 7:
      view.deselectRow(row)
      return "the app deselects \(row)"
    case 8, 9: return input()
    case 10: return update()
    case 11:
      view.reloadData()
      return "reload"
    case 12:
      view.window = view.window == nil ? NSWindow() : nil
      return "window \(view.window != nil)"
    case 13:
      view.scroll(toRow: row)
      return "scroll to \(row)"
    case 15: return newDriver()
    case 14:
      if row >= 0 { _ = view.isSelectable(row, in: view.selectedRowIndexes) }
      if random.below(2) == 0 { view.delegate = app }
      return "question about \(row)"
    default:
      view.pressMouse(row, modifiers)
      let meanwhile = [{ self.input() }, { self.update() }, { self.read() }]
      let action = random.element(of: meanwhile)?() ?? ""
      view.releaseMouse(row, modifiers)
      return "\(action) while the mouse is down on \(row) \(modifiers.rawValue)"
    }
  }

  /// The app gives its view a new driver, of the same rows or none, and reloads the view.
  private func newDriver() -> String {
    var table = app.driver.table
    if random.below(3) == 0 { _ = try? table.apply(.invert) }
    if random.below(4) == 0 { _ = try? table.update(to: [["x", "y"]], vanished: .gone) }
    app.drive(table)
    app.view.reloadData()
    app.view.finishEvent()
    isDeselected = app.driver.table.selectedRows != table.selectedRows
    return "new driver, \(table.selectedRows)"
  }

  private func read() -> String { "\(app.driver.table.selectedRows) is read" }

  private func input() -> String {
    let ids = ids
    let some = (0..<random.below(3)).compactMap { _ in random.element(of: ids) }
    let one = random.element(of: ids) ?? "none"
    let inputs: [SelectionInput<String>] = [
      .select(SelectionSpans(some)), .deselect(SelectionSpans(some)),
      .setSelected(SelectionSpans(some)), .selectAll, .deselectAll, .userSelectAll, .invert, .undo,
      .redo, .tap(one), .click(one), .toggle(one), .extend(to: one), .check(SelectionSpans(some)),
      .disable(SelectionSpans(some)), .enable(SelectionSpans(some)), .setPolicy(.single),
      .setPolicy(.multiple), .setMode(.single, inSection: 0), .setMode(.multiple, inSection: 0),
    ]
    guard let input = random.element(of: inputs) else { return "nothing" }
    app.driver.apply(input)
    return "\(input)"
  }

  private func update() -> String {
    var next = ids
    for _ in 0...random.below(4) {
      let place = random.below(next.count)
      switch random.below(3) {
      case 0 where !next.isEmpty: next.remove(at: place)
      case 1 where !next.isEmpty:
        next.insert(next.remove(at: place), at: random.below(next.count))
      default:
        unused += 1
        next.insert("n\(unused)", at: random.below(next.count + 1))
      }
    }
    app.driver.update(to: [next], vanished: random.below(2) == 0 ? .gone : .hidden)
    return "update to \(next)"
  }
}
