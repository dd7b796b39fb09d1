// SPDX-License-Identifier: MIT

import Foundation
import SelectionCore
import XCTest

@testable import selection

/// `selection pick --tree`: paths of a pipe or of a folder as an outline.
@MainActor
final class PickTreeTests: XCTestCase, UsesScreens {
  let size = ScreenSize(columns: 72, lines: 12)
  private let paths = "README\nsrc/a.c\nsrc/b.c\nsrc/lib/x.c\nsrc/lib/y.c\ntest/t.c\n"

  private func screen(_ text: String, _ options: PickOptions = PickOptions()) throws -> TreeScreen {
    try TreeScreen.ofLines(text, options)
  }

  /// Expects what is printed if all paths are chosen, one by one and by the fewest folders.
  private func expectAll(of lines: String, _ paths: String, tops: String) throws {
    for (option, output) in [("--tree", paths), ("--tops", tops)] {
      let run = try CommandRun.selection(["pick", option, "--keys", "alt-a"], input: lines)
      XCTAssertEqual(run.output, output, option)
    }
  }

  func testFoldersAreClosedAtFirstAndOpenToTheRight() async throws {
    let screen = try screen(paths)
    XCTAssertEqual(rows(screen), ["❯  [ ] README", " ▸ [ ] src/", " ▸ [ ] test/"])
    try press("down right", on: screen)
    XCTAssertEqual(
      rows(screen),
      [
        "   [ ] README", "❯▾ [ ] src/", "     [ ] a.c", "     [ ] b.c", "   ▸ [ ] lib/",
        " ▸ [ ] test/",
      ])
    try press("right right", on: screen)
    XCTAssertEqual(rows(screen)[2], "❯    [ ] a.c", "into the folder; a leaf has nowhere to go")
    try press("left left", on: screen)
    XCTAssertEqual(rows(screen), ["   [ ] README", "❯▸ [ ] src/", " ▸ [ ] test/"])
  }

  func testAFolderIsChosenWithAllBelowIt() async throws {
    let screen = try screen(paths)
    try press("down space", on: screen)
    XCTAssertEqual(rows(screen)[1], "❯▸ [✓] src/")
    XCTAssertEqual(chosen(screen), "src/a.c src/b.c src/lib/x.c src/lib/y.c ")
    try press("right down space", on: screen)
    XCTAssertEqual(rows(screen)[1], " ▾ [-] src/")
    XCTAssertEqual(chosen(screen), "src/b.c src/lib/x.c src/lib/y.c ")
    try press("alt-u", on: screen)
    XCTAssertEqual(rows(screen)[1], " ▾ [✓] src/")
  }

  /// A line that is the folder of others stands for them, wherever it comes among the lines.
  func testAFolderOfOthersIsPrintedAsThese() async throws {
    try expectAll(of: "a/b\na/\nempty/\n", "a/b\nempty/\n", tops: "a/\nempty/\n")
  }

  /// So does the folder of all absolute paths, if it is a line, as `find /` prints it.
  func testTheRootOfAllPathsIsPrintedAsThese() async throws {
    let lines = "/\n/abs\n/abs/x\nb\n/etc\n"
    try expectAll(of: lines, "/abs/x\n/etc\nb\n", tops: "/\nb\n")
    let screen = try screen(lines)
    try press("right right", on: screen)
    XCTAssertEqual(rows(screen), [" ▾ [ ] /", "❯  ▸ [ ] abs/", "     [ ] etc", "   [ ] b"])
    XCTAssertEqual(rows(try self.screen("/a\n/b/c\n")), ["❯  [ ] /a", " ▸ [ ] /b/"])
  }

  /// A byte may be in a path unless it ends lines.
  func testPathsWithNullsAndLineEnds() async throws {
    let lines = "a\0b/c\nz/y\0q\nw\n"
    let run = try CommandRun.selection(["pick", "--tree", "--keys", "q alt-a"], input: lines)
    XCTAssertEqual(run.output, "z/y\0q\n")
    let ended = try CommandRun.selection(
      ["pick", "--tree", "--read0", "--print0", "--keys", "alt-a"], input: "a\nb/c\0d\0")
    XCTAssertEqual(ended.output, "a\nb/c\0d\0")
  }

  func testOnlyTheTopmostChosenFoldersArePrinted() async throws {
    var options = PickOptions()
    options.printsTops = true
    let screen = try screen(paths, options)
    try press("space down space right down space", on: screen)
    XCTAssertEqual(chosen(screen), "README src/b.c src/lib/ ")
  }

  func testARangeOfBoxesBeginsWhereTheKeyboardIs() async throws {
    let screen = try screen(paths)
    try press("down right down space", on: screen)
    XCTAssertEqual(chosen(screen), "src/a.c ")
    try press("shift-down shift-down", on: screen)
    XCTAssertEqual(chosen(screen), "src/a.c src/b.c src/lib/x.c src/lib/y.c ")
    try press("shift-up", on: screen)
    XCTAssertEqual(chosen(screen), "src/a.c src/b.c ")
  }

  func testASearchShowsWhatMatchesAndTheFoldersAboveIt() async throws {
    let screen = try screen(paths)
    try press("l i b", on: screen)
    XCTAssertEqual(
      rows(screen), [" ▾ [ ] src/", "   ▾ [ ] lib/", "❯      [ ] x.c", "       [ ] y.c"])
    try press("up up tab", on: screen)
    XCTAssertEqual(chosen(screen), "src/lib/x.c src/lib/y.c ", "a tap reaches what is shown")
    try press("escape", on: screen)
    XCTAssertEqual(rows(screen).count, 3, "what was closed is closed again")
    XCTAssertEqual(screen.take(TerminalKey(.escape)), .end(130))
  }

