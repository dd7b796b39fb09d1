// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import selection

/// Searches in `selection pick --tree`: the first match is under the cursor, and folders that
/// haven't been opened are searched, too.
@MainActor
final class TreeSearchTests: XCTestCase, UsesScreens {
  let size = ScreenSize(columns: 90, lines: 12)
  private let paths = "README\nsrc/a.c\nsrc/lib/x.c\nsrc/lib/y.c\ntest/Fuzz/one\ntest/t.c\n"

  private func screen(_ text: String, _ options: PickOptions = PickOptions()) throws -> TreeScreen {
    try TreeScreen.ofLines(text, options)
  }

  private func type(_ text: String, on screen: TreeScreen) {
    for character in text { XCTAssertEqual(screen.take(.character(character)), .stay) }
  }

  private func title(_ screen: TreeScreen) -> String { screen.lines(for: size)[0].plainText }

  /// The line under the cursor.
  private func cursorLine(_ screen: TreeScreen) -> String {
    let lines = screen.lines(for: size).map(\.plainText)
    return lines.first { $0.hasPrefix("❯") }?.trimmingCharacters(in: .whitespaces) ?? ""
  }

  func testReturnTakesTheFirstMatch() async throws {
    for (query, expected) in [
      ("Fuzz", "test/Fuzz/one "), ("lib", "src/lib/x.c "), (".c", "src/a.c "),
      ("y.c", "src/lib/y.c "),
      ("src", "src/a.c "), ("READ", "README "),
    ] {
      let screen = try screen(paths)
      type(query, on: screen)
      XCTAssertEqual(chosen(screen), "", query)
      XCTAssertEqual(screen.take(TerminalKey(.return)), .end(0), query)
      XCTAssertEqual(chosen(screen), expected, query)
    }
    var options = PickOptions()
    options.query = "lib"
    let screen = try screen(paths, options)
    XCTAssertEqual(screen.take(TerminalKey(.return)), .end(0))
    XCTAssertEqual(chosen(screen), "src/lib/x.c ", "a query at the start likewise")
  }

  func testEachNewQueryGoesToItsFirstMatch() async throws {
    let screen = try screen(paths)
    type("c", on: screen)
    XCTAssertEqual(cursorLine(screen), "❯    [ ] a.c")
    _ = screen.take(TerminalKey(.down))
    _ = screen.take(TerminalKey(.down))
    XCTAssertEqual(cursorLine(screen), "❯      [ ] x.c")
    type(" ", on: screen)
    XCTAssertEqual(cursorLine(screen), "❯      [ ] x.c", "the same words")
    type("t", on: screen)
    XCTAssertEqual(cursorLine(screen), "❯    [ ] t.c")
    type("zz", on: screen)
    XCTAssertEqual(screen.take(TerminalKey(.return)), .stay)
    XCTAssertEqual(screen.message, "no path matches")
  }

  func testFoldersAboveMatchesAreNotCounted() async throws {
    let screen = try screen(paths)
    for (query, expected) in [
      ("x.c", "1 path matches"), ("lib", "2 paths match"), (".c", "4 paths match"),
      ("lib/$", "1 folder matches"), ("/$", "4 folders match"), ("nowhere", "0 paths match"),
    ] {
      type(query, on: screen)
      XCTAssertTrue(title(screen).contains("0 chosen · \(expected) "), title(screen))
      XCTAssertEqual(screen.take(TerminalKey(.escape)), .stay)
    }
  }

  func testWhatIsChosenGoesBeforeTheCursor() async throws {
    let screen = try screen(paths)
    _ = screen.take(TerminalKey(.space))
    type("lib", on: screen)
    XCTAssertEqual(screen.take(TerminalKey(.return)), .end(0))
    XCTAssertEqual(chosen(screen), "README ")
  }

  /// A folder with a file in each of some folders within folders.
  private func withFolder(_ body: @MainActor (URL) throws -> Void) throws {
    try TemporaryFolder.with { root in
      for path in ["a", "in/b", "in/deep/ScreenLoop", "in/deep/er/c", "other/x"] {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
      try body(root)
    }
  }

  func testFoldersThatAreNotOpenAreSearchedToo() async throws {
    try withFolder { root in
      let options = PickOptions()
      let screen = TreeScreen(
        try PickTree(folder: Array(root.path.utf8), options: options), options: options)
      XCTAssertFalse(screen.isBusy, "nothing is read before a search")
      type("ScreenL", on: screen)
      XCTAssertTrue(title(screen).contains("0 paths match in 1 of 3 folders"), title(screen))
      XCTAssertEqual(screen.take(TerminalKey(.return)), .stay)
      XCTAssertEqual(screen.message, "no path matches so far")
      screen.finishReading()
      XCTAssertTrue(title(screen).contains("1 path matches "), title(screen))
      XCTAssertFalse(title(screen).contains("folders"), title(screen))
      XCTAssertEqual(cursorLine(screen), "❯      [ ] ScreenLoop")
      type("zz", on: screen)
      for _ in 0..<2 { _ = screen.take(TerminalKey(.backspace)) }
      XCTAssertEqual(cursorLine(screen), "❯      [ ] ScreenLoop")
      XCTAssertEqual(screen.take(TerminalKey(.escape)), .stay)
      let lines = screen.lines(for: size).map(\.plainText)
      XCTAssertTrue(lines[2].contains("▸ [ ] in/"), "\(lines)")
      XCTAssertTrue(lines[3].contains("▸ [ ] other/"), "all are closed again: \(lines)")
    }
  }

  func testTheCursorGoesOnFromAFolderToTheFirstLeaf() async throws {
    try withFolder { root in
      let options = PickOptions()
      @MainActor func searched() throws -> TreeScreen {
        let tree = try PickTree(folder: Array(root.path.utf8), options: options)
        let screen = TreeScreen(tree, options: options)
        type("/in/", on: screen)
        XCTAssertEqual(cursorLine(screen), "❯▸ [ ] in/")
        return screen
      }
      let screen = try searched()
      screen.finishReading()
      XCTAssertEqual(cursorLine(screen), "❯    [ ] b")
      let moved = try searched()
      _ = moved.take(TerminalKey(.home))
      moved.finishReading()
      XCTAssertEqual(cursorLine(moved), "❯▾ [ ] in/", "the user has moved there")
    }
  }

  func testAChosenFolderIsNotReadAndStaysWhole() async throws {
    try withFolder { root in
      let options = PickOptions()
      let screen = TreeScreen(
        try PickTree(folder: Array(root.path.utf8), options: options), options: options)
      _ = screen.take(TerminalKey(.down))
      _ = screen.take(TerminalKey(.space))
      type("x", on: screen)
      screen.finishReading()
      XCTAssertTrue(title(screen).contains("in 2 of 3 folders"), title(screen))
      XCTAssertEqual(chosen(screen), root.path + "/in/ ")
      _ = screen.take(TerminalKey(.escape))
      _ = screen.take(TerminalKey(.character("u"), .option))
      XCTAssertEqual(chosen(screen), "")
    }
  }

  func testAFolderFromACommandLine() async throws {
    try withFolder { root in
      let run = try CommandRun.selection(
        ["pick", "--tree", root.path, "--query", "screenloop", "--keys", ""])
      XCTAssertEqual(run.output, root.path + "/in/deep/ScreenLoop\n", run.errors)
    }
  }
}
