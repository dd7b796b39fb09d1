// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

final class RowPathTests: XCTestCase {
  func testPathsAreOrderedAsInTheTable() {
    let paths: [RowPath] = ["1.0", "0.5"]
    XCTAssertEqual(paths.sorted().map(\.description), ["0.5", "1.0"])
  }

  func testTheShortFormIsInTheOrderOfTheText() {
    XCTAssertEqual(RowPath(0, 3), RowPath(section: 0, row: 3))
    XCTAssertEqual(RowPath(0, 3).description, "0.3")
  }

  func testOnlyAsciiDigitsMakeAPath() {
    let (path, last) = ("0.3", "\(Int.max).0")
    XCTAssertEqual(RowPath(path), RowPath(section: 0, row: 3))
    XCTAssertEqual(RowPath(last)?.section, .max)
    let tooLarge = "9223372036854775808.0"
    for text in [
      "", ".", "1", "1.", ".1", "1.2.3", "-1.2", "+1.2", "1. 2", "a.b", "٣.١", tooLarge,
    ] { XCTAssertNil(RowPath(text), text) }
  }

  func testSpansAreReadAsTheyAreWritten() {
    for text in ["0.3", "0.3-5", "0.3-1.2", "2.*", "*", "0.0-9223372036854775807"] {
      XCTAssertEqual(RowSpan(text)?.description, text)
    }
    for text in ["0.3-3", "0.3-0.3"] {
      XCTAssertEqual(RowSpan(text), .row("0.3"), text)
    }
    XCTAssertEqual(RowSpan("0.3-0.4")?.description, "0.3-4")
    for text in [
      "", "-", "0", "0.", ".1", "0.1-", "-0.1", "0.5-3", "1.0-0.9", "*.*", "0.*-1", "0.1-2-3", "**",
    ] {
      XCTAssertNil(RowSpan(text), text)
    }
  }
}
