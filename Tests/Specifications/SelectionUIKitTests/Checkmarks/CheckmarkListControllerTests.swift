// SPDX-License-Identifier: MIT

import Fixtures
import SelectionStore
import SelectionUIKit
import XCTest

/// A complete screen of checkmark lists: drawn, tapped, scrolled, saved and restored.
@MainActor
final class CheckmarkListControllerTests: XCTestCase {
  private let suite = "CheckmarkListControllerTests"

  override func setUp() async throws { UserDefaults().removePersistentDomain(forName: suite) }
  override func tearDown() async throws { UserDefaults().removePersistentDomain(forName: suite) }

  /// A screen that is saved; `newer` are the sections that the next version has in addition.
  private func makeScreen(
    _ newer: [CheckmarkSection<String>] = []
  ) throws -> CheckmarkListController<String> {
    let screen = try CheckmarkListController(
      [
        CheckmarkSection("Pack", .inclusive, ["Tent", "Stove", "Rope"], checked: ["Tent"]),
        CheckmarkSection("Travel", .exclusive, ["By train", "By car"]),
      ] + newer, text: \.self)
    let store = DefaultsStore<IdentitySnapshot<String>>(
      key: "packing", in: try XCTUnwrap(UserDefaults(suiteName: suite)))
    try screen.keep(load: store.load, save: store.save, onFailure: { XCTFail("\($0)") })
    return screen
  }

  private func checkmarks(of screen: UITableViewController) -> [String] {
    let table: UITableView = screen.tableView
    return table.visibleCells.filter { $0.accessoryType == .checkmark }
      .compactMap { $0.textLabel?.text }
  }

  func testItIsSavedAndRestored() async throws {
    let first = try makeScreen()
    let stack = UINavigationController(rootViewController: first)
    XCTAssertEqual(checkmarks(of: first), ["Tent"])
    try first.tableView.tap(at: IndexPath(row: 1, section: 0))
    try first.tableView.tap(at: IndexPath(row: 0, section: 1))
    try first.tableView.tap(at: IndexPath(row: 1, section: 1))
    XCTAssertEqual(checkmarks(of: first), ["Tent", "Stove", "By car"])

    let second = try makeScreen()
    stack.pushViewController(second, animated: false)
    XCTAssertEqual(checkmarks(of: second), ["Tent", "Stove", "By car"])
    XCTAssertEqual(second.tableView.staleCells(), [])
    XCTAssertNil(second.tableView.indexPathForSelectedRow)
  }

  /// A day on which the saved choice can't be offered.
  func testALaterChoiceOutlivesOneThatWasMissing() async throws {
    var kept: IdentitySnapshot<String>?
    func choice(among choices: [String], tapping row: Int?) throws -> String? {
      let screen = try CheckmarkListController(
        [CheckmarkSection("Travel", .exclusive, choices)], text: \.self)
      let saved = Saves()
      if let kept { saved.snapshots = [kept] }
      try screen.keep(
        load: { saved.snapshots.last }, save: { saved.snapshots.append($0) },
        onFailure: { XCTFail("\($0)") })
      screen.loadViewIfNeeded()
      if let row { try screen.tableView.tap(at: IndexPath(row: row, section: 0)) }
      kept = saved.snapshots.last
      return screen.choice(inSection: 0)
    }
    XCTAssertEqual(try choice(among: ["train", "car"], tapping: 0), "train")
    XCTAssertEqual(try choice(among: ["car", "bike"], tapping: nil), "train")
    XCTAssertEqual(try choice(among: ["car", "bike"], tapping: 0), "car")
    XCTAssertEqual(try choice(among: ["train", "car"], tapping: nil), "car")
  }

  func testASectionOfTheNextVersionHasItsDefault() async throws {
    let first = try makeScreen()
    let stack = UINavigationController(rootViewController: first)
    try first.tableView.tap(at: IndexPath(row: 0, section: 0))
    try first.tableView.tap(at: IndexPath(row: 1, section: 1))
    let newer = [CheckmarkSection("Sleep", .exclusive, ["Hut", "Outside"], checked: ["Hut"])]
    let second = try makeScreen(newer)
    stack.pushViewController(second, animated: false)
    XCTAssertEqual(checkmarks(of: second), ["By car", "Hut"], "the tent was unchecked by the user")
    try second.tableView.tap(at: IndexPath(row: 1, section: 2))
    let third = try makeScreen(newer)
    stack.pushViewController(third, animated: false)
    XCTAssertEqual(checkmarks(of: third), ["By car", "Outside"])
  }

