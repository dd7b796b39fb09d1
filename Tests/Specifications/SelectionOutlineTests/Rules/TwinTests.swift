// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// Several nodes of one identity, such as a file that is in two folders: each has its own marks,
/// and stays the one of its group.
final class TwinTests: XCTestCase {
  private var tree = OutlineSelection<String>(depths: [])

  override func setUpWithError() throws { tree = try OutlineSelection(nodes: Self.nodes) }

  /// A file `f` in two folders, and beside them.
  private static let nodes = [
    OutlineNode("A"), OutlineNode("f", depth: 1), OutlineNode("B"), OutlineNode("f", depth: 1),
    OutlineNode("f"),
  ]

  private var checked: [Int] { Array(tree.checked) }

  func testTheSameContentsChangeNothingWhileOneIsCollapsed() throws {
    _ = try tree.tapBox(node: 1)
    try tree.collapse("A")
    let before = tree
    try tree.update(to: Self.nodes, vanished: .gone)
    XCTAssertEqual(tree, before)
    try tree.update(to: [OutlineNode("new")] + Self.nodes, vanished: .gone)
    XCTAssertEqual(checked, [2])
  }

  func testTheSameContentsChangeNothingWhileOneIsFiltered() throws {
    _ = try tree.tapBox(node: 1)
    _ = try tree.filter(nodes: [3])
    let before = tree
    try tree.update(to: Self.nodes, vanished: .gone)
    XCTAssertEqual(tree, before)
  }

  func testOneThatGoesGivesNoOtherItsMark() throws {
    _ = try tree.tapBox(node: 1)
    try tree.update(to: Array(Self.nodes.dropFirst(2)), vanished: .gone)
    XCTAssertEqual(checked, [])
    XCTAssertEqual(tree.allRows, ["B", "f", "f"])
  }

  func testASecondThatComesBeforeIsTheNewOne() throws {
    tree = try OutlineSelection(nodes: [OutlineNode("A"), OutlineNode("f")])
    try tree.tapBox("f")
    try tree.update(
      to: [OutlineNode("A"), OutlineNode("f", depth: 1), OutlineNode("f")], vanished: .gone)
    XCTAssertEqual(checked, [2])
  }

  func testOneWhoseGroupGoesComesElsewhere() throws {
    _ = try tree.tapBox(node: 1)
    try tree.update(
      to: [OutlineNode("f"), OutlineNode("B"), OutlineNode("f", depth: 1), OutlineNode("f")],
      vanished: .gone)
    // The first beside the folders stays, and so does that of B.
    XCTAssertEqual(checked, [3])
  }

  func testFewerThanThereAreAreThoseThatPassTheFilter() throws {
    tree = try OutlineSelection(nodes: [OutlineNode("f"), OutlineNode("g"), OutlineNode("f")])
    _ = try tree.tapBox(node: 2)
    _ = try tree.filter(nodes: [1, 2])
    try tree.update(to: [OutlineNode("g"), OutlineNode("f")], vanished: .hidden)
    XCTAssertEqual(tree.shownRows, ["g", "f"])
    XCTAssertTrue(tree.isChecked("f"))
  }

  func testAFilterKeepsAllOfThem() throws {
    try tree.filter(["f"])
    XCTAssertEqual(tree.shownRows, ["A", "f", "B", "f", "f"])
    try tree.filter(["B", "f", "f"])
    XCTAssertEqual(tree.shownRows, ["A", "f", "B", "f", "f"])
    XCTAssertThrowsError(try tree.filter(["f", "unknown"]))
  }
}
