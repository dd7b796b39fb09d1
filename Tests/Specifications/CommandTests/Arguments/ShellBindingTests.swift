// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import XCTest

  /// The keys for the shell itself, in bash, zsh and fish with a terminal: ctrl-T, ctrl-R, alt-C.
  ///
  /// If a shell isn't installed, it is passed over; CI installs all of them.
  final class ShellBindingTests: TerminalCase {
    /// A shell, the name of the file that it reads at first, and how it is started so that it does.
    private let shells = [
      (name: "bash", file: "rc", start: "bash --noprofile --rcfile rc -i"),
      (name: "zsh", file: ".zshrc", start: "ZDOTDIR=. zsh -d -i"),
      (name: "fish", file: "rc", start: "fish --no-config -i -C 'source rc'"),
    ]

    /// The text that each shell shows when the picker has ended, and the next key is its own.
    private static let left = "\\[?7h"

    /// Types keys into each shell, started in a folder with files and folders.
    private func inEachShell(
      isGit: Bool = false, _ steps: [(after: String, keys: String)],
      _ check: (_ output: String, _ shell: String) -> Void
    ) throws {
      var count = 0
      for shell in shells {
        let program = URL(fileURLWithPath: "/usr/bin/\(shell.name)")
        guard FileManager.default.isExecutableFile(atPath: program.path) else { continue }
        count += 1
        try TemporaryFolder.with { folder in
          let place = folder.appendingPathComponent("place")
          for path in ["plain", "in one/two words", "in one/deep/x", "out/built/y"] {
            let file = place.appendingPathComponent(path)
            try FileManager.default.createDirectory(
              at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
          }
          if isGit {
            try Data("out/\n".utf8).write(to: place.appendingPathComponent(".gitignore"))
            let git = URL(fileURLWithPath: "/usr/bin/git")
            XCTAssertEqual(try CommandRun.run(git, ["init", "-q", place.path]).status, 0)
          }
          let prompt =
            shell.name == "fish" ? "function fish_prompt; echo 'ready> '; end" : "PS1='ready> '"
          let source =
            shell.name == "fish"
            ? "selection --bindings fish | source" : "source <(selection --bindings \(shell.name))"
          try Data("\(source)\ncd place\n\(prompt)\n".utf8)
            .write(to: folder.appendingPathComponent(shell.file))
          let start = """
            cd '\(folder.path)'; export PATH='\(CommandRun.products.path)':$PATH HOME="$PWD"; \
            \(shell.start)
            """
          let run = try inTerminal(start, keys: "", after: "ready[>]", then: steps)
          check(run.output, shell.name)
        }
      }
      if count == 0 { throw XCTSkip("there is no shell") }
    }

    func testControlRPicksAnEarlierCommand() throws {
      try inEachShell([
        ("ready[>]", "printf '<%s>' fir''st\r"), ("<first>", "\u{12}"),
        ("0 of [1-9]", "fir\r"), (Self.left, " la''st\r"), ("<last>", "exit\r"),
      ]) { output, shell in
        XCTAssertTrue(output.contains("<first><last>"), "\(shell): \(output)")
      }
    }

    func testControlRBeginsWithWhatIsTyped() throws {
      try inEachShell([
        ("ready[>]", "printf '<%s>' fir''st\r"), ("<first>", "printf '<%s>' sec''ond\r"),
        ("<second>", "fir\u{12}"), ("0 of [1-9].*match", "\r"), (Self.left, " la''st\r"),
        ("<last>", "exit\r"),
      ]) { output, shell in
        XCTAssertTrue(output.contains("<first><last>"), "\(shell): \(output)")
      }
    }

    func testAltCKeepsTheTypedLine() throws {
      try inEachShell([
        ("ready[>]", "printf '<%s>' ha''lf\u{1B}c"), ("0 of [1-9]", "one\r"),
        (Self.left, " ty''ped \"$PWD\"\r"), ("<typed>", "exit\r"),
      ]) { output, shell in
        let all = output.replacingOccurrences(of: "\r\n", with: "")
        XCTAssertTrue(all.contains("<half><typed><"), "\(shell): \(output)")
        XCTAssertTrue(all.contains("/place/in one>"), "\(shell): \(output)")
      }
    }

    func testAltCThatIsCancelledChangesNothing() throws {
      try inEachShell([
        ("ready[>]", "printf '<%s>' ha''lf\u{1B}c"), ("0 of [1-9]", "\u{7}"),
        (Self.left, " ty''ped \"$PWD\"\r"), ("<typed>", "exit\r"),
      ]) { output, shell in
        let all = output.replacingOccurrences(of: "\r\n", with: "")
        XCTAssertTrue(all.contains("<half><typed><"), "\(shell): \(output)")
        XCTAssertTrue(all.contains("/place>"), "\(shell): \(output)")
      }
    }

    func testControlTLeavesOutWhatGitIgnores() throws {
      for isGit in [false, true] {
        try inEachShell(
          isGit: isGit,
          [
            ("ready[>]", "printf '<%s>' \u{14}"), ("0 of 4", "wor\r"),
            (Self.left, "\r"), ("<in one/two words>", "exit\r"),
          ]
        ) { output, shell in
          XCTAssertTrue(output.contains("<in one/two words>"), "\(shell): \(output)")
          XCTAssertEqual(output.contains("out/built/y"), !isGit, "\(shell): \(output)")
        }
      }
    }

    func testFoldersOfGit() throws {
      try inEachShell(
        isGit: true,
        [("ready[>]", "\u{1B}c"), ("0 of 2", "\u{7}"), (Self.left, "exit\r")]
      ) { output, shell in
        XCTAssertTrue(output.contains("in one/deep"), "\(shell): \(output)")
        XCTAssertFalse(output.contains("out"), "\(shell): \(output)")
      }
    }
  }
#endif
