// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// Rules that the examples don't show: independent boxes, exclusive groups, identities, keys,
/// limits, undo, and inputs of tables.
final class OutlineRulesTests: XCTestCase {
  private var tree = OutlineSelection<String>(depths: [])

  override func setUpWithError() throws { tree = try exampleOutline() }

  override func tearDown() { tree.assertLawful() }

  func testIndependentBoxes() throws {
    tree = try exampleOutline(OutlineOptions(boxes: .independent))
    try tree.tapBox("a3")
    tree.assertStates("a3+ x y A")
    XCTAssertTrue(tree.hasMarkedDescendants("A"))
    XCTAssertFalse(tree.hasMarkedDescendants("a3"))
    try tree.tapSubtree("A")
    XCTAssertEqual(tree.checkedLeaves, ["A", "a1", "a2", "a3", "x", "y"])
    XCTAssertEqual(tree.checkedTops, ["A"])
  }

  func testExclusiveGroups() throws {
    try tree.setExclusive(true, ["a3"])
    try tree.tapBox("x")
    try tree.tapBox("y")
    XCTAssertEqual(tree.checkedLeaves, ["y"])
    XCTAssertTrue(try tree.tapBox("a3").isEmpty)
    try tree.tapBox("A")
    XCTAssertEqual(tree.checkedLeaves, ["a1", "a2", "y"])
    try tree.check(["a3"])
    XCTAssertEqual(tree.checkedLeaves, ["a1", "a2", "x"])
  }

  func testARangeThatBeginsDeeperReachesNoExclusiveNode() throws {
    try tree.setExclusive(true, ["A"])
    try tree.tapBox("a1")
    try tree.move(["a3"], to: .firstIn("A"))
    try tree.tapBox("x")
    try tree.extendBoxes(to: "a2")
    XCTAssertEqual(tree.checkedLeaves, ["x", "y", "a1"])
  }

  func testARangeBesideAFilterReachesNoExclusiveNode() throws {
    tree = try exampleOutline(OutlineOptions(reach: .whole))
    try tree.setExclusive(true, ["a3"])
    try tree.tapBox("x")
    try tree.filter(["a1", "x", "b1"])
    for _ in 0..<2 { try tree.tapBox("a1") }
    try tree.extendBoxes(to: "b1")
    XCTAssertEqual(tree.checkedLeaves, ["x"])
  }

  func testExclusiveGroupsOfIndependentBoxes() throws {
    tree = try exampleOutline(OutlineOptions(boxes: .independent))
    try tree.setExclusive(true, ["a3"])
    for id in ["a3", "x", "y"] { try tree.tapBox(id) }
    XCTAssertEqual(tree.checkedLeaves, ["a3", "y"])
    try tree.tapSubtree("x")
    XCTAssertEqual(tree.checkedLeaves, ["a3", "x"])
  }

  func testVanishedNodesAreHiddenInTheirGroup() throws {
    try tree.tapBox("x")
    try tree.update(
      to: exampleNodes().filter { $0.id != "x" && $0.id != "a2" }, vanished: .hidden)
    XCTAssertEqual(tree.shownRows, ["A", "a1", "a3", "y", "B", "b1", "C", "D"])
    tree.assertStates("a3-")
    tree.assertStates("a3", counting: .shown)
    try tree.showAll()
    XCTAssertEqual(tree.shownRows, ["A", "a1", "a2", "a3", "x", "y", "B", "b1", "C", "D"])
  }

  func testKeysOnManyGroups() throws {
    try tree.apply(.focus("a3"))
    try tree.collapseSubtree()
    XCTAssertFalse(tree.isExpanded("a3"))
    try tree.goRight(.extend)
    XCTAssertFalse(tree.isExpanded("a3"))
    try tree.expandSiblings()
    XCTAssertTrue(tree.isExpanded("a3"))
    try tree.apply(.focus("A"))
    try tree.collapseSubtree()
    try tree.expand("A")
    XCTAssertFalse(tree.isExpanded("a3"))
    try tree.expandSubtree()
    XCTAssertTrue(tree.isExpanded("a3"))
    try tree.tapLeadBox()
    tree.assertStates("A+")
  }

