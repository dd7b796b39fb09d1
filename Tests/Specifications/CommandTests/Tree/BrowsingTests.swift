// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import selection

/// `selection` without a command: the folder in which it is started, and letters as commands.
@MainActor
final class BrowsingTests: XCTestCase, UsesScreens {
  let size = ScreenSize(columns: 80, lines: 14)

  /// The screen for a folder with some files.
  private func withScreen(_ body: @MainActor (TreeScreen) throws -> Void) throws {
    try TemporaryFolder.with { root in
      for path in ["README", "src/a.c", "src/lib/b.c", "tests/t.c"] {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
      var options = PickOptions.browsing
      options.file = Array(root.path.utf8)
      try body(
        TreeScreen(try PickTree(folder: Array(root.path.utf8), options: options), options: options))
    }
  }

  /// Presses keys, and reads the folders that a search needs.
  private func pressAndRead(_ keys: String, on screen: TreeScreen) throws {
    for key in keys.split(separator: " ") {
      try press(String(key), on: screen)
      screen.finishReading()
    }
  }

  /// The last names of the chosen paths.
  private func chosenNames(_ screen: TreeScreen) -> [String] {
    let text = String(decoding: screen.chosen(endedBy: 0x0A), as: UTF8.self)
    return text.split(separator: "\n").map { path in
      path.split(separator: "/").last.map(String.init) ?? ""
    }
  }

  func testTheFirstScreenSaysWhatItIsAndWhatToTry() async throws {
    try withScreen { screen in
      XCTAssertEqual(
        shown(screen)[0], " space checks · ⇧↓ ranges · u undoes · / filters, what is chosen stays")
      XCTAssertEqual(
        shown(screen)[1],
        " This folder  0 chosen · by SelectionCore, for an app's tables, lists and trees")
      let narrow = shown(screen, columns: 40)
      XCTAssertEqual(narrow[0], " space checks · ⇧↓ ranges · u undoes")
      XCTAssertEqual(narrow[1], " This folder  0 chosen")
      XCTAssertEqual(
        Array(shown(screen)[2...4]), ["❯  [ ] README", " ▸ [ ] src/", " ▸ [ ] tests/"])
      XCTAssertTrue(shown(screen)[13].contains("q quit"), shown(screen)[13])
      for columns in 1...100 {
        let lines = screen.lines(for: ScreenSize(columns: columns, lines: 14))
        XCTAssertTrue(lines.allSatisfy { TextWidth.of($0.plainText) == columns }, "\(columns)")
      }
    }
  }

  func testEachThingThatItSaysToTry() async throws {
    try withScreen { screen in
      try pressAndRead("down space", on: screen)
      XCTAssertEqual(shown(screen)[3], "❯▸ [✓] src/")
      XCTAssertTrue(shown(screen)[1].contains(" 1 whole folder chosen"), shown(screen)[1])
      try pressAndRead("shift-down", on: screen)
      XCTAssertEqual(chosenNames(screen), ["src", "tests"])
      try pressAndRead("u u", on: screen)
      XCTAssertEqual(chosenNames(screen), [])
      try pressAndRead("U", on: screen)
      XCTAssertEqual(chosenNames(screen), ["src"])
      try pressAndRead("/ t . c", on: screen)
      XCTAssertTrue(shown(screen)[1].contains(" > t.c"), shown(screen)[1])
      XCTAssertEqual(Array(shown(screen)[2...3]), [" ▾ [ ] tests/", "❯    [ ] t.c"])
      XCTAssertEqual(chosenNames(screen), ["src"], "what is chosen stays")
      try pressAndRead("return space", on: screen)
      XCTAssertEqual(chosenNames(screen), ["src", "t.c"])
      XCTAssertTrue(shown(screen)[1].contains(" / t.c"), "the search stays: \(shown(screen)[1])")
      try pressAndRead("escape", on: screen)
      XCTAssertEqual(shown(screen).filter { $0.contains("[") }.count, 3)
      XCTAssertEqual(screen.take(TerminalKey(.return)), .end(0))
    }
  }

  func testLettersAreCommandsUntilASearchBegins() async throws {
    try withScreen { screen in
      try pressAndRead("x y", on: screen)
      XCTAssertEqual(screen.line.text, "", "others do nothing")
      try pressAndRead("a", on: screen)
      XCTAssertEqual(chosenNames(screen), ["README", "src", "tests"])
      try pressAndRead("a * /", on: screen)
      XCTAssertEqual(chosenNames(screen), [])
      try pressAndRead("u q", on: screen)
      XCTAssertEqual(screen.line.text, "uq")
      try pressAndRead("escape", on: screen)
      XCTAssertFalse(screen.isTyping)
      try pressAndRead("/ escape ?", on: screen)
      XCTAssertEqual(shown(screen)[2], "  keys:")
      try pressAndRead("space", on: screen)
      while screen.keyList != nil { try pressAndRead("space", on: screen) }
      XCTAssertEqual(screen.take(.character("q")), .end(130))
    }
  }

  func testReturnTakesWhatIsUnderTheCursor() async throws {
    try withScreen { screen in
      XCTAssertEqual(screen.take(TerminalKey(.return)), .end(0))
      XCTAssertEqual(chosenNames(screen), ["README"])
    }
  }

  func testWithoutATerminalItSaysSo() throws {
    let run = try CommandRun.selection([], input: "a\nb\n")
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(
      run.errors,
      """
      selection: there is no terminal to show this folder in
      selection: 'selection pick' takes the lines of a pipe, 'selection demo' prints a tour

      """)
  }
}

#if os(Linux)
  /// The same in a terminal.
  final class BrowsingTerminalTests: TerminalCase {
    private func inFolder(_ command: String, keys: String, after text: String) throws -> String {
      try TemporaryFolder.with { folder in
        let place = folder.appendingPathComponent("place")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        try Data().write(to: place.appendingPathComponent("one"))
        try Data().write(to: place.appendingPathComponent("two words"))
        let run = try inTerminal(
          "cd '\(place.path)'; \(command) > ../out; echo status $?; cat ../out", keys: keys,
          after: text)
        return try parts(of: run).after
      }
    }

