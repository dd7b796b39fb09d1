// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// An outline answers questions about rows as a table of the same rows does.
final class OutlineQuestionsTests: XCTestCase {
  private let ids = ["a", "b", "c", "d"]

  private func answers<Table: InputReceiver<String>>(of table: Table) -> [String] {
    [
      "\(table.selectedRows) \(table.checkedRows) \(table.disabledRows) \(table.shownRows)",
      "\(table.selectedRow as Any) \(table.lead as Any) \(table.anchor as Any)",
      "\(table.highlightedRow as Any) \(table.pressedRow as Any) \(table.presentedRows)",
      "\(table.selectionOrder) \(table.markedPart(of: SelectionSpans.all, counting: .enabled))",
    ]
      + ids.map { id in
        // A box is always shown, but no checkmark in a table that is edited.
        var said = table.accessibility(for: id, label: id)
        if table.isChecked(id) { said.traits.insert(.selected) }
        return """
          \(id) \(table.isSelected(id)) \(table.isChecked(id)) \(table.isEnabled(id)) \
          \(table.isPresentedSelected(id)) \(table.isMarked(id)) \(table.accessory(for: id)) \
          \(table.menuRows(for: id)) \(table.placeInOrder(of: id) as Any) \
          \(said) \(table.markedPart(of: [id, "c"]))
          """
      }
  }

  private func answers(of change: some TableChange<String>) -> [String] {
    [
      "\(change.selected) \(change.deselected) \(change.lost) \(change.hidden)",
      "\(change.shownAgain) \(change.checked) \(change.unchecked)",
      "\(change.primaryAction as Any) \(change.noEffect as Any)",
    ]
  }

  func testAFlatOutlineAnswersAsATable() throws {
    var outline = try OutlineSelection(nodes: ids.map { OutlineNode($0) })
    var table = IdentifiedTable(sections: [ids], policy: outline.policy)
    table.setEditing(true)
    try table.setList(.inclusive, inSection: 0)
    let inputs: [SelectionInput<String>] = [
      .setKeepsOrder(true), .toggle("c"), .toggle("a"), .extend(to: "d"), .disable(["b"]),
      .check(["a", "b"]), .uncheck(["b"]), .show(["a", "c"]), .show(.all), .press("c", .click),
      .release, .touchDown("d"), .touchUp, .propose(["a"]), .deselectAll, .tap("b"),
    ]
    for input in inputs {
      let (told, wanted) = (try outline.apply(input), try table.apply(input))
      XCTAssertEqual(answers(of: told), answers(of: wanted), "\(input)")
      XCTAssertEqual(answers(of: outline), answers(of: table), "\(input)")
    }
  }

  func testAGroupHasAStateButNoCheckmarkOfItsOwn() throws {
    var outline = try exampleOutline()
    try outline.tapBox("a3")
    XCTAssertEqual(outline.state(of: "a3"), .all)
    XCTAssertFalse(outline.isChecked("a3"))
    XCTAssertEqual(outline.checkedRows, ["x", "y"])
    // To the user the group is checked, too.
    XCTAssertTrue(outline.traits(of: "a3").contains(.selected))
    XCTAssertFalse(outline.traits(of: "A").contains(.selected))
    try outline.collapse("a3")
    XCTAssertEqual(outline.checkedRows, [])
    XCTAssertTrue(outline.isChecked("x"))
    XCTAssertFalse(outline.traits(of: "x").contains(.selected))
  }

  func testHiddenNodesHaveNames() throws {
    var outline = try exampleOutline()
    try outline.select(["x", "b1"])
    let change = try outline.collapse("a3")
    XCTAssertEqual(change.hidden, ["x"])
    XCTAssertEqual(outline.hiddenSelectedRows, ["x"])
    XCTAssertEqual(try outline.expand("a3").shownAgain, ["x"])
  }

  func testOtherBoxesAreAChange() throws {
    var outline = try exampleOutline()
    try outline.tapBox("x")
    for boxes in [BoxMode.independent, .cascading] {
      let change = try outline.setOptions(OutlineOptions(boxes: boxes))
      XCTAssertFalse(change.isEmpty)
      XCTAssertNotEqual(change.description, "no change")
    }
    XCTAssertTrue(try outline.setOptions(outline.options).isEmpty)
  }
}
