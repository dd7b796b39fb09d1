// SPDX-License-Identifier: MIT

#if !os(Windows)
  import Foundation
  import XCTest

  /// Input without an end is read as far as it is needed, and no further.
  final class EndlessInputTests: XCTestCase {
    /// Runs shell words with the command as `$0`.
    private func shell(_ words: String, _ arguments: String...) throws -> CommandRun {
      try CommandRun.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", words, CommandRun.command.path] + arguments)
    }

    func testAnEndlessLineIsReadToTheLongestLineAndNoFurther() throws {
      try TemporaryFolder.with { folder in
        let file = folder.appendingPathComponent("zeros")
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 64 << 20)
        try handle.close()
        let run = try shell("exec 3< \"$1\"; \"$0\" replay - <&3; wc -c <&3", file.path)
        XCTAssertEqual(
          run.lines.first, "-:1: the line is longer than 16777216 bytes",
          String(run.output.prefix(200)))
        let left = Int(run.lines.last?.filter(\.isNumber) ?? "") ?? 0
        XCTAssertGreaterThan(left, 47 << 20)
      }
    }

    func testADeviceWithoutAnEnd() throws {
      let run = try shell("\"$0\" replay - < /dev/zero")
      XCTAssertEqual(run.status, 1)
      XCTAssertEqual(run.lines.last, "0 passed, 1 failed")
    }

    func testALineIsPlayedAsItComes() throws {
      // The rest of the trace comes when the first line of the answer is there.
      let words = """
        mkfifo "$1/in" "$1/out"
        "$0" replay - < "$1/in" > "$1/out" &
        exec 3> "$1/in" 4< "$1/out"
        printf 'table 1\\nexpect count 1\\n' >&3
        read -r first <&4
        printf 'table 1\\n' >&3
        exec 3>&-
        printf '%s\\n' "$first"
        cat <&4
        """
      try TemporaryFolder.with { folder in
        let run = try shell(words, folder.path)
        XCTAssertEqual(
          run.lines, ["FAIL -:2: expected 1 selected rows, found 0", "1 passed, 1 failed"])
      }
    }
  }
#endif
