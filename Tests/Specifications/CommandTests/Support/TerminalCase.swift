// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import XCTest

  /// A test in a terminal, with the command in a terminal of its own, provided by `script`.
  class TerminalCase: XCTestCase {
    /// Runs shell commands in a terminal of 12 lines, types keys into it, and writes its contents
    /// to a file continuously.
    ///
    /// The file begins with the commands, so a text to look for is written as in `Abidja[n]`.
    /// `script` reads pending output only for a moment after the last command, so that command
    /// waits until all has been read.
    /// - Parameters:
    ///   - commands: The commands.
    ///   - keys: The keys to type: immediately, or when the terminal shows a text.
    ///   - shown: The file; nil for a temporary one.
    ///   - text: The text to wait for before typing the keys.
    ///   - early: Keys to type immediately in any case.
    ///   - more: Keys to type after that, in order, each when the terminal shows a text.
    /// - Returns: The run of the terminal.
    /// - Throws: If there is no terminal.
    func inTerminal(
      _ commands: String, keys: String, shown: String? = nil, after text: String? = nil,
      early: String = "", then more: [(after: String, keys: String)] = []
    ) throws -> CommandRun {
      guard let shown else {
        return try TemporaryFolder.with { folder in
          try inTerminal(
            commands, keys: keys, shown: folder.appendingPathComponent("shown").path, after: text,
            early: early, then: more)
        }
      }
      let script = URL(fileURLWithPath: "/usr/bin/script")
      guard FileManager.default.isExecutableFile(atPath: script.path) else {
        throw XCTSkip("there is no script(1) to make a terminal with")
      }
      let setUp = "export TERM=xterm; stty rows 12 cols 80; "
      let finish = """
        ; printf 'all is %s\\n' said; \
        for i in $(seq 600); do grep -q 'all is sai[d]' '\(shown)' && break; sleep 0.05; done
        """
      let all = setUp + commands + finish
      guard let text else {
        return try CommandRun.run(
          script, ["-q", "-e", "-f", "-c", all, shown], input: Array(keys.utf8))
      }
      let wait = "for i in $(seq 600); do grep -q \"$2\" \"$1\" && break; sleep 0.05; done"
      let later = more.indices.map { number in
        let words = "grep -q \"${\(5 + 2 * number)}\" \"$1\" && break; sleep 0.05; done"
        return "; for i in $(seq 600); do \(words); printf %s \"${\(6 + 2 * number)}\""
      }
      let typing = "printf %s \"$4\"; \(wait); printf %s \"$3\"" + later.joined()
      // A command that never ends fails the test rather than hanging it.
      let words = "(\(typing)) | timeout 120 script -q -e -f -c \"$0\" \"$1\""
      return try CommandRun.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", words, all, shown, text, keys, early] + more.flatMap { [$0.after, $0.keys] })
    }

    var command: String { "'\(CommandRun.command.path)'" }

    /// The terminal's contents while the command ran, and after it.
    func parts(of run: CommandRun) throws -> (during: String, after: String) {
      let parts = run.output.components(separatedBy: "\u{1B}[?1049l")
      XCTAssertEqual(parts.count, 2, "the other screen is left once: \(run.output)")
      XCTAssertTrue(parts[0].contains("\u{1B}[?1049h"), parts[0])
      return (parts[0], try XCTUnwrap(parts.last))
    }

    /// The screen and the output of `pick` for some lines, in a terminal in which keys are typed
    /// when the lines are shown.
    func pick(
      _ options: String = "", from lines: String, keys: String, after text: String
    ) throws -> (shown: String, output: String, status: String) {
      try TemporaryFolder.with { folder in
        let input = folder.appendingPathComponent("lines")
        let file = folder.appendingPathComponent("picked")
        try Data(lines.utf8).write(to: input)
        let run = try inTerminal(
          "\(command) pick \(options) < '\(input.path)' > '\(file.path)'; echo status $?",
          keys: keys, after: text)
        let (during, after) = try parts(of: run)
        let status = after.components(separatedBy: "status ").last?.prefix { $0.isNumber } ?? ""
        return (
          during, String(decoding: try Data(contentsOf: file), as: UTF8.self), String(status)
        )
      }
    }
  }
#endif
