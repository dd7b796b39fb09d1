// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionOutline
import XCTest

/// Groups that aren't loaded, and below which restored checkmarks wait.
final class UnreadGroupTests: XCTestCase {
  private var tree = OutlineSelection<String>(depths: [])

  override func setUpWithError() throws { tree = try restarted(with: savedTree().snapshot) }

  override func tearDown() { tree.assertLawful() }

  /// The tree docs{a+ b deep{c+}} photos{p}.
  private func savedTree() throws -> OutlineSelection<String> {
    var tree = try OutlineSelection(nodes: [
      OutlineNode("docs"), OutlineNode("a", depth: 1), OutlineNode("b", depth: 1),
      OutlineNode("deep", depth: 1), OutlineNode("c", depth: 2), OutlineNode("photos"),
      OutlineNode("p", depth: 1),
    ])
    try tree.check(["a", "c"])
    return tree
  }

  /// A tree whose folders aren't read, with a snapshot that was saved as JSON.
  private func restarted(
    with snapshot: OutlineSnapshot<String>
  ) throws -> OutlineSelection<String> {
    let data = try JSONEncoder().encode(snapshot)
    let read = try JSONDecoder().decode(OutlineSnapshot<String>.self, from: data)
    XCTAssertEqual(read, snapshot)
    var tree = try OutlineSelection(nodes: [
      OutlineNode("docs", kind: .unloaded), OutlineNode("photos", kind: .unloaded),
    ])
    try tree.restore(read)
    return tree
  }

  private func loadDocs() throws {
    try tree.loadChildren(
      [OutlineNode("a"), OutlineNode("b"), OutlineNode("deep", kind: .unloaded)], of: "docs")
  }

  private func loadDeep() throws { try tree.loadChildren([OutlineNode("c")], of: "deep") }

  func testItIsPartlyCheckedUntilItIsLoaded() throws {
    tree.assertStates("docs- photos")
    XCTAssertEqual(tree.checkedLeafCount, .atLeast(0, unloaded: 1))
    XCTAssertEqual(tree.missingIDs, ["a", "c"])
    try loadDocs()
    tree.assertStates("docs- a+ b deep- photos")
    XCTAssertTrue(tree.hasMarkedDescendants("docs"))
    try loadDeep()
    tree.assertStates("docs- a+ b deep+ c+ photos")
    XCTAssertEqual(tree.checkedLeafCount, .exactly(2))
    try tree.expand("docs")
    try tree.expand("deep")
    XCTAssertEqual(tree.snapshot, try savedTree().snapshot)
  }

  func testItIsSavedAgainAsOften() throws {
    for _ in 1...3 { tree = try restarted(with: tree.snapshot) }
    tree.assertStates("docs- photos")
    try loadDocs()
    tree = try restarted(with: tree.snapshot)
    tree.assertStates("docs- photos")
    try loadDocs()
    try loadDeep()
    tree.assertStates("docs- a+ b deep+ c+ photos")
  }

  /// The groups above one that isn't loaded are saved, even if they contain no checked node.
  func testTheGroupsAboveItAreSaved() throws {
    try loadDocs()
    try tree.uncheck(["a"])
    tree.assertStates("docs- a b deep-")
    tree = try restarted(with: tree.snapshot)
    tree.assertStates("docs- photos")
    for _ in 1...2 { try tree.tapBox("docs") }
    try loadDocs()
    tree.assertStates("docs a b deep")
  }

  func testATapReplacesWhatWaitsBelow() throws {
    for (taps, states) in [(1, "docs+ a+ b+ deep+ c+"), (2, "docs a b deep c")] {
      tree = try restarted(with: savedTree().snapshot)
      for _ in 1...taps { try tree.tapBox("docs") }
      for isSavedBetween in [false, true] {
        let before = tree
        if isSavedBetween { tree = try restarted(with: tree.snapshot) }
        try loadDocs()
        if isSavedBetween, taps == 2 {
          tree = try restarted(with: tree.snapshot)
          try loadDocs()
        }
        try loadDeep()
        tree.assertStates(states)
        XCTAssertEqual(tree.missingIDs, [])
        tree = before
      }
    }
  }

