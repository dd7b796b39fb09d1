// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import XCTest

/// A log is read as it was written, even if it names rows that no table has.
final class LogRowsTests: XCTestCase {
  private func read(_ log: InputLog<RowPath>) throws -> InputLog<RowPath> {
    try JSONDecoder().decode(InputLog<RowPath>.self, from: JSONEncoder().encode(log))
  }

  func testRowsBeforeTheFirst() throws {
    var log = InputLog(shape: [3], policy: .multiple)
    let numbers = [Int.min, -1, 0, .max]
    for section in numbers {
      for row in numbers {
        let path = RowPath(section, row)
        log.append(.tap(path))
        log.append(.select([path]))
        log.append(.select(RowSpans([.section(section)])))
        for end in [path, RowPath(section, -2), RowPath(-2, row), RowPath(2, 2)] {
          log.append(.move(RowSpans([.rows(from: path, through: end)]), to: .before(end)))
        }
      }
    }
    let again = try read(log)
    XCTAssertEqual(again, log)
    var table = again.start
    let refused = again.replay(on: &table)
    XCTAssertGreaterThan(refused.count, 80)
    XCTAssertLessThan(refused.count, log.inputs.count)
  }

  func testBackwardsSpans() throws {
    let spans: [RowSpan] = [
      .rows(from: RowPath(0, 2), through: RowPath(0, 1)),
      .rows(from: RowPath(1, 0), through: RowPath(0, 9)),
    ]
    let log = InputLog(shape: [3], inputs: spans.map { .select(RowSpans([$0])) })
    XCTAssertEqual(try read(log), log)
    XCTAssertThrowsError(try read(log).replayed()) {
      XCTAssertEqual($0 as? SelectionError, .backwardsSpan(RowPath(0, 2), RowPath(0, 1)))
    }
  }

  func testOtherTextsAreNoRows() {
    for text in ["-", "-.1", "--1.2", "1.-", "1.2-", "+1.2", "1.2.3", "-9223372036854775809.0"] {
      let json = Data("[\"\(text)\"]".utf8)
      XCTAssertThrowsError(try JSONDecoder().decode([RowPath].self, from: json), text)
      XCTAssertThrowsError(try JSONDecoder().decode([RowSpan].self, from: json), text)
    }
  }
}
