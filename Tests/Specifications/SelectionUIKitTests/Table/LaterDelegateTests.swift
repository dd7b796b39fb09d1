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
  func testASecondDriverOfAViewForwardsToTheFirst() async throws {
    let (view, first) = driven()
    view.delegate = first
    let second = TableDriver(view, IdentifiedTable(sections: [["x", "y", "z"]], policy: .multiple))
    view.layoutIfNeeded()
    try view.tap(at: "0.0")
    XCTAssertEqual(first.table.selectedRows, ["a"])
    XCTAssertEqual(second.table.selectedRows, ["x"])
    XCTAssertTrue(view.delegate === second)
  }

  func testADriverIsNotItsOwnDelegate() async throws {
    let (view, driver) = driven()
    let second = TableDriver(view, IdentifiedTable(sections: [["x", "y", "z"]], policy: .multiple))
    driver.delegate = driver
    XCTAssertNil(driver.delegate)
    driver.delegate = second
    XCTAssertNil(driver.delegate)
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
