// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// An undo looks only at marks that its step changed, by counting the visited nodes of the sets of
/// rows.
final class LargeUndoTests: XCTestCase {
  #if InvariantChecks
    /// A forest of groups of 100 nodes, with checkmarks in as many of them.
    private func outline(groups: Int, checked: Int) throws -> OutlineSelection<Int> {
      var outline = try OutlineSelection(
        nodes: (0..<101 * groups).map { node in
          node % 101 == 0 ? OutlineNode(node, kind: .group) : OutlineNode(node, depth: 1)
        })
      try outline.setChecked(true, (0..<checked).map { $0 * 101 + 1 + $0 * 37 % 100 })
      outline.enableUndo()
      return outline
    }

    private func visits(_ body: () throws -> Void) rethrows -> Int {
      let before = TreeCounters.visits
      try body()
      return TreeCounters.visits - before
    }

    private func check(_ body: (inout OutlineSelection<Int>) throws -> Void) throws {
      var few = try outline(groups: 500, checked: 10)
      var many = try outline(groups: 500, checked: 500)
      let (most, all) = (try visits { try body(&few) }, try visits { try body(&many) })
      XCTAssertGreaterThan(most, 0)
      XCTAssertLessThan(all, 4 * most + 50)
    }

    func testUndoingATap() throws {
      try check { outline in
        try outline.tapBox(5_001)
        outline.undo()
        outline.redo()
      }
    }

    func testUndoingASelection() throws {
      try check { outline in
        try outline.toggle(0)
        outline.undo()
      }
    }

    func testUndoingATapOnAGroup() throws {
      try check { outline in
        try outline.tapBox(101 * 300)
        outline.undo()
      }
    }

    func testAGroupBecomesExclusive() throws {
      try check { outline in try outline.setExclusive(true, [101 * 300]) }
    }
  #endif
}
