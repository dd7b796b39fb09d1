// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// Without a terminal the command plays a tour and ends.
final class TourTests: XCTestCase {
  func testTheTourShowsEachTableAndEndsWell() throws {
    let run = try CommandRun.selection(["demo"])
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.errors, "")
    for number in 1...13 {
      XCTAssertTrue(run.lines.contains { $0.hasPrefix("\(number). ") }, "stop \(number)")
    }
    XCTAssertEqual(run.lines.filter { $0.hasPrefix("  |  1 Zones") }.count, 13)
    XCTAssertFalse(run.output.contains("\u{1B}"), "no escape sequences without a terminal")
    for line in run.lines where line.hasPrefix("  | ") {
      XCTAssertLessThanOrEqual(line.count, 80, line)
    }
  }

  func testTheTourSaysWhatIsRedrawn() throws {
    let output = try CommandRun.selection(["demo"]).output
    let stops = output.components(separatedBy: "\n\n")
    XCTAssertTrue(stops[1].contains(" 1 row redrawn"), stops[1])
    XCTAssertTrue(stops[1].contains("● Addis Ababa"), stops[1])
    XCTAssertTrue(stops[6].contains(" 1 row redrawn"), stops[6])
    XCTAssertTrue(stops[8].contains(" 2 rows redrawn"), stops[8])
    XCTAssertTrue(stops[9].contains(" 0 rows redrawn"), stops[9])
    XCTAssertTrue(stops[10].contains(" all 1000000 selected"), stops[10])
    XCTAssertTrue(stops[11].contains(" 416 selected, 408 hidden"), stops[11])
    XCTAssertTrue(stops[12].contains(" 8 of 418 selected"), stops[12])
  }

  func testCheckedRowsShowACheckmark() throws {
    let stops = try CommandRun.selection(["demo"]).output.components(separatedBy: "\n\n")
    func row(_ name: String, in stop: Int) -> String? {
      stops[stop].split(separator: "\n").first { $0.hasPrefix("  |") && $0.contains(" \(name) ") }
        .map(String.init)
    }
    XCTAssertEqual(row("sleeping bag", in: 5)?.contains("✓"), false)
    XCTAssertEqual(row("sleeping bag", in: 6)?.contains("✓"), true)
    XCTAssertEqual(row("easy", in: 7)?.contains("✓"), true)
    XCTAssertEqual(row("easy", in: 8)?.contains("✓"), false)
    XCTAssertEqual(row("hard", in: 8)?.contains("✓"), true)
  }

  func testARecordedTourReplays() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("tour.trace").path
      XCTAssertEqual(try CommandRun.selection(["demo", "--record", file]).status, 0)
      let run = try CommandRun.selection(["replay", file])
      XCTAssertEqual(run.output, "4 passed, 0 failed\n")
      let trace = try String(contentsOfFile: file, encoding: .utf8)
      XCTAssertTrue(trace.contains("case Zones"), trace)
      XCTAssertTrue(trace.contains("invert"), trace)
      let unwritten = try CommandRun.selection(["demo", "--record", file + "/under"])
      XCTAssertEqual(unwritten.status, 2)
      XCTAssertEqual(unwritten.output, "")
    }
  }
}
