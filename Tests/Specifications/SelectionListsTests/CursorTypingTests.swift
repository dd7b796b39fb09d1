// SPDX-License-Identifier: MIT
import SelectionLists
import XCTest

/// Letters that find an item of a flat list.
final class CursorTypingTests: XCTestCase {
  func testALetterPassesItemsWithTheSameIdentity() {
    let ids = ["x", "a", "a", "avocado"]
    var (typing, lead) = (TypeAhead(), String?.none)
    let found = (0..<4).map { time in
      lead = typing.type("a", at: Double(time) * 2, in: ids, from: lead) { $0 }
      return lead
    }
    XCTAssertEqual(found, ["a", "avocado", "a", "avocado"])
  }

  func testALetterGoesToTheNextItemThatBeginsWithIt() {
    let items = ["tent", "stove", "tape", "map"]
    var chosen: Set = ["tent"]
    var cursor = SelectionCursor<String>()
    var typing = TypeAhead()
    cursor.adopt(chosen, in: items)
    for (time, expected) in [(0.0, "tape"), (9.0, "tent")] {
      let found = typing.type("t", at: time, in: items, from: cursor.lead) { $0 }
      XCTAssertEqual(found, expected)
      if let found {
        cursor.handle(.go(to: found), in: items, selection: &chosen, profile: .appKit)
      }
      XCTAssertEqual(chosen, [expected])
      XCTAssertEqual(cursor.lead, expected)
    }
    XCTAssertNil(typing.type("x", at: 20, in: items, from: nil) { $0 })
    XCTAssertNil(typing.type("t", at: 40, in: [String](), from: "tent") { $0 })
  }
}
