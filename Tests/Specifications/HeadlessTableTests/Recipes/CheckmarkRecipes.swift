// SPDX-License-Identifier: MIT

import Fixtures
import Foundation
import HeadlessTable
import SelectionCore
import SelectionStore
import XCTest

/// One checkmark among options, many, and one for each section.
@MainActor
final class CheckmarkRecipes: XCTestCase {
  private func temporaryFile() -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    addTeardownBlock { try? FileManager.default.removeItem(at: url) }
    return url
  }

  func testASettingWithOneCheckmarkSurvivesARelaunch() async throws {
    let url = temporaryFile()
    let first = try OptionsScreen(FileStore(url))
    _ = NavigationController(rootViewController: first)
    XCTAssertEqual(first.checkedTexts, [], "nothing is chosen yet")
    try first.tableView.tap(at: .row(1))
    try first.tableView.tap(at: .row(3))
    try first.tableView.tap(at: .row(3))
    XCTAssertEqual(first.checkedTexts, ["Weekly"])
    XCTAssertNil(first.tableView.indexPathForSelectedRow, "the checkmark is all that stays")
    XCTAssertEqual(first.tableView.staleCells(), [])

    let second = try OptionsScreen(FileStore(url))
    _ = NavigationController(rootViewController: second)
    XCTAssertEqual(second.checkedTexts, ["Weekly"])
    second.tableView.resetCellCounts()
    second.tableView.displayIfNeeded()
    second.tableView.resetCellCounts()
    try second.tableView.tap(at: .row(0))
    second.tableView.displayIfNeeded()
    XCTAssertEqual(second.checkedTexts, ["Never"])
    XCTAssertEqual(second.tableView.cellCounts.drawn, 2, "the old row and the new one")
  }

  func testAPackingListKeepsItsChecksWhileItScrolls() async throws {
    let screen = PackingRecipe((0..<40).map { "thing \($0)" }, visibleRowCount: 6)
    _ = NavigationController(rootViewController: screen)
    for number in [0, 2, 30] { try screen.tableView.tap(at: .row(number)) }
    XCTAssertEqual(screen.checkedTexts, ["thing 30"], "the user has scrolled there")
    screen.tableView.scrollToRow(at: .row(0), at: .top, animated: false)
    XCTAssertEqual(screen.checkedTexts, ["thing 0", "thing 2"])
    try screen.tableView.tap(at: .row(30))
    XCTAssertEqual(screen.checkedTexts, [])
    screen.tableView.scrollToRow(at: .row(0), at: .top, animated: false)
    XCTAssertEqual(screen.checkedTexts, ["thing 0", "thing 2"])
    XCTAssertEqual(
      screen.tableView.accessibility(forRowAt: .row(2))?.traits, [.button, .selected])
    XCTAssertEqual(screen.tableView.accessibility(forRowAt: .row(1))?.traits, .button)
    screen.items.removeFirst()
    screen.tableView.deleteRows(at: [.row(0)], with: .automatic)
    XCTAssertEqual(screen.checkedTexts, ["thing 2"], "the thing is checked, not the place")
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testAFilterRemembersOneChoiceForEachSection() async throws {
    let url = temporaryFile()
    let first = try FilterScreen(FileStore(url))
    _ = NavigationController(rootViewController: first)
    try first.tableView.tap(at: "0.0")
    try first.tableView.tap(at: "1.1")
    try first.tableView.tap(at: "0.2")
    XCTAssertEqual(first.checkedTexts, ["Blue", "Large"])
    XCTAssertEqual(first.tableView.staleCells(), [])

    let second = try FilterScreen(FileStore(url))
    _ = NavigationController(rootViewController: second)
    XCTAssertEqual(second.checkedTexts, ["Blue", "Large"])
    try second.tableView.tap(at: "1.1")
    XCTAssertEqual(second.checkedTexts, ["Blue"], "a choice can be taken back")
  }
}

/// One option among several; the chosen one is saved.
private final class OptionsScreen: ListScreen {
  private let store: FileStore<ExclusiveList<String>>
  private var choice: ExclusiveList<String>

  init(_ store: FileStore<ExclusiveList<String>>) throws {
    self.store = store
    choice = try store.load() ?? ExclusiveList()
    super.init(["Never", "Hourly", "Daily", "Weekly"])
  }

  required init?(coder: NibCoder) { nil }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = choice.accessory(for: items[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let change = choice.tap(items[indexPath.row])
    try? store.save(choice)
    for (number, item) in items.enumerated() where change.rowsToRedraw.contains(item) {
      tableView.cellForRow(at: .row(number))?.accessoryType = choice.accessory(for: item)
    }
  }
}

/// Things that can be packed.
private final class PackingRecipe: ListScreen {
  private var packed = InclusiveList<String>()

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = packed.accessory(for: items[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    packed.tap(items[indexPath.row])
    tableView.reconfigureRows(at: [indexPath])
  }
}

/// A filter: at most one choice in each section; all choices are saved.
private final class FilterScreen: ListScreen {
  private let store: FileStore<[ExclusiveList<String>]>
  private let sections = [["Red", "Green", "Blue"], ["Small", "Large"]]
  private var choices: [ExclusiveList<String>]

  init(_ store: FileStore<[ExclusiveList<String>]>) throws {
    self.store = store
    // The choice is saved; whether it can be cleared is set by this screen.
    let saved = try store.load() ?? sections.map { _ in ExclusiveList() }
    choices = saved.map { ExclusiveList(checked: $0.checked, isOptional: true) }
    super.init([])
  }

  required init?(coder: NibCoder) { nil }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let item = sections[indexPath.section][indexPath.row]
    cell.textLabel?.text = item
    cell.accessoryType = choices[indexPath.section].accessory(for: item)
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    choices[indexPath.section].tap(sections[indexPath.section][indexPath.row])
    try? store.save(choices)
    tableView.reloadSections([indexPath.section], with: .none)
  }
}
