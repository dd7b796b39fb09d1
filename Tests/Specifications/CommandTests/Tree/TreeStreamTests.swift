// SPDX-License-Identifier: MIT

import XCTest

@testable import selection

/// Trees of pipes: paths are shown while others come, and nothing that was done to them is lost.
@MainActor
final class TreeStreamTests: XCTestCase, UsesScreens {
  let size = ScreenSize(columns: 72, lines: 16)

  private func screen(_ text: String, _ options: PickOptions = PickOptions()) throws -> TreeScreen {
    var tree = try PickTree(options: options)
    try tree.feed(Array(text.utf8))
    return TreeScreen(tree, options: options)
  }

  private func feed(_ text: String?, to screen: TreeScreen) throws {
    try screen.tree.feed(text.map { Array($0.utf8) })
    if screen.tree.isBehind { try screen.tree.showLines() }
  }

  func testWhatIsDoneStaysWhileOthersCome() async throws {
    let screen = try screen("b/one\nb/two\nREAD")
    XCTAssertEqual(rows(screen), ["❯▸ [ ] b/"], "a line counts when it has ended")
    try press("right down space", on: screen)
    XCTAssertEqual(rows(screen), [" ▾ [-] b/", "❯    [✓] one", "     [ ] two"])
    try feed("ME\na/x\nb/three\nc/y\n", to: screen)
    XCTAssertEqual(
      rows(screen),
      [
        "   [ ] README", " ▸ [ ] a/", " ▾ [-] b/", "❯    [✓] one", "     [ ] three", "     [ ] two",
        " ▸ [ ] c/",
      ])
    try press("alt-u", on: screen)
    XCTAssertEqual(chosen(screen), "", "it can be undone")
    try press("ctrl-r", on: screen)
    try feed(nil, to: screen)
    XCTAssertEqual(chosen(screen), "b/one ")
  }

  func testALineOfAMillionFoldersTakesNoMoreSpaceThanItsPathsMay() throws {
    let start = String(repeating: "a/", count: 1_000_000)
    let screen = try screen("\(start)x\n\(start)y\nb\n")
    // The folders that a path may have, the rest of each line as one name, and the last line.
    XCTAssertEqual(screen.tree.paths.count, TreePaths.longestFolder / 2 + 1 + 2 + 1)
    let last = screen.tree.paths.count - 1
    XCTAssertEqual(Array(screen.tree.paths.paths[last - 2]), Array("\(start)x".utf8))
    XCTAssertEqual(Array(screen.tree.paths.paths[last - 1]), Array("\(start)y".utf8))
    XCTAssertEqual(screen.tree.paths.name(of: last), "b")
  }

  func testWhatComesIntoAChosenFolderIsChosen() async throws {
    let screen = try screen("a/x\nb/y\n")
    try press("space", on: screen)
    try feed("a/z\na/deep/w\nb/v\n", to: screen)
    XCTAssertEqual(chosen(screen), "a/deep/w a/x a/z ")
  }

  func testASearchGoesOnInWhatComes() async throws {
    let screen = try screen("src/a.c\nsrc/b.h\n")
    try press("z", on: screen)
    XCTAssertEqual(rows(screen), [])
    try feed("lib/z.c\nsrc/z.c\n", to: screen)
    XCTAssertEqual(rows(screen), [" ▾ [ ] lib/", "❯    [ ] z.c", " ▾ [ ] src/", "     [ ] z.c"])
    try press("escape", on: screen)
    XCTAssertEqual(rows(screen), ["❯▸ [ ] lib/", " ▸ [ ] src/"])
  }

  func testCheckedLinesAreChosenAsTheyCome() async throws {
    var options = PickOptions()
    options.checked = ["a/y", "b"].map { Array($0.utf8) }
    let screen = try screen("a/x\n", options)
    try feed("a/y\nb\n", to: screen)
    XCTAssertEqual(chosen(screen), "a/y b ")
    try press("end space", on: screen)
    try feed("c\n", to: screen)
    XCTAssertEqual(chosen(screen), "a/y ", "what was dropped isn't chosen again")
  }

  /// Lines in any order and in any pieces make the tree that they make at once.
  func testAnyPiecesMakeTheSameTree() async throws {
    let lines = [
      "b/x", "a", "a/b/c", "b/a/", "./z", "a b", "a/b", "/root/x", "b//y", "a/b/d", "b/x", "c",
    ]
    for shift in lines.indices {
      let text = (lines[shift...] + lines[..<shift]).map { $0 + "\n" }.joined()
      let whole = try TreeScreen.ofLines(text)
      for step in [1, 3, 7] {
        var bytes = Array(text.utf8)[...]
        let screen = try screen("")
        while !bytes.isEmpty {
          try feed(String(decoding: bytes.prefix(step), as: UTF8.self), to: screen)
          bytes = bytes.dropFirst(step)
        }
        try feed(nil, to: screen)
        for screen in [screen, whole] { try press("alt-a", on: screen) }
        XCTAssertEqual(chosen(screen), chosen(whole), text)
        XCTAssertEqual(screen.tree.paths.count, whole.tree.paths.count, text)
        try press("alt-u", on: whole)
      }
    }
  }

  func testFuzzyQueriesGoToTheBestMatch() async throws {
    var options = PickOptions()
    options.isFuzzy = true
    let screen = try TreeScreen.ofLines("a/s-r-c\nb/src\nc/xsrc\n", options)
    try press("s r c", on: screen)
    XCTAssertEqual(rows(screen).first { $0.hasPrefix("❯") }, "❯    [ ] src")
    try press("alt-z", on: screen)
    XCTAssertEqual(rows(screen).count, 4, "by words a/s-r-c doesn't match")
    try press("escape ^ b", on: screen)
    XCTAssertEqual(rows(screen), [" ▾ [ ] b/", "❯    [ ] src"])
  }

  /// A key of a search among many paths takes about as long as in a list.
  func testKeysAreFastAmongManyPaths() async throws {
    let text = (0..<60_000).map { "src\($0 % 300)/lib\($0 % 7)/file\($0).c\n" }.joined()
    let tree = try TreeScreen.ofLines(text)
    try press("f", on: tree)
    let time = try ContinuousClock().measure {
      for key in ["7", "1", "backspace", "backspace", "9"] { try press(key, on: tree) }
    }
    XCTAssertLessThan(time, .seconds(2), "by a build without optimization")
  }
}
