// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Tables over an app's own elements.
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

  func testElementsAreKnownByAnyProperty() throws {
    var table = IdentifiedTable(sections: [mails.map(\.subject)], policy: .multiple)
    try table.click("fwd")
    try table.update(to: [mails.reversed().map(\.subject)], vanished: .gone)
    XCTAssertEqual(table.selectedIDs, ["fwd"])
    XCTAssertEqual(table.row(of: "fwd"), "0.0")
    let sections = IdentifiedTable(sections: [[], mails].map { $0.map(\.subject) })
    XCTAssertEqual(sections.row(of: "re"), "1.0")
  }
}
