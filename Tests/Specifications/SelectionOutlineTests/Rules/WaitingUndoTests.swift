// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// Undo of taps on groups below which restored checkmarks wait for their nodes.
final class WaitingUndoTests: XCTestCase {
  private let group = OutlineNode("f", kind: .unloaded)

  /// An outline whose only group isn't loaded, and in which the checkmark of a leaf waits.
  private func outline(_ load: (inout OutlineSelection<String>) throws -> Void, _ leaf: String)
    throws -> OutlineSelection<String>
  {
    var saved = try OutlineSelection(nodes: [group])
    try load(&saved)
    try saved.tapBox(leaf)
    var outline = try OutlineSelection(nodes: [group])
    try outline.restore(saved.snapshot)
    outline.enableUndo()
    return outline
  }

  private func loadLeaves(_ outline: inout OutlineSelection<String>) throws {
    try outline.loadChildren([OutlineNode("a"), OutlineNode("b")], of: "f")
  }

  private func loadInnerGroup(_ outline: inout OutlineSelection<String>) throws {
    try outline.loadChildren([OutlineNode("g", kind: .unloaded), OutlineNode("b")], of: "f")
  }

  private func loadInnerLeaves(_ outline: inout OutlineSelection<String>) throws {
    try outline.loadChildren([OutlineNode("x"), OutlineNode("y")], of: "g")
  }

  func testTheGroupIsOpenedBeforeOrAfterTheUndo() throws {
    for taps in 1...3 {
      for place in 0...(2 * taps) {
        var outline = try outline(loadLeaves, "a")
        for step in 0..<(2 * taps) {
          if step == place { try loadLeaves(&outline) }
          if step < taps { try outline.tapBox("f") } else { outline.undo() }
        }
        if place == 2 * taps { try loadLeaves(&outline) }
        XCTAssertEqual(outline.checkedLeaves, ["a"], "\(taps) taps, loaded before \(place)")
        if place > 0, place <= taps {
          outline.redo()
          XCTAssertEqual(outline.checkedLeaves, ["a", "b"], "\(taps) taps, \(place)")
        }
      }
    }
  }

  func testAGroupInTheGroup() throws {
    func loadAll(_ outline: inout OutlineSelection<String>) throws {
      try loadInnerGroup(&outline)
      try loadInnerLeaves(&outline)
    }
    let orders: [[Character]] = ["tfgu", "tfug", "tufg", "ftgu", "ftug", "fgtu"].map(Array.init)
    for order in orders {
      var outline = try outline(loadAll, "x")
      for step in order {
        switch step {
        case "t": try outline.tapBox("f")
        case "f": try loadInnerGroup(&outline)
        case "g": try loadInnerLeaves(&outline)
        default: outline.undo()
        }
      }
      XCTAssertEqual(outline.checkedLeaves, ["x"], String(order))
      outline.redo()
      XCTAssertEqual(outline.checkedLeaves, ["x", "y", "b"], String(order))
    }
  }

  func testAMarkThatTheAppGivesIsInEachStep() throws {
    var outline = try outline(loadLeaves, "a")
    try outline.tapBox("f")
    try outline.loadChildren(
      [OutlineNode("a", isChecked: false), OutlineNode("b")], of: "f")
    XCTAssertEqual(outline.checkedLeaves, ["b"])
    outline.undo()
    XCTAssertEqual(outline.checkedLeaves, [])
  }
}
