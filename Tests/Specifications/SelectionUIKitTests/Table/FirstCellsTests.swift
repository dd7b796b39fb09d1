// SPDX-License-Identifier: MIT

import Fixtures
import SelectionUIKit
import XCTest

/// The first cells that a driven view shows know whether their rows are selected.
@MainActor
final class FirstCellsTests: XCTestCase {
  private final class Cell: UITableViewCell {
    static var heard: [String] = []
    var name: String { textLabel?.text ?? "" }
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      Self.heard.append("\(name) \(selected) \(animated)")
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      Self.heard.append("\(name) configured \(state.isSelected)")
    }
  }

  private final class Screen: UITableViewController {
    var driver: TableDriver<IdentifiedTable<Int>>!
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      driver.shape.rowCount(inSection: section) ?? 0
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(driver.id(at: indexPath) ?? -1)"
      driver.configure(cell, at: indexPath)
      return cell
    }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      Cell.heard.append("\((cell as? Cell)?.name ?? "") shown \(cell.isSelected)")
    }
  }

  func testTheFirstCellsAreToldBeforeTheyAreShown() async throws {
    for count in [5, 2000] {
      Cell.heard = []
      let screen = Screen(style: .plain)
      screen.tableView.visibleRowCount = 5
      screen.tableView.register(Cell.self, forCellReuseIdentifier: "row")
      var table = IdentifiedTable(sections: [Array(0..<count)], policy: .multiple)
      try table.select(count == 5 ? [1, 3] : SelectionSpans.all)
      screen.driver = TableDriver(screen.tableView, table)
      screen.tableView.layoutIfNeeded()
      let expected = (0..<5).flatMap { row in
        table.isSelected(row)
          ? ["\(row) true false", "\(row) configured true", "\(row) shown true"]
          : ["\(row) configured false", "\(row) shown false"]
      }
      XCTAssertEqual(Cell.heard, expected, "each cell is told once")
      for row in 0..<5 {
        Cell.heard = []
        screen.tableView.reloadData()
        screen.tableView.layoutIfNeeded()
        let last = Cell.heard.filter { $0.hasPrefix("\(row) configured") }
        XCTAssertEqual(last, ["\(row) configured \(table.isSelected(row))"], "\(Cell.heard)")
      }
      XCTAssertEqual(screen.driver.table, table)
    }
  }

  func testACellThatScrollsInIsToldBeforeItIsShown() async throws {
    let screen = Screen(style: .plain)
    screen.tableView.visibleRowCount = 5
    screen.tableView.register(Cell.self, forCellReuseIdentifier: "row")
    let table = IdentifiedTable(sections: [Array(0..<2000)], policy: .multiple)
    screen.driver = TableDriver(screen.tableView, table)
    screen.tableView.layoutIfNeeded()
    screen.driver.apply(.select(.all))
    Cell.heard = []
    screen.tableView.scrollToRow(at: "0.1000", at: .top, animated: false)
    screen.tableView.layoutIfNeeded()
    XCTAssertTrue(Cell.heard.contains("1000 configured true"), "\(Cell.heard)")
    XCTAssertFalse(Cell.heard.contains { $0.hasSuffix("configured false") }, "\(Cell.heard)")
  }
}
