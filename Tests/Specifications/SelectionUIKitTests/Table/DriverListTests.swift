// SPDX-License-Identifier: MIT

import Fixtures
import SelectionUIKit
import XCTest

/// Checkmark lists among the sections.
@MainActor
final class DriverListTests: XCTestCase {
  private var stack: UINavigationController?

  private func shown(policy: SelectionPolicy = .single) -> TrailsController {
    var table = IdentifiedTable(
      sections: [["tent", "stove", "rope"], ["train", "car"], ["about"]], policy: policy)
    _ = try? table.apply(.setList(.inclusive, inSection: 0))
    _ = try? table.apply(.setList(.exclusive, inSection: 1))
    let shown = TrailsController.shown(table)
    stack = shown.stack
    return shown.screen
  }

  func testTapsCheckAndLeaveNothingSelected() async throws {
    let screen = shown()
    try screen.tap("tent")
    try screen.tap("rope")
    try screen.tap("train")
    try screen.tap("car")
    try screen.tap("rope")
    XCTAssertEqual(screen.lookChecked, ["tent", "car"])
    XCTAssertEqual(screen.driver.table.checkedRows, ["tent", "car"])
    XCTAssertEqual(screen.selectedInView, [])
    XCTAssertEqual(screen.lookSelected, [])
    XCTAssertEqual(screen.tableView.staleCells(), [])
    XCTAssertEqual(screen.heard, ["+tent", "+rope", "+train", "+car", "+rope"])
  }

  /// The cell moves with its row, and then has the app's accessory.
  func testARowThatLeavesItsListHasTheAppsAccessory() async throws {
    var table = IdentifiedTable(sections: [["a", "b"], ["c"]], policy: .multiple)
    try table.apply(.setList(.inclusive, inSection: 0))
    let (screen, _stack) = TrailsController.shown(table)
    screen.tableView.layoutIfNeeded()
    screen.driver.update(to: [["a"], ["b", "c"]], vanished: .gone)
    screen.accessory = .disclosureIndicator
    screen.tableView.reconfigureRows(at: [IndexPath(row: 0, section: 1)])
    XCTAssertEqual(
      screen.tableView.visibleCells.map(\.accessoryType), [.none, .disclosureIndicator, .none])
    _ = _stack
  }

  func testInASectionOfModeNoneNothingIsTapped() async throws {
    let screen = shown()
    screen.driver.apply(.setMode(.none, inSection: 0))
    try screen.tap("stove")
    try screen.tap("car")
    XCTAssertEqual(screen.lookChecked, ["car"])
    XCTAssertEqual(screen.heard, ["+car"])
  }

  func testCheckedRowsAreSaidToBeSelected() async throws {
    let screen = shown()
    try screen.tap("stove")
    let cells = screen.tableView.visibleCells
    XCTAssertEqual(
      cells.map { $0.accessibilityTraits.contains(.selected) },
      [
        false, true, false, false, false, false,
      ])
  }

  func testNoCheckmarkIsShownWhileEditing() async throws {
    let screen = shown()
    try screen.tap("stove")
    screen.setEditing(true, animated: false)
    let cell = screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    XCTAssertEqual(cell?.editingAccessoryType, UITableViewCell.AccessoryType.none)
    screen.setEditing(false, animated: false)
    XCTAssertEqual(screen.lookChecked, ["stove"])
  }

  /// Cells of lists are reused for other rows.
  func testReusedCellsShowTheirOwnRow() async throws {
    var table = IdentifiedTable(
      sections: [(0..<40).map { "l\($0)" }, (0..<40).map { "p\($0)" }], policy: .multiple)
    _ = try? table.apply(.setList(.inclusive, inSection: 0))
    let (screen, stack) = TrailsController.shown(table)
    for row in 0..<10 { try screen.tap("l\(row)") }
    for row in [45, 10, 70, 0, 35] {
      let path = try XCTUnwrap(screen.driver.shape.path(ofRow: row))
      screen.tableView.scrollToRow(at: IndexPath(path), at: .top, animated: false)
      let shown = screen.tableView.visibleCells.compactMap { $0.textLabel?.text }
      XCTAssertEqual(screen.lookChecked, shown.filter(screen.driver.table.isChecked))
      XCTAssertEqual(screen.tableView.staleCells(), [])
    }
    _ = stack
  }

  /// A cell that was made early, for instance by prefetching, shows its row's current state when it
  /// appears.
  func testAPrefetchedCellIsRight() async throws {
    let screen = shown()
    let row = IndexPath(row: 0, section: 0)
    let early = screen.tableView(screen.tableView, cellForRowAt: row)
    XCTAssertEqual(early.accessoryType, .none)
    try screen.tap("tent")
    screen.driver.tableView(screen.tableView, willDisplay: early, forRowAt: row)
    XCTAssertEqual(early.accessoryType, .checkmark)
    screen.driver.tableView(screen.tableView, didEndDisplaying: early, forRowAt: row)
    XCTAssertEqual(early.accessoryType, .none)
  }

  func testAnUpdateHandlerSeesWhetherTheRowIsChecked() async throws {
    final class Screen: CheckmarkListController<String> {
      var seen: [String: Bool] = [:]
      override func cell(for id: String?, at indexPath: IndexPath) -> UITableViewCell {
        let cell = CheckableCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { [weak self] _, state in
          self?.seen[id ?? ""] = state.isChecked
        }
        return cell
      }
    }
    let screen = try Screen(
      [CheckmarkSection(nil, .inclusive, ["Tent", "Map"], checked: ["Tent"])], text: \.self)
    let stack = UINavigationController(rootViewController: screen)
    _ = screen.tableView.visibleCells
    XCTAssertEqual(screen.seen, ["Tent": true, "Map": false])
    try screen.tableView.tap(at: "0.1")
    _ = screen.tableView.visibleCells
    XCTAssertEqual(screen.seen, ["Tent": true, "Map": true])
    _ = stack
  }
}
