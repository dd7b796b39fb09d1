// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// Undo of steps about exclusive groups: a step has all of its marks that the law now allows.
final class UndoInExclusiveGroupsTests: XCTestCase {
  private typealias Outline = OutlineSelection<Int>

  /// Only the box of a group is no input, which the leaf becomes with its first child.
  func testALeafThatIsExclusiveHasABox() throws {
    var outline = try Outline(nodes: [OutlineNode(1)])
    try outline.setExclusive(true, [1])
    try outline.tapBox(1)
    XCTAssertEqual(outline.checkedLeaves, [1])
    try outline.insert([OutlineNode(2)], at: .lastIn(1))
    XCTAssertTrue(try outline.tapBox(1).checked.isEmpty)
    try outline.tapBox(2)
    XCTAssertEqual(outline.checkedLeaves, [2])
  }

  func testAnExclusiveGroupGetsBackWhatGaveWay() throws {
    var outline = try Outline(nodes: [
      OutlineNode(9), OutlineNode(1, depth: 1), OutlineNode(8), OutlineNode(2, depth: 1),
      OutlineNode(3, depth: 1),
    ])
    outline.enableUndo()
    try outline.setExclusive(true, [9])
    try outline.tapBox(2)
    try outline.tapBox(1)
    try outline.move([2], to: .lastIn(9))
    XCTAssertEqual(outline.checkedLeaves, [1])
    outline.undo()
    XCTAssertEqual(outline.checkedLeaves, [2])
    outline.undo()
    XCTAssertEqual(outline.checkedLeaves, [])
    outline.redo()
    XCTAssertEqual(outline.checkedLeaves, [2])
  }

  /// In an exclusive group a newcomer is unchecked, in each step, too.
  func testANewcomerOfAnExclusiveGroupTakesNoCheckmark() throws {
    var outline = try Outline(
      nodes: [OutlineNode(9), OutlineNode(1, depth: 1)],
      options: OutlineOptions(newcomers: .inherit))
    outline.enableUndo()
    try outline.setExclusive(true, [9])
    try outline.tapBox(1)
    try outline.insert(
      [OutlineNode(2), OutlineNode(3, kind: .group), OutlineNode(4, depth: 1)], at: .firstIn(9))
    // Below it, a newcomer is nothing that one chooses from.
    XCTAssertEqual(outline.checkedLeaves, [4, 1])
    outline.undo()
    XCTAssertEqual(outline.checkedLeaves, [])
    outline.redo()
    XCTAssertEqual(outline.checkedLeaves, [4, 1])
  }

  /// The law takes marks away only now: a step has what fits.
  func testAStepKeepsWhatAnExclusiveGroupTakesAwayNow() throws {
    for isUndoneLater in [false, true] {
      var outline = try Outline(nodes: [
        OutlineNode(9), OutlineNode(1, depth: 1), OutlineNode(2, depth: 1, isChecked: true),
      ])
      outline.enableUndo()
      try outline.tapBox(1)
      XCTAssertEqual(try outline.setExclusive(true, [9]).unchecked, [2])
      if isUndoneLater { try outline.setExclusive(false, [9]) }
      outline.undo()
      XCTAssertEqual(outline.checkedLeaves, [2])
      outline.redo()
      XCTAssertEqual(outline.checkedLeaves, isUndoneLater ? [1, 2] : [1])
    }
  }

  /// In an exclusive group no child is partly checked, but it was so in an earlier step.
  func testAStepKeepsAPartlyCheckedChildOfAnExclusiveGroup() throws {
    var outline = try Outline(nodes: [
      OutlineNode(9), OutlineNode(1, depth: 1, kind: .unloaded, isPartlyChecked: true),
      OutlineNode(4),
    ])
    outline.enableUndo()
    try outline.tapBox(4)
    XCTAssertEqual(try outline.setExclusive(true, [9]).rowsToRedraw, [9, 1])
    XCTAssertEqual(outline.state(of: 1), MarkedPart.none)
    outline.undo()
    XCTAssertEqual(outline.state(of: 1), MarkedPart.none)
    outline.redo()
    try outline.setExclusive(false, [9])
    outline.undo()
    XCTAssertEqual(outline.state(of: 1), .partial)
  }

  /// The same goes for a group that the app moves or inserts there.
  func testAStepKeepsAPartlyCheckedGroupThatComesToAnExclusiveOne() throws {
    let part = OutlineNode(1, kind: .unloaded, isPartlyChecked: true)
    for isMoved in [false, true] {
      var outline = try Outline(
        nodes: [OutlineNode(9, kind: .group), OutlineNode(4)] + (isMoved ? [part] : []))
      outline.enableUndo()
      try outline.tapBox(4)
      try outline.setExclusive(true, [9])
      if isMoved {
        try outline.move([1], to: .lastIn(9))
      } else {
        try outline.insert([part], at: .lastIn(9))
      }
      XCTAssertEqual(outline.state(of: 1), MarkedPart.none)
      try outline.setExclusive(false, [9])
      outline.undo()
      XCTAssertEqual(outline.state(of: 1), .partial)
    }
  }
}
