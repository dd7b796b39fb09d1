// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionOutline
import XCTest

/// Groups that aren't loaded, and of which the app says that they are partly checked.
final class PartlyCheckedTests: XCTestCase {
  private var tree = OutlineSelection<String>(depths: [])

  override func setUpWithError() throws {
    tree = try OutlineSelection(nodes: [
      OutlineNode("A"), OutlineNode("a1", depth: 1),
      OutlineNode("D", depth: 1, kind: .unloaded, isPartlyChecked: true), OutlineNode("B"),
    ])
    tree.enableUndo()
  }

  override func tearDown() { tree.assertLawful() }

  func testTheStateIsPartialAbove() throws {
    tree.assertStates("A- a1 D- B")
    XCTAssertEqual(tree.checkedLeaves, [])
    XCTAssertEqual(tree.checkedTops, [])
    XCTAssertTrue(tree.hasMarkedDescendants("A"))
    XCTAssertTrue(tree.isMarked("D", in: .partlyChecked))
    try tree.tapBox("a1")
    tree.assertStates("A-")
    try tree.disable(["D"])
    tree.assertStates("A+", counting: .enabled)
  }

  func testItIsCountedHonestly() throws {
    XCTAssertEqual(tree.checkedLeafCount, .atLeast(0, unloaded: 1))
    try tree.tapBox("a1")
    XCTAssertEqual(tree.checkedLeafCount, .atLeast(1, unloaded: 1))
    tree.checkLimits = SelectionLimits(atMost: 2)
    try tree.tapBox("D")
    XCTAssertThrowsError(try tree.tapBox("B"))
  }

  func testATapMakesItAllThenNone() throws {
    let change = try tree.tapBox("D")
    XCTAssertEqual(change.checked, ["D"])
    XCTAssertEqual(change.rowsToRedraw, ["D"])
    tree.assertStates("A- D+")
    XCTAssertEqual(try tree.tapBox("D").rowsToRedraw, ["A", "D"])
    tree.assertStates("A D")
    tree.undo()
    tree.undo()
    tree.assertStates("A- D-")
    XCTAssertEqual(tree.checkedLeaves, [])
    tree.redo()
    tree.assertStates("A- D+")
  }

  func testTheOtherTapsTreatItAsPartlyChecked() throws {
    tree.options.partialTap = .restores
    for state in ["A+ D+", "A D", "A- D-"] {
      try tree.tapBox("A")
      tree.assertStates(state)
    }
    for state in ["D+", "D", "D-"] {
      try tree.tapBox("D")
      tree.assertStates(state)
    }
    tree.options.partialTap = .unchecks
    try tree.tapBox("A")
    tree.assertStates("A D")
  }

  func testChildrenThatComeDecide() throws {
    try tree.tapBox("a1")
    let before = tree
    try tree.loadChildren(
      [OutlineNode("d1", isChecked: true), OutlineNode("d2", isChecked: true)], of: "D")
    tree.assertStates("D+ A+")
    XCTAssertEqual(tree.checkedLeafCount, .exactly(3))
    tree = before
    try tree.loadChildren([OutlineNode("d1"), OutlineNode("d2", isChecked: true)], of: "D")
    tree.assertStates("D- d1 d2+")
    tree = before
    try tree.loadChildren([], of: "D")
    tree.assertStates("D A-")
    tree.undo()
    tree.assertStates("D A")
  }

  func testTheServerCanSaySoLater() throws {
    try tree.uncheck(["A"])
    tree.assertStates("A D")
    try tree.mark(["D", "a1"], in: .partlyChecked)
    tree.assertStates("A- D- a1")
    try tree.unmark(["D"], in: .partlyChecked)
    tree.assertStates("A D")
    tree.undo()
    let nodes = { part in
      [
        OutlineNode("A"), OutlineNode("D", depth: 1, kind: .unloaded, isPartlyChecked: part),
        OutlineNode("B", isPartlyChecked: true),
      ]
    }
    try tree.update(to: nodes(false), vanished: .gone)
    tree.assertStates("A- D- B")
    try tree.check(["D"])
    try tree.update(to: nodes(true), vanished: .gone)
    tree.assertStates("A- D-")
  }

  func testForgettingNothingLosesNothing() throws {
    try tree.forgetChildren(of: "D")
    tree.assertStates("D-")
    XCTAssertThrowsError(try tree.forgetChildren(of: "A"))
    XCTAssertEqual(tree.marksLostByForgetting("A"), ["D"])
  }

  func testOnlyBoxesThatDependOnEachOtherHaveIt() throws {
    try tree.setExclusive(true, ["A"])
    tree.assertStates("A D")
    try tree.setExclusive(false, ["A"])
    try tree.mark(["D"], in: .partlyChecked)
    tree.options.boxes = .independent
    tree.assertStates("A D")
  }

  func testARangeOfBoxesGivesItBack() throws {
    try tree.tapBox("a1")
    try tree.extendBoxes(to: "B")
    tree.assertStates("A+ D+ B+")
    try tree.extendBoxes(to: "a1")
    tree.assertStates("A- D- B")
  }

