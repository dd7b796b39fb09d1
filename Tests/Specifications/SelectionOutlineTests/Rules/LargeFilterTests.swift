// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

@testable import SelectionOutline

/// Filters of trees that are large enough for both ways to find the ancestors of what passes: from
/// each run of nodes, and in one pass over all.
final class LargeFilterTests: XCTestCase {
  /// The depths of 6,000 nodes, of which each is at most one deeper than the node before.
  private let depths: [Int] = {
    var state: UInt64 = 51
    var depths = [0]
    while depths.count < 6_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      depths.append(Int(state >> 40) % ((depths.last ?? 0) + 2))
    }
    return depths
  }()

  /// The nodes that pass and those above them, by looking at each node.
  private func expected(_ passing: Set<Int>) -> [Int] {
    var kept = passing
    var path: [Int] = []
    for (node, depth) in depths.enumerated() {
      path.removeLast(path.count - depth)
      if passing.contains(node) { kept.formUnion(path) }
      path.append(node)
    }
    return kept.sorted()
  }

  func testWhatPassesIsShownWithAllNodesAbove() throws {
    let nodes = depths.enumerated().map { OutlineNode($0, depth: $1) }
    let outline = try OutlineSelection(nodes: nodes)
    XCTAssertGreaterThan(depths.max() ?? 0, 5)
    // Few nodes, many, single runs, all, and none.
    for (step, length) in [(997, 1), (997, 40), (3, 1), (2, 1), (7, 3), (6_000, 6_000), (64, 5)] {
      let passing = Set(
        stride(from: 1, to: depths.count, by: step).flatMap {
          Array($0..<min($0 + length, depths.count))
        })
      var copy = outline
      try copy.filter(passing.sorted())
      XCTAssertEqual(copy.rows.shownNumbers.map(\.self), expected(passing), "\(step), \(length)")
      XCTAssertEqual(copy.defects, [])
    }
    var copy = outline
    try copy.filter([])
    XCTAssertEqual(copy.rows.shape.rowCount, 0)
  }

  /// With the square of their number, it would take minutes.
  func testManySiblingsVanishAndAreHidden() throws {
    let all = [OutlineNode(-1)] + (0..<100_000).map { OutlineNode($0, depth: 1) }
    var outline = try OutlineSelection(nodes: all)
    try outline.tapBox(7)
    for left in [[all[0]], all.filter { $0.id % 2 == 0 || $0.depth == 0 }] {
      try outline.update(to: left, vanished: .hidden)
      XCTAssertEqual(outline.shownRows, left.map(\.id))
      XCTAssertEqual(outline.allRows.count, all.count)
    }
    try outline.filter(nil)
    XCTAssertEqual(outline.checkedLeaves, [7])
    XCTAssertEqual(Set(outline.allRows), Set(all.map(\.id)))
  }
}
