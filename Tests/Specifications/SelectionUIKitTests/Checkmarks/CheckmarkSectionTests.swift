// SPDX-License-Identifier: MIT

import SelectionUIKit
import XCTest

/// Inserting, deleting and moving sections of a checkmark screen.
@MainActor
final class CheckmarkSectionTests: XCTestCase {
  private typealias Screen = CheckmarkListController<String>

  private func shown(
    _ sections: [CheckmarkSection<String>]
  ) throws -> (Screen, UINavigationController) {
    let screen = try Screen(sections, text: \.self)
    return (screen, UINavigationController(rootViewController: screen))
  }

  private func checkmarks(of screen: Screen) -> [String] {
    screen.tableView.visibleCells.filter { $0.accessoryType == .checkmark }
      .compactMap { $0.textLabel?.text }
  }

  private func titles(of screen: Screen) -> [String?] {
    (0..<screen.tableView.numberOfSections).map {
      screen.tableView(screen.tableView, titleForHeaderInSection: $0)
    }
  }

  /// For each way to give it to the driver.
  func testASectionThatComesIsAList() async throws {
    let ways: [(TableDriver<IdentifiedTable<String>>) -> Void] = [
      { $0.update(to: [["Tent"], ["Map", "Food"]], vanished: .gone) },
      { driver in
        _ = try? driver.change { try $0.update(to: [["Tent"], ["Map", "Food"]], vanished: .gone) }
      },
      { driver in
        var update = TableUpdate()
        update.insertSection(1, rowCount: 2)
        driver.apply(.perform(update))
      },
    ]
    for (number, way) in ways.enumerated() {
      let (screen, _stack) = try shown([CheckmarkSection("Pack", .exclusive, ["Tent"])])
      way(screen.driver)
      for row in 0..<2 { try screen.tableView.tap(at: IndexPath(row: row, section: 1)) }
      XCTAssertEqual(screen.driver.table.rows.checkedRows.map(\.section), [1, 1], "\(number)")
      XCTAssertEqual(screen.driver.table.rows.selectedRows.count, 0)
      try screen.tableView.tap(at: IndexPath(row: 0, section: 0))
      XCTAssertEqual(
        screen.tableView.visibleCells.map(\.accessoryType), [.checkmark, .checkmark, .checkmark])
      XCTAssertEqual(titles(of: screen), ["Pack", nil])
      _ = _stack
    }
  }

  func testHiddenItemsAreCheckedAgainInANewSection() async throws {
    let (screen, _stack) = try shown([
      CheckmarkSection("Pack", .inclusive, ["Tent", "Map"], checked: ["Tent", "Map"])
    ])
    screen.driver.update(to: [["Tent"]], vanished: .hidden)
    screen.driver.update(to: [["Tent"], ["Map"]], vanished: .hidden)
    XCTAssertEqual(checkmarks(of: screen), ["Tent", "Map"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
    _ = _stack
  }

  func testNewSectionsHaveTheirTitlesAndKinds() async throws {
    let (screen, _stack) = try shown([
      CheckmarkSection("Pack", .inclusive, ["Tent", "Stove"], checked: ["Tent", "Stove"]),
      CheckmarkSection("Travel", .exclusive, ["Train", "Car"], checked: ["Car"]),
    ])
    var told: [IdentifiedChange<String>] = []
    screen.driver.onChange = { told.append($0) }
    try screen.update(
      to: [
        CheckmarkSection("Eat", .exclusive, ["Beans", "Rice"], checked: ["Rice"]),
        CheckmarkSection("Travel", .exclusive, ["Boat", "Car"], checked: ["Boat"]),
        CheckmarkSection("Pack", .inclusive, ["Stove", "Rope", "Tent"], checked: ["Rope"]),
      ], vanished: .gone)
    XCTAssertEqual(titles(of: screen), ["Eat", "Travel", "Pack"])
    XCTAssertEqual(checkmarks(of: screen), ["Rice", "Car", "Stove", "Rope", "Tent"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
    try screen.tableView.tap(at: IndexPath(row: 0, section: 0))
    XCTAssertEqual(checkmarks(of: screen), ["Beans", "Car", "Stove", "Rope", "Tent"])
    XCTAssertEqual(told.count, 2)
    _ = _stack
  }

  func testRowsThatMoveToANewSectionStayChecked() async throws {
    let (screen, _stack) = try shown([
      CheckmarkSection("All", .inclusive, ["Tent", "Map", "Car"], checked: ["Tent", "Car"])
    ])
    try screen.update(
      to: [
        CheckmarkSection("Pack", .inclusive, ["Map", "Tent"]),
        CheckmarkSection("Travel", .exclusive, ["Car"]),
      ], vanished: .gone)
    XCTAssertEqual(checkmarks(of: screen), ["Tent", "Car"])
    _ = _stack
  }

  func testASectionMayBecomeOfTheOtherKind() async throws {
    let (screen, _stack) = try shown([
      CheckmarkSection("A", .inclusive, ["a", "b"], checked: ["a", "b"]),
      CheckmarkSection("B", .exclusive, ["c", "d"], checked: ["c"]),
    ])
    try screen.update(
      to: [
        CheckmarkSection("A", .exclusive, ["b", "a"]),
        CheckmarkSection("B", .inclusive, ["c", "d", "e"], checked: ["e"]),
      ], vanished: .gone)
    XCTAssertEqual(checkmarks(of: screen), ["b", "c", "e"])
    _ = _stack
  }

  func testSectionsThatCannotBeChangeNothing() async throws {
    let (screen, _stack) = try shown([CheckmarkSection("A", .inclusive, ["a"], checked: ["a"])])
    XCTAssertThrowsError(
      try screen.update(
        to: [CheckmarkSection("B", .exclusive, ["b", "c"], checked: ["z"])], vanished: .gone)
    ) { XCTAssertEqual($0 as? SelectionError, .unknownID("z")) }
    XCTAssertEqual(titles(of: screen), ["A"])
    XCTAssertEqual(checkmarks(of: screen), ["a"])
    _ = _stack
  }

  func testTheChoiceOfASectionThatMayBeEmpty() async throws {
    let (screen, _stack) = try shown([
      CheckmarkSection("A", .optionalExclusive, ["a", "b"], checked: ["a"])
    ])
    XCTAssertEqual(screen.choice(inSection: 0), "a")
    try screen.tableView.tap(at: IndexPath(row: 0, section: 0))
    XCTAssertNil(screen.choice(inSection: 0))
    XCTAssertThrowsError(
      try screen.update(
        to: [CheckmarkSection("B", .optionalExclusive, ["c", "d"], checked: ["c", "d"])],
        vanished: .gone)
    ) { XCTAssertEqual($0 as? SelectionError, .severalRowsInExclusiveList(section: 0, 2)) }
    _ = _stack
  }
}
