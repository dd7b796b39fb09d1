// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Contents that the table has already, as a declarative caller tells them at each render.
final class SameContentsTests: XCTestCase {
  /// An identity that counts its comparisons and hashes.
  private final class Name: Hashable {
    nonisolated(unsafe) static var (comparisons, hashes) = (0, 0)
    let number: Int

    init(_ number: Int) { self.number = number }

    static func == (first: Name, second: Name) -> Bool {
      comparisons += 1
      return first.number == second.number
    }

    func hash(into hasher: inout Hasher) {
      Name.hashes += 1
      hasher.combine(number)
    }
  }

  func testTheyCostOneComparisonARow() throws {
    let contents = [(0..<500).map(Name.init), (500..<1_000).map(Name.init)]
    var table = IdentifiedTable(sections: contents, policy: .multiple)
    try table.select([contents[0][3], contents[1][7]])
    for vanished in VanishedRows.allCases {
      (Name.comparisons, Name.hashes) = (0, 0)
      let change = try table.update(to: contents, vanished: vanished)
      XCTAssertEqual(Name.comparisons, 1_000)
      XCTAssertEqual(Name.hashes, 0)
      XCTAssertTrue(change.rows.isEmpty)
      XCTAssertNil(change.rows.mapping)
    }
  }

  func testNothingFollowsThem() throws {
    let contents = [["a", "b", "c"], ["x", "y"]]
    var table = IdentifiedTable(sections: contents, policy: .multiple)
    try table.setList(.inclusive, inSection: 1)
    table.enableUndo()
    try table.click("b")
    try table.apply(.extend(to: "c"))
    let before = table
    for _ in 0..<1_000 {
      XCTAssertTrue(try table.update(to: contents, vanished: .gone).rows.isEmpty)
      XCTAssertTrue(try table.update(section: 1, to: ["x", "y"], vanished: .hidden).rows.isEmpty)
    }
    XCTAssertEqual(table, before)
    // Nothing was forgotten of what was before them.
    XCTAssertEqual(table.rows.change(from: before.rows), before.rows.change(from: before.rows))
    try table.apply(.extend(to: "a"))
    XCTAssertEqual(table.selectedRows, ["a", "b"])
    table.undo()
    try table.update(to: contents, vanished: .gone)
    XCTAssertEqual(table.redoCount, 1)
  }

  func testThoseOfAFilteredTableAreTheOnesThatItShows() throws {
    var table = IdentifiedTable(sections: [["a", "b", "c", "a"]], policy: .multiple)
    try table.update(to: [["a", "c"]], vanished: .hidden)
    try table.select(["c"])
    let before = table
    for vanished in VanishedRows.allCases {
      XCTAssertTrue(try table.update(to: [["a", "c"]], vanished: vanished).rows.isEmpty)
      XCTAssertEqual(table, before, "what is hidden already doesn't vanish")
    }
  }
}
