// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionOutline
import XCTest

/// Goal: nothing that a snapshot knows is lost: what hasn't come yet keeps its marks, each of
/// several nodes with one identity has its own, and what is left out is named.
final class OutlineSnapshotTests: XCTestCase {
  private var tree = OutlineSelection<String>(depths: [])

  override func setUpWithError() throws { tree = try exampleOutline() }

  override func tearDown() { tree.assertLawful() }

  private func saved<ID: Codable>(
    _ snapshot: OutlineSnapshot<ID>
  ) throws -> OutlineSnapshot<ID> {
    let data = try JSONEncoder().encode(snapshot)
    let read = try JSONDecoder().decode(OutlineSnapshot<ID>.self, from: data)
    XCTAssertEqual(read, snapshot)
    return read
  }

  private func lazy() throws -> OutlineSelection<String> {
    try OutlineSelection(nodes: [OutlineNode("A", kind: .unloaded), OutlineNode("B")])
  }

  private let children = [
    OutlineNode("a1"), OutlineNode("a2"), OutlineNode("a3", kind: .group),
    OutlineNode("x", depth: 1),
  ]

  func testNodesThatLoadLaterHaveTheirMarks() throws {
    tree = try lazy()
    try tree.loadChildren(children, of: "A")
    try tree.expand("A")
    try tree.tapBox("a1")
    try tree.tapBox("x")
    try tree.collapse("a3")
    try tree.setSelected(["a2", "B"])
    let first = try saved(tree.snapshot)

    tree = try lazy()
    let change = try tree.restore(first)
    XCTAssertEqual(change.missing, ["a2"])
    XCTAssertEqual(change.missingChecked, ["a1", "x"])
    XCTAssertEqual(change.selected, ["B"])
    XCTAssertEqual(Set(tree.missingIDs), ["a1", "a2", "a3", "x"])
    let second = try saved(tree.snapshot)

    tree = try lazy()
    try tree.restore(second)
    try tree.expand("A")
    let loaded = try tree.loadChildren(children, of: "A")
    XCTAssertEqual(loaded.checked, ["a1", "x"])
    XCTAssertEqual(loaded.missing + loaded.missingChecked + tree.missingIDs, [])
    XCTAssertEqual(tree.checkedLeaves, ["a1", "x"])
    XCTAssertEqual(tree.selectedRows, ["a2", "B"])
    XCTAssertEqual(tree.shownRows, ["A", "a1", "a2", "a3", "B"])
    tree.assertStates("A- a3+")
    XCTAssertEqual(Set(tree.snapshot.marks.checked[0] ?? []), ["a1", "x"])
  }

  func testMarksWaitForAnOutlineThatIsStillEmpty() throws {
    try tree.tapBox("x")
    let snapshot = try saved(tree.snapshot)
    tree = try OutlineSelection()
    try tree.restore(snapshot)
    try tree.update(to: exampleNodes(), vanished: .gone)
    XCTAssertEqual(tree.checkedLeaves, ["x"])
  }

  func testTheAppsOwnMarkCountsMore() throws {
    tree = try lazy()
    try tree.loadChildren(children, of: "A")
    try tree.tapBox("A")
    let snapshot = tree.snapshot
    tree = try lazy()
    try tree.restore(snapshot)
    try tree.loadChildren([OutlineNode("a1", isChecked: false), OutlineNode("a2")], of: "A")
    XCTAssertEqual(tree.checkedLeaves, ["a2"])
    XCTAssertEqual(tree.missingIDs, ["x"])
  }

  func testAGroupThatComesLoadedPassesItsMarkOn() throws {
    try tree.tapBox("D")
    let snapshot = tree.snapshot
    tree = try OutlineSelection()
    try tree.restore(snapshot)
    try tree.insert([OutlineNode("D"), OutlineNode("d1", depth: 1)], at: .end)
    XCTAssertEqual(tree.checkedLeaves, ["d1"])
  }

  func testAGroupThatWasCollapsedIsSavedSoWhileItIsNotLoaded() throws {
    try tree.collapse("A")
    try tree.forgetChildren(of: "A")
    try tree.forgetChildren(of: "B")
    XCTAssertEqual(try saved(tree.snapshot).collapsed, ["A"])
    try tree.expand("A")
    XCTAssertEqual(tree.snapshot.collapsed, [])
  }

