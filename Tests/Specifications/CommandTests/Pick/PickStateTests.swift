// SPDX-License-Identifier: MIT

import Foundation
import SelectionCore
import XCTest

@testable import selection

/// The file that remembers chosen lines.
final class PickStateTests: XCTestCase {
  private func pick(_ state: String, _ keys: String, _ input: [UInt8]) throws -> CommandRun {
    try CommandRun.selection(["pick", "--state", state, "--keys", keys], input: input)
  }

  func testLinesAreToldApartByteByByte() throws {
    try TemporaryFolder.with { folder in
      let state = folder.appendingPathComponent("state").path
      let lines: [UInt8] = [0xFF, 0x0A, 0xFE, 0x0A, 0xEF, 0xBF, 0xBD, 0x0A]
      XCTAssertEqual(try pick(state, "down space", lines).status, 0)
      var bytes = lines
      bytes.swapAt(0, 2)
      _ = try pick(state, "return", bytes)
      let saved = try Data(contentsOf: URL(fileURLWithPath: state))
      XCTAssertEqual(saved, Data("selection pick ticks 1\n0 1\n".utf8) + [0xFE, 0x0A])
    }
  }

  @MainActor
  func testLinesThatAreNotThereAreCountedAndForgotten() async throws {
    var remembered = RememberedLines()
    for (line, occurrence) in [("a", 0), ("b", 0), ("a", 2), ("b", 0)] {
      remembered.remember(Array(line.utf8), occurrence: occurrence)
    }
    let screen = PickScreen(options: PickOptions(), remembering: remembered)
    screen.feed(Array("a\na\nc\n".utf8))
    screen.feed(nil)
    XCTAssertEqual(screen.table.chosen, [0])
    // The second b doesn't count as another line.
    XCTAssertEqual(screen.message, "2 remembered lines are not here: alt-m forgets")
    XCTAssertEqual(screen.missing.map { "\($0.occurrence)\($0.line)" }, ["0[98]", "2[97]"])
    _ = screen.take(TerminalKey(.character("m"), .option))
    XCTAssertEqual(screen.message, "forgotten: 2")
    XCTAssertTrue(screen.missing.isEmpty)
  }

  /// Remembered lines are found again in any order and number.
  @MainActor
  func testRememberedLinesComeAgain() async throws {
    let saved = [("a", 0), ("b", 0), ("a", 1), ("c", 0), ("b", 2)]
    for (lines, chosen) in [
      ("abac", [0, 1, 2, 3]), ("abca", [0, 1, 2, 3]), ("xabab", [1, 2, 3]),
      ("abbb", [0, 1, 3]), ("", []), ("bbbaaa", [0, 2, 3, 4]), ("abacxb", [0, 1, 2, 3]),
    ] {
      var remembered = RememberedLines()
      for (line, occurrence) in saved {
        remembered.remember(Array(line.utf8), occurrence: occurrence)
      }
      let content = Lines(Array(lines.map { "\($0)\n" }.joined().utf8))
      let found = remembered.take(content.indices, of: content)
      XCTAssertEqual(found, chosen, lines)
      XCTAssertEqual(remembered.missingCount, saved.count - chosen.count, lines)
    }
  }

  func testDamagedFilesAreRefused() throws {
    try TemporaryFolder.with { folder in
      let state = folder.appendingPathComponent("state")
      let title = "selection pick ticks 1\n"
      for rest in [
        "0", "0 ", "0 1", "0 1\n", "0 1\na", "0 9\na\n", "x 1\na\n", "0 -1\na\n",
        "0 99999999999999999999\na\n", " 1\na\n", "0 1\nab\n", "[{}]",
      ] {
        let content = Data((title + rest).utf8)
        try content.write(to: state)
        do {
          var file = try PickState(file: Array(state.path.utf8))
          _ = try file.load(checked: [])
          XCTFail("\(rest.debugDescription) is read")
        } catch {
          XCTAssertTrue("\(error)".contains("does not hold lines"), "\(error)")
        }
      }
    }
  }

  func testAFileThatCannotBeWrittenIsSaidBefore() throws {
    try TemporaryFolder.with { folder in
      let missing = folder.appendingPathComponent("none/state").path
      XCTAssertEqual(
        try PickState(file: Array(missing.utf8)).obstacle?.description,
        "cannot write \(missing): no such file or directory")
      let state = folder.appendingPathComponent("state").path
      XCTAssertNil(try PickState(file: Array(state.utf8)).obstacle)
    }
  }
}