  /// Checkmarks that a tap replaced don't come back where the group is loaded before the snapshot
  /// is restored, in whatever parts.
  func testATapAlsoReplacesWhatIsLoadedEarlier() throws {
    for (taps, states) in [(1, "docs+ a+ b+ deep+"), (2, "docs a b deep")] {
      tree = try restarted(with: savedTree().snapshot)
      for _ in 1...taps { try tree.tapBox("docs") }
      let saved = tree.snapshot
      tree = try savedTree()
      XCTAssertEqual(try tree.restore(saved).missingChecked, [])
      tree.assertStates("\(states) c\(taps == 1 ? "+" : "")")
      XCTAssertEqual(tree.missingIDs, [])
      tree = try OutlineSelection(nodes: [OutlineNode("docs", kind: .unloaded)])
      try loadDocs()
      try tree.restore(saved)
      tree.assertStates(states)
      if taps == 1 { try tree.tapBox("deep") }
      for isSavedBetween in [false, true] {
        if isSavedBetween {
          let again = tree.snapshot
          tree = try OutlineSelection(nodes: [OutlineNode("docs", kind: .unloaded)])
          try loadDocs()
          try tree.restore(again)
        }
        let before = tree
        try loadDeep()
        tree.assertStates("deep c")
        XCTAssertEqual(tree.missingIDs, [])
        tree = before
      }
    }
  }

  /// Checkmarks that a tap replaced don't come back with a group that is added with its nodes.
  func testATapAlsoReplacesWhatComesWithTheGroup() throws {
    for (taps, states) in [(1, "docs- a+ b deep+ c+ d+"), (2, "docs- a+ b deep c d")] {
      tree = try restarted(with: savedTree().snapshot)
      try loadDocs()
      for _ in 1...taps { try tree.tapBox("deep") }
      tree = try restarted(with: tree.snapshot)
      let change = try tree.loadChildren(
        [
          OutlineNode("a"), OutlineNode("b"), OutlineNode("deep"), OutlineNode("c", depth: 1),
          OutlineNode("d", depth: 1),
        ], of: "docs")
      tree.assertStates(states)
      XCTAssertEqual(change.missingChecked, [])
      XCTAssertEqual(tree.missingIDs, [])
    }
  }

  /// A tap replaces what waits below a group, even if the group is then removed and added again.
  func testATapStillCountsWhenTheGroupIsForgotten() throws {
    try loadDocs()
    try tree.tapBox("deep")
    try tree.tapBox("deep")
    try tree.uncheck(["docs"])
    try tree.forgetChildren(of: "docs")
    for isSavedBetween in [false, true] {
      if isSavedBetween { tree = try restarted(with: tree.snapshot) }
      tree.assertStates("docs")
      let before = tree
      try loadDocs()
      tree.assertStates("docs a b deep")
      try loadDeep()
      tree.assertStates("deep c")
      tree = before
    }
  }

  /// A group that can't be partly checked isn't one whose box was set.
  func testOtherBoxesReplaceNothing() throws {
    try tree.insert([OutlineNode("above")], at: .end)
    try tree.move(["docs"], to: .lastIn("above"))
    let before = tree
    try tree.setExclusive(true, ["above"])
    tree.assertStates("above docs")
    try loadDocs()
    tree.assertStates("above- docs- a+ b deep-")
    tree = before
    tree.options.boxes = .independent
    try loadDocs()
    try loadDeep()
    tree.assertStates("docs a+ b deep c+")
  }

  /// Later versions read the text that this version saves.
  func testTheFormOfATapIsKept() throws {
    for _ in 1...2 { try tree.tapBox("docs") }
    let text =
      #"{"ancestors":["deep"],"collapsed":[],"decided":["docs"],"marks":{"anchor":{"id":"docs"},"#
      + #""checked":{"0":["a","c"]},"isEditing":true,"lead":{"id":"docs"},"selected":[],"#
      + #""version":2},"version":4}"#
    let read = try JSONDecoder().decode(OutlineSnapshot<String>.self, from: Data(text.utf8))
    XCTAssertEqual(read, tree.snapshot)
  }