  func testWhatIsMissingIsForgottenOnRequest() throws {
    try tree.tapBox("a3")
    try tree.setSelected(["y"])
    let snapshot = tree.snapshot
    try tree.remove(["a3"])
    XCTAssertEqual(try tree.restore(snapshot, missing: .gone).missingChecked, ["x", "y"])
    XCTAssertEqual(tree.missingIDs, [])
    try tree.restore(snapshot)
    let change = tree.forgetMissing()
    XCTAssertEqual(change.missing, ["y"])
    XCTAssertEqual(Set(change.missingChecked), ["x", "y"])
    XCTAssertEqual(tree.snapshot.marks.checked, [:])
  }

  func testAnotherSelectionReplacesOneThatIsMissing() throws {
    try tree.tapBox("x")
    try tree.setSelected(["x"])
    let snapshot = tree.snapshot
    try tree.remove(["x"])
    try tree.restore(snapshot)
    XCTAssertEqual(try tree.click("B").missing, ["x"])
    try tree.insert([OutlineNode("x")], at: .end)
    XCTAssertEqual(tree.selectedRows, ["B"])
    XCTAssertEqual(tree.checkedLeaves, ["x"])
  }

  func testWhatCannotBeHeldIsNamed() throws {
    try tree.setSelected(["a1", "x"])
    try tree.check(["x", "y"])
    let snapshot = tree.snapshot
    tree = try exampleOutline()
    tree.setPolicy(.single)
    try tree.setExclusive(true, ["a3"])
    let change = try tree.restore(snapshot)
    XCTAssertEqual(change.missing, ["x"])
    XCTAssertEqual(change.missingChecked, ["y"])
    XCTAssertEqual(tree.selectedRows, ["a1"])
    XCTAssertEqual(tree.checkedLeaves, ["x"])
    try tree.remove(["y"])
    try tree.restore(snapshot)
    XCTAssertEqual(try tree.insert([OutlineNode("y")], at: .firstIn("a3")).missingChecked, ["y"])
    XCTAssertEqual(tree.checkedLeaves, ["x"])
  }

  func testEachTwinHasItsOwnMarks() throws {
    var twins = try OutlineSelection<Int>(
      nodes: [OutlineNode(6), OutlineNode(4), OutlineNode(6)])
    try twins.tapBox(6)
    let before = twins
    try twins.restore(try saved(twins.snapshot))
    XCTAssertEqual(twins.checkedLeaves, [6])
    XCTAssertEqual(twins, before)
  }

  func testTwinsAreKnownByTheirParents() throws {
    let nodes = ["A", "B"].flatMap { id in
      [OutlineNode(id), OutlineNode("f", depth: 1), OutlineNode("\(id)/x", depth: 2)]
    }
    tree = try OutlineSelection(nodes: nodes)
    try tree.collapse("A")
    try tree.collapse("f")
    try tree.tapBox("B/x")
    try tree.setSelected(["f"])
    XCTAssertEqual(tree.rows.selectedNumbers, [4])
    let before = tree
    let snapshot = try saved(tree.snapshot)
    try tree.restore(snapshot)
    XCTAssertEqual(tree, before)
    // B loads first, so its f is the only one for a while.
    tree = try OutlineSelection(
      nodes: [OutlineNode("A", kind: .unloaded), OutlineNode("B", kind: .unloaded)])
    try tree.restore(snapshot)
    for group in ["B", "A"] {
      try tree.loadChildren([OutlineNode("f"), OutlineNode("\(group)/x", depth: 1)], of: group)
    }
    XCTAssertEqual(tree.rows.selectedNumbers, [4])
    XCTAssertEqual(tree.checkedLeaves, ["B/x"])
    XCTAssertEqual(tree.missingIDs, [])
    try tree.expandAll(under: "A")
    try tree.expand("B")
    XCTAssertEqual(tree.shownRows, ["A", "f", "A/x", "B", "f"])
  }

  func testATwinThatIsAloneForAWhileIsStillATwin() throws {
    let f = OutlineNode("f", depth: 1)
    tree = try OutlineSelection(nodes: [OutlineNode("A"), f, OutlineNode("B"), f])
    try tree.tapBox("A")
    var snapshot = try saved(tree.snapshot)
    // The other one isn't loaded, but this one is.
    tree = try OutlineSelection(
      nodes: [OutlineNode("A"), f, OutlineNode("B", kind: .unloaded)])
    try tree.restore(snapshot)
    snapshot = try saved(tree.snapshot)
    tree = try OutlineSelection(
      nodes: [OutlineNode("A", kind: .unloaded), OutlineNode("B", kind: .unloaded)])
    try tree.restore(snapshot)
    for group in ["B", "A"] { try tree.loadChildren([OutlineNode("f")], of: group) }
    tree.assertStates("A+ B")
  }

