// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Tables of an app's own elements.
final class ElementTests: XCTestCase {
  private struct Mail: Identifiable {
    var id: Int
    var subject: String
  }

  private let mails = [Mail(id: 7, subject: "re"), Mail(id: 3, subject: "fwd")]

  func testElementsAreKnownByTheirIdentity() throws {
    var table = IdentifiedTable(mails, policy: .multiple)
    try table.click(3)
    try table.update(to: [[mails[1]], [mails[0]]], vanished: .gone)
    XCTAssertEqual(table.rows.selectedRows.description, "[0.0]")
    XCTAssertEqual(table.contents, [[3], [7]])
  }

  private struct Draft: Identifiable, Hashable {
    var id: Int
    var subject: String
  }

  func testHashableElementsAreIdentifiedByTheirID() throws {
    let table = IdentifiedTable(sections: [mails, []], policy: .multiple)
    XCTAssertEqual(table.contents, [[7, 3], []])
    var drafts = IdentifiedTable(sections: [[Draft(id: 7, subject: "re")]])
    XCTAssertEqual(drafts.contents, [[7]])
    try drafts.click(7)
    try drafts.update(to: [[], [Draft(id: 7, subject: "re: re")]], vanished: .gone)
    XCTAssertEqual(drafts.selectedRows, [7], "another subject, and the same mail")
  }

  func testWholeElementsAreIdentitiesWhereTheTypeSaysSo() {
    let draft = Draft(id: 7, subject: "re")
    XCTAssertEqual(IdentifiedTable<Draft>(sections: [[draft]]).contents, [[draft]])
  }

  func testElementsAreKnownByAnyProperty() throws {
    var table = IdentifiedTable(sections: [mails.map(\.subject)], policy: .multiple)
    try table.click("fwd")
    try table.update(to: [mails.reversed().map(\.subject)], vanished: .gone)
    XCTAssertEqual(table.selectedRows, ["fwd"])
    XCTAssertEqual(table.row(of: "fwd"), "0.0")
    let sections = IdentifiedTable(sections: [[], mails].map { $0.map(\.subject) })
    XCTAssertEqual(sections.row(of: "re"), "1.0")
  }
}