  func testUndoOfTheTapLetsItWaitAgain() throws {
    tree.enableUndo()
    try tree.tapBox("docs")
    try tree.tapBox("docs")
    tree.undo()
    tree.undo()
    tree.assertStates("docs-")
    try loadDocs()
    tree.assertStates("docs- a+ b deep-")
  }

  /// A tree may have many groups that aren't loaded, so a snapshot doesn't list those that are
  /// collapsed for this reason only.
  func testItIsNotSavedAsCollapsed() throws {
    let snapshot = tree.snapshot
    XCTAssertEqual(snapshot.collapsed, [])
    try loadDocs()
    XCTAssertFalse(tree.isExpanded("docs"))
    try tree.restore(snapshot)
    XCTAssertTrue(tree.isExpanded("docs"))
  }

  /// A missing selection isn't in the steps of the history, but an undone restoration selects
  /// nothing.
  func testARestorationUndoneDiscardsTheMissingSelection() throws {
    var saved = try savedTree()
    try saved.select(["a", "photos"])
    tree = try restarted(with: OutlineSelection<String>().snapshot)
    tree.enableUndo()
    XCTAssertEqual(try tree.restore(saved.snapshot).missing, ["a"])
    XCTAssertEqual(tree.undo().missing, ["a"])
    tree.redo()
    tree.assertStates("docs-")
    XCTAssertEqual(tree.selectedRows, ["photos"])
    try loadDocs()
    tree.assertStates("a+")
    XCTAssertEqual(tree.hiddenSelectedRows, [])
  }

  func testWhatTheAppSaysCountsMore() throws {
    try tree.uncheck(["docs"])
    try loadDocs()
    tree.assertStates("docs a b deep")
    tree = try restarted(with: savedTree().snapshot)
    try tree.loadChildren(
      [
        OutlineNode("a", isChecked: false), OutlineNode("b"),
        OutlineNode("deep", kind: .unloaded, isChecked: false),
      ], of: "docs")
    tree.assertStates("docs a b deep")
    try loadDeep()
    tree.assertStates("docs a b deep c")
  }

  func testWhatWasThereOfItMayBeGone() throws {
    try tree.loadChildren([OutlineNode("b")], of: "docs")
    tree.assertStates("docs b")
    XCTAssertEqual(tree.missingIDs, ["a", "c"])
    tree = try restarted(with: savedTree().snapshot)
    try tree.loadChildren([], of: "docs")
    tree.assertStates("docs")
    try tree.insert([OutlineNode("a")], at: .firstIn("docs"))
    tree.assertStates("docs+ a+")
  }

  func testForgettingWhatIsMissingUnchecksIt() throws {
    let change = tree.forgetMissing()
    XCTAssertEqual(change.missingChecked, ["a", "c"])
    XCTAssertEqual(change.rowsToRedraw, ["docs"])
    tree.assertStates("docs")
    try loadDocs()
    tree.assertStates("docs a b deep")
  }

  func testWithNothingHiddenNothingWaits() throws {
    tree = try OutlineSelection(nodes: [OutlineNode("docs", kind: .unloaded)])
    let change = try tree.restore(savedTree().snapshot, missing: .gone)
    XCTAssertEqual(change.missingChecked, ["a", "c"])
    tree.assertStates("docs")
  }

  func testAGroupThatComesFromElsewhereIsItself() throws {
    try tree.insert(
      [OutlineNode("deep", kind: .unloaded)], at: .before("docs"))
    tree.assertStates("deep- docs-")
    try loadDeep()
    tree.assertStates("deep+ c+ docs-")
  }

  func testIndependentBoxesAreTheirOwn() throws {
    var saved = try savedTree()
    saved.options.boxes = .independent
    tree = try OutlineSelection(nodes: [OutlineNode("docs", kind: .unloaded)])
    tree.options.boxes = .independent
    try tree.restore(saved.snapshot)
    tree.assertStates("docs")
    try loadDocs()
    tree.assertStates("docs a+ b deep+")
  }
}
