// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Sets as bytes, and bytes that are no sets.
final class RowSetBytesTests: XCTestCase {
  func testEverySmallSetComesBack() throws {
    for bits in 0..<(1 << 12) {
      let set = RowSet((0..<12).filter { bits & (1 << $0) != 0 })
      XCTAssertEqual(try RowSet(bytes: set.bytes), set)
    }
  }

  func testLargeSetsComeBackAndAreSmall() throws {
    var random = RandomSource(seed: 7)
    let isolated = RowSet((0..<20_000).map { _ in random.below(1_000_000) })
    XCTAssertEqual(try RowSet(bytes: isolated.bytes), isolated)
    XCTAssertLessThan(isolated.bytes.count, 2 * isolated.count)
    let all = RowSet(0..<1_000_000_000)
    XCTAssertLessThan(all.bytes.count, 10)
    for set in [all, RowSet(0..<Int.max), RowSet((Int.max - 1)..<Int.max), [], [0], [1, 3, 4]] {
      XCTAssertEqual(try RowSet(bytes: set.bytes), set)
    }
    XCTAssertEqual(RowSet([1, 3, 4, 5]).bytes, [1, 2, 3, 1])
  }

  func testHostileBytesAreErrors() {
    let cases: [([UInt8], RowSetBytesError)] = [
      ([], .unknownVersion), ([2, 2], .unknownVersion), ([1, 0x80], .truncated),
      ([1, 3], .truncated),
      ([1, 0x80, 0], .malformedNumber), ([1, 2, 0], .touchingRuns), ([1, 2, 1, 0], .touchingRuns),
      ([1] + [UInt8](repeating: 0xFF, count: 9) + [0x01, 0], .malformedNumber),
      ([1] + [UInt8](repeating: 0xFF, count: 12), .malformedNumber),
      ([1, 1] + [UInt8](repeating: 0xFF, count: 9) + [0x01], .malformedNumber),
      ([1, 1] + [UInt8](repeating: 0xFF, count: 8) + [0x7F], .malformedNumber),
    ]
    for (bytes, error) in cases {
      XCTAssertThrowsError(try RowSet(bytes: bytes), "\(bytes)") {
        XCTAssertEqual($0 as? RowSetBytesError, error, "\(bytes)")
        XCTAssertFalse("\($0)".isEmpty)
      }
    }
  }

  func testRandomBytesAreErrorsOrComeBackTheSame() throws {
    var random = RandomSource(seed: 3)
    for _ in 0..<20_000 {
      let bytes = [1] + (0..<random.below(12)).map { _ in UInt8(random.below(256)) }
      guard let set = try? RowSet(bytes: bytes) else { continue }
      XCTAssertEqual(set.bytes, bytes)
    }
  }

  func testSegmentsOfAnyNumbersHaveACount() {
    XCTAssertEqual(RowSegment.kept(Int.min..<Int.max).count, .max)
    XCTAssertEqual(RowSegment.kept(-3..<4).count, 7)
    XCTAssertEqual(RowSegment.inserted(-1).count, 0)
  }
}
