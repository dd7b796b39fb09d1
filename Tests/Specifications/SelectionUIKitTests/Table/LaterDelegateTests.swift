// SPDX-License-Identifier: MIT

import Fixtures
import SelectionUIKit
import XCTest

/// A delegate that is set after the driver has been made becomes the app's delegate, and the driver
/// still works.
@MainActor
final class LaterDelegateTests: XCTestCase {
  private let data = Data()
  private let later = Delegate()

  private func driven(
    _ prepare: (inout IdentifiedTable<String>) -> Void = { _ in }
  ) -> (UITableView, TableDriver<IdentifiedTable<String>>) {
    let view = UITableView()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    var table = IdentifiedTable(sections: [["a", "b", "c"]], policy: .multiple)
    prepare(&table)
    let driver = TableDriver(view, table)
    data.driver = driver
    view.dataSource = data
    return (view, driver)
  }

  func testADelegateSetInTheViewIsTheAppsDelegate() async throws {
    let (view, driver) = driven { _ = try? $0.apply(.setList(.inclusive, inSection: 0)) }
    view.delegate = later
    view.layoutIfNeeded()
    try view.tap(at: "0.1")
    XCTAssertTrue(view.delegate === driver)
    XCTAssertTrue(driver.delegate === later)
    XCTAssertEqual(driver.table.checkedRows, ["b"])
    XCTAssertEqual(view.visibleCells.map(\.accessoryType), [.none, .checkmark, .none])
    XCTAssertEqual(later.heard, ["asked 0.1", "told 0.1"])
  }

  func testALaterDelegateIsNoticedAtTheNextReadOrChange() async throws {
    for notice: (TableDriver<IdentifiedTable<String>>) -> Void in [
      { _ = $0.table }, { $0.apply(.select(["c"])) },
      { $0.update(to: [["c", "b"]], vanished: .gone) },
    ] {
      let (view, driver) = driven()
      view.layoutIfNeeded()
      later.heard = []
      view.delegate = later
      notice(driver)
      XCTAssertTrue(view.delegate === driver)
      try view.tap(at: "0.1")
      XCTAssertEqual(later.heard, ["asked 0.1", "told 0.1"])
      XCTAssertTrue(driver.table.isSelected("b"))
    }
  }

  func testADelegateSetInTheDriverIsToldAtOnce() async throws {
    let (view, driver) = driven()
    view.layoutIfNeeded()
    driver.delegate = later
    try view.tap(at: "0.2")
    XCTAssertEqual(later.heard, ["asked 0.2", "told 0.2"])
    XCTAssertEqual(driver.table.selectedRows, ["c"])
    driver.delegate = nil
    try view.tap(at: "0.2")
    XCTAssertEqual(later.heard, ["asked 0.2", "told 0.2"])
    XCTAssertEqual(driver.table.selectedRows, [])
    XCTAssertTrue(view.delegate === driver)
  }

  /// Otherwise two drivers would replace each other as the view's delegate forever.
  func testASecondDriverOfAViewReplacesTheFirst() async throws {
    let (view, first) = driven()
    first.delegate = later
    let second = TableDriver(view, IdentifiedTable(sections: [["x", "y", "z"]], policy: .multiple))
    data.driver = second
    XCTAssertTrue(second.delegate === later)
    XCTAssertNil(first.tableView)
    first.apply(.selectAll)
    view.layoutIfNeeded()
    try view.tap(at: "0.0")
    XCTAssertEqual(first.table.selectedRows, ["a", "b", "c"])
    XCTAssertEqual(second.table.selectedRows, ["x"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [IndexPath(row: 0, section: 0)])
    XCTAssertTrue(view.delegate === second)
    XCTAssertEqual(later.heard, ["asked 0.0", "told 0.0"])
  }

  func testAViewHasTheAppsDelegateAgainWhenItsDriverIsGone() async throws {
    final class App: UITableViewDelegate {}
    let (view, app) = (UITableView(), App())
    view.delegate = app
    var driver: TableDriver? = TableDriver(view, TableSelection(shape: [1]))
    driver = TableDriver(view, TableSelection(shape: [2]))
    XCTAssertTrue(driver?.delegate === app)
    driver?.delegate = later
    XCTAssertTrue(view.delegate === driver)
    driver = nil
    XCTAssertTrue(view.delegate === later)
    driver = TableDriver(view, TableSelection(shape: [3]))
    driver?.disconnect()
    XCTAssertTrue(view.delegate === later)
    _ = driver?.table
    XCTAssertTrue(view.delegate === later)
    view.delegate = app
    driver = nil
    XCTAssertTrue(view.delegate === app)
  }

  func testADriverIsNotItsOwnDelegate() async throws {
    let (view, driver) = driven()
    let second = TableDriver(view, IdentifiedTable(sections: [["x", "y", "z"]], policy: .multiple))
    driver.delegate = driver
    XCTAssertNil(driver.delegate)
    second.delegate = driver
    driver.delegate = second
    XCTAssertNil(driver.delegate)
    view.layoutIfNeeded()
    try view.tap(at: "0.0")
    XCTAssertEqual([driver.table.selectedRows, second.table.selectedRows], [["a"], ["x"]])
  }

  private final class Data: UITableViewDataSource {
    var driver: TableDriver<IdentifiedTable<String>>!
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      driver.shape.rowCount(inSection: section) ?? 0
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      driver.configure(cell, at: indexPath)
      return cell
    }
  }

  private final class Delegate: UITableViewDelegate {
    var heard: [String] = []
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      heard.append("asked \(indexPath)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("told \(indexPath)")
    }
  }
}
