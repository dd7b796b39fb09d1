// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// Goal: what has no meaning for a tree is refused in the outline's own words, what changes nothing
/// ends nothing, and settings keep the laws.
final class OutlineInputsTests: XCTestCase {
  private var tree = OutlineSelection<String>(depths: [])

  override func setUpWithError() throws { tree = try exampleOutline() }

  override func tearDown() { tree.assertLawful() }

  private func assertRefused(
    _ words: String, line: UInt = #line, _ body: (inout OutlineSelection<String>) throws -> Void
  ) {
    let before = tree
    XCTAssertThrowsError(try body(&tree), line: line) { error in
      guard let error = error as? SelectionError, case .refused(let reason) = error else {
        return XCTFail("\(error)", line: line)
      }
      XCTAssertTrue(reason.contains(words), reason, line: line)
      XCTAssertEqual(error.description, reason, line: line)
    }
    XCTAssertEqual(tree, before, line: line)
  }

  /// Found from outside: they were selected when they became hidden.
  func testWhatACollapseDropsStaysSoInARangeAndASweep() throws {
    let nodes = [OutlineNode("a"), OutlineNode("c", depth: 1), OutlineNode("d")]
    var ranged = try OutlineSelection(nodes: nodes)
    try ranged.click("d")
    try ranged.apply(.act(.extend, on: "c"))
    try ranged.collapse("a", selected: .drop)
    try ranged.apply(.act(.extendAdding, on: "d"))
    XCTAssertEqual(Array(ranged.selectedRows), ["d"])
    XCTAssertEqual(ranged.hiddenSelectedCount, 0)
    for ending in [SelectionInput<String>.continueSweep(over: ["d"]), .cancel] {
      var swept = try OutlineSelection(nodes: nodes)
      try swept.apply(.beginSweep(.adding))
      try swept.apply(.continueSweep(over: ["c", "d"]))
      try swept.collapse("a", selected: .drop)
      try swept.apply(ending)
      XCTAssertEqual(swept.hiddenSelectedCount, 0)
    }
  }

  func testWhatRowsCannotSayIsRefused() throws {
    let first = RowPath(section: 0, row: 0)
    var update = TableUpdate()
    update.deleteRows(at: [first])
    let mapping = try update.mapping(of: tree.rows.shape)
    assertRefused("rows don't determine a tree") { try $0.perform(update) }
    assertRefused("rows don't determine a tree") { try $0.follow(mapping) }
    assertRefused("rows don't determine a tree") { try $0.insertRows(at: first) }
    assertRefused("rows don't determine a tree") { try $0.deleteRows(at: [first]) }
    assertRefused("rows don't determine a tree") { try $0.deleteRows(atOffsets: [0]) }
    assertRefused("rows don't determine a tree") { try $0.moveRow(at: first, to: first) }
    assertRefused("10 nodes can't be reloaded with 5 rows") { try $0.reloadData(shape: [5]) }
    assertRefused("can't be reloaded") { try $0.reloadData(shape: [.max]) }
    assertRefused("list") { try $0.setList(nil, inSection: 0) }
    assertRefused("list") { try $0.setList(.exclusive, inSection: 0) }
    assertRefused("always being edited") { try $0.apply(.setEditing(false)) }
    assertRefused("A can't be moved into itself") { try $0.move(["A"], before: "x") }
    XCTAssertTrue(try tree.apply(.setEditing(true)).isEmpty)
    XCTAssertNoThrow(try tree.reloadData(shape: [10]))
  }

  func testOtherSectionsAreOutOfRange() throws {
    let before = tree
    for body: (inout OutlineSelection<String>) throws -> Void in [
      { try $0.check(SelectionSpans<String>.section(1)) },
      { try $0.uncheck(SelectionSpans<String>.section(-1)) },
      { try $0.disable(SelectionSpans<String>.section(.max)) },
      { try $0.show(SelectionSpans<String>.section(1)) },
      { try $0.select(SelectionSpans<String>.section(1)) },
      { try $0.move(["a1"], toEndOfSection: 1) },
      { try $0.setMode(.single, inSection: 1) }, { try $0.tapHeader(ofSection: -1) },
    ] {
      XCTAssertThrowsError(try body(&tree)) {
        guard case .sectionOutOfRange? = $0 as? SelectionError else { return XCTFail("\($0)") }
      }
      XCTAssertEqual(tree, before)
    }
    try tree.check(SelectionSpans<String>.section(0))
    tree.assertStates("A+ B+ C+ D+")
  }

