// SPDX-License-Identifier: MIT

import Fixtures
import SelectionUIKit
import XCTest

/// Conversions of the model's values to the framework's.
@MainActor
final class ConversionTests: XCTestCase {
  func testPaths() async {
    let row: RowPath = "2.5"
    XCTAssertEqual(IndexPath(row).section, 2)
    XCTAssertEqual(IndexPath(row).row, 5)
    XCTAssertEqual(RowPath(IndexPath(row: 5, section: 2)), row)
  }

  func testSets() async {
    let rows: RowSet = [1, 2, 3, 7]
    XCTAssertEqual(Array(IndexSet(rows)), [1, 2, 3, 7])
    XCTAssertEqual(RowSet(IndexSet([4, 5, 9])), [4, 5, 9])
    XCTAssertEqual(IndexSet(RowSet()), IndexSet())
    XCTAssertEqual(RowSet(IndexSet(rows)), rows)
  }

  func testAccessories() async {
    let types: [(RowAccessory, UITableViewCell.AccessoryType)] = [
      (.none, .none), (.control, .none), (.checkmark, .checkmark),
      (.disclosureIndicator, .disclosureIndicator), (.detailButton, .detailButton),
      (.detailDisclosureButton, .detailDisclosureButton),
    ]
    XCTAssertEqual(types.count, RowAccessory.allCases.count)
    for (accessory, type) in types {
      XCTAssertEqual(UITableViewCell.AccessoryType(accessory), type)
    }
  }

  func testAccessibility() async throws {
    var table = TableSelection(shape: [2], policy: .multiple)
    try table.select(RowPath(section: 0, row: 1))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityTraits = .notEnabled
    cell.show(
      table.accessibility(
        for: "0.1", label: "Alps", value: "2", hint: "Opens"))
    XCTAssertEqual(cell.accessibilityLabel, "Alps")
    XCTAssertEqual(cell.accessibilityValue, "2")
    XCTAssertEqual(cell.accessibilityHint, "Opens")
    XCTAssertEqual(cell.accessibilityTraits, [.button, .selected])
  }
}
