// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore
import XCTest

/// Code that runs while rows are edited, dragged, focused and measured never leaves the table
/// inconsistent, unless a failure is reported.
@MainActor
final class ReentrancyEditingTests: XCTestCase {
  private typealias Input = @MainActor (RecordingScreen) throws -> Void

  /// Performs each action inside a callback of an input.
  ///
  /// If failures are allowed, an action that changes the data can make the rest of the input
  /// impossible; then the failure is the result of the test.
  private func check(
    _ call: String, mayFail: Bool = false, _ input: Input, line: UInt = #line
  ) async throws {
    for action in ReentrantAction.all {
      let name = "\(action.name) in \(call)"
      let inside = try ActionInCall(action, call)
      let screen = inside.screen
      screen.table.allowsMultipleSelectionDuringEditing = true
      do {
        try input(screen)
      } catch let error as SelectionError {
        inside.failures.append(.refused(error))
      }
      XCTAssertTrue(inside.wasDone, name, line: line)
      if !mayFail { XCTAssertEqual(inside.failures, [], name, line: line) }
      if inside.failures.isEmpty {
        XCTAssertEqual(
          screen.table.rows.shape.rowCounts, screen.rowCounts, name, line: line)
      } else {
        screen.table.reloadData()
      }
      XCTAssertEqual(screen.table.staleCells(), [], name, line: line)
      XCTAssertEqual(
        screen.table.contentSize.height, 44 * Double(screen.rowCounts.reduce(0, +)), name,
        line: line)
    }
  }

  func testWhileARowIsDeletedByItsButton() async throws {
    for call in ["canEdit:0.1", "editingStyle:0.1", "commit:0.1"] {
      try await check(call) {
        try $0.table.swipe(at: .row(1)); try $0.table.tapEditingButton(at: .row(1))
      }
      try await check(call, mayFail: true) { screen in
        screen.table.allowsMultipleSelectionDuringEditing = false
        screen.table.setEditing(true, animated: false)
        try screen.table.tapEditingButton(at: .row(1))
      }
    }
  }

  func testWhileARowIsDragged() async throws {
    for call in ["canMove:0.1", "target:0.1", "moved:0.1"] {
      try await check(call, mayFail: true) { screen in
        screen.table.setEditing(true, animated: false)
        try screen.table.drag(from: .row(1), to: .row(3))
      }
    }
  }

  func testWhileTheFocusMoves() async throws {
    for call in ["canFocus:0.1", "followsFocus:0.1"] {
      try await check(call, mayFail: true) { screen in
        screen.table.selectionFollowsFocus = true
        try screen.table.moveFocus(to: .row(1))
      }
    }
  }

  func testWhileAPrimaryActionIsAskedFor() async throws {
    try await check("canPerform:0.1") { try $0.table.tap(at: .row(1)) }
  }

  func testWhileHeightsAndTitlesAreAskedFor() async throws {
    for call in ["heightFor:0.1", "heightFor:0.7", "titleFor:0"] {
      try await check(call) { screen in
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
      }
    }
    try await check("heightFor:0.2") { screen in
      screen.names[0].insert("new", at: 2)
      screen.table.insertRows(at: [.row(2)], with: .none)
    }
    try await check("heightFor:0.3") { $0.table.reloadRows(at: [.row(3)], with: .none) }
  }
}

/// The actions of a controller around its table happen regardless of its own code meanwhile.
@MainActor
final class ReentrancyAppearanceTests: XCTestCase {
  private final class Screen: TableViewController {
    var count = 8
    var action: ((Screen) -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      action?(self)
      super.viewWillAppear(animated)
    }

    override func tableView(
      _ tableView: TableView, numberOfRowsInSection section: Int
    ) -> Int { count }
  }

  func testAScreenThatAppearsClearsASelectionMadeJustBefore() async throws {
    let actions: [(Screen) -> Void] = [
      { $0.tableView.selectRow(at: .row(2), animated: false, scrollPosition: .top) },
      { $0.tableView.deselectRow(at: .row(1), animated: false) },
      { $0.tableView.reloadData() },
      { $0.tableView.setEditing(true, animated: false) },
      { screen in
        screen.count += 1
        screen.tableView.insertRows(at: [.row(0)], with: .none)
      },
    ]
    for (number, action) in actions.enumerated() {
      let screen = Screen()
      let stack = NavigationController(rootViewController: screen)
      try screen.tableView.tap(at: .row(1))
      stack.pushViewController(ViewController(), animated: false)
      screen.action = action
      stack.popViewController(animated: false)
      XCTAssertNil(screen.tableView.indexPathForSelectedRow, "action \(number)")
      XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), screen.count, "action \(number)")
    }
  }
}
