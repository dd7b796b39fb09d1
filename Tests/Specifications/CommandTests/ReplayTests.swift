// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// `selection replay` as a process: its output, and its status.
final class ReplayTests: XCTestCase {
  private let good = """
    table 5
    list 0 exclusive
    tap 0.1
    tap 0.3
    expect checked 0.3
    expect refresh 0.1 0.3
    table 2 2
    tap 1.0
    expect selected 1.0

    """
  private let bad = """
    table 3
    tap 0.1
    expect selected 0.2
    table 3
    tap 0.1
    expect selected 0.1

    """

  /// Replays traces with these names, each given as text, bytes, or nil for a missing file.
  private func replay(_ traces: [(name: String, bytes: [UInt8]?)]) throws -> CommandRun {
    try TemporaryFolder.with { folder in
      var files: [String] = []
      for (name, bytes) in traces {
        let file = folder.appendingPathComponent(name)
        if let bytes { try Data(bytes).write(to: file) }
        files.append(file.path)
      }
      return try CommandRun.selection(["replay"] + files)
    }
  }

  func testAGoodTrace() throws {
    let run = try replay([("good.trace", Array(good.utf8))])
    XCTAssertEqual(run.output, "2 passed, 0 failed\n")
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(run.status, 0)
  }

  func testABadTrace() throws {
    let run = try replay([("bad.trace", Array(bad.utf8)), ("good.trace", Array(good.utf8))])
    XCTAssertEqual(run.lines.count, 2, run.output)
    XCTAssertTrue(run.lines[0].hasPrefix("FAIL "), run.output)
    XCTAssertTrue(run.lines[0].contains("bad.trace:3: expected "), run.output)
    XCTAssertEqual(run.lines.last, "3 passed, 1 failed")
    XCTAssertEqual(run.status, 1)
  }

  func testAFileThatCannotBeRead() throws {
    let run = try replay([
      ("missing.trace", nil), ("bad.trace", Array(bad.utf8)), ("good.trace", Array(good.utf8)),
    ])
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(run.lines.last, "3 passed, 1 failed")
    XCTAssertTrue(run.errors.contains("missing.trace: no such file"), run.errors)
    XCTAssertFalse(run.output.contains("missing.trace"))
  }

  func testAFolderCannotBeRead() throws {
    let run = try CommandRun.selection(["replay", FileManager.default.temporaryDirectory.path])
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(run.output, "0 passed, 0 failed\n")
    XCTAssertNotEqual(run.errors, "")
  }

  func testStandardInput() throws {
    let run = try CommandRun.selection(["replay", "-"], input: bad)
    XCTAssertTrue(run.lines[0].hasPrefix("FAIL -:3: expected "), run.output)
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(try CommandRun.selection(["replay", "-"], input: good).status, 0)
  }

  func testAnUnreadableTraceIsAnErrorWithFileAndLine() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let broken: [(name: String, bytes: [UInt8])] = [
      ("latin.trace", Array("table 3\ntap 0.".utf8) + [0xE9, 0x0A]),
      ("long.trace", Array("table 3\n".utf8) + long),
      ("number.trace", Array("table 3\ntap 0.99999999999999999999\n".utf8)),
      ("word.trace", Array("table 3\nhop 0.1\n".utf8)),
    ]
    for (name, bytes) in broken {
      let run = try replay([(name, bytes)])
      XCTAssertEqual(run.status, 1, name)
      XCTAssertTrue(run.output.contains("\(name):2: "), String(run.output.prefix(200)))
      XCTAssertEqual(run.lines.last, "0 passed, 1 failed", name)
    }
  }

  func testAnEmptyFileHasNoCases() throws {
    let run = try replay([("empty.trace", [])])
    XCTAssertEqual(run.output, "0 passed, 0 failed\n")
    XCTAssertEqual(run.status, 0)
  }
}
