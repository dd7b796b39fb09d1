// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Deleting rows by identity, and actions on rows by path.
final class DeletionByIdentityTests: XCTestCase {
  func testTheSelectedRowsGoAndTheNextIsSelected() throws {
    var mails = IdentifiedTable(sections: [["m1", "m2", "m3"], ["m4"]], policy: .multiple)
    try mails.apply(.setDeletionSuccessor(.next))
    try mails.select(["m2", "m4"])
    let change = try mails.delete(mails.selectedRows)
    XCTAssertEqual(mails.contents, [["m1", "m3"], []])
    XCTAssertEqual(change.lost, ["m2", "m4"])
    XCTAssertEqual(mails.selectedRows, ["m3"])
  }

  func testManyRowsOfOneIdentityAreDeletedSelectedAndSaved() throws {
    var table = IdentifiedTable(sections: [Array(repeating: "a", count: 4_000)], policy: .multiple)
    try table.selectAll()
    XCTAssertEqual(table.selectedCount, 4_000)
    let saved = table.snapshot
    XCTAssertEqual(saved.selected.map { $0.occurrence }, Array(0..<4_000))
    try table.deselect(table.selectedRows)
    XCTAssertEqual(table.selectedCount, 3_999)
    try table.delete(table.selectedRows)
    XCTAssertEqual(table.shape, [3_999])
  }

  func testSpansAndSectionsGo() throws {
    var mails = IdentifiedTable(sections: [["m1", "m2", "m3"], ["m4", "m5"]], policy: .multiple)
    try mails.delete(.rows(from: "m4", through: "m2"))
    XCTAssertEqual(mails.contents, [["m1"], ["m5"]])
    try mails.delete(.section(1))
    XCTAssertEqual(mails.contents, [["m1"], []])
    try mails.delete([])
    XCTAssertEqual(mails.contents, [["m1"], []])
  }

  func testDeletingARowThatIsNotShownThrowsAndChangesNothing() throws {
    var mails = IdentifiedTable(sections: [["m1", "m2"]], policy: .multiple)
    try mails.show(["m1"])
    let before = mails
    XCTAssertThrowsError(try mails.delete(["m1", "m2"]))
    XCTAssertThrowsError(try mails.delete(["m7"])) {
      XCTAssertEqual($0 as? SelectionError, .unknownID("m7"))
    }
    XCTAssertThrowsError(try mails.delete(.section(3)))
    XCTAssertEqual(mails, before)
  }

  func testAViewHandlesActionsByPath() throws {
    var mails = IdentifiedTable(sections: [["m1", "m2", "m3"]], policy: .multiple)
    try mails.handle(byPath: .click("0.0"), profile: .windows)
    try mails.handle(byPath: .click("0.2", .shift), profile: .windows)
    XCTAssertEqual(mails.selectedRows, ["m1", "m2", "m3"])
    XCTAssertNil(try mails.handle(byPath: .key(KeyStroke(.letter("q"))), profile: .windows))
  }
}