  private final class Delegate: UITableViewDelegate {
    var heard: [IndexPath] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append(indexPath)
    }
  }

  func testADelegateThatIsSetLaterHearsAndRowsAreChecked() async throws {
    let screen = try makeScreen()
    let stack = UINavigationController(rootViewController: screen)
    XCTAssertEqual(checkmarks(of: screen), ["Tent"])
    let later = Delegate()
    screen.tableView.delegate = later
    XCTAssertTrue(screen.tableView.delegate === screen.driver)
    try screen.tableView.tap(at: IndexPath(row: 1, section: 0))
    XCTAssertEqual(later.heard, [IndexPath(row: 1, section: 0)])
    XCTAssertEqual(checkmarks(of: screen), ["Tent", "Stove"])
    screen.tableView.delegate = nil
    XCTAssertNil(screen.driver.delegate)
    try screen.tableView.tap(at: IndexPath(row: 2, section: 0))
    XCTAssertEqual(checkmarks(of: screen), ["Tent", "Stove", "Rope"])
    XCTAssertEqual(later.heard.count, 1)
    screen.driver.delegate = later
    screen.tableView.delegate = screen
    XCTAssertTrue(screen.driver.delegate === screen)
    try screen.tableView.tap(at: IndexPath(row: 2, section: 0))
    XCTAssertEqual(checkmarks(of: screen), ["Tent", "Stove"])
    XCTAssertEqual(later.heard.count, 1)
    _ = stack
  }

  func testNewRowsAndOldCheckmarks() async throws {
    let screen = try makeScreen()
    let stack = UINavigationController(rootViewController: screen)
    screen.driver.update(
      to: [["Rope"], ["By boat", "By train"]], vanished: .hidden)
    XCTAssertEqual(checkmarks(of: screen), [])
    screen.driver.update(to: [["Rope", "Tent"], ["By boat"]], vanished: .hidden)
    XCTAssertEqual(checkmarks(of: screen), ["Tent"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
    _ = stack
  }

  func testASaveThatFailsIsToldAndTheScreenGoesOn() async throws {
    struct Full: Error {}
    let screen = try CheckmarkListController(
      [CheckmarkSection(nil, .inclusive, ["a"])], text: \.self)
    var failures = 0
    var changes = 0
    screen.driver.onChange = { _ in changes += 1 }
    try screen.keep(load: { nil }, save: { _ in throw Full() }, onFailure: { _ in failures += 1 })
    let stack = UINavigationController(rootViewController: screen)
    try screen.tableView.tap(at: IndexPath(row: 0, section: 0))
    XCTAssertEqual(checkmarks(of: screen), ["a"])
    XCTAssertEqual([changes, failures], [1, 1])
    _ = stack
  }

  /// A screen that records its saves.
  private func keptScreen(_ saved: Saves) throws -> CheckmarkListController<String> {
    let screen = try CheckmarkListController(
      [CheckmarkSection("Pack", .inclusive, ["Tent", "Stove", "Rope"])], text: \.self)
    try screen.keep(load: { nil }, save: { saved.snapshots.append($0) }, onFailure: { _ in })
    return screen
  }

  private final class Saves {
    var snapshots: [IdentitySnapshot<String>] = []
  }

  func testItIsSavedThoughTheAppListensToo() async throws {
    let saved = Saves()
    let screen = try keptScreen(saved)
    var told = 0
    screen.driver.onChange = { _ in told += 1 }
    try screen.tableView.tap(at: IndexPath(row: 1, section: 0))
    XCTAssertEqual([told, saved.snapshots.count], [1, 1])
    XCTAssertEqual(saved.snapshots.last, screen.driver.table.snapshot)
  }

  func testWhatTheAppChangesIsSaved() async throws {
    let saved = Saves()
    let screen = try keptScreen(saved)
    try screen.driver.change { try $0.check(["Tent", "Rope"]) }
    XCTAssertEqual(saved.snapshots, [screen.driver.table.snapshot])
    screen.driver.update(to: [["Rope", "Kettle", "Tent"]], vanished: .gone)
    XCTAssertEqual(checkmarks(of: screen), ["Rope", "Tent"])
    XCTAssertEqual(saved.snapshots.last, screen.driver.table.snapshot)
  }

  func testChangesOfNothingSavedWriteNothing() async throws {
    let saved = Saves()
    let screen = try keptScreen(saved)
    screen.driver.apply(.uncheck(["Tent"]))
    screen.driver.apply(.disable(["Tent"]))
    screen.driver.update(to: [["Tent", "Stove", "Rope"]], vanished: .gone)
    try screen.tableView.tap(at: IndexPath(row: 0, section: 0))
    XCTAssertEqual(saved.snapshots.count, 0)
  }

  func testASaveThatFailedIsTriedAgain() async throws {
    struct Full: Error {}
    let screen = try CheckmarkListController(
      [CheckmarkSection(nil, .inclusive, ["a", "b"])], text: \.self)
    var tries = 0
    try screen.keep(
      load: { nil },
      save: { _ in
        tries += 1
        if tries == 1 { throw Full() }
      }, onFailure: { XCTAssertTrue($0 is Full) })
    screen.driver.apply(.check(["a"]))
    screen.driver.apply(.disable(["b"]))
    screen.driver.apply(.enable(["b"]))
    XCTAssertEqual(tries, 2)
  }

  func testNoNibHasIt() async {
    XCTAssertNil(CheckmarkListController<String>(coder: NSCoder()))
  }

  func testCheckingAnUnknownItemThrows() async throws {
    XCTAssertThrowsError(
      try CheckmarkListController(
        [CheckmarkSection(nil, .inclusive, ["a"], checked: ["b"])], text: \.self)
    ) { XCTAssertEqual($0 as? SelectionError, .unknownID("b")) }
  }

  func testTheRowForNoneIsCheckedIfNoOtherIs() async throws {
    let travel = CheckmarkSection("Travel", .exclusive, ["Train", "Car"], none: "Not at all")
    let screen = try CheckmarkListController([travel], text: \.self)
    let stack = UINavigationController(rootViewController: screen)
    XCTAssertEqual(checkmarks(of: screen), ["Not at all"])
    XCTAssertNil(screen.choice(inSection: 0))
    try screen.tableView.tap(at: IndexPath(row: 2, section: 0))
    XCTAssertEqual(checkmarks(of: screen), ["Car"])
    XCTAssertEqual(screen.choice(inSection: 0), "Car")
    XCTAssertNil(screen.choice(inSection: 7))
    // The chosen row is removed, in two ways.
    screen.driver.update(to: [["Not at all", "Train"]], vanished: .gone)
    XCTAssertEqual(checkmarks(of: screen), ["Not at all"])
    try screen.tableView.tap(at: IndexPath(row: 1, section: 0))
    let other = CheckmarkSection("Travel", .exclusive, ["Bike"], none: "Not at all")
    try screen.update(to: [other], vanished: .gone)
    XCTAssertEqual(checkmarks(of: screen), ["Not at all"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
    _ = stack
  }

  func testSectionsMayHaveOneRowForNone() throws {
    let sections = [
      CheckmarkSection("Color", .exclusive, ["red"], none: "Any"),
      CheckmarkSection("Size", .exclusive, ["big"], checked: ["big"], none: "Any"),
      CheckmarkSection("Shape", .exclusive, ["round"], none: "Any"),
    ]
    let table = try IdentifiedTable(sections)
    XCTAssertEqual(Array(table.rows.checkedRows), ["0.0", "1.1", "2.0"])
  }

  func testTooManyCheckedRowsAreAnError() throws {
    let section = CheckmarkSection("Color", .exclusive, ["red", "blue"], checked: ["red", "blue"])
    XCTAssertThrowsError(try IdentifiedTable([section])) {
      XCTAssertEqual(
        $0 as? SelectionError, .severalRowsInExclusiveList(section: 0, 2))
    }
  }

  func testCellsShowWhatTheAppConfigures() async throws {
    let screen = try makeScreen()
    let stack = UINavigationController(rootViewController: screen)
    screen.configureCell = { cell, id in cell.detailTextLabel?.text = "\(id.count) letters" }
    XCTAssertEqual(
      screen.tableView.visibleCells.prefix(2).map { $0.detailTextLabel?.text },
      ["4 letters", "5 letters"])
    XCTAssertEqual(checkmarks(of: screen), ["Tent"], "a reload loses nothing")
    _ = stack
  }

  func testASubclassGivesCellsOfItsOwn() async throws {
    final class Cell: UITableViewCell {}
    final class Screen: CheckmarkListController<String> {
      override func cell(for id: String?, at indexPath: IndexPath) -> UITableViewCell {
        Cell(style: .default, reuseIdentifier: nil)
      }
    }
    let screen = try Screen(
      [CheckmarkSection(nil, .inclusive, ["Tent"], checked: ["Tent"])], text: \.self)
    let stack = UINavigationController(rootViewController: screen)
    XCTAssertTrue(screen.tableView.visibleCells.first is Cell)
    XCTAssertEqual(checkmarks(of: screen), ["Tent"])
    _ = stack
  }
}
