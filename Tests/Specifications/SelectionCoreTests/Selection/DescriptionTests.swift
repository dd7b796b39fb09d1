// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// The descriptions of values.
final class DescriptionTests: XCTestCase {
  func testTables() throws {
    var table = TableSelection(shape: [3, 2], policy: SelectionPolicy(.multiple))
    XCTAssertEqual("\(table)", "shape [3, 2], selected [], mode multiple editing none")
    try table.setList(.inclusive, inSection: 1)
    let change = try table.check(["1.0"])
    XCTAssertEqual("\(change)", "checked [1.0]")
    XCTAssertEqual("\(try table.uncheck(.section(1)))", "unchecked [1.0]")
    try table.check(["1.1"])
    table.setEditing(true)
    try table.select(["0.0", "0.1"])
    XCTAssertEqual(
      "\(table)",
      "shape [3, 2], selected [0.0-1], checked [1.1], mode multiple editing none, editing, "
        + "inclusive lists {1}")
    XCTAssertEqual("\(table.change(from: table))", "no change")
    let update = try table.perform {
      $0.deleteRows(at: ["0.0"])
      $0.reloadRows(at: ["0.1"])
    }
    XCTAssertEqual("\(update)", "-[0.0] lost [0.0] rows 5 → 4: 1 removed")
    table.setEditing(false)
    let tap = try table.tap("0.1")
    XCTAssertEqual("\(tap)", "+[0.1]")
    XCTAssertEqual(
      "\(tap.calls)",
      "shouldHighlight:0.1 didHighlight:0.1 didUnhighlight:0.1 willSelect:0.1 didSelect:0.1 "
        + "selectionDidChange")
  }

  func testATableWithRowsThatHaveNoIdentity() throws {
    var table = IdentifiedTable<String>(TableSelection(shape: [1, 1], policy: .multiple))
    try table.setIDs(["a"], inSection: 1)
    try table.apply(.selectAll)
    XCTAssertEqual(
      "\(table)",
      "shape [1, 1], selected [unnamed, a], mode multiple editing none, identities [unnamed, a]")
  }

  func testUpdates() {
    var update = TableUpdate()
    XCTAssertEqual("\(update)", "no changes")
    update.deleteRows(at: ["0.2"])
    update.insertRows(at: "0.0", count: 2)
    update.moveRow(at: "0.0", to: "1.0")
    XCTAssertEqual("\(update)", "delete 0.2, insert 0.0 x2, move 0.0 → 1.0")
    update.moveSection(2, to: 0)
    update.insertSection(1, rowCount: 3)
    update.insertSection(2, rowCount: 0)
    update.reloadSections([4])
    update.deleteSections([3, 5])
    update.insertRows(at: ["0.7"])
    update.reconfigureRows(at: .all)
    update.reloadRows(at: .section(1))
    update.deleteRows(at: .rows(from: "0.4", through: "0.6"))
    XCTAssertEqual(
      "\(update)",
      "delete section 3, delete section 5, reload section 4, insert section 1 with 3 rows, "
        + "insert section 2, move section 2 → 0, delete 0.2, delete 0.4-6, reload 1.*, "
        + "reconfigure *, insert 0.0 x2, insert 0.7, move 0.0 → 1.0")
  }

  func testMappings() throws {
    let texts: [([[Int]], [[Int]], String)] = [
      ([[1, 2, 3], [4, 5]], [[1, 2, 3], [4, 5]], "[3, 2] → [3, 2]"),
      ([[1]], [[]], "[1] → [0]: 1 row removed"), ([[]], [[1, 2]], "[0] → [2]: 2 rows inserted"),
      (
        [[1, 2, 3], [4, 5, 6, 7, 8]], [[9, 1], [4, 5, 3, 6, 7, 8, 0]],
        "[3, 5] → [2, 7]: 1 row removed, 2 inserted, 1 moved"
      ),
      ([[1, 2, 3, 4]], [[2, 3, 4, 1]], "[4] → [4]: 1 row moved"),
      ([[1, 2, 3, 4]], [[4, 1, 2, 3]], "[4] → [4]: 1 row moved"),
      ([[1, 2, 3, 4]], [[4, 3, 2, 1]], "[4] → [4]: 3 rows moved"),
      ([[1, 2, 3, 4, 5]], [[4, 5, 1, 2, 3]], "[5] → [5]: 2 rows moved"),
      ([[1, 2]], [[1], [2]], "[2] → [1, 1]: 1 section inserted"),
      ([[1], [2], []], [[1], [2]], "[1, 1, 0] → [1, 1]: 1 section removed"),
    ]
    for (old, new, text) in texts { XCTAssertEqual("\(TableMapping(from: old, to: new))", text) }
    var update = TableUpdate()
    update.moveSection(2, to: 0)
    update.insertSection(1, rowCount: 1)
    XCTAssertEqual(
      "\(try update.mapping(of: [1, 2, 3]))",
      "[1, 2, 3] → [3, 1, 1, 2]: 1 section inserted, 1 moved; 1 row inserted, 3 moved")
    XCTAssertEqual("\(try update.mapping(of: [1, 2, 3]).sections)", "3 → 4: 1 inserted, 1 moved")
    XCTAssertEqual("\(try TableUpdate().mapping(of: [2]).rows)", "2 → 2")
    let large = try TableShape(rowCounts: Array(repeating: 1, count: 9))
    XCTAssertEqual("\(try TableUpdate().mapping(of: large))", "9 sections → 9 sections")
  }

