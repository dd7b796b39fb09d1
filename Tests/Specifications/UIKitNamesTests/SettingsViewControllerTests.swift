// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// A file of ordinary table code, driven without a simulator.
@MainActor
final class SettingsViewControllerTests: XCTestCase {
  private func shown() -> (screen: SettingsViewController, stack: UINavigationController) {
    let screen = SettingsViewController()
    return (screen, UINavigationController(rootViewController: screen))
  }

  func testWhatItShowsAtFirst() async {
    let (screen, _) = shown()
    XCTAssertEqual(screen.title, "Settings")
    XCTAssertEqual(screen.appearances, 1)
    XCTAssertTrue(screen.view === screen.tableView)
    XCTAssertEqual(screen.tableView.style, .insetGrouped)
    let texts = screen.tableView.visibleCells.map { $0.textLabel?.text }
    XCTAssertEqual(texts, ["Grid", "Sound", "Low", "Medium", "High", "Summer", "Winter"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testChoosingAQualityMovesTheCheckmark() async throws {
    let (screen, _) = shown()
    let medium = IndexPath(row: 1, section: 1)
    let high = IndexPath(row: 2, section: 1)
    XCTAssertEqual(screen.tableView.cellForRow(at: medium)?.accessoryType, .checkmark)
    try screen.tableView.tap(at: high)
    XCTAssertEqual(screen.quality, "High")
    XCTAssertEqual(
      screen.tableView.cellForRow(at: medium)?.accessoryType, UITableViewCell.AccessoryType.none)
    XCTAssertEqual(screen.tableView.cellForRow(at: high)?.accessoryType, .checkmark)
    XCTAssertEqual(screen.tableView.cellForRow(at: high)?.detailTextLabel?.text, "Large files")
    XCTAssertNil(screen.tableView.indexPathForSelectedRow)
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testACellIsToldThatItIsSelected() async throws {
    let (screen, _) = shown()
    let row = IndexPath(row: 0, section: 1)
    let cell = try XCTUnwrap(screen.tableView.cellForRow(at: row) as? QualityCell)
    XCTAssertEqual(cell.style, .value1)
    XCTAssertEqual(cell.selectionStyle, .gray)
    screen.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
    XCTAssertTrue(cell.isBold)
    screen.tableView.deselectRow(at: row, animated: false)
    XCTAssertFalse(cell.isBold)
  }

  func testReuseClearsWhatTheCellClears() async throws {
    let (screen, _) = shown()
    screen.tableView.layoutIfNeeded()
    screen.tableView.reloadData()
    let cell = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) as? QualityCell
    XCTAssertEqual(cell?.reuseCount, 1)
  }

  func testASwitchKeepsItsOwnAction() async throws {
    let (screen, _) = shown()
    let row = IndexPath(row: 0, section: 0)
    let toggle = try XCTUnwrap(screen.tableView.cellForRow(at: row)?.accessoryView as? UISwitch)
    toggle.tap()
    XCTAssertTrue(screen.preferences[0].isOn)
    XCTAssertTrue(toggle.isOn)
    try screen.tableView.tap(at: row)
    XCTAssertNil(screen.tableView.indexPathForSelectedRow)
    XCTAssertTrue(screen.preferences[0].isOn, "the row is not the switch")
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testASwitchCallsAClosure() async {
    let toggle = UISwitch()
    var seen: [Bool] = []
    toggle.addAction(
      UIAction { action in
        if let toggle = action.sender as? UISwitch { seen.append(toggle.isOn) }
      }, for: .valueChanged)
    toggle.setOn(true, animated: true)
    XCTAssertEqual(seen, [], "the program calls nobody")
    toggle.tap()
    toggle.tap()
    toggle.isEnabled = false
    toggle.tap()
    XCTAssertEqual(seen, [false, true])
  }

  func testAnAlbumPushesItsScreenAndComesBackDeselected() async throws {
    let (screen, stack) = shown()
    try screen.tableView.tap(at: IndexPath(row: 1, section: 2))
    XCTAssertEqual(stack.topViewController?.title, "Winter")
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, IndexPath(row: 1, section: 2))
    stack.popViewController(animated: true)
    XCTAssertNil(screen.tableView.indexPathForSelectedRow)
    XCTAssertEqual(screen.appearances, 2)
  }

  func testEditingShowsItsOwnAccessories() async throws {
    let (screen, _) = shown()
    let row = IndexPath(row: 0, section: 2)
    screen.setEditing(true, animated: false)
    let cell = try XCTUnwrap(screen.tableView.cellForRow(at: row))
    XCTAssertEqual(cell.shownAccessoryType, .detailButton)
    screen.setEditing(false, animated: false)
    XCTAssertEqual(cell.shownAccessoryType, .disclosureIndicator)
  }

  func testAddingScrollsToTheNewRow() async {
    let (screen, _) = shown()
    screen.tableView.visibleRowCount = 3
    screen.addAlbum(named: "Spring")
    XCTAssertEqual(screen.tableView.visibleCells.last?.textLabel?.text, "Spring")
  }
}
