// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// The thirty examples of the rules, part two: filters, loading, moves, ranges, keys, queries.
final class TreeExamplesTests: XCTestCase {
  private var tree = OutlineSelection<String>(depths: [])

  override func setUpWithError() throws { tree = try exampleOutline() }

  override func tearDown() { tree.assertLawful() }

  func test17To19Filters() throws {
    var whole = tree
    try tree.filter(["a1"])
    XCTAssertEqual(tree.shownRows, ["A", "a1"])
    try tree.tapBox("A")
    XCTAssertEqual(tree.checkedLeaves, ["a1"])
    tree.assertStates("A+", counting: .shown)
    tree.assertStates("A-")
    try tree.filter(nil)
    XCTAssertEqual(tree.shownRows.count, 10)
    tree.assertStates("A-")
    whole.options.reach = .whole
    try whole.filter(["a1"])
    try whole.tapBox("A")
    whole.assertStates("A+")
  }

  func test20And21LoadingTakesTheGroupsMark() throws {
    try tree.tapBox("D")
    tree.assertStates("D+")
    XCTAssertEqual(tree.checkedLeafCount, .atLeast(0, unloaded: 1))
    try tree.loadChildren([OutlineNode("d1"), OutlineNode("d2")], of: "D")
    XCTAssertEqual(tree.checkedLeaves, ["d1", "d2"])
    tree.assertStates("D+")
    XCTAssertEqual(tree.checkedLeafCount, .exactly(2))
  }

  func test22LoadingTakesSavedMarks() throws {
    try tree.tapBox("D")
    try tree.loadChildren([OutlineNode("d1", isChecked: false), OutlineNode("d2")], of: "D")
    tree.assertStates("d1 d2+ D-")
  }

  func test23Newcomers() throws {
    try tree.tapBox("A")
    var inheriting = tree
    try tree.insert([OutlineNode("a4")], at: .lastIn("A"))
    tree.assertStates("a4 A-")
    inheriting.options.newcomers = .inherit
    try inheriting.insert([OutlineNode("a4")], at: .lastIn("A"))
    inheriting.assertStates("a4+ A+")
  }

  func test24And25RemovalTakesMarksAlong() throws {
    var all = tree
    try tree.tapBox("x")
    try tree.remove(["x"])
    tree.assertStates("a3 A")
    try tree.remove(["y"])
    tree.assertStates("a3 A")
    XCTAssertTrue(tree.isGroup("a3"))
    try all.tapBox("a3")
    try all.remove(["x", "y"])
    all.assertStates("a3+ A-")
    XCTAssertTrue(all.isGroup("a3"))
  }

  func test26Moves() throws {
    try tree.tapBox("x")
    try tree.move(["a3"], to: .lastIn("B"))
    tree.assertStates("x+ a3- A B-")
    XCTAssertEqual(tree.children(of: "B"), ["b1", "a3"])
    let before = tree
    XCTAssertThrowsError(try tree.move(["B"], to: .lastIn("a3"))) {
      XCTAssertEqual($0 as? OutlineError, .intoItself("B"))
    }
    XCTAssertEqual(tree, before)
  }

  func test27RangesOfTheSelectionCoverShownRows() throws {
    try tree.collapse("a3")
    try tree.click("a1")
    try tree.extend(to: "B")
    XCTAssertEqual(tree.selectedRows, ["a1", "a2", "a3", "B"])
    XCTAssertEqual(tree.hiddenSelectedRows, [])
  }

  func test28RangesOfBoxes() throws {
    try tree.collapse("a3")
    try tree.tapBox("a1")
    try tree.extendBoxes(to: "b1")
    XCTAssertEqual(tree.checkedLeaves, ["a1", "a2", "x", "y", "b1"])
    try tree.extendBoxes(to: "a2")
    XCTAssertEqual(tree.checkedLeaves, ["a1", "a2"])
  }

  func test29Keys() throws {
    try tree.apply(.focus("a3"))
    try tree.goLeft()
    XCTAssertFalse(tree.isExpanded("a3"))
    XCTAssertEqual(tree.lead, "a3")
    try tree.goLeft()
    XCTAssertEqual(tree.lead, "A")
    try tree.goLeft()
    XCTAssertFalse(tree.isExpanded("A"))
    try tree.goRight()
    XCTAssertTrue(tree.isExpanded("A"))
    XCTAssertEqual(tree.lead, "A")
    try tree.goRight()
    XCTAssertEqual(tree.lead, "a1")
    try tree.goLeft(.extend)
    XCTAssertEqual(tree.lead, "A")
    XCTAssertEqual(tree.anchor, "a1")
    XCTAssertEqual(tree.selectedRows, ["A", "a1"])
    XCTAssertTrue(tree.isExpanded("A"))
  }

  func test30Answers() throws {
    try tree.select(["A", "a1", "b1"])
    XCTAssertEqual(tree.topmostSelected, ["A", "b1"])
    try tree.tapBox("A")
    try tree.tapBox("b1")
    XCTAssertEqual(tree.checkedTops, ["A", "B"])
    let checked = tree.checkedLeaves
    let saved = try OutlineSelection(
      nodes: exampleNodes().map { node in
        var node = node
        node.isChecked = checked.contains(node.id)
        return node
      })
    XCTAssertEqual(saved.checkedTops, ["A", "B"])
    saved.assertStates("C D")
  }
}
