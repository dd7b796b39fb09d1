// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// The selection order; the comparison with the oracle checks it in long programs.
final class OrderTests: XCTestCase {
  private func picked(_ table: TableSelection) -> [Int] {
    table.selectionOrder.joined().map { $0.row }
  }

  func testRowsAreToldAsTheyWerePickedWithTheirPlaces() throws {
    var table = TableSelection(shape: [9], policy: .multiple)
    try table.apply(.setKeepsOrder(true))
    for number in [6, 1, 8] { try table.toggle(row(number)) }
    XCTAssertEqual(picked(table), [6, 1, 8])
    XCTAssertEqual([6, 1, 8, 0, 9].map { table.placeInOrder(of: row($0)) }, [0, 1, 2, nil, nil])
    XCTAssertEqual(Array(table.selectedNumbers), [1, 6, 8])
  }

  func testALimitThatRefusesStillRefuses() throws {
    var table = TableSelection(shape: [9], policy: .multiple)
    try table.apply(.setKeepsOrder(true))
    table.setLimits(SelectionLimits(atMost: 1))
    try table.toggle("0.3")
    XCTAssertThrowsError(try table.toggle("0.1"))
    XCTAssertEqual(picked(table), [3])
  }

  func testAnOrderIsKeptAsLongAsSomethingAsksForIt() throws {
    var table = TableSelection(shape: [9], policy: .multiple)
    try table.apply(.setLimitOverflow(.releaseOldest))
    for number in [6, 1] { try table.toggle(row(number)) }
    try table.apply(.setKeepsOrder(true))
    XCTAssertEqual(picked(table), [6, 1])
    try table.apply(.setLimitOverflow(.refuse))
    XCTAssertEqual(picked(table), [6, 1])
    try table.apply(.setKeepsOrder(false))
    XCTAssertEqual(picked(table), [1, 6])
    try table.apply(.setKeepsOrder(true))
    XCTAssertEqual(picked(table), [1, 6])
  }

  func testABillionRowsAreOneGroup() throws {
    var table = TableSelection(shape: [1_000_000_000], policy: .multiple)
    try table.apply(.setKeepsOrder(true))
    try table.toggle("0.7")
    try table.selectAll()
    XCTAssertEqual(table.selectionOrder.count, 2)
    XCTAssertEqual(table.placeInOrder(of: "0.0"), 1)
    XCTAssertEqual(table.placeInOrder(of: row(999_999_999)), 999_999_999)
  }
}
