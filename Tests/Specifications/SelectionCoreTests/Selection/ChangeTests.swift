// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// The properties of a change other than the selected rows.
final class ChangeTests: XCTestCase {
  private let first: RowPath = "0.0"

  func testChangesAreEqualThatMadeTheSameOfTheSame() throws {
    let table = TableSelection(shape: [3, 1], policy: SelectionPolicy(.multiple))
    func change(_ make: (inout TableSelection) throws -> SelectionChange) rethrows
      -> SelectionChange
    {
      var copy = table
      return try make(&copy)
    }
    let makers: [(inout TableSelection) throws -> SelectionChange] = [
      { try $0.tap(self.first) }, { try $0.tap("0.1") },
      { $0.change(from: $0) }, { $0.reloadData() },
      { try $0.perform { $0.moveRow(at: self.first, to: "0.1") } },
      {
        // The table is the same in the end as after the first input, but not before.
        try $0.tap(self.first)
        return $0.change(from: $0)
      },
    ]
    for (i, one) in makers.enumerated() {
      for (k, other) in makers.enumerated() {
        let (left, right) = (try change(one), try change(other))
        XCTAssertEqual(left == right, i == k, "\(i), \(k)")
      }
    }
  }

  func testAChangeListsUncheckedRowsButNotDeletedOnes() throws {
    var table = TableSelection(shape: [2, 1])
    try table.setList(.inclusive, inSection: 0)
    try table.check([first])
    let away = try table.perform { $0.moveRow(at: first, to: "1.1") }
    XCTAssertEqual(away.unchecked.description, "[1.1]")
    XCTAssertEqual(away.checked.description, "[]")
    // The mark isn't kept for when the row returns.
    let back = try table.perform { $0.moveRow(at: "1.1", to: first) }
    XCTAssertEqual(back.checked.description, "[]")
    XCTAssertEqual(back.unchecked.description, "[]")
    try table.check([first])
    let gone = try table.perform { $0.deleteRows(at: [first]) }
    XCTAssertEqual(gone.unchecked.description, "[]")
  }

  func testARowThatComesWithItsMarkIsNotNewlyChecked() throws {
    var table = IdentifiedTable<String>(TableSelection(shape: [2]))
    try table.apply(.setList(.inclusive, inSection: 0))
    try table.setIDs(["a", "b"], inSection: 0)
    try table.apply(.check(.section(0)))
    try table.update(section: 0, to: ["b"], vanished: .hidden)
    let change = try table.update(section: 0, to: ["a", "b"], vanished: .hidden)
    XCTAssertEqual(table.rows.checkedRows.description, "[0.0-1]")
    XCTAssertEqual(change.checked, [])
    XCTAssertEqual(change.shownAgain, ["a"])
    XCTAssertEqual(change.rows.accessoriesToRedraw.description, "[]")
  }

  func testAChangeKnowsWhereRowsWent() throws {
    var table = TableSelection(shape: [2])
    XCTAssertNil(try table.tap(first).mapping)
    let change = try table.perform { $0.insertRows(at: [first]) }
    XCTAssertEqual(change.mapping?.newPath(of: first), "0.1")
    let reloaded = try XCTUnwrap(table.reloadData(shape: [1, 1]).mapping)
    XCTAssertNil(reloaded.newPath(of: first))
    XCTAssertEqual(reloaded.newShape, [1, 1])
  }
}