  func testPathsInAnyOrder() async throws {
    let lines = "./b/c\n./b\n./a b\n./b.c\n./b/a/\n./b/c\n./b//x\n"
    let screen = try screen(lines)
    try press("option-right", on: screen)
    XCTAssertEqual(
      rows(screen),
      [
        "❯▾ [ ] ./", "     [ ] a b", "   ▾ [ ] b/", "       [ ] x", "     ▾ [ ] a/", "       [ ] c",
        "     [ ] b.c",
      ])
    try press("space", on: screen)
    XCTAssertEqual(chosen(screen), "./a b ./b//x ./b/a/ ./b/c ./b.c ")
    let absolute = try self.screen("/usr/bin/env\n/usr/lib\n")
    XCTAssertEqual(rows(absolute), ["❯▸ [ ] /usr/"])
    try press("space", on: absolute)
    XCTAssertEqual(chosen(absolute), "/usr/bin/env /usr/lib ")
  }

  func testAFolderIsReadWhereItIsOpened() async throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("pick-tree-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let inner = root.appendingPathComponent("in/deep")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    for file in ["a", "in/b", "in/deep/c"] {
      try Data().write(to: root.appendingPathComponent(file))
    }
    let options = PickOptions()
    let screen = TreeScreen(
      try PickTree(folder: Array(root.path.utf8), options: options), options: options)
    XCTAssertEqual(rows(screen), ["❯  [ ] a", " ▸ [ ] in/"])
    try press("down space", on: screen)
    XCTAssertEqual(chosen(screen), root.path + "/in/ ")
    XCTAssertTrue(screen.lines(for: size)[0].plainText.contains("1 whole folder chosen"))
    try press("right", on: screen)
    XCTAssertEqual(
      rows(screen), ["   [ ] a", "❯▾ [✓] in/", "     [✓] b", "   ▸ [✓] deep/"])
    try press("down space", on: screen)
    XCTAssertEqual(rows(screen)[1], " ▾ [-] in/")
    XCTAssertEqual(chosen(screen), root.path + "/in/deep/ ")
    try FileManager.default.removeItem(at: inner)
    try press("down right", on: screen)
    XCTAssertTrue(screen.message.hasPrefix("cannot read deep: "), screen.message)
    XCTAssertEqual(rows(screen)[3], "❯  ▸ [✓] deep/")
  }

  func testAChosenFolderIsReadWhenItIsPrinted() async throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("pick-tree-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("in/deep"), withIntermediateDirectories: true)
    for file in ["a", "in/b", "in/deep/c"] {
      try Data().write(to: root.appendingPathComponent(file))
    }
    func pick(_ options: String...) throws -> CommandRun {
      try CommandRun.selection(["pick"] + options + ["--keys", "down space", root.path])
    }
    let files = ["in/b", "in/deep/c"].map { "\(root.path)/\($0)\n" }.joined()
    XCTAssertEqual(try pick("--tree").output, files)
    XCTAssertEqual(try pick("--tops").output, root.path + "/in/\n")
    XCTAssertEqual(try pick("--tree", "--limit", "1").output, root.path + "/in/\n")
    let unreadable = root.appendingPathComponent("in/deep")
    let screen = TreeScreen(
      try PickTree(folder: Array(root.path.utf8), options: PickOptions()), options: PickOptions())
    try press("down space right", on: screen)
    try FileManager.default.removeItem(at: unreadable)
    XCTAssertEqual(screen.readChosen().count, 1)
    XCTAssertEqual(chosen(screen), root.path + "/in/b " + root.path + "/in/deep/ ")
  }

  func testTheMouseOpensFoldersAndTapsBoxes() async throws {
    let screen = try screen(paths)
    _ = screen.lines(for: size)
    func click(_ line: Int, _ column: Int) {
      let mouse = TerminalKey.Mouse(action: .press, column: column, line: line)
      XCTAssertEqual(screen.take(TerminalKey(.mouse(mouse))), .stay)
      _ = screen.lines(for: size)
    }
    click(2, 1)
    XCTAssertEqual(rows(screen).count, 6)
    click(4, 6)
    XCTAssertEqual(chosen(screen), "src/b.c ")
  }

  func testFromACommandLine() async throws {
    func pick(_ words: String...) throws -> CommandRun {
      try CommandRun.selection(["pick"] + words, input: paths)
    }
    XCTAssertEqual(try pick("--tree", "--keys", "down down").output, "test/t.c\n")
    XCTAssertEqual(try pick("--tops", "--keys", "alt-a").output, "README\nsrc/\ntest/\n")
    XCTAssertEqual(try pick("--tree", "--checked", "src/b.c", "--keys", "").output, "src/b.c\n")
    XCTAssertEqual(try pick("--tree", "--required", "--keys", "").status, 1)
    XCTAssertEqual(try pick("--tree", "--keys", "escape").status, 130)
    XCTAssertEqual(try pick("--tree", "--limit", "3", "--keys", "down space").output, "")
    let wrong = try pick("--tree", "--ordered")
    XCTAssertEqual(wrong.status, 64)
    XCTAssertTrue(wrong.errors.contains("--tree and --ordered do not go together"))
    XCTAssertEqual(try pick("--tree", "/nowhere/at/all", "--keys", "").status, 2)
  }
}