  func testTheSuccessorBeforeHasTheKeyboard() throws {
    var tree = try OutlineSelection(nodes: [
      OutlineNode("P"), OutlineNode("p1", depth: 1), OutlineNode("p2", depth: 1), OutlineNode("Q"),
    ])
    try tree.apply(.setDeletionSuccessor(.previous))
    try tree.click("p2")
    try tree.remove(["p2"])
    XCTAssertEqual(tree.selectedRows, ["p1"])
    XCTAssertEqual(tree.lead, "p1")
    XCTAssertEqual(tree.anchor, "p1")
    try tree.apply(.go(.previous, .click))
    XCTAssertEqual(tree.selectedRows, ["P"])
    tree.assertLawful()
  }

  func testTheSuccessorIsASiblingElseTheGroup() throws {
    try tree.apply(.setDeletionSuccessor(.sibling))
    for (selected, removed, successor) in [
      ("a2", "a2", "a3"), ("x", "x", "y"), ("y", "a3", "a1"), ("a1", "a1", "A"), ("b1", "b1", "B"),
    ] {
      try tree.click(selected)
      try tree.remove([removed])
      XCTAssertEqual(tree.selectedRows, [successor])
      XCTAssertEqual(tree.lead, successor)
      XCTAssertEqual(tree.anchor, successor)
    }
    try tree.setSelected(["C", "D"])
    try tree.apply(.focus("C"))
    try tree.remove(["C", "D"])
    XCTAssertEqual(tree.selectedRows, ["B"])
  }

  func testASuccessorCanBeSelectedByTheUser() throws {
    try tree.apply(.setDeletionSuccessor(.sibling))
    try tree.disable(["a3"])
    try tree.click("a2")
    try tree.remove(["a2"])
    XCTAssertEqual(tree.selectedRows, ["a1"])
    try tree.disable(["A"])
    try tree.setSelected(["x"])
    try tree.remove(["x"])
    XCTAssertEqual(tree.selectedRows, ["B"])
    tree.setPolicy(SelectionPolicy(.none))
    try tree.setSelected(["b1"])
    try tree.remove(["b1"])
    XCTAssertEqual(tree.selectedRows, [])
  }

  func testWithoutASuccessorTheFocusIsOnTheGroup() throws {
    try tree.apply(.setDeletionSuccessor(.next))
    try tree.disable(SelectionSpans<String>.all)
    try tree.collapse("B")
    try tree.setSelected(["x"])
    try tree.apply(.focus("y"))
    try tree.remove(["a3"])
    XCTAssertEqual(tree.selectedRows, [])
    XCTAssertEqual(tree.lead, "B")
  }

  func testKeysWithoutAnEffectEndNoRun() throws {
    try tree.disable(["a2"])
    try tree.click("a1")
    try tree.extend(to: "a2")
    try tree.goRight()
    try tree.goRight(.extend)
    try tree.tapLeadBox()
    try tree.expandSubtree()
    try tree.expandSiblings()
    try tree.expand("a1")
    try tree.filter(nil)
    tree.setLimits(SelectionLimits())
    tree.setPolicy(.multiple)
    try tree.setOptions(tree.options)
    try tree.extend(to: "A")
    XCTAssertEqual(tree.selectedRows, ["A", "a1"])
  }

  func testKeysWithoutAnEffectEndNoRangeOfBoxes() throws {
    try tree.disable(["b1"])
    try tree.tapBox("a1")
    try tree.extendBoxes(to: "b1")
    try tree.goRight()
    try tree.tapLeadBox()
    try tree.expandSubtree()
    try tree.collapseSubtree()
    try tree.apply(.go(.stay, .tap))
    tree.setCheckLimits(SelectionLimits())
    try tree.extendBoxes(to: "a2")
    XCTAssertEqual(tree.checkedLeaves, ["a1", "a2"])
  }

  func testSpaceOnTheCheckedNodeOfAnExclusiveGroupEndsNoRange() throws {
    try tree.setExclusive(true, ["a3"])
    for id in ["x", "a1"] { try tree.tapBox(id) }
    try tree.extendBoxes(to: "x")
    XCTAssertTrue(try tree.tapLeadBox().isEmpty)
    XCTAssertEqual(tree.anchor, "a1")
    try tree.extendBoxes(to: "a1")
    XCTAssertEqual(tree.checkedLeaves, ["a1", "x"])
  }

  func testAnUnloadedGroupIsClosedUntilItIsExpanded() throws {
    XCTAssertFalse(tree.isExpanded("D"))
    try tree.apply(.focus("D"))
    XCTAssertTrue(try tree.goLeft().isEmpty)
    XCTAssertEqual(try tree.goRight().expanded, ["D"])
    try tree.loadChildren([OutlineNode("d1", kind: .unloaded)], of: "D")
    XCTAssertEqual(tree.shownRows.last, "d1")
    XCTAssertFalse(tree.isExpanded("d1"))
    XCTAssertEqual(try tree.forgetChildren(of: "D").collapsed, ["D"])
    try tree.loadChildren([OutlineNode("d1")], of: "D")
    XCTAssertEqual(tree.shownRows.last, "D")
  }

