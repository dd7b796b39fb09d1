// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// The nodes that keys and taps reach.
final class OutlineFocusTests: XCTestCase {
  private var tree = OutlineSelection<String>(depths: [])

  override func setUpWithError() throws { tree = try exampleOutline() }

  override func tearDown() { tree.assertLawful() }

  func testLeftAndRightSkipNodesThatCanNotHaveTheFocus() throws {
    try tree.disable(["a1"])
    try tree.select(["A"])
    try tree.goRight()
    XCTAssertEqual(tree.selectedRows, ["a2"])
    var asked: [String] = []
    let rules = OutlineSelection<String>.Rules(canFocus: { id, _ in
      asked.append(id)
      return id != "a3" && id != "a2"
    })
    try tree.select(["x"])
    try tree.goLeft(rules: rules)
    XCTAssertEqual(tree.selectedRows, ["A"])
    XCTAssertEqual(asked, ["a3", "A"])
    asked = []
    try tree.goRight(.focus, rules: rules)
    XCTAssertEqual(asked, ["a1"])
    XCTAssertEqual(tree.lead, "a1")
    try tree.select(["x"])
    let none = OutlineSelection<String>.Rules(canFocus: { _, _ in false })
    XCTAssertTrue(try tree.goLeft(rules: none).isEmpty)
    try tree.select(["A"])
    XCTAssertTrue(try tree.goRight(rules: none).isEmpty)
    XCTAssertTrue(tree.isExpanded("A"))
    XCTAssertTrue(tree.canFocus(RowPath(0, 0), rules: nil))
    XCTAssertFalse(tree.canFocus(RowPath(0, 1), rules: nil))
    XCTAssertFalse(tree.canFocus(RowPath(7, 0), rules: nil))
  }

  func testAnOutlineInModeNoneIsNotEdited() throws {
    try tree.apply(.setPolicy(SelectionPolicy(.none)))
    XCTAssertEqual(try tree.tap("a1").noEffect, .modeNone)
  }

  func testATapPerformsAPrimaryActionIfARuleAllowsIt() throws {
    XCTAssertNil(try tree.tap("a1").primaryAction)
    let rules = OutlineSelection<String>.Rules(canPerformPrimaryAction: { id, _ in id != "a1" })
    XCTAssertNil(try tree.tap("a1", rules: rules).primaryAction)
    XCTAssertEqual(try tree.tap("a2", rules: rules).primaryAction, "a2")
  }
}
