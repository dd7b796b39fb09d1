// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// The anchor of a range after a rule has given another row, and after a deletion.
final class AnchorTests: XCTestCase {
  private let rules = TableRules(willSelect: { row, _ in row == "0.4" ? "0.6" : row })

  func testAnExtensionThatIsRedirectedReachesTheRowGiven() throws {
    var table = TableSelection(shape: [9], policy: .multiple)
    try table.click("0.2")
    try table.apply(.extendAdding(to: "0.4"), rules: rules)
    XCTAssertEqual(table.selectedRows.description, "[0.2-6]")
    XCTAssertEqual([table.anchor, table.lead], ["0.2", "0.6"])
    try table.apply(.extendAdding(to: "0.1"), rules: rules)
    XCTAssertEqual(table.selectedRows.description, "[0.1-2]")
  }

  func testTheFirstExtensionExtendsFromTheRowGiven() throws {
    var table = TableSelection(shape: [9], policy: .multiple)
    try table.apply(.extendAdding(to: "0.4"), rules: rules)
    XCTAssertEqual(table.selectedRows.description, "[0.6]")
    XCTAssertEqual([table.anchor, table.lead], ["0.6", "0.6"])
    try table.apply(.extendAdding(to: "0.7"), rules: rules)
    XCTAssertEqual(table.selectedRows.description, "[0.6-7]")
  }

  func testTheSuccessorIsBesideADeletedLead() throws {
    for (successor, selected) in [
      (DeletionSuccessor.next, "[0.2]"), (.previous, "[0.1]"), (.firstGap, "[0.1]"), (.none, "[]"),
      (.sibling, "[0.2]"),
    ] {
      var table = TableSelection(shape: [8], policy: .multiple)
      try table.apply(.setDeletionSuccessor(successor))
      for row in ["0.1", "0.6", "0.3"] as [RowPath] { try table.toggle(row) }
      try table.deleteRows(at: ["0.1", "0.3", "0.6"])
      XCTAssertEqual(table.selectedRows.description, selected, "\(successor)")
      if successor != .none { XCTAssertEqual(table.lead, table.selectedRow) }
    }
  }

  func testTheSuccessorIsBesideTheDeletedRowsIfTheLeadStays() throws {
    for (successor, selected) in [(DeletionSuccessor.next, "[0.2]"), (.previous, "[0.0]")] {
      var table = TableSelection(shape: [8], policy: .multiple)
      try table.apply(.setDeletionSuccessor(successor))
      for row in ["0.1", "0.3", "0.6", "0.6"] as [RowPath] { try table.toggle(row) }
      try table.deleteRows(at: ["0.1", "0.3"])
      XCTAssertEqual(table.selectedRows.description, selected, "\(successor)")
    }
  }

  /// Found by an independent model: only a run that ⌘⇧ itself had begun knew that it had added the
  /// row of its anchor.
  func testARangeAsItsAnchorKnowsThatTheRunAddedTheAnchor() throws {
    for effect in [RowEffect.extendAdding, .extendAsAnchor] {
      var table = TableSelection(shape: [5], policy: .multiple)
      try table.apply(.act(effect, on: "0.0"))
      try table.apply(.extendAsAnchor(to: "0.2"))
      XCTAssertEqual(table.selectedRows.description, "[0.0-2]")
    }
  }

  /// Found by an independent model: it let the range of a ⇧-key go, which had begun at the lead.
  func testARangeAsItsAnchorKnowsThatTheRunSetTheAnchor() throws {
    func press(_ keys: [KeyStroke], _ table: inout TableSelection) throws -> String {
      for key in keys { try table.handle(.key(key), profile: .gtk) }
      return table.selectedRows.description
    }
    let (focus, extend) = (KeyStroke(.down, .command), KeyStroke(.down, .shift))
    let asAnchor = KeyStroke(.down, [.shift, .command])
    var table = TableSelection(shape: [8], policy: .multiple)
    XCTAssertEqual(try press([focus, focus, extend, asAnchor], &table), "[0.1-3]")
    var (cursor, chosen) = (SelectionCursor<Int>(), Set<Int>())
    for key in [focus, focus, extend, asAnchor] {
      cursor.handle(.key(key), in: 0..<8, selection: &chosen, profile: .gtk)
    }
    XCTAssertEqual(chosen, [1, 2, 3])
    // An anchor that the run didn't set, and that was let go before it, lets go.
    table = TableSelection(shape: [8], policy: .multiple)
    for _ in 0..<2 { try table.toggle("0.1") }
    try table.extend(to: "0.3")
    XCTAssertEqual(try press([asAnchor], &table), "[]")
  }

  /// Found by an independent model: it began at the first row of a section in mode multiple.
  func testARangeFromTheFirstRowBeginsWhereAppKitsDoes() throws {
    for effect in [RowEffect.extendFromFirst, .extendBlock] {
      var table = TableSelection(shape: [2, 3], policy: .multiple)
      try table.setMode(.single, inSection: 0)
      try table.apply(.act(effect, on: "1.1"))
      XCTAssertEqual(table.selectedRows.description, "[0.0, 1.0-1]")
      XCTAssertEqual(table.anchor, "0.0")
    }
  }
}