  func testRightToLeftTheArrowsAreExchanged() throws {
    var profile = InputProfile.windows
    profile.isRightToLeft = true
    try tree.click("A")
    func press(_ key: KeyStroke.Key, _ modifiers: KeyModifiers = []) throws {
      XCTAssertNotNil(try tree.press(KeyStroke(key, modifiers), profile: profile))
    }
    try press(.right)
    XCTAssertFalse(tree.isExpanded("A"))
    try press(.left)
    XCTAssertTrue(tree.isExpanded("A"))
    try press(.left)
    XCTAssertEqual(tree.selectedRows, ["a1"])
    try press(.right, .shift)
    XCTAssertEqual(tree.selectedRows, ["A", "a1"])
    try press(.right, .option)
    XCTAssertFalse(tree.isExpanded("a3"))
    try press(.left, .option)
    XCTAssertTrue(tree.isExpanded("a3"))
    profile.isRightToLeft = false
    try press(.left)
    XCTAssertFalse(tree.isExpanded("A"))
    XCTAssertNil(try tree.press(KeyStroke(.left, [.option, .command, .shift])))
  }

  func testLimitsCountBearers() throws {
    tree.checkLimits = SelectionLimits(atMost: 3)
    XCTAssertThrowsError(try tree.tapBox("A")) {
      XCTAssertEqual($0 as? OutlineError, .tooManyChecked(4, limit: 3))
    }
    XCTAssertEqual(tree.checkedLeaves, [])
    try tree.tapBox("a3")
    try tree.tapBox("D")
    XCTAssertThrowsError(try tree.tapHeader(ofSection: 0)) {
      XCTAssertEqual($0 as? SelectionError, .tooManyChecked(7, limit: 3))
    }
  }

  /// As in tables, what adds a node and ends above the limit is refused, and what adds none isn't.
  func testALimitBelowWhatIsCheckedRefusesWhatMovesACheckmark() throws {
    try tree.tapBox("B")
    try tree.tapBox("a1")
    try tree.tapBox("a2")
    try tree.setExclusive(true, ["a3"])
    try tree.tapBox("x")
    tree.checkLimits = SelectionLimits(atMost: 2)
    XCTAssertThrowsError(try tree.tapBox("y")) {
      XCTAssertEqual($0 as? OutlineError, .tooManyChecked(4, limit: 2))
    }
    try tree.tapBox("a1")
    tree.checkLimits = SelectionLimits(atLeast: 9)
    XCTAssertThrowsError(try tree.tapBox("y"))
    try tree.tapBox("a1")
  }

  func testLimitsMayAskForSome() throws {
    try tree.tapBox("a3")
    tree.checkLimits = SelectionLimits(atLeast: 2)
    XCTAssertThrowsError(try tree.tapBox("x")) {
      XCTAssertEqual($0 as? OutlineError, .tooFewChecked(1, limit: 2))
    }
    tree.assertStates("a3+")
  }

  func testChangesNameWhatIsOpened() throws {
    XCTAssertEqual(try tree.collapse("A").collapsed, ["A"])
    XCTAssertEqual(try tree.expand("A").expanded, ["A"])
    XCTAssertEqual(try tree.expand("D").expanded, ["D"])
    XCTAssertEqual(try tree.expand("a1").expanded, [])
  }

  /// The focus that a filter has moved on leaves its row only if the collapse hides that row.
  func testACollapseTakesTheFocusOnlyFromARowThatItHides() throws {
    try tree.click("x")
    try tree.filter(["b1", "C"])
    XCTAssertEqual([tree.lead, tree.anchor], ["B", "B"])
    for group in ["a3", "A"] {
      try tree.collapse(group)
      XCTAssertEqual([tree.lead, tree.anchor], ["B", "B"])
    }
    try tree.filter(nil)
    XCTAssertEqual([tree.lead, tree.anchor], ["B", "B"])
    try tree.expand("A")
    try tree.click("a1")
    try tree.filter(["a2"])
    XCTAssertEqual(tree.lead, "a2")
    try tree.collapseAll()
    XCTAssertEqual([tree.lead, tree.anchor], ["A", "A"])
  }

  /// The option is about all selected nodes below the group, even if the group itself is hidden.
  func testAHiddenGroupThatIsCollapsedTakesTheSelection() throws {
    try tree.select(["x"])
    try tree.collapse("A")
    let (old, all) = (tree, tree)
    try tree.collapse("a3", selected: .drop)
    XCTAssertEqual(tree.hiddenSelectedRows, [])
    tree = old
    try tree.collapse("a3", selected: .toParent)
    XCTAssertEqual(tree.hiddenSelectedRows, ["a3"])
    tree = all
    try tree.collapseAll(selected: .toParent)
    XCTAssertEqual(tree.hiddenSelectedRows, ["a3"])
  }

