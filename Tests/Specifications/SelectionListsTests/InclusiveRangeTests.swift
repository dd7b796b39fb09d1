// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Ranges and headers of inclusive lists by identity, which behave like those of a table's lists.
final class InclusiveRangeTests: XCTestCase {
  private let items = ["tent", "stove", "lamp", "rope", "map"]

  func testARangeTakesOnTheStateOfItsAnchor() {
    var list = InclusiveList(checked: ["map"])
    list.tap("tent")
    let change = list.extend(to: "lamp", in: items)
    XCTAssertEqual(change.checked, ["stove", "lamp"])
    XCTAssertEqual(list.checked, ["tent", "stove", "lamp", "map"])
    list.tap("stove")
    XCTAssertEqual(list.extend(to: "rope", in: items).unchecked, ["lamp"])
    XCTAssertEqual(list.checked, ["tent", "map"])
  }

  func testARangeThatShrinksGivesTheOldStateBack() {
    var list = InclusiveList(checked: ["rope"])
    list.tap("stove")
    list.extend(to: "map", in: items)
    list.extend(to: "lamp", in: items)
    XCTAssertEqual(list.checked, ["stove", "lamp", "rope"])
    list.extend(to: "tent", in: items)
    XCTAssertEqual(list.checked, ["tent", "stove", "rope"])
  }

  func testARunGoesOnWithoutItemsThatHaveGone() {
    var list = InclusiveList(checked: ["socks", "rope"])
    list.tap("stove")
    list.extend(to: "lamp", in: items)
    XCTAssertEqual(list.prune(keeping: items).unchecked, ["socks"])
    list.extend(to: "map", in: items)
    XCTAssertEqual(list.checked, ["stove", "lamp", "rope", "map"])
    // The run is still the same, so it gives the old state back.
    list.extend(to: "stove", in: items)
    XCTAssertEqual(list.checked, ["stove", "rope"])
  }

  func testWithoutAnAnchorARangeIsATap() {
    var list = InclusiveList<String>()
    list.extend(to: "lamp", in: items)
    XCTAssertEqual(list.checked, ["lamp"])
    list.extend(to: "stove", in: ["stove", "rope"])
    XCTAssertEqual(list.checked, ["lamp", "stove"])
    XCTAssertEqual(list.anchor, "stove")
  }

  func testAHeaderChecksAllAndThenNone() {
    var list = InclusiveList(checked: ["rope", "socks"])
    XCTAssertEqual(list.markedPart(of: items), .partial)
    XCTAssertEqual(list.toggleAll(items).checked.count, 4)
    XCTAssertEqual(list.markedPart(of: items), .all)
    XCTAssertEqual(list.toggleAll(items).unchecked.count, 5)
    XCTAssertEqual(list.markedPart(of: items), MarkedPart.none)
    XCTAssertEqual(list.checked, ["socks"])
  }

  func testListsAreEqualByWhatIsChecked() {
    var list = InclusiveList(checked: ["rope"])
    list.tap("map")
    XCTAssertEqual(list, InclusiveList(checked: ["map", "rope"]))
    XCTAssertEqual(list.hashValue, InclusiveList(checked: ["map", "rope"]).hashValue)
  }

  /// Each range of a list by identity against the same in a table's list.
  func testRangesAreThoseOfATable() throws {
    for checked in 0..<(1 << 5) {
      for (anchor, first, second) in [(0, 3, 1), (2, 4, 0), (4, 0, 2), (1, 1, 3)] {
        var table = TableSelection(shape: [5])
        try table.setList(.inclusive, inSection: 0)
        let rows = (0..<5).filter { checked & 1 << $0 != 0 }
        try table.check(rows.map { RowPath(section: 0, row: $0) })
        var list = InclusiveList(checked: Set(rows))
        try table.tap(RowPath(section: 0, row: anchor))
        list.tap(anchor)
        for row in [first, second] {
          try table.extend(to: RowPath(section: 0, row: row))
          list.extend(to: row, in: 0..<5)
        }
        XCTAssertEqual(Set(table.checkedNumbers), list.checked)
      }
    }
  }
}