    func testReturnPrintsWhatIsChosen() throws {
      let after = try inFolder(command, keys: " \u{1B}[B \r", after: "filters, what is chose[n]")
      XCTAssertTrue(after.contains("status 0\r\none\r\ntwo words\r\n"), after)
    }

    func testQuittingPrintsNothing() throws {
      let after = try inFolder(command, keys: " q", after: "filters, what is chose[n]")
      XCTAssertTrue(after.contains("status 130\r\n"), after)
      XCTAssertFalse(after.contains("one"), after)
    }

    func testWhatGitIgnoresIsLeftOut() throws {
      let files = """
        git init -q .; mkdir -p out/deep keep/sub; touch out/deep/x keep/sub/y.o keep/z; \
        printf 'out/\\n*.o\\n' > .gitignore; git config core.fsmonitor 'touch OWNED;'
        """
      for (command, isLeftOut) in [(command, true), ("\(command) pick --tree .", false)] {
        let keys = command.hasSuffix(".") ? "\u{1B}a\r" : "a\u{1B}[1;3C\r"
        let after = try inFolder("\(files); \(command) --", keys: keys, after: "0 chose[n]")
        XCTAssertTrue(after.contains("keep/"), after)
        XCTAssertEqual(after.contains("\nout/"), !isLeftOut, after)
        XCTAssertEqual(after.contains("\n.git/"), !isLeftOut, after)
        XCTAssertFalse(after.contains("OWNED"), after)
      }
    }

    func testPickWithoutAPipeIsOfTheFolder() throws {
      let after = try inFolder("\(command) pick", keys: "wor\r", after: "Pick from a tre[e]")
      XCTAssertTrue(after.contains("status 0\r\ntwo words\r\n"), after)
      let wrong = try inTerminal("\(command) pick --ordered; echo status $?", keys: "")
      XCTAssertTrue(wrong.output.contains("--ordered is not for a folder"), wrong.output)
      XCTAssertTrue(wrong.output.contains("status 64"), wrong.output)
    }
  }
#endif