  func testARestorationThatChangesNothingIsNoStep() throws {
    tree.enableUndo()
    try tree.tapBox("a3")
    try tree.setSelected(["x", "b1"])
    try tree.collapse("A")
    let before = tree
    XCTAssertTrue(try tree.restore(tree.snapshot).isEmpty)
    XCTAssertEqual(tree, before)
  }

  func testANewerVersionSaysSo() throws {
    let text = #"{"version":5,"marks":[]}"#
    XCTAssertThrowsError(
      try JSONDecoder().decode(OutlineSnapshot<String>.self, from: Data(text.utf8))
    ) {
      XCTAssertTrue("\($0)".contains("version 5 is not known"), "\($0)")
    }
  }

  func testNegativeOccurrencesAreRefused() {
    let text =
      #"{"collapsed":[],"marks":{"checked":{},"isEditing":true,"selected":[],"version":2},"#
      + #""twins":[{"checked":true,"id":"x","occurrence":-1}],"version":2}"#
    XCTAssertThrowsError(
      try JSONDecoder().decode(OutlineSnapshot<String>.self, from: Data(text.utf8)))
  }

  /// The text is what version 1 of the format saved.
  func testASnapshotWithoutAVersionIsRead() throws {
    let text =
      #"{"collapsed":["a3"],"marks":{"anchor":{"id":"b1"},"checked":{"0":["D","x","gone"]},"#
      + #""isEditing":true,"lead":{"id":"b1"},"selected":[{"id":"b1"}],"version":2}}"#
    let read = try JSONDecoder().decode(OutlineSnapshot<String>.self, from: Data(text.utf8))
    XCTAssertEqual(read.version, 1)
    XCTAssertEqual(try tree.restore(try saved(read)).missingChecked, ["gone"])
    XCTAssertEqual(tree.checkedLeaves, ["x", "D"])
    XCTAssertEqual(tree.selectedRows, ["b1"])
    XCTAssertFalse(tree.isExpanded("a3"))
    XCTAssertTrue(tree.isExpanded("A"))
    XCTAssertFalse(tree.isExpanded("D"))
  }

  func testSnapshotsAreOfIdentities() throws {
    try tree.tapBox("D")
    try tree.tapBox("x")
    try tree.select(["y", "b1"])
    try tree.collapse("a3")
    let saved = try JSONEncoder().encode(tree.snapshot)
    let snapshot = try JSONDecoder().decode(OutlineSnapshot<String>.self, from: saved)
    tree = try OutlineSelection(nodes: exampleNodes().filter { $0.id != "b1" })
    try tree.loadChildren([OutlineNode("d1")], of: "D")
    try tree.restore(snapshot)
    XCTAssertEqual(tree.checkedLeaves, ["x", "d1"])
    XCTAssertEqual(tree.hiddenSelectedRows, ["y"])
    XCTAssertEqual(tree.selectedRows, [])
    XCTAssertFalse(tree.isExpanded("a3"))
  }

  /// Later versions read the data that this version saves.
  func testTheFormOfASnapshotIsKept() throws {
    try tree.tapBox("D")
    try tree.tapBox("x")
    try tree.click("b1")
    try tree.collapse("a3")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(tree.snapshot), as: UTF8.self)
    XCTAssertEqual(
      text,
      #"{"ancestors":["A","a3"],"collapsed":["a3"],"marks":{"anchor":{"id":"b1"},"#
        + #""checked":{"0":["x","D"]},"isEditing":true,"lead":{"id":"b1"},"#
        + #""selected":[{"id":"b1"}],"version":2},"version":2}"#)
    let read = try JSONDecoder().decode(OutlineSnapshot<String>.self, from: Data(text.utf8))
    XCTAssertEqual(read, tree.snapshot)
  }

  /// The text is what version 2 saved before it named the groups above checked nodes.
  func testASnapshotWithoutTheGroupsAboveIsRead() throws {
    let text =
      #"{"collapsed":[],"marks":{"checked":{"0":["a1"]},"isEditing":true,"#
      + #""selected":[],"version":2},"version":2}"#
    tree = try lazy()
    try tree.restore(JSONDecoder().decode(OutlineSnapshot.self, from: Data(text.utf8)))
    tree.assertStates("A B")
    try tree.loadChildren(children, of: "A")
    tree.assertStates("A- a1+ B")
  }
}
