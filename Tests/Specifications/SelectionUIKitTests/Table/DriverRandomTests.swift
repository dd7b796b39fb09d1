// SPDX-License-Identifier: MIT

import Fixtures
import SelectionUIKit
import XCTest

/// For all actions of user and app, on the view or on the driver, both stay equal, and equal to a
/// table without a view.
@MainActor
final class DriverRandomTests: XCTestCase {
  func testViewAndTableAreAlike() async throws {
    let seeds: Range<UInt64> = 0..<amount(debug: 10, optimized: 200)
    for seed in seeds { try run(seed) }
  }

  private func run(_ seed: UInt64) throws {
    var user = RandomUser(seed)
    for step in 0..<60 {
      let action = try user.act()
      let wrong = user.differences()
      guard wrong.isEmpty else {
        XCTFail("seed \(seed), step \(step), \(action): \(wrong.joined(separator: "; "))")
        return
      }
    }
  }
}

/// A user and an app that perform random actions on a screen, and on a table without a view.
@MainActor
private struct RandomUser {
  private var random: SplitMix
  private let screen: TrailsController
  private let stack: UINavigationController
  private var twin: IdentifiedTable<String>
  private var next = 0

  init(_ seed: UInt64) {
    random = SplitMix(state: seed)
    var policy = [SelectionPolicy.single, .multiple].randomElement(using: &random)!
    policy.allowsSelectionDuringEditing = Bool.random(using: &random)
    policy.allowsMultipleSelectionDuringEditing = Bool.random(using: &random)
    let sections = (0..<3).map { section in (0..<6).map { "\(section)\($0)" } }
    var table = IdentifiedTable(sections: sections, policy: policy)
    if Bool.random(using: &random) { _ = try? table.apply(.setList(.inclusive, inSection: 1)) }
    if Bool.random(using: &random) { _ = try? table.apply(.setList(.exclusive, inSection: 2)) }
    if Bool.random(using: &random) { _ = try? table.apply(.setMode(.single, inSection: 0)) }
    if Bool.random(using: &random) {
      _ = try? table.apply(.setLimits(SelectionLimits(atMost: 3)))
    }
    if Bool.random(using: &random) { _ = try? table.apply(.setLimitOverflow(.releaseOldest)) }
    _ = try? table.apply(
      .setEditingTransition(EditingTransition.allCases.randomElement(using: &random)!))
    _ = try? table.apply(.enableUndo(limit: 20))
    twin = table
    (screen, stack) = TrailsController.shown(table)
    screen.tableView.frame.size.height = 44 * 8
  }

  mutating func act() throws -> String {
    let table: UITableView = screen.tableView
    let shape = twin.rows.shape
    guard let row = shape.path(ofRow: .random(in: 0..<max(shape.rowCount, 1), using: &random))
    else { return refill() }
    switch Int.random(in: 0..<15, using: &random) {
    case 0...3:
      try table.tap(at: IndexPath(row))
      _ = try? twin.apply(byPath: .tap(row))
      return "tap \(row)"
    case 4:
      // The table may refuse rows that a table view can select, such as a row of a list.
      guard twin.rows.mode == .multiple, !twin.rows.isSelected(row)
      else { return "nothing" }
      table.selectRow(at: IndexPath(row), animated: false, scrollPosition: .none)
      _ = try? twin.apply(byPath: .select(.row(row)))
      _ = screen.driver.table
      return "the app selects \(row)"
    case 5:
      guard twin.rows.isSelected(row) else { return "nothing" }
      table.deselectRow(at: IndexPath(row), animated: false)
      _ = try? twin.apply(byPath: .deselect(.row(row)))
      _ = screen.driver.table
      return "the app deselects \(row)"
    case 6:
      table.reloadData()
      return "reload"
    case 7:
      let editing = !twin.rows.isEditing
      screen.setEditing(editing, animated: false)
      _ = try? twin.apply(.setEditing(editing))
      return "editing \(editing)"
    case 8:
      table.scrollToRow(at: IndexPath(row), at: .top, animated: false)
      return "scroll to \(row)"
    case 9:
      let input: TableInput = [
        .undo, .redo, .selectAll, .deselectAll, .click(row), .toggle(row), .extend(to: row),
        .check(.row(row)), .invert, .disable(.row(row)), .enable(.all), .userSelectAll,
      ].randomElement(using: &random)!
      screen.driver.apply(byPath: input)
      _ = try? twin.apply(byPath: input)
      return "\(input)"
    case 10...11: return refill()
    case 12:
      // The table isn't read before the user scrolls.
      for row in twin.rows.selectedRows {
        table.deselectRow(at: IndexPath(row), animated: true)
      }
      table.scrollToRow(at: IndexPath(row), at: .middle, animated: false)
      table.layoutIfNeeded()
      _ = try? twin.apply(byPath: .deselect(twin.rows.selectedRows.rowSpans))
      return "the app deselects all, then the user scrolls to \(row)"
    default:
      try table.touchDown(at: IndexPath(row))
      table.touchCancel()
      return "touch of \(row) is cancelled"
    }
  }

  /// Sets new contents, with some rows new, moved, gone or hidden.
  private mutating func refill() -> String {
    var contents = twin.contents
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let section = Int.random(in: 0..<3, using: &random)
      let other = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where !contents[section].isEmpty:
        let id = contents[section].remove(
          at: .random(in: 0..<contents[section].count, using: &random))
        let place = Int.random(in: 0...contents[other].count, using: &random)
        contents[other].insert(id, at: place)
      case 1 where !contents[section].isEmpty:
        contents[section].remove(at: .random(in: 0..<contents[section].count, using: &random))
      default:
        next += 1
        let place = Int.random(in: 0...contents[section].count, using: &random)
        contents[section].insert("n\(next)", at: place)
      }
    }
    let vanished: VanishedRows = Bool.random(using: &random) ? .gone : .hidden
    screen.driver.update(to: contents, vanished: vanished)
    _ = try? twin.update(to: contents, vanished: vanished)
    return "\(contents), \(vanished)"
  }

  /// The differences between the table, the view and its cells.
  func differences() -> [String] {
    var wrong: [String] = []
    let table = screen.driver.table
    func expect<Value: Equatable>(_ name: String, _ found: Value, _ expected: Value) {
      if found != expected { wrong.append("\(name) \(found), not \(expected)") }
    }
    expect("contents", table.contents, twin.contents)
    expect("selected", table.selectedRows, twin.selectedRows)
    expect("checked", table.checkedRows, twin.checkedRows)
    expect("editing", screen.tableView.isEditing, twin.rows.isEditing)
    expect("selected in the view", screen.selectedInView, twin.selectedRows)
    let shown = screen.tableView.visibleCells.compactMap { $0.textLabel?.text }
    expect("look selected", screen.lookSelected, shown.filter(twin.isSelected))
    let isChecked = { (id: String) in
      twin.isChecked(id) && twin.row(of: id).map(twin.rows.isChecked) == true
    }
    expect("look checked", screen.lookChecked, shown.filter(isChecked))
    wrong += screen.tableView.staleCells().map(\.description)
    return wrong
  }
}

/// Random numbers with a seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