  /// The least number of moved rows, against all ways to choose the others.
  func testMovesOfEverySmallOrder() {
    func orders(_ rows: [Int]) -> [[Int]] {
      rows.isEmpty
        ? [[]]
        : rows.flatMap { row in
          orders(rows.filter { $0 != row }).map { [row] + $0 }
        }
    }
    for order in (0...6).flatMap({ orders(Array(0..<$0)) }) {
      var stayed = 0
      for bits in 0..<(1 << order.count) {
        let rest = order.indices.filter { bits >> $0 & 1 == 1 }.map { order[$0] }
        if rest == rest.sorted() { stayed = max(stayed, rest.count) }
      }
      let moved = order.count - stayed
      let text = moved == 0 ? "" : ": \(moved) moved"
      let mapping = TableMapping(from: [order.sorted()], to: [order]).rows
      XCTAssertEqual("\(mapping)", "\(order.count) → \(order.count)\(text)", "\(order)")
    }
  }

  func testModesAndKeys() {
    XCTAssertEqual("\(SelectionPolicy())", "single editing none")
    XCTAssertEqual("\(SelectionPolicy(.multiple, editing: .single))", "multiple editing single")
    let keys: [(KeyStroke, String)] = [
      (KeyStroke(.up), "up"), (KeyStroke(.down, .shift), "⇧down"),
      (KeyStroke(.pageUp, .command), "⌘pageup"), (KeyStroke(.pageDown, .option), "⌥pagedown"),
      (KeyStroke(.home, [.command, .shift]), "⌘⇧home"),
      (KeyStroke(.end, [.option, .command, .shift]), "⌥⌘⇧end"), (KeyStroke(.space), "space"),
      (KeyStroke(.returnKey), "return"), (KeyStroke(.escape), "escape"),
      (KeyStroke(.letter("a"), .command), "⌘a"),
    ]
    for (key, text) in keys { XCTAssertEqual("\(key)", text) }
  }

  func testListsAndSets() {
    XCTAssertEqual("\(RemoteSelection<Int>.only([1, 2]))", "2 items")
    XCTAssertEqual("\(RemoteSelection<Int>.allExcept([]))", "all items")
    XCTAssertEqual("\(RemoteSelection<Int>.allExcept([1]))", "all items except 1")
    typealias Matching = MatchingSelection<String, Int>
    XCTAssertEqual("\(Matching())", "nothing")
    XCTAssertEqual(
      "\(Matching(steps: [.selectAll("a"), .deselect([1]), .deselectAll("b"), .select([2, 3])]))",
      "all that match a, except 1, except all that match b, 2 items")
    XCTAssertEqual("\(ExclusiveList(checked: 3))", "exclusive list, one checked")
    XCTAssertEqual("\(ExclusiveList<Int>())", "exclusive list, none checked")
    XCTAssertEqual("\(CheckmarkChange(checked: [1, 2], unchecked: [3]))", "+[1, 2] -[3]")
    XCTAssertEqual("\(CheckmarkChange(checked: Set(0..<10)))".suffix(12), " and 2 more]")
    XCTAssertEqual("\(CheckmarkChange<Int>())", "no change")
    XCTAssertEqual("\([1, 2, 3, 7] as RowSet)", "{1-3, 7}")
    XCTAssertEqual("\([] as RowSet)", "{}")
    XCTAssertEqual("\([1, 0] as TableShape)", "[1, 0]")
  }

  func testCalls() {
    let row: RowPath = "0.3"
    let calls: [(SelectionCall, String)] = [
      (.asked(.shouldHighlight, row), "shouldHighlight:0.3"),
      (.asked(.willSelect, row), "willSelect:0.3"),
      (.asked(.willDeselect, row), "willDeselect:0.3"),
      (.asked(.shouldBeginMultipleSelection, row), "shouldBeginMultipleSelection:0.3"),
      (.told(.didHighlight(row)), "didHighlight:0.3"),
      (.told(.didUnhighlight(row)), "didUnhighlight:0.3"),
      (.told(.didSelect(row)), "didSelect:0.3"), (.told(.didDeselect(row)), "didDeselect:0.3"),
      (.told(.selectionDidChange), "selectionDidChange"),
      (.told(.accessoryButtonTapped(row)), "accessoryButtonTapped:0.3"),
      (.told(.didBeginMultipleSelection(row)), "didBeginMultipleSelection:0.3"),
      (.told(.didEndMultipleSelection), "didEndMultipleSelection"),
    ]
    for (call, text) in calls { XCTAssertEqual("\(call)", text) }
  }
}
