// SPDX-License-Identifier: MIT

import Fixtures
import SelectionUIKit
import XCTest

/// The calls of a driver's closures: for each input that changed something, and no other.
@MainActor
final class TellingTests: XCTestCase {
  private typealias Driver = TableDriver<IdentifiedTable<String>>
  private var stack: UINavigationController?
  private var told: [IdentifiedChange<String>] = []

  private func shown(_ policy: SelectionPolicy = .multiple) -> TrailsController {
    let shown = TrailsController.shown(
      IdentifiedTable(sections: [["a", "b", "c", "d"]], policy: policy))
    stack = shown.stack
    shown.screen.driver.onChange = { [unowned self] in told.append($0) }
    return shown.screen
  }

  func testInputsThatChangeNothingAreNotTold() async throws {
    let screen = shown()
    let nothing: [(Driver) -> Void] = [
      { $0.apply(.deselect(["a"])) },
      { $0.apply(.setEditing(false)) },
      { $0.apply(.undo) },
      { $0.apply(.setPolicy(.multiple)) },
      { $0.update(to: [["a", "b", "c", "d"]], vanished: .gone) },
      { driver in _ = try? driver.change { try $0.tap("z") } },
      { driver in driver.change { _ in } },
    ]
    for (number, input) in nothing.enumerated() {
      input(screen.driver)
      XCTAssertEqual(told.map(\.description), [], "input \(number)")
    }
  }

  func testInputsThatChangeSomethingAreToldOnce() async throws {
    let screen = shown()
    let something: [(Driver) -> Void] = [
      { $0.apply(.select(["a"])) },
      { $0.apply(.disable(["b"])) },
      { $0.apply(.focus("c")) },
      { $0.apply(.setList(.inclusive, inSection: 0)) },
      { $0.apply(.check(["d"])) },
      { $0.setEditing(true, animated: false) },
      { $0.update(to: [["b", "a", "c", "d"]], vanished: .gone) },
      { $0.update(to: [["b", "a", "c", "d"], []], vanished: .gone) },
      { $0.viewMovedRow(at: "0.0", to: "0.1") },
    ]
    for (number, input) in something.enumerated() {
      input(screen.driver)
      XCTAssertEqual(told.count, number + 1, "input \(number)")
    }
  }

  func testChangesByTheAppAreToldAsOne() async throws {
    let screen = shown()
    try screen.driver.change { table throws(SelectionError) in
      try table.select(["a", "b"])
      try table.update(to: [["c", "b"]], vanished: .gone)
      try table.toggle("c")
    }
    XCTAssertEqual(told.map(\.selected), [["c", "b"]])
    XCTAssertEqual(told.map(\.removedRows), [["0.0", "0.3"]])
    try screen.driver.change { table throws(SelectionError) in try table.deselect(["b"]) }
    XCTAssertEqual(told.map(\.deselected), [[], ["b"]])
  }

  /// "B can be chosen only while A is not", as an app implements it.
  func testOnChangeMayDisableAnotherRow() async throws {
    let screen = shown()
    screen.driver.onChange = { [unowned screen] _ in
      let isOn = screen.driver.table.isSelected("a")
      screen.driver.apply(isOn ? .disable(["b"]) : .enable(["b"]))
    }
    try screen.tap("a")
    try screen.tap("b")
    XCTAssertEqual(screen.lookSelected, ["a"])
    try screen.tap("a")
    try screen.tap("b")
    XCTAssertEqual(screen.lookSelected, ["b"])
  }
}

extension IdentifiedChange {
  fileprivate var removedRows: [String] { rows.mapping?.removedRows.map(\.description) ?? [] }
}
