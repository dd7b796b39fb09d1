// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// Undo of a step after which the app has changed the tree: marks that belong to the tree stay.
final class UndoAfterChangesTests: XCTestCase {
  private typealias Outline = OutlineSelection<Int>

  /// A leaf 4, which is tapped, and a group 9, which may have children.
  private func tapped(
    _ group: OutlineNode<Int>, _ children: [OutlineNode<Int>] = [],
    _ options: OutlineOptions = OutlineOptions()
  ) throws -> Outline {
    var outline = try Outline(nodes: [OutlineNode(4), group] + children, options: options)
    outline.enableUndo()
    try outline.tapBox(4)
    return outline
  }

  /// Undoes the tap on the leaf 4, which must change nothing else, and redoes it.
  private func expectOthersStay(
    _ outline: Outline, _ file: StaticString = #filePath, _ line: UInt = #line
  ) {
    var now = outline
    func others(_ outline: Outline) -> [String] {
      outline.allRows.filter { $0 != 4 }.map { id in
        "\(id) \(outline.state(of: id)!) \(outline.isSelected(id))"
      }
    }
    now.undo()
    XCTAssertEqual(now.state(of: 4), MarkedPart.none, file: file, line: line)
    XCTAssertEqual(others(now), others(outline), file: file, line: line)
    now.redo()
    XCTAssertEqual(now.state(of: 4), .all, file: file, line: line)
    XCTAssertEqual(others(now), others(outline), file: file, line: line)
  }

  func testLoadedChildrenKeepTheMarksThatTheAppGives() throws {
    for isChecked in [false, true] {
      var outline = try tapped(OutlineNode(9, kind: .unloaded, isChecked: isChecked))
      try outline.loadChildren(
        [OutlineNode(10, isChecked: true), OutlineNode(11, isChecked: false), OutlineNode(12)],
        of: 9)
      XCTAssertEqual(outline.checkedLeaves, isChecked ? [4, 10, 12] : [4, 10])
      expectOthersStay(outline)
    }
    var partly = try tapped(OutlineNode(9, kind: .unloaded, isPartlyChecked: true))
    try partly.loadChildren(
      [OutlineNode(10, isChecked: true), OutlineNode(11, kind: .unloaded, isPartlyChecked: true)],
      of: 9)
    expectOthersStay(partly)
  }

  func testInsertedAndUpdatedNodesKeepTheirMarks() throws {
    for newcomers in [NewcomerMark.unchecked, .inherit] {
      var outline = try tapped(
        OutlineNode(9), [OutlineNode(10, depth: 1, isChecked: true)],
        OutlineOptions(newcomers: newcomers))
      try outline.insert([OutlineNode(11)], at: .lastIn(9))
      try outline.insert(
        [OutlineNode(2, isChecked: true), OutlineNode(3, kind: .unloaded, isPartlyChecked: true)],
        at: .end)
      expectOthersStay(outline)
      try outline.updateChildren(
        of: 9, to: [OutlineNode(10), OutlineNode(11), OutlineNode(12, isChecked: true)])
      expectOthersStay(outline)
    }
  }

  /// Found by random programs.
  func testAGroupThatIsPartlyCheckedTakesTheMarkThatTheAppGives() throws {
    for (isChecked, isPartly) in [(false, false), (true, false), (nil, true)] as [(Bool?, Bool)] {
      let group = OutlineNode(1, kind: .unloaded, isPartlyChecked: true)
      let given = OutlineNode(
        1, kind: .unloaded, isChecked: isChecked, isPartlyChecked: isPartly)
      var outline = try Outline(nodes: [group])
      outline.enableUndo()
      try outline.tapBox(1)
      if isPartly { try outline.tapBox(1) }
      try outline.update(to: [given], vanished: .gone)
      let expected: MarkedPart = isPartly ? .partial : isChecked == true ? .all : .none
      XCTAssertEqual(outline.state(of: 1), expected)
      outline.undo()
      XCTAssertEqual(outline.state(of: 1), expected, "\(isChecked as Any)")
    }
  }

  func testSavedMarksOfAFolderThatIsReadLaterStay() throws {
    var saved = try Outline(
      nodes: [
        OutlineNode(4), OutlineNode(9), OutlineNode(10, depth: 1, isChecked: true),
        OutlineNode(11, depth: 1),
      ])
    try saved.select([11])
    var outline = try Outline(nodes: [OutlineNode(4), OutlineNode(9, kind: .unloaded)])
    try outline.restore(saved.snapshot)
    outline.enableUndo()
    try outline.tapBox(4)
    try outline.updateChildren(of: 9, to: [OutlineNode(10), OutlineNode(11)])
    XCTAssertEqual(outline.checkedLeaves, [4, 10])
    XCTAssertTrue(outline.isSelected(11))
    expectOthersStay(outline)
  }

  func testAGroupThatLosesItsChildrenKeepsItsMark() throws {
    let children = [OutlineNode(10, depth: 1, isChecked: true)]
    var forgotten = try tapped(OutlineNode(9), children)
    try forgotten.forgetChildren(of: 9)
    XCTAssertEqual(forgotten.state(of: 9), .all)
    expectOthersStay(forgotten)
    var emptied = try tapped(OutlineNode(9), children)
    try emptied.remove([10])
    XCTAssertEqual(emptied.state(of: 9), .all)
    expectOthersStay(emptied)
  }