  func testCollapsingACollapsedGroupChangesNoSelection() throws {
    try tree.select(["a1"])
    try tree.collapse("A")
    for selected in CollapsedSelection.allCases {
      XCTAssertTrue(try tree.collapse("A", selected: selected).isEmpty)
      XCTAssertTrue(try tree.collapse("a1", selected: selected).isEmpty)
      try tree.collapseAll(selected: selected)
      XCTAssertEqual(tree.hiddenSelectedRows, ["a1"])
    }
  }

  func testUndoFollowsLoading() throws {
    tree.enableUndo()
    try tree.tapBox("D")
    try tree.tapBox("a1")
    try tree.loadChildren([OutlineNode("d1"), OutlineNode("d2")], of: "D")
    try tree.tapBox("d2")
    XCTAssertEqual(tree.checkedLeaves, ["a1", "d1"])
    tree.undo()
    XCTAssertEqual(tree.checkedLeaves, ["a1", "d1", "d2"])
    tree.undo()
    XCTAssertEqual(tree.checkedLeaves, ["d1", "d2"])
    tree.undo()
    XCTAssertEqual(tree.checkedLeaves, [])
    tree.redo()
    XCTAssertEqual(tree.checkedLeaves, ["d1", "d2"])
    XCTAssertFalse(try tree.collapse("A").isEmpty)
    XCTAssertEqual(tree.undoCount, 1)
  }

  func testInputsOfTables() throws {
    XCTAssertThrowsError(try tree.select(["unknown"]))
    try tree.apply(.move(["a1", "x"], to: .before("C")))
    XCTAssertEqual(tree.children(of: nil), ["A", "B", "a1", "x", "C", "D"])
    try tree.selectAll()
    XCTAssertEqual(tree.selectedCount, 10)
    tree.setPolicy(.single)
    XCTAssertEqual(tree.selectedRows, ["A"])
    XCTAssertThrowsError(try tree.deleteRows(at: [RowPath(section: 0, row: 0)]))
    try tree.tapBox("B")
    try tree.reloadData()
    XCTAssertEqual(tree.selectedRows, [])
    XCTAssertEqual(tree.checkedLeaves, ["b1"])
  }

  func testInputsForAnOlderOutline() throws {
    let older = tree
    try tree.remove(["A"])
    XCTAssertNil(try tree.apply(.click("a1"), asOf: older))
    XCTAssertNil(try tree.apply(.check(["a1"]), asOf: older))
    XCTAssertNil(try tree.apply(.setSelected(["a1", "unknown"]), asOf: older))
    XCTAssertThrowsError(try tree.apply(.setEditing(false), asOf: older))
    XCTAssertNotNil(try tree.apply(.click("b1"), asOf: older))
    XCTAssertEqual(tree.selectedRows, ["b1"])
  }

  func testErrorsSayWhatIsWrong() throws {
    XCTAssertThrowsError(try OutlineSelection(nodes: [OutlineNode("a", depth: 1)])) {
      XCTAssertEqual($0 as? OutlineError, .tooDeep(place: 0, depth: 1, greatest: 0))
      XCTAssertEqual("\($0)", "node 0 is at depth 1, and can be at 0 at most")
    }
    XCTAssertThrowsError(try tree.insert([OutlineNode("d")], at: .lastIn("D"))) {
      XCTAssertEqual($0 as? OutlineError, .notLoaded("D"))
    }
    XCTAssertThrowsError(try tree.loadChildren([], of: "C")) {
      XCTAssertEqual($0 as? OutlineError, .alreadyLoaded("C"))
    }
    try tree.tapBox("x")
    XCTAssertEqual(tree.marksLostByForgetting("A"), ["x"])
    XCTAssertThrowsError(try tree.forgetChildren(of: "A")) {
      XCTAssertEqual($0 as? OutlineError, .partlyChecked("A"))
    }
    try tree.forgetChildren(of: "A", losingPartialMarks: true)
    tree.assertStates("A")
    XCTAssertFalse(tree.isLoaded("A"))
  }

  func testAChainDeeperThanAnyStack() throws {
    struct Link: Identifiable { var id: Int }
    let nodes = OutlineNode.nodes([Link(id: 0)]) { $0.id < 100_000 ? [Link(id: $0.id + 1)] : nil }
    var chain = try OutlineSelection(nodes: nodes)
    try chain.tapBox(0)
    XCTAssertEqual(chain.checkedLeaves, [100_000])
    XCTAssertEqual(chain.level(of: 100_000), 100_000)
  }
}
