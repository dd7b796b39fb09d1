// SPDX-License-Identifier: MIT
import Foundation
import RowSets
import XCTest

/// The saved forms of sets of rows.
final class RowSetCodableTests: XCTestCase {
  private func decoded(_ text: String) throws -> RowSet {
    try JSONDecoder().decode([RowSet].self, from: Data("[\"\(text)\"]".utf8))[0]
  }

  func testEverySmallSetIsReadBack() throws {
    for bits in 0..<512 {
      let rows = RowSet((0..<9).filter { bits >> $0 & 1 == 1 })
      let data = try JSONEncoder().encode([rows])
      XCTAssertEqual(try JSONDecoder().decode([RowSet].self, from: data), [rows])
    }
  }

  func testTheTextIsOneOfRuns() throws {
    let rows: RowSet = [0, 1, 2, 7]
    XCTAssertEqual(String(decoding: try JSONEncoder().encode([rows]), as: UTF8.self), #"["0-2 7"]"#)
    let many = RowSet(5..<(Int.max))
    let data = try JSONEncoder().encode([many])
    XCTAssertEqual(try JSONDecoder().decode([RowSet].self, from: data), [many])
    XCTAssertEqual(try decoded(""), [])
  }

  func testAnInvalidTextOfRunsIsCorrupt() {
    for text in ["x", "0-", "-1", "2-1", "3 2", "1-3 3", "1 x", "9223372036854775807", "{0}"] {
      XCTAssertThrowsError(try decoded(text), text) { error in
        guard case DecodingError.dataCorrupted = error else { return XCTFail("\(text): \(error)") }
      }
    }
  }
}
