// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// Whether cells are changed with animation.
@MainActor
final class AnimationTests: XCTestCase {
  private final class LoggingCell: TableViewCell {
    static var log: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      Self.log.append("selected \(selected) \(animated)")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      Self.log.append("editing \(editing) \(animated)")
    }
  }

  private final class Screen: TableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(LoggingCell.self, forCellReuseIdentifier: "item")
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: RowPath
    ) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    }
  }

  private let row: RowPath = "0.0"

  private func log(_ body: () throws -> Void) rethrows -> [String] {
    LoggingCell.log = []
    try body()
    return LoggingCell.log
  }

  func testCellsAreToldWhetherTheProgramAnimates() async throws {
    let screen = Screen()
    _ = NavigationController(rootViewController: screen)
    let table = try XCTUnwrap(screen.tableView)
    XCTAssertEqual(table.visibleCells.count, 1)
    for animated in [true, false] {
      XCTAssertEqual(
        log { table.selectRow(at: row, animated: animated, scrollPosition: .none) },
        ["selected true \(animated)"])
      XCTAssertEqual(
        log { table.deselectRow(at: row, animated: animated) }, ["selected false \(animated)"])
      XCTAssertEqual(
        log { screen.setEditing(true, animated: animated) }, ["editing true \(animated)"])
      XCTAssertEqual(
        log { table.setEditing(false, animated: animated) }, ["editing false \(animated)"])
    }
  }

  func testATapIsNotAnimated() async throws {
    let screen = Screen()
    _ = NavigationController(rootViewController: screen)
    XCTAssertEqual(screen.tableView.visibleCells.count, 1)
    XCTAssertEqual(try log { try screen.tableView.tap(at: row) }, ["selected true false"])
  }

  func testTheClearingOnAppearingIsAnimatedAsTheAppearingIs() async throws {
    for animated in [true, false] {
      let screen = Screen()
      let stack = NavigationController(rootViewController: screen)
      try screen.tableView.tap(at: row)
      stack.pushViewController(ViewController(), animated: animated)
      XCTAssertEqual(screen.tableView.visibleCells.count, 1)
      XCTAssertEqual(
        log { stack.popViewController(animated: animated) }, ["selected false \(animated)"])
    }
  }

  func testTheClearingAfterASwipeFromTheEdgeIsAnimated() async throws {
    let screen = Screen()
    let stack = NavigationController(rootViewController: screen)
    try screen.tableView.tap(at: row)
    stack.pushViewController(ViewController(), animated: false)
    XCTAssertEqual(screen.tableView.visibleCells.count, 1)
    XCTAssertEqual(log { stack.beginInteractivePop() }, [])
    XCTAssertEqual(log { stack.finishInteractivePop() }, ["selected false true"])
  }
}
