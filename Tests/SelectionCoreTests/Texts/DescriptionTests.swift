// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// What values say of themselves.
final class DescriptionTests: XCTestCase {
  func testTables() throws {
    var table = TableSelection(shape: [3, 2], policy: SelectionPolicy(.multiple))
    XCTAssertEqual("\(table)", "shape [3, 2], selected []")
    try table.setList(.inclusive, inSection: 1)
    let change = try table.check([RowPath(section: 1, row: 0)])
    XCTAssertEqual("\(change)", "checked [1.0]")
    XCTAssertEqual("\(try table.uncheck(.section(1)))", "unchecked [1.0]")
    try table.check([RowPath(section: 1, row: 1)])
    table.setEditing(true)
    try table.select([RowPath(section: 0, row: 0), RowPath(section: 0, row: 1)])
    XCTAssertEqual("\(table)", "shape [3, 2], selected [0.0-1], checked [1.1], editing")
    XCTAssertEqual("\(table.changeless)", "no change")
    let update = try table.perform {
      $0.deleteRows(at: [RowPath(section: 0, row: 0)])
      $0.reloadRows(at: [RowPath(section: 0, row: 1)])
    }
    XCTAssertEqual("\(update)", "-[0.0] lost [0.0]")
    table.setEditing(false)
    let outcome = try table.tap(RowPath(section: 0, row: 1))
    XCTAssertEqual(
      "\(outcome)",
      "shouldHighlight:0.1 didHighlight:0.1 didUnhighlight:0.1 willSelect:0.1 didSelect:0.1 "
        + "selectionDidChange +[0.1]")
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
    XCTAssertEqual("\(ExclusiveList(checked: 3))", "exclusive list, one checked")
    XCTAssertEqual("\(ExclusiveList<Int>())", "exclusive list, none checked")
    XCTAssertEqual("\(CheckmarkChange(checked: [1, 2], unchecked: [3]))", "+2 -1")
    XCTAssertEqual("\([1, 2, 3, 7] as RowSet)", "{1-3, 7}")
    XCTAssertEqual("\([] as RowSet)", "{}")
    XCTAssertEqual("\([1, 0] as TableShape)", "[1, 0]")
  }

  func testCalls() {
    let row = RowPath(section: 0, row: 3)
    let calls: [(SelectionCall, String)] = [
      (.asked(.shouldHighlight(row)), "shouldHighlight:0.3"),
      (.asked(.willSelect(row)), "willSelect:0.3"),
      (.asked(.willDeselect(row)), "willDeselect:0.3"),
      (.asked(.shouldBeginMultipleSelection(row)), "shouldBeginMultipleSelection:0.3"),
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
