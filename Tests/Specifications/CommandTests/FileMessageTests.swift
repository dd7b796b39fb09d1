// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// A problem with a file is reported in a sentence on standard error, with status 2.
final class FileMessageTests: XCTestCase {
  private func assertComplains(
    _ words: [String], _ message: String, output: String = "", line: UInt = #line
  ) throws {
    let run = try CommandRun.selection(words, input: "apple\nfig\n")
    XCTAssertEqual(run.errors, "selection: \(message)\n", line: line)
    XCTAssertEqual(run.output, output, line: line)
    XCTAssertEqual(run.status, 2, line: line)
  }

  func testFilesThatCannotBeReadOrWritten() throws {
    try TemporaryFolder.with { folder in
      let path = folder.path
      let missing = path + "/none/file"
      let none = "no such file or directory"
      try assertComplains(
        ["replay", missing], "cannot read \(missing): \(none)", output: "0 passed, 0 failed\n")
      try assertComplains(
        ["replay", path], "cannot read \(path): is a directory", output: "0 passed, 0 failed\n")
      try assertComplains(["pick", "--keys", "", missing], "cannot read \(missing): \(none)")
      try assertComplains(["pick", "--keys", "", path], "cannot read \(path): is a directory")
      try assertComplains(["demo", "--record", missing], "cannot write \(missing): \(none)")
      try assertComplains(["demo", "--record", path], "cannot write \(path): is a directory")
      try assertComplains(
        ["pick", "--keys", "", "--state", path],
        "pick: \(path) is a directory or a device, not a file")
    }
  }

  func testChosenLinesArePrintedWhereTheirStateCannotBeSaved() throws {
    try TemporaryFolder.with { folder in
      let state = folder.appendingPathComponent("none/state").path
      try assertComplains(
        ["pick", "--keys", "down space", "--state", state],
        "pick: cannot write \(state): no such file or directory", output: "fig\n")
    }
  }

  #if os(Linux)
    func testChosenLinesArePrintedWhereTheirStateIsTooLarge() throws {
      try TemporaryFolder.with { folder in
        let state = folder.appendingPathComponent("state").path
        // The limit doesn't apply to pipes.
        let words = """
          ulimit -f 0; seq 3 | '\(CommandRun.command.path)' pick --keys 'down space' --state \
          '\(state)' 2>&1 | cat
          """
        let run = try CommandRun.run(URL(fileURLWithPath: "/bin/sh"), ["-c", words])
        XCTAssertEqual(
          run.output, "selection: pick: cannot write \(state): file too large\n2\n")
      }
    }
  #endif

  #if !os(Windows)
    func testTheStateIsForItsOwnerAlone() throws {
      try TemporaryFolder.with { folder in
        let state = folder.appendingPathComponent("state").path
        let words = ["pick", "--keys", "space", "--state", state]
        XCTAssertEqual(try CommandRun.selection(words, input: "a\n").output, "a\n")
        let mode = try FileManager.default.attributesOfItem(atPath: state)[.posixPermissions]
        XCTAssertEqual((mode as? NSNumber)?.intValue, 0o600)
        XCTAssertEqual(
          try FileManager.default.contentsOfDirectory(atPath: folder.path), ["state"])
      }
    }
  #endif

  func testAnEmptyStateRemembersNothing() throws {
    try TemporaryFolder.with { folder in
      let state = folder.appendingPathComponent("state")
      try Data().write(to: state)
      let words = ["pick", "--keys", "space", "--state", state.path]
      XCTAssertEqual(try CommandRun.selection(words, input: "a\n").output, "a\n")
    }
  }

  func testARecordKeepsWhatItsFileIs() throws {
    try TemporaryFolder.with { folder in
      let link = folder.appendingPathComponent("link")
      try Data().write(to: folder.appendingPathComponent("target"))
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "target")
      XCTAssertEqual(try CommandRun.selection(["demo", "--record", link.path]).status, 0)
      XCTAssertEqual(
        try FileManager.default.destinationOfSymbolicLink(atPath: link.path), "target")
    }
  }
}