  func testBoxesThatBecomeIndependentKeepTheirStates() throws {
    tree.enableUndo()
    try tree.tapBox("a3")
    let change = try tree.setOptions(OutlineOptions(boxes: .independent))
    XCTAssertEqual(change.checked, ["a3"])
    XCTAssertEqual(change.rowsToRedraw, ["A"])
    tree.assertStates("A a1 a3+ x+ y+")
    try tree.tapBox("x")
    let back = try tree.setOptions(OutlineOptions())
    XCTAssertEqual(back.unchecked, ["a3"])
    XCTAssertEqual(back.rowsToRedraw, ["A", "a3"])
    tree.assertStates("A- a3- x y+")
    tree.options.boxes = .independent
    tree.options.boxes = .cascading
    tree.assertStates("A- a3- x y+")
    XCTAssertEqual(tree.undoCount, 2)
    tree.undo()
    tree.assertStates("a3+")
  }

  func testNewTwinsAreReported() throws {
    XCTAssertEqual(try tree.insert([OutlineNode("x")], at: .end).duplicates, ["x"])
    XCTAssertEqual(try tree.insert([OutlineNode("z")], at: .end).duplicates, [])
    let nodes = [OutlineNode("d"), OutlineNode("d"), OutlineNode("b1")]
    XCTAssertEqual(try tree.loadChildren(nodes, of: "D").duplicates, ["d", "b1"])
    XCTAssertEqual(try tree.remove(["b1"]).duplicates, [])
  }

  func testTheCountIsOfLeaves() throws {
    try tree.tapAllBoxes()
    XCTAssertEqual(tree.checkedLeafCount, .atLeast(5, unloaded: 1))
    try tree.tapBox("D")
    XCTAssertEqual(tree.checkedLeafCount, .exactly(5))
    try tree.setOptions(OutlineOptions(boxes: .independent))
    XCTAssertEqual(tree.checkedLeafCount, .exactly(5))
  }

  func testErrorsHaveALocalizedDescription() throws {
    XCTAssertThrowsError(try tree.tapBox("unknown")) {
      XCTAssertEqual($0.localizedDescription, "no node has the identity unknown")
    }
  }

  func testASectionOfModeSingleKeepsOneParent() throws {
    try tree.setSelected(["x"])
    try tree.setMode(.single, inSection: 0)
    try tree.collapseAll(selected: .toParent)
    XCTAssertEqual(tree.rows.selectedCount + tree.hiddenSelectedRows.count, 1)
  }

  func testATextSaysSomethingOfEachChangeThatIsNotEmpty() throws {
    var outline = try OutlineSelection(
      nodes: [OutlineNode("a"), OutlineNode("b", depth: 1), OutlineNode("c"), OutlineNode("d")])
    XCTAssertEqual(try outline.remove(["d"]).description, "[4] → [3]: 1 row removed")
    XCTAssertEqual(try outline.move(["c"], to: .firstIn("a")).description, "[3] → [3]: 1 row moved")
    XCTAssertEqual(try outline.filter(["b"]).description, "shown [3] → [2]: 1 row removed")
    XCTAssertEqual(try outline.filter(nil).description, "shown [2] → [3]: 1 row inserted")
    XCTAssertEqual(try outline.disable(["c"]).description, "redrawn [c]")
    XCTAssertEqual(try outline.setExclusive(true, ["a"]).description, "other settings")
    XCTAssertEqual(try outline.collapse("a").description, "collapsed [a]")
    XCTAssertEqual(try outline.collapse("a").description, "no change")
  }

  func testAnAppsOwnMarksAreDrawnAndFollowTheTree() throws {
    let flagged = MarkLayer("flagged")
    var outline = try OutlineSelection(
      nodes: [OutlineNode("a"), OutlineNode("b", depth: 1), OutlineNode("c")])
    outline.enableUndo()
    let change = try outline.mark(["a", "b"], in: flagged)
    XCTAssertEqual(change.rowsToRedraw, ["a", "b"])
    XCTAssertEqual(change.marked(in: flagged), ["a", "b"])
    XCTAssertEqual(change.description, "flagged [a, b]")
    try outline.collapse("a")
    XCTAssertEqual(outline[flagged], ["a"])
    XCTAssertTrue(outline.isMarked("b", in: flagged))
    try outline.move(["a"], toEndOfSection: 0)
    XCTAssertEqual(outline[flagged], ["a"])
    XCTAssertEqual(try outline.apply(.undo).unmarked(in: flagged), ["a"])
  }
}
