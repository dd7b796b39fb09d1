// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore
import XCTest

/// A table view whose data source is its own table.
@MainActor
private final class FilteredScreen: TableViewDataSource, TableViewDelegate {
  let table = TableView(visibleRowCount: 20)
  private let names = ["oak", "elm", "fir", "yew"]

  init() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    table.allowsMultipleSelection = true
  }

  private var shown: [Int] {
    let numbers = table.rows.shownNumbers
    return numbers.isEmpty && table.rows.hiddenCount == 0 ? Array(0..<4) : Array(numbers)
  }

  var texts: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.compactMap { $0.textLabel?.text }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = names[shown[indexPath.row]]
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: RowPath) -> Double {
    Double(10 * (shown[indexPath.row] + 1))
  }
}

@MainActor
final class ShownRowsTests: XCTestCase {
  func testCellsAndHeightsAreThoseOfTheRowsThatAreShown() async throws {
    let screen = FilteredScreen()
    let table = screen.table
    XCTAssertEqual(screen.texts, ["oak", "elm", "fir", "yew"])
    try table.apply(.tap(RowPath(section: 0, row: 2)))
    try table.apply(.show(numbers: [0, 1]))
    XCTAssertEqual(screen.texts, ["oak", "elm"])
    XCTAssertEqual(table.rectForRow(at: RowPath(section: 0, row: 1)).height, 20)
    try table.apply(.show(numbers: [2, 3]))
    XCTAssertEqual(screen.texts, ["fir", "yew"])
    XCTAssertEqual(table.rectForRow(at: RowPath(section: 0, row: 1)).height, 40)
    XCTAssertEqual(table.indexPathsForSelectedRows, [RowPath(section: 0, row: 0)])
    try table.apply(.show(.all))
    XCTAssertEqual(screen.texts, ["oak", "elm", "fir", "yew"])
    XCTAssertEqual(table.contentSize.height, 100)
  }
}
