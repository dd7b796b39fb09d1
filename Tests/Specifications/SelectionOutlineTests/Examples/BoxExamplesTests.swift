// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// The thirty examples of the rules, part one: boxes, disabled nodes, collapse.
final class BoxExamplesTests: XCTestCase {
  private var tree = OutlineSelection<String>(depths: [])

  override func setUpWithError() throws { tree = try exampleOutline() }

  override func tearDown() { tree.assertLawful() }

  func test1TapOfALeaf() throws {
    try tree.tapBox("a1")
    tree.assertStates("a1+ A- a2 B")
  }

  func test2And3TapOfAGroup() throws {
    let change = try tree.tapBox("A")
    tree.assertStates("a1+ a2+ x+ y+ a3+ A+ b1 C D")
    XCTAssertEqual(change.rowsToRedraw, ["A", "a1", "a2", "a3", "x", "y"])
    XCTAssertEqual(change.checked, ["a1", "a2", "x", "y"])
    XCTAssertEqual(change.checkedSpan?.first, "a1")
    XCTAssertEqual(change.checkedSpan?.last, "y")
    try tree.tapBox("A")
    XCTAssertEqual(tree.checkedLeaves, [])
  }

  func test4And5TapOfAPartialGroup() throws {
    try tree.tapBox("a1")
    var other = tree
    try tree.tapBox("A")
    XCTAssertEqual(tree.checkedLeaves, ["a1", "a2", "x", "y"])
    other.options.partialTap = .unchecks
    try other.tapBox("A")
    XCTAssertEqual(other.checkedLeaves, [])
  }

  func test6TapOfAllLeavesOfAGroup() throws {
    try tree.tapBox("x")
    tree.assertStates("a3- A-")
    try tree.tapBox("y")
    tree.assertStates("a3+ A-")
  }

  func test7AnEmptyGroupBears() throws {
    try tree.tapBox("C")
    tree.assertStates("C+")
  }

  func testDisabledNodesCanFollowTheirGroup() throws {
    tree.options.disabledChildren = .follow
    try tree.disable(["y", "B"])
    for id in ["y", "B", "b1"] { XCTAssertTrue(try tree.tapBox(id).checked.isEmpty) }
    try tree.tapBox("a3")
    tree.assertStates("x+ y+ a3+")
    try tree.tapBox("A")
    try tree.tapBox("A")
    XCTAssertEqual(tree.checkedLeaves, [])
    try tree.tapAllBoxes()
    tree.assertStates("A+ B+ C+ D+")
  }

  func testARangeTakesDisabledNodesThroughTheirGroupAlone() throws {
    tree.options.disabledChildren = .follow
    try tree.disable(["a2", "y"])
    try tree.collapse("a3")
    try tree.tapBox("a1")
    try tree.extendBoxes(to: "b1")
    XCTAssertEqual(tree.checkedLeaves, ["a1", "x", "y", "b1"])
    try tree.extendBoxes(to: "a2")
    XCTAssertEqual(tree.checkedLeaves, ["a1"])
  }

  func test8And9DisabledOnesAreNotReached() throws {
    try tree.disable(["a2"])
    try tree.tapBox("A")
    XCTAssertEqual(tree.checkedLeaves, ["a1", "x", "y"])
    tree.assertStates("A-")
    tree.assertStates("A+", counting: .enabled)
    try tree.tapBox("A")
    XCTAssertEqual(tree.checkedLeaves, [])
  }

  func test10DisabledOnesKeepTheirMark() throws {
    try tree.disable(["a2"])
    try tree.check(["a2"])
    try tree.tapBox("A")
    try tree.tapBox("A")
    XCTAssertEqual(tree.checkedLeaves, ["a2"])
    tree.assertStates("A-")
  }

  func test11DisabledIsInherited() throws {
    try tree.disable(["a3"])
    XCTAssertFalse(tree.isEnabled("x"))
    let change = try tree.tapBox("x")
    XCTAssertTrue(change.isEmpty)
    try tree.enable(["x"])
    XCTAssertFalse(tree.isEnabled("x"))
    try tree.enable(["a3"])
    XCTAssertTrue(tree.isEnabled("x"))
  }

  func test12And13CollapsedOnesAreReached() throws {
    try tree.collapse("A")
    let change = try tree.tapBox("A")
    XCTAssertEqual(tree.checkedLeaves, ["a1", "a2", "x", "y"])
    XCTAssertEqual(change.rowsToRedraw, ["A"])
    let expansion = try tree.expand("A")
    XCTAssertEqual(tree.shownRows.prefix(6), ["A", "a1", "a2", "a3", "x", "y"])
    XCTAssertNil(expansion.checkedSpan)
    XCTAssertTrue(expansion.rows.calls.isEmpty)
    tree.assertStates("a1+ a2+ x+ y+")
  }

  func test14ExpandingShowsWhatWasKept() throws {
    try tree.collapse("a3")
    try tree.collapse("A")
    try tree.expand("A")
    XCTAssertFalse(tree.isExpanded("a3"))
    XCTAssertEqual(tree.shownRows, ["A", "a1", "a2", "a3", "B", "b1", "C", "D"])
  }

  func test15TheLeadGoesToTheCollapsedGroup() throws {
    try tree.apply(.focus("x"))
    try tree.collapse("A")
    XCTAssertEqual(tree.lead, "A")
    try tree.apply(.go(.next, .click))
    XCTAssertEqual(tree.lead, "B")
  }

  func test16SelectedOnesThatAreHidden() throws {
    try tree.select(["x"])
    let (old, undone) = (tree, tree)
    try tree.collapse("A")
    XCTAssertEqual(tree.selectedCount, 0)
    XCTAssertEqual(tree.hiddenSelectedCount, 1)
    tree = old
    try tree.collapse("A", selected: .toParent)
    XCTAssertEqual(tree.selectedRows, ["A"])
    XCTAssertEqual(tree.hiddenSelectedRows, [])
    tree = undone
    try tree.collapse("A", selected: .drop)
    XCTAssertEqual(tree.selectedRows + tree.hiddenSelectedRows, [])
  }
}