  func testGroupsKeepTheMarksThatTheyGetWhenBoxesBecomeIndependent() throws {
    var outline = try tapped(OutlineNode(9), [OutlineNode(10, depth: 1, isChecked: true)])
    var options = outline.options
    options.boxes = .independent
    try outline.setOptions(options)
    XCTAssertEqual(outline.state(of: 9), .all)
    expectOthersStay(outline)
    options.boxes = .cascading
    try outline.setOptions(options)
    expectOthersStay(outline)
  }

  /// In each step a group is checked if all were that it contained.
  func testAGroupThatLosesItsChildrenHadTheirStateInEachStep() throws {
    func group() throws -> Outline {
      var outline = try Outline(
        nodes: [OutlineNode(9), OutlineNode(1, depth: 1), OutlineNode(2, depth: 1)])
      outline.enableUndo()
      return outline
    }
    var tapped = try group()
    try tapped.tapBox(9)
    try tapped.tapBox(1)
    try tapped.remove([1, 2])
    XCTAssertEqual(tapped.state(of: 9), MarkedPart.none)
    tapped.undo()
    XCTAssertEqual(tapped.state(of: 9), .all)
    tapped.undo()
    XCTAssertEqual(tapped.state(of: 9), MarkedPart.none)
    tapped.redo()
    XCTAssertEqual(tapped.state(of: 9), .all)
    tapped.redo()
    XCTAssertEqual(tapped.state(of: 9), MarkedPart.none)

    for moves in [false, true] {
      var outline = try group()
      try outline.insert([OutlineNode(8, kind: .group)], at: .end)
      try outline.tapBox(1)
      try outline.tapBox(2)
      if moves {
        try outline.move([1, 2], to: .lastIn(8))
      } else {
        try outline.forgetChildren(of: 9)
      }
      XCTAssertEqual(outline.state(of: 9), .all)
      outline.undo()
      XCTAssertEqual(outline.checkedLeaves, moves ? [1] : [])
      outline.undo()
      XCTAssertEqual(outline.checkedLeaves, [])
      outline.redo()
      outline.redo()
      XCTAssertEqual(outline.state(of: 9), .all)
    }
  }

  /// A node's own mark goes with its first child in each step, even if no row moves.
  func testWhetherNodesAreHiddenChangesNoStep() throws {
    for hides in [false, true] {
      var outline = try Outline(
        nodes: [OutlineNode(9), OutlineNode(1, depth: 1), OutlineNode(2, depth: 1)])
      outline.enableUndo()
      try outline.tapBox(1)
      try outline.tapBox(1)
      if hides { try outline.collapse(9) }
      try outline.move([2], to: .lastIn(1))
      outline.undo()
      XCTAssertEqual(outline.checkedLeaves, [], "\(hides)")
    }
  }

  /// A gesture under way is a step, too, even if it is the first one.
  func testBoxesThatBecomeIndependentDuringASweepKeepTheirMarks() throws {
    let children = [OutlineNode(10, depth: 1, isChecked: true)]
    var outline = try Outline(nodes: [OutlineNode(1), OutlineNode(9)] + children)
    outline.enableUndo()
    try outline.apply(.beginSweep(.adding))
    try outline.apply(.continueSweep(over: [1]))
    var options = outline.options
    options.boxes = .independent
    try outline.setOptions(options)
    try outline.apply(.endSweep)
    outline.undo()
    XCTAssertEqual(outline.selectedRows, [])
    XCTAssertEqual(outline.state(of: 9), .all)
  }

  /// In each step a node has the mark of what it came from.
  func testUndoOfATapOnAGroupIsAboutWhatCameIntoItSince() throws {
    var outline = try Outline(nodes: [OutlineNode(9, kind: .unloaded), OutlineNode(1)])
    outline.enableUndo()
    try outline.tapBox(9)
    try outline.loadChildren([OutlineNode(10), OutlineNode(11, isChecked: false)], of: 9)
    outline.undo()
    XCTAssertEqual(outline.checkedLeaves, [])
    outline.redo()
    XCTAssertEqual(outline.checkedLeaves, [10])
    try outline.forgetChildren(of: 9, losingPartialMarks: true)
    try outline.remove([1])
    outline.undo()
    XCTAssertEqual(outline.state(of: 9), MarkedPart.none)
  }

  func testALeafThatGetsChildrenGivesThemNoMark() throws {
    var outline = try Outline(nodes: [OutlineNode(9)])
    outline.enableUndo()
    try outline.tapBox(9)
    try outline.insert([OutlineNode(2, isChecked: true), OutlineNode(3)], at: .lastIn(9))
    for _ in 0..<2 {
      XCTAssertEqual(outline.checkedLeaves, [2])
      outline.undo()
      XCTAssertEqual(outline.checkedLeaves, [2])
      outline.redo()
    }
  }

  func testAGroupThatBecomesExclusiveIsNoStep() throws {
    var outline = try Outline(
      nodes: [
        OutlineNode(4), OutlineNode(9), OutlineNode(10, depth: 1, isChecked: true),
        OutlineNode(11, depth: 1, isChecked: true),
      ])
    outline.enableUndo()
    try outline.tapBox(4)
    try outline.setExclusive(true, [9])
    XCTAssertEqual(outline.undoCount, 1)
    expectOthersStay(outline)
  }
}
