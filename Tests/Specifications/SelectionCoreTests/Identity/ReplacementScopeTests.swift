// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Inputs that replace the selection of a table that leaves hidden rows as they are, by identity.
final class ReplacementScopeTests: XCTestCase {
  private func searched(_ policy: SelectionPolicy = .multiple) throws -> IdentifiedTable<String> {
    var table = IdentifiedTable(sections: [["a", "b", "c", "d"]], policy: policy)
    try table.apply(.setReplacementScope(.shown))
    try table.select(["a"])
    try table.update(to: [["c", "d"]], vanished: .hidden)
    return table
  }

  func testAHiddenIdentityThatIsNamedIsSelectedBesideWhatStays() throws {
    var table = try searched()
    try table.setSelected(["b", "c"])
    XCTAssertEqual(table.selectedRows, ["c"])
    XCTAssertEqual(Set(table.hiddenSelectedRows), ["a", "b"])
    try table.setSelected([] as [String])
    XCTAssertEqual(table.selectedRows, [])
    XCTAssertEqual(Set(table.hiddenSelectedRows), ["a", "b"])
  }

  func testInModeSingleOneIsSelected() throws {
    var table = try searched(.single)
    try table.apply(.userDeselectAll)
    XCTAssertEqual(table.hiddenSelectedRows, ["a"])
    try table.apply(.propose(["d"]))
    XCTAssertEqual(table.selectedRows, ["d"])
    XCTAssertEqual(table.hiddenSelectedRows, [])
  }

  func testASearchAddsToWhatEarlierOnesHaveSelected() throws {
    var table = try searched()
    try table.click("d")
    try table.update(to: [["a", "b", "c", "d"]], vanished: .hidden)
    XCTAssertEqual(table.selectedRows, ["a", "d"])
    try table.click("b")
    XCTAssertEqual(table.selectedRows, ["b"])
  }

  func testALimitOfASectionReleasesItsHiddenRows() throws {
    var table = IdentifiedTable(sections: [["a", "b"], ["c", "d"]], policy: .multiple)
    try table.apply(.setReplacementScope(.shown))
    try table.setLimits(SelectionLimits(atMost: 1), inSection: 0)
    try table.select(["a", "c"])
    try table.update(to: [["b"], ["d"]], vanished: .hidden)
    try table.click("b")
    XCTAssertEqual(table.selectedRows, ["b"])
    XCTAssertEqual(table.hiddenSelectedRows, ["c"])
  }
}
