// SPDX-License-Identifier: MIT

import SelectionUIKit
import XCTest

/// A table view with a diffable data source: its snapshots also update the table.
@MainActor
final class DiffableTests: XCTestCase {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  private let view = UITableView()
  private lazy var source = UITableViewDiffableDataSource<String, String>(tableView: view) {
    [unowned self] view, indexPath, item in
    let cell = view.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = item
    driver.configure(cell, at: indexPath)
    return cell
  }
  private lazy var driver = TableDriver(
    view, IdentifiedTable<String>(sections: [], policy: .multiple))

  private func apply(
    _ sections: [(String, [String])], _ vanished: VanishedRows = .gone
  ) -> IdentifiedChange<String>? {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return driver.apply(snapshot, to: source, vanished: vanished)
  }

  private func texts(_ isMeant: (UITableViewCell) -> Bool) -> [String] {
    view.visibleCells.filter(isMeant).compactMap { $0.textLabel?.text }
  }

  func testSelectionAndCheckmarksGoAlongWithTheirItems() async throws {
    view.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    _ = apply([("mails", ["a", "b", "c"]), ("labels", ["x", "y"])])
    driver.apply(.setList(.inclusive, inSection: 1))
    try view.tap(at: IndexPath(row: 1, section: 0))
    try view.tap(at: IndexPath(row: 1, section: 1))
    XCTAssertEqual(driver.table.selectedRows, ["b"])

    let change = apply([("labels", ["y", "z", "x"]), ("mails", ["c", "d", "b"])])
    XCTAssertEqual(change?.lost, [])
    XCTAssertEqual(driver.table.selectedRows, ["b"])
    XCTAssertEqual(driver.table.checkedRows, ["y"])
    XCTAssertEqual(texts(\.isSelected), ["b"])
    XCTAssertEqual(texts { $0.accessoryType == .checkmark }, ["y"])
    XCTAssertEqual(view.staleCells(), [])
  }

  func testAFilterHidesWhatIsSelected() async throws {
    view.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    _ = apply([("mails", ["a", "b", "c"])])
    try view.tap(at: IndexPath(row: 0, section: 0))
    try view.tap(at: IndexPath(row: 1, section: 0))
    _ = apply([("mails", ["b"])], .hidden)
    XCTAssertEqual(texts(\.isSelected), ["b"])
    XCTAssertEqual(driver.table.hiddenSelectedRows, ["a"])
    _ = apply([("mails", ["a", "b", "c"])], .hidden)
    XCTAssertEqual(texts(\.isSelected), ["a", "b"])
  }

  /// A snapshot that the app applies itself doesn't update the table; the next one does.
  func testASnapshotPastTheDriver() async throws {
    view.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    _ = apply([("mails", ["a", "b"])])
    try view.tap(at: IndexPath(row: 1, section: 0))
    var snapshot = source.snapshot()
    snapshot.deleteItems(["a"])
    source.apply(snapshot)
    _ = apply([("mails", ["b", "c"])])
    XCTAssertEqual(driver.shape, [2])
    XCTAssertEqual(
      (view.indexPathsForSelectedRows ?? []).map { RowPath($0) },
      Array(driver.table.rows.selectedRows))
  }
}