  /// A restored checkmark of a group that now contains the node takes the place of the node's part.
  func testAGroupThatIsAddedPassesItsSavedCheckmarkOn() throws {
    var saved = try OutlineSelection(nodes: [OutlineNode("above", isChecked: true)])
    let snapshot = saved.snapshot
    let node = OutlineNode("part", kind: .unloaded, isPartlyChecked: true)
    saved = try OutlineSelection(nodes: [node])
    try saved.restore(snapshot)
    try saved.tapBox("part")
    try saved.apply(.mark(["part"], in: .partlyChecked))
    try saved.update(
      to: [OutlineNode("above", kind: .group), OutlineNode("part", depth: 1, kind: .unloaded)],
      vanished: .gone)
    XCTAssertEqual(saved.state(of: "part"), .all)
    XCTAssertEqual(saved[.partlyChecked], [])
    XCTAssertEqual(saved.defects, [])
  }

  func testItIsSavedAndWaits() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(tree.snapshot), as: UTF8.self)
    XCTAssertEqual(
      text,
      #"{"ancestors":["A"],"collapsed":[],"marks":{"checked":{},"isEditing":true,"selected":[],"#
        + #""version":2},"partlyChecked":["D"],"version":3}"#)
    let saved = try JSONDecoder().decode(OutlineSnapshot<String>.self, from: Data(text.utf8))
    XCTAssertEqual(saved, tree.snapshot)

    try tree.tapBox("D")
    let none = tree.snapshot
    try tree.restore(saved)
    tree.assertStates("A- D-")
    try tree.restore(none)
    tree.assertStates("D+")
    tree.undo()
    tree.assertStates("D-")
    XCTAssertEqual(tree.checkedLeaves, [])

    tree = try OutlineSelection(nodes: [OutlineNode("A", kind: .unloaded)])
    XCTAssertEqual(try tree.restore(saved).missingChecked, ["D"])
    XCTAssertEqual(tree.snapshot.partlyChecked, ["D"])
    tree.assertStates("A-")
    XCTAssertEqual(tree.checkedLeafCount, .atLeast(0, unloaded: 1))
    try tree.loadChildren([OutlineNode("a1"), OutlineNode("D", kind: .unloaded)], of: "A")
    tree.assertStates("A- D-")
    try tree.loadChildren([OutlineNode("d1")], of: "D")
    XCTAssertEqual(try tree.restore(saved).missingChecked, ["D"])
    XCTAssertEqual(tree.snapshot.partlyChecked, [])
  }

  /// A tap on a group that isn't loaded replaces the parts that wait below it.
  func testATapAboveReplacesIt() throws {
    let saved = tree.snapshot
    for taps in 1...2 {
      tree = try OutlineSelection(nodes: [OutlineNode("A", kind: .unloaded)])
      try tree.restore(saved)
      for _ in 1...taps { try tree.tapBox("A") }
      try tree.loadChildren([OutlineNode("a1"), OutlineNode("D", kind: .unloaded)], of: "A")
      tree.assertStates(taps == 1 ? "A+ a1+ D+" : "A a1 D")
      XCTAssertEqual(tree.missingIDs, [])
    }
  }

  /// The text is what version 3 saved before it named the groups above partly checked ones.
  func testAPartWithoutTheGroupsAboveIsRead() throws {
    let text =
      #"{"collapsed":[],"marks":{"checked":{},"isEditing":true,"selected":[],"version":2},"#
      + #""partlyChecked":["D"],"version":3}"#
    tree = try OutlineSelection(nodes: [OutlineNode("A", kind: .unloaded)])
    try tree.restore(JSONDecoder().decode(OutlineSnapshot.self, from: Data(text.utf8)))
    tree.assertStates("A")
    try tree.loadChildren([OutlineNode("D", kind: .unloaded)], of: "A")
    tree.assertStates("A- D-")
  }

  func testTwinsHaveTheirOwn() throws {
    let nodes = ["A", "B"].flatMap { id in
      [
        OutlineNode(id), OutlineNode("f", depth: 1, kind: .unloaded, isPartlyChecked: id == "B"),
      ]
    }
    tree = try OutlineSelection(nodes: nodes)
    let data = try JSONEncoder().encode(tree.snapshot)
    let saved = try JSONDecoder().decode(OutlineSnapshot<String>.self, from: data)
    XCTAssertEqual(saved, tree.snapshot)
    try tree.check(["A", "B"])
    try tree.restore(saved)
    tree.assertStates("A B-")
  }

  func testAGroupThatIsGivenAsALeafRemainsToBeLoaded() throws {
    let home = OutlineNode("home", kind: .unloaded, isPartlyChecked: true)
    var outline = try OutlineSelection(nodes: [home])
    try outline.updateChildren(of: nil, to: [OutlineNode("home")])
    try outline.update(to: [OutlineNode("home"), OutlineNode("b")], vanished: .gone)
    XCTAssertFalse(outline.isLoaded("home"))
    XCTAssertEqual(outline.state(of: "home"), .partial)
    try outline.loadChildren([OutlineNode("a", isChecked: true)], of: "home")
    XCTAssertEqual(outline.state(of: "home"), .all)
    try outline.updateChildren(of: nil, to: [OutlineNode("home", kind: .unloaded)])
    XCTAssertTrue(outline.isLoaded("home"))
  }
}
