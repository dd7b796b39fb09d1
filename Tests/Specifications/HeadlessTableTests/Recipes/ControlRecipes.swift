// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore
import XCTest

/// Switches and detail buttons in cells, and a search above the rows.
@MainActor
final class ControlRecipes: XCTestCase {
  func testSwitchesInCellsAreTheModels() async throws {
    let screen = SwitchesScreen((0..<30).map { "option \($0)" }, visibleRowCount: 5)
    _ = NavigationController(rootViewController: screen)
    try screen.tableView.tapControl(at: .row(1))
    try screen.tableView.tapControl(at: .row(3))
    try screen.tableView.tapControl(at: .row(3))
    XCTAssertEqual(screen.isOn, ["option 1"])
    XCTAssertNil(screen.tableView.indexPathForSelectedRow)
    screen.tableView.scroll(byRows: 10)
    XCTAssertEqual(screen.textsSwitchedOn, [])
    try screen.tableView.tapControl(at: .row(12))
    XCTAssertEqual(screen.isOn, ["option 1", "option 12"])
    screen.tableView.scroll(byRows: -10)
    XCTAssertEqual(screen.textsSwitchedOn, ["option 1"])
    XCTAssertEqual(screen.tableView.accessibility(forRowAt: .row(1))?.value, "on")
    XCTAssertEqual(screen.tableView.accessibility(forRowAt: .row(2))?.value, "off")
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testADetailButtonBesideSelection() async throws {
    let screen = NetworksScreen(["Home", "Office", "Café"])
    _ = NavigationController(rootViewController: screen)
    try screen.tableView.tap(at: .row(0))
    try screen.tableView.tapAccessoryButton(at: .row(2))
    XCTAssertEqual(screen.log, ["join Home", "details of Café"])
    XCTAssertEqual(screen.selectedTexts, ["Home"], "the button selects nothing")
    screen.setEditing(true, animated: false)
    try screen.tableView.tapAccessoryButton(at: .row(2))
    XCTAssertEqual(screen.log.count, 2, "no button while editing")
  }

  func testASearchFiltersWhileTheSelectionPersists() async throws {
    let screen = SearchScreen(["apple", "apricot", "banana", "cherry", "grape"])
    _ = NavigationController(rootViewController: screen)
    screen.tableView.allowsMultipleSelection = true
    try screen.tableView.tap(at: .row(0))
    try screen.tableView.tap(at: .row(3))
    screen.search = "ap"
    XCTAssertEqual(screen.texts { _ in true }, ["apple", "apricot", "grape"])
    XCTAssertEqual(screen.selectedTexts, ["apple"])
    try screen.tableView.tap(at: .row(2))
    try screen.tableView.tap(at: .row(0))
    XCTAssertEqual(screen.selectedTexts, ["grape"])
    screen.search = "x"
    XCTAssertEqual(screen.tableView.visibleCells.count, 0)
    screen.search = ""
    XCTAssertEqual(screen.selectedTexts, ["cherry", "grape"], "what was hidden is still chosen")
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }
}

/// Options that are on or off by switches.
private final class SwitchesScreen: ListScreen {
  private(set) var isOn: Set<String> = []

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    let toggle = Switch()
    toggle.isOn = isOn.contains(items[indexPath.row])
    toggle.tag = indexPath.row
    toggle.addTarget(self, action: SwitchesScreen.flipped, for: .valueChanged)
    cell.accessoryView = toggle
    return cell
  }

  override func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: RowPath
  ) -> Bool { false }

  private func flipped(_ toggle: Switch) {
    if toggle.isOn { isOn.insert(items[toggle.tag]) } else { isOn.remove(items[toggle.tag]) }
  }

  var textsSwitchedOn: [String] { texts { ($0.accessoryView as? Switch)?.isOn ?? false } }
}

/// Networks that a tap joins, with a button for details of each.
private final class NetworksScreen: ListScreen {
  private(set) var log: [String] = []

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = .detailDisclosureButton
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    log.append("join \(items[indexPath.row])")
  }

  override func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: RowPath
  ) {
    log.append("details of \(items[indexPath.row])")
  }
}

/// Fruit to choose from, with a search that shows some of it.
private final class SearchScreen: ListScreen {
  private let all: [String]
  private var chosen: Set<String> = []

  init(_ all: [String]) {
    self.all = all
    super.init(all)
  }

  required init?(coder: NibCoder) { nil }

  var search = "" {
    didSet {
      items = all.filter { search.isEmpty || $0.contains(search) }
      tableView.reloadData()
      for (number, item) in items.enumerated() where chosen.contains(item) {
        tableView.selectRow(at: .row(number), animated: false, scrollPosition: .none)
      }
    }
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    chosen.insert(items[indexPath.row])
  }

  override func tableView(_ tableView: TableView, didDeselectRowAt indexPath: RowPath) {
    chosen.remove(items[indexPath.row])
  }
}
