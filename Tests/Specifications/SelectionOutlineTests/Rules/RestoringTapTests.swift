// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// Taps on a partly checked group that set all checkmarks, remove them, and restore them.
final class RestoringTapTests: XCTestCase {
  private var tags = OutlineSelection<String>(depths: [])

  override func setUpWithError() throws {
    tags = try OutlineSelection(
      nodes: [
        OutlineNode("T"), OutlineNode("t1", depth: 1),
        OutlineNode("t2", depth: 1, isChecked: true), OutlineNode("t3", depth: 1),
        OutlineNode("U"), OutlineNode("u1", depth: 1, isChecked: true),
        OutlineNode("u2", depth: 1),
      ], options: OutlineOptions(partialTap: .restores))
    tags.enableUndo()
  }

  override func tearDown() { tags.assertLawful() }

  private func tap(_ ids: String...) throws {
    for id in ids { try tags.tapBox(id) }
  }

  func testTheThirdTapRestoresWhatWasMixed() throws {
    for _ in 0..<2 {
      try tap("T")
      tags.assertStates("T+")
      try tap("T")
      tags.assertStates("T")
      XCTAssertEqual(try tags.tapBox("T").checked, ["t2"])
      tags.assertStates("T-")
    }
  }

  func testAGroupThatWasNotMixedHasTwoStates() throws {
    try tags.uncheck(["T"])
    try tap("T", "T", "T")
    tags.assertStates("T+")
  }

  func testEachGroupHasItsOwn() throws {
    try tap("T", "U", "T", "U", "T", "U")
    XCTAssertEqual(tags.checkedLeaves, ["t2", "u1"])
  }

  func testTheHeaderIsAGroup() throws {
    for _ in 0..<3 { try tags.tapAllBoxes() }
    XCTAssertEqual(tags.checkedLeaves, ["t2", "u1"])
  }

  func testAnotherInputBelowEndsIt() throws {
    try tap("T", "T")
    try tags.check(["t1"])
    try tags.uncheck(["t1"])
    try tap("T")
    tags.assertStates("T+")
  }

  func testALeafThatHasBecomeAGroupHasNoCheckmarkToRestore() throws {
    try tap("T", "T")
    try tags.move(["t3"], to: .firstIn("t2"))
    try tap("T")
    XCTAssertEqual(tags.checkedLeaves, ["t1", "t3", "u1"])
  }

  func testATapAboveEndsIt() throws {
    try tap("T", "T")
    try tags.tapAllBoxes()
    try tap("T", "T", "T")
    tags.assertStates("T")
  }

  func testANodeThatComesEndsIt() throws {
    try tap("T", "T")
    try tags.move(["u2"], to: .lastIn("T"))
    try tap("T")
    tags.assertStates("T+")
  }

  func testItFollowsTheData() throws {
    try tap("T", "T")
    try tags.insert([OutlineNode("S"), OutlineNode("s1", depth: 1)], at: .before("T"))
    try tags.move(["t2"], to: .firstIn("T"))
    try tags.move(["T"], to: .lastIn("U"))
    try tags.remove(["t3"])
    try tap("T")
    XCTAssertEqual(tags.checkedLeaves, ["u1", "t2"])
  }

  func testUndoAndRedoAreTapsToo() throws {
    try tap("t3", "t3", "T", "T")
    tags.undo()
    tags.assertStates("T+")
    tags.redo()
    try tap("T")
    XCTAssertEqual(tags.checkedLeaves, ["t2", "u1"])
    tags.undo()
    tags.assertStates("T")
    try tap("T")
    XCTAssertEqual(tags.checkedLeaves, ["t2", "u1"])
    for _ in 0..<4 { tags.undo() }
    XCTAssertEqual(tags.checkedLeaves, ["t2", "t3", "u1"])
    for _ in 0..<3 { tags.redo() }
    try tap("T")
    tags.assertStates("T+")
  }

  func testWithoutTheSettingNothingIsKept() throws {
    try tap("T", "T")
    tags.options.partialTap = .checks
    tags.options.partialTap = .restores
    try tap("T")
    tags.assertStates("T+")
  }

  func testDisabledNodesStay() throws {
    try tags.tapBox("t1")
    try tags.disable(["t2"])
    try tap("T", "T")
    XCTAssertEqual(tags.checkedLeaves, ["t2", "u1"])
    try tap("T")
    XCTAssertEqual(tags.checkedLeaves, ["t1", "t2", "u1"])
  }
}
