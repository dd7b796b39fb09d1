// SPDX-License-Identifier: MIT

import RandomChoices
import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// The contents of diffable snapshots, and the effect of applying them on the selection.
@MainActor
final class SnapshotTests: XCTestCase {
  private typealias Snapshot = DiffableSnapshot<String, Int>

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    return snapshot
  }

  private func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      section + snapshot.itemIdentifiers(inSection: section).map(String.init).joined()
    }.joined(separator: " ")
  }

  func testItemsAreAddedMovedAndTakenAway() async {
    let cases: [(String, (inout Snapshot) -> Void)] = [
      ("a123 b4", { _ in }),
      ("a5123 b4", { $0.insertItems([5], beforeItem: 1) }),
      ("a123 b456", { $0.insertItems([5, 6], afterItem: 4) }),
      ("a13 b", { $0.deleteItems([4, 2, 9]) }),
      ("a23 b41", { $0.moveItem(1, afterItem: 4) }),
      ("a312 b4", { $0.moveItem(3, beforeItem: 1) }),
      ("a123 b4", { $0.moveItem(3, afterItem: 3) }),
      ("b4 a123", { $0.moveSection("a", afterSection: "b") }),
      ("b4 a123", { $0.moveSection("b", beforeSection: "a") }),
      ("a123 c b4", { $0.insertSections(["c"], afterSection: "a") }),
      ("c a123 b4", { $0.insertSections(["c"], beforeSection: "a") }),
      ("b4", { $0.deleteSections(["a", "z"]) }),
      ("", { $0.deleteAllItems() }),
    ]
    for (expected, change) in cases {
      var changed = snapshot()
      change(&changed)
      XCTAssertEqual(text(changed), expected)
      XCTAssertEqual(changed.numberOfItems, changed.itemIdentifiers.count)
      for (index, item) in changed.itemIdentifiers.enumerated() {
        XCTAssertEqual(changed.indexOfItem(item), index)
        let section = changed.sectionIdentifier(containingItem: item)
        XCTAssertTrue(changed.itemIdentifiers(inSection: section ?? "").contains(item))
      }
    }
  }

  func testApplyingReportsWhatUIKitWouldRaise() async {
    let cases: [(TableViewFailure, (inout Snapshot) -> Void)] = [
      (.duplicateIdentifier("2"), { $0.appendItems([7, 2]) }),
      (.duplicateIdentifier("7"), { $0.appendItems([7, 7]) }),
      (.duplicateIdentifier("a"), { $0.appendSections(["a"]) }),
      (.unknownIdentifier("z"), { $0.appendItems([7], toSection: "z") }),
      (.unknownIdentifier("9"), { $0.insertItems([7], afterItem: 9) }),
      (.unknownIdentifier("9"), { $0.moveItem(1, beforeItem: 9) }),
      (.unknownIdentifier("9"), { $0.reloadItems([1, 9]) }),
      (.unknownIdentifier("9"), { $0.reconfigureItems([9]) }),
      (.unknownIdentifier("z"), { $0.reloadSections(["z"]) }),
      (.unknownIdentifier("z"), { $0.moveSection("a", afterSection: "z") }),
      (.unknownIdentifier("z"), { $0.insertSections(["c"], beforeSection: "z") }),
    ]
    for (expected, change) in cases {
      let table = TableView()
      var failures: [TableViewFailure] = []
      table.failureHandler = { failures.append($0) }
      let dataSource = source(of: table)
      dataSource.apply(snapshot())
      var changed = snapshot()
      change(&changed)
      XCTAssertEqual(text(changed), "a123 b4", "\(expected)")
      XCTAssertEqual(changed.reloadedItemIdentifiers + changed.reconfiguredItemIdentifiers, [])
      XCTAssertEqual(changed.reloadedSectionIdentifiers, [])
      dataSource.apply(changed)
      dataSource.applySnapshotUsingReloadData(changed)
      XCTAssertEqual(failures, [expected, expected])
      XCTAssertEqual(table.visibleCells.count, 4)
    }
    var empty = Snapshot()
    empty.appendItems([1])
    XCTAssertEqual(empty.numberOfItems, 0)
  }

  func testAnItemThatIsBothReloadedAndReconfiguredIsReloaded() async throws {
    let table = TableView()
    table.allowsMultipleSelection = true
    var failures: [TableViewFailure] = []
    table.failureHandler = { failures.append($0) }
    let dataSource = source(of: table)
    dataSource.apply(snapshot())
    for row in ["0.1", "0.2"] as [RowPath] { try table.tap(at: row) }
    table.resetCellCounts()
    var changed = snapshot()
    changed.reloadItems([2])
    changed.reconfigureItems([2, 3])
    dataSource.apply(changed)
    XCTAssertEqual(failures, [])
    XCTAssertEqual(table.indexPathsForSelectedRows, ["0.2"], "what is reloaded is not selected")
    XCTAssertEqual(table.cellCounts.configured, 2)
  }

  func testARowWithoutACell() async {
    let table = TableView()
    var failures: [TableViewFailure] = []
    table.failureHandler = { failures.append($0) }
    let dataSource = DiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    dataSource.apply(snapshot())
    XCTAssertEqual(table.visibleCells.count, 4)
    XCTAssertEqual(failures.first, .noCell("0.0"))
  }

  func testNothingCanBeEditedUnlessASubclassSaysSo() async throws {
    let table = TableView()
    let dataSource = source(of: table)
    dataSource.apply(snapshot())
    try table.swipe(at: "0.0")
    XCTAssertNil(table.swipedRow)
  }

  func testRandomSnapshotsKeepTheSelectionByItem() async throws {
    var random = RandomSource(seed: 7)
    let table = TableView(visibleRowCount: 5)
    table.allowsMultipleSelection = true
    let dataSource = source(of: table)
    var selected: Set<Int> = []
    for step in 0..<200 {
      var next = Snapshot()
      var items = Array(0..<12).shuffled(using: &random)
      for section in ["a", "b", "c"].shuffled(using: &random).dropFirst(random.below(4)) {
        next.appendSections([section])
        let count = random.below(items.count + 1)
        next.appendItems(Array(items.prefix(count)))
        items.removeFirst(count)
      }
      dataSource.apply(next, animatingDifferences: random.below(2) == 0)
      selected.formIntersection(next.itemIdentifiers)
      let found = (table.indexPathsForSelectedRows ?? []).compactMap(dataSource.itemIdentifier)
      XCTAssertEqual(Set(found), selected, "step \(step)")
      XCTAssertEqual(found.count, selected.count)
      XCTAssertEqual(table.staleCells(), [])
      XCTAssertEqual(
        (0..<table.numberOfSections).map(dataSource.sectionIdentifier), next.sectionIdentifiers)
      for item in next.itemIdentifiers where random.below(2) == 0 {
        let row = try XCTUnwrap(dataSource.indexPath(for: item))
        try table.tap(at: row)
        if selected.remove(item) == nil { selected.insert(item) }
      }
    }
  }

  private func source(of table: TableView) -> DiffableDataSource<String, Int> {
    table.register(TableViewCell.self, forCellReuseIdentifier: "item")
    return DiffableDataSource(tableView: table) { table, row, item in
      let cell = table.dequeueReusableCell(withIdentifier: "item", for: row)
      cell.textLabel?.text = String(item)
      return cell
    }
  }
}
