// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// Faults that an independent model of the pages found: what outlines told that tables don't, and
/// the other way round.
final class SameTreeTests: XCTestCase {
  private func tree(
    _ nodes: String..., policy: SelectionPolicy = SelectionPolicy(.multiple)
  ) throws -> OutlineSelection<String> {
    try OutlineSelection(
      nodes: nodes.map { word in
        OutlineNode(String(word.drop { $0 == "." }), depth: word.prefix { $0 == "." }.count)
      }, policy: policy)
  }

  /// With undo, each step has the marks that belong to the data, so the journal advances.
  func testMarksThatBelongToTheDataMoveNoNode() throws {
    for keepsSteps in [false, true] {
      var outline = try tree("a", ".b")
      if keepsSteps { outline.enableUndo() }
      let before = outline
      try outline.setEnabled(false, ["a"])
      try outline.setExclusive(true, ["a"])
      XCTAssertTrue(outline.hasSameTree(as: before))
      XCTAssertTrue(before.hasSameTree(as: outline))
      XCTAssertNil(outline.change(from: before).rows.mapping)
      XCTAssertNotNil(outline.differingNodes(from: before, atMost: 10))
      try outline.insert([OutlineNode("c")], at: .end)
      XCTAssertFalse(outline.hasSameTree(as: before))
    }
  }

  func testACollapseSelectsEachGroupUnlessTheModeIsSingle() throws {
    for (mode, selected) in [
      (RowSelectionMode.none, ["c", "f"]), (.multiple, ["c", "f"]), (.single, ["c"]),
    ] {
      var outline = try tree("c", ".d", "f", ".g", policy: SelectionPolicy(mode))
      try outline.setSelected(mode == .single ? ["d"] : ["d", "g"])
      try outline.collapseAll(selected: .toParent)
      XCTAssertEqual(outline.selectedRows, selected, "\(mode)")
    }
  }

  func testARowThatIsNotShownIsNotEnabled() throws {
    var outline = try tree("a", ".b")
    XCTAssertFalse(outline.traits(of: "b").contains(.notEnabled))
    try outline.collapse("a")
    XCTAssertTrue(outline.accessibility(for: "b", label: "b").traits.contains(.notEnabled))
    var table = IdentifiedTable(sections: [["a", "b"]])
    try table.show(["a"])
    XCTAssertTrue(table.traits(of: "b").contains(.notEnabled))
    XCTAssertFalse(table.traits(of: "a").contains(.notEnabled))
  }

  func testAnUndoOfNothingSaysSo() throws {
    var outline = try tree("a")
    outline.enableUndo()
    XCTAssertEqual(outline.undo().noEffect, .nothingToUndo)
    XCTAssertEqual(outline.redo().noEffect, .nothingToRedo)
    try outline.tapBox("a")
    XCTAssertNil(outline.undo().noEffect)
  }

  func testColumnsThatAreNoneAreOne() throws {
    for columns in [Int.min, 0, 1] {
      var outline = try tree("a", ".b")
      try outline.click("a")
      try outline.press(KeyStroke(.left), profile: .windows, columns: columns)
      XCTAssertFalse(outline.isExpanded("a"), "\(columns)")
    }
  }

  func testNoRowOfAnOutlineIsExclusive() throws {
    var outline = try tree("none", "a")
    XCTAssertThrowsError(try outline.mark(["none"], in: .exclusive)) { error in
      XCTAssertEqual(
        "\(error)", "in an outline, a group is exclusive, rather than one of its rows")
    }
  }

  /// Each node once walked to the top of the chain, for minutes.
  func testADeepChainIsReadOnceWhileItsCheckmarkWaits() throws {
    let chain = (0..<20_000).map { OutlineNode($0, depth: $0) }
    var saved = try OutlineSelection(nodes: chain)
    try saved.tapBox(19_999)
    var outline = try OutlineSelection<Int>(nodes: [])
    try outline.restore(saved.snapshot)
    try outline.insert(chain, at: .end)
    XCTAssertEqual(outline.checkedLeaves, [19_999])
  }
}
