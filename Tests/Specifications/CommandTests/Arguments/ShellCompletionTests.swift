// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import XCTest

  @testable import selection

  /// Completions as zsh and fish run them.
  ///
  /// If a shell isn't installed, its tests are skipped; CI installs both.
  final class ShellCompletionTests: XCTestCase {
    /// A shell that is installed.
    private struct Shell {
      let program: URL
      let options: [String]

      /// Finds the shell, or skips the test: outside assertions, which report a skip as a failure.
      init(_ name: String, _ options: String...) throws {
        let folders = ["/bin", "/usr/bin", "/usr/local/bin"]
        let all = folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
        guard let program = all.first(where: { FileManager.default.fileExists(atPath: $0.path) })
        else { throw XCTSkip("\(name) is not there: .ci/need \(name)=\(name) installs it") }
        (self.program, self.options) = (program, options)
      }

      static func zsh() throws -> Self { try Self("zsh", "-f") }
      static func fish() throws -> Self { try Self("fish", "--no-config") }
    }

    /// Runs a script of a shell with the command and a folder with some files.
    private func run(_ shell: Shell, _ script: String, _ words: [String]) throws -> [String] {
      try TemporaryFolder.with { folder in
        let files = folder.appendingPathComponent("files")
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: false)
        for name in ["two words", "plain", "star*"] {
          try Data().write(to: files.appendingPathComponent(name))
        }
        let file = folder.appendingPathComponent("script")
        try Data(script.utf8).write(to: file)
        let run = try CommandRun.run(
          shell.program, shell.options + [file.path, CommandRun.command.path, files.path] + words)
        XCTAssertEqual(run.errors, "")
        return run.lines
      }
    }

    /// The results of zsh for typed lines that end with a tab, in a terminal of its own.
    private func completed(by zsh: Shell, _ lines: [String]) throws -> [String] {
      let script = #"""
        zmodload zsh/zpty
        zpty shell zsh -f -i
        typed() { zpty -w -n shell "$1" }
        typed "cd ${(q)2}; PATH=${(q)1:h}:\$PATH; autoload -Uz compinit; compinit -u -D"$'\r'
        typed 'source <(selection --completions zsh)'$'\r'
        typed "note() { print -r -- \"\$BUFFER\" >> ${(q)2}/../typed; BUFFER= }"$'\r'
        typed "zle -N note; bindkey '^G' note; bindkey '^I' complete-word"$'\r'
        : > $2/../typed
        for line in "${@:3}"; do typed "$line"$'\t\a'; done
        for try in {1..600}; do
          zpty -r -t shell shown
          (( $(wc -l < $2/../typed) >= $# - 2 )) && break
          sleep 0.05
        done
        cat $2/../typed
        """#
      return try run(zsh, script, lines)
    }

    /// The completions that fish offers for a line, without their descriptions.
    private func offered(by fish: Shell, _ line: String) throws -> [String] {
      let script = """
        cd $argv[2]
        set -x PATH (dirname $argv[1]) $PATH
        selection --completions fish | source
        complete -C $argv[3]
        """
      return try run(fish, script, [line])
        .map { $0.components(separatedBy: "\t")[0] }.sorted()
    }

    func testZsh() throws {
      let zsh = try Shell.zsh()
      let lines = [
        ("selection pi", "selection pick "),
        ("selection pick t", "selection pick two\\ words "),
        ("selection replay st", "selection replay star\\* "),
        ("selection pick --state tw", "selection pick --state two\\ words "),
        ("selection pick --state=tw", "selection pick --state=two\\ words "),
        ("selection pick --prompt tw", "selection pick --prompt tw"),
        ("selection pick -x p", "selection pick -x plain "),
        ("selection pick -n 2 -e tw", "selection pick -n 2 -e two\\ words "),
        ("selection pick --acc", "selection pick --accept-nth="),
        ("selection pick -m --mul", "selection pick -m --multi="),
        ("selection pick --tac --fuz", "selection pick --tac --fuzzy "),
        ("selection help r", "selection help replay "),
        ("selection demo --record pl", "selection demo --record plain "),
        ("selection --v", "selection --version "),
        ("selection --completions z", "selection --completions zsh "),
        ("selection --bindings f", "selection --bindings fish "),
      ]
      XCTAssertEqual(try completed(by: zsh, lines.map(\.0)), lines.map(\.1))
    }

    func testFish() throws {
      let fish = try Shell.fish()
      for (line, offered) in [
        ("selection pi", ["pick"]),
        ("selection pick t", ["two words"]),
        ("selection replay ", ["plain", "star*", "two words"]),
        ("selection pick --state tw", ["two words"]),
        ("selection pick --state=tw", ["--state=two words"]),
        ("selection pick --prompt tw", []),
        ("selection pick -x p", ["plain"]),
        ("selection pick --acc", ["--accept-nth"]),
        ("selection pick --tac --fuz", ["--fuzzy"]),
        ("selection help r", ["replay"]),
        ("selection demo --record pl", ["plain"]),
        ("selection --completions z", ["zsh"]),
        ("selection --bindings f", ["fish"]),
      ] {
        XCTAssertEqual(try self.offered(by: fish, line), offered, line)
      }
    }

    func testFishReadsTheBindings() throws {
      let fish = try Shell.fish()
      let script = """
        set -x PATH (dirname $argv[1]) $PATH
        selection --bindings fish | source
        bind \\ct
        functions -q _selection_pick_folder; and echo there
        """
      XCTAssertEqual(try run(fish, script, []), ["bind \\ct _selection_pick_files", "there"])
    }

    func testZshReadsTheBindings() throws {
      let zsh = try Shell.zsh()
      let script = """
        PATH=${1:h}:$PATH
        source <(selection --bindings zsh)
        bindkey '^T'
        bindkey '^R'
        bindkey '^[c'
        """
      XCTAssertEqual(
        try run(zsh, script, []),
        [
          "\"^T\" selection-files", "\"^R\" selection-command", "\"^[c\" selection-folder",
        ])
    }
  }
#endif
