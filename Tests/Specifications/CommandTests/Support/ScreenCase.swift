// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

@testable import selection

/// A test of the tables, with a screen of 12 lines and methods to use it.
@MainActor
class ScreenCase: XCTestCase, UsesScreens {
  let size = ScreenSize(columns: 80, lines: 12)

  /// A screen that has been drawn.
  func screen() -> TableScreen {
    let screen = TableScreen()
    _ = screen.lines(for: size)
    return screen
  }

  /// Performs an action of the mouse, and draws the screen.
  func act(
    _ action: TerminalKey.Mouse.Action, line: Int, column: Int = 30,
    _ modifiers: TerminalKey.Modifiers = [], on screen: TableScreen
  ) {
    let mouse = TerminalKey.Mouse(action: action, column: column, line: line)
    XCTAssertEqual(screen.take(TerminalKey(.mouse(mouse), modifiers)), .stay)
    _ = screen.lines(for: size)
  }

  /// Presses and releases the mouse button.
  func click(
    line: Int, column: Int = 30, _ modifiers: TerminalKey.Modifiers = [], on screen: TableScreen
  ) {
    act(.press, line: line, column: column, modifiers, on: screen)
    act(.release, line: line, column: column, modifiers, on: screen)
  }

  /// The selected rows of the shown table.
  func selected(_ screen: TableScreen) -> String {
    screen.current.table.rows.selectedRows.description
  }

  /// The checked rows of the shown table.
  func checked(_ screen: TableScreen) -> String {
    screen.current.table.rows.checkedRows.description
  }
}

extension DemoTable {
  /// The labels of the checked rows.
  var checkedLabels: [String] { table.rows.checkedRows.map { row(at: $0).label } }
}

extension TreeScreen {
  /// A tree of some lines that are paths.
  static func ofLines(_ text: String, _ options: PickOptions = PickOptions()) throws -> TreeScreen {
    var tree = try PickTree(options: options)
    try tree.feed(Array(text.utf8))
    try tree.feed(nil)
    return TreeScreen(tree, options: options)
  }
}
