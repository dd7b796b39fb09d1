// SPDX-License-Identifier: MIT
import Foundation
import SelectionTraces
import XCTest

/// A trace that is fed in pieces is played immediately, with the same result as in one piece.
final class TraceStreamTests: XCTestCase {
  private final class Reports {
    var lines: [String] = []
  }

  /// Plays pieces in order, and ends after the last.
  private func replay(_ pieces: [[UInt8]]) -> (TraceTally, [String]) {
    let reports = Reports()
    var replay = TraceReplay(name: "t") { reports.lines.append($0) }
    for piece in pieces { replay.feed(piece) }
    replay.finish()
    return (replay.tally, reports.lines)
  }

  private func pieces(_ bytes: [UInt8], of size: Int) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: size).map {
      Array(bytes[$0..<min($0 + size, bytes.count)])
    }
  }

  func testATraceReplaysAlikeInPiecesOfAnySize() throws {
    let traces =
      [
        "\u{FEFF}table 3\r\ntap 0.1\r\n\nexpect selected 0.2 # é\ntable 2\ntap 0.7",
        "case one\ntable 3\nbatch\ndelete-rows 0.1\n", "table 3\n\nhop 0.1\ntap 0.9\n", "\n\n", "",
      ].map { Array($0.utf8) } + [Array("table 1\n# caf".utf8) + [0xE9], [0xEF, 0xBB], [0]]
    for trace in traces {
      let (tally, reports) = replay([trace])
      for size in 1...max(trace.count, 1) {
        let (again, reportsAgain) = replay(pieces(trace, of: size))
        XCTAssertEqual(tally, again, "pieces of \(size)")
        XCTAssertEqual(reports, reportsAgain, "pieces of \(size)")
      }
    }
  }

  func testALineIsPlayedWhenItsEndHasCome() {
    let reports = Reports()
    var replay = TraceReplay(name: "t") { reports.lines.append($0) }
    replay.feed(Array("table 3\nexpect count 1".utf8))
    XCTAssertEqual(reports.lines, [])
    replay.feed(Array("\nta".utf8))
    XCTAssertEqual(reports.lines.count, 1)
    replay.feed(Array("ble 2\n".utf8))
    XCTAssertEqual(replay.tally.failed, 1)
  }

  func testNothingIsPlayedAfterASyntaxError() {
    let reports = Reports()
    var replay = TraceReplay(name: "t") { reports.lines.append($0) }
    replay.feed(Array("table 3\nhop 0.1\n".utf8))
    XCTAssertTrue(replay.isStopped)
    replay.feed(Array("table 2\nexpect count 1\n".utf8))
    replay.finish()
    XCTAssertEqual(reports.lines, ["t:2: \"hop\" is not a statement"])
    XCTAssertEqual([replay.tally.passed, replay.tally.failed], [0, 1])
  }

  func testALineOverTheMaximumStopsTheFile() {
    let maximum = TraceReplay.maximumLineLength
    let start = Array("table 3\n".utf8)
    let longest = [UInt8](repeating: UInt8(ascii: "#"), count: maximum)
    XCTAssertEqual(replay([start, longest, Array("\n".utf8)]).0.passed, 1)
    let (tally, reports) = replay([start, longest, [UInt8(ascii: "#")]])
    XCTAssertEqual(reports, ["t:2: the line is longer than \(maximum) bytes"])
    XCTAssertEqual([tally.passed, tally.failed], [0, 1])
  }

  func testALineOfAHundredThousandLongIdentitiesIsPlayed() {
    let ids = (0..<100_000).map { "\($0)-" + String(repeating: "é", count: 20) }
    let trace = "table 100000\nname 0 \(ids.joined(separator: " "))\nexpect count 0\n"
    XCTAssertEqual(replay(pieces(Array(trace.utf8), of: 1 << 16)).0.passed, 1)
  }

  func testAMessageQuotesNoMoreThanTheEndsOfALongWord() {
    let (_, reports) = replay([[UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)])
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.hasPrefix("t:1: \"xxx") == true, "\(reports)")
    XCTAssertTrue(reports.first?.hasSuffix("xxx\" is not a statement") == true, "\(reports)")
    XCTAssertLessThan(reports.first?.count ?? 0, 300)
  }

  func testALineOfAMegabyteIsALine() {
    let line = "table 3\nselect" + String(repeating: " 0.1", count: 250_000)
    let (tally, _) = replay([Array(line.utf8)])
    XCTAssertEqual(tally.passed, 1)
  }

  func testAHundredThousandStatementsArePlayed() {
    var text = "table 1000000\npolicy multiple\n"
    // Each round has four statements; a build without optimization plays a tenth of them.
    #if DEBUG
      let rounds = 2_500
    #else
      let rounds = 25_000
    #endif
    for i in 0..<rounds {
      text += "toggle 0.\(i * 7)\ninsert-rows 0.\(i)\nundo\nexpect count 0\n"
    }
    XCTAssertEqual(
      replay([Array(text.utf8)]).0,
      {
        var tally = TraceTally(); tally.passed = 1; return tally
      }())
  }
}
