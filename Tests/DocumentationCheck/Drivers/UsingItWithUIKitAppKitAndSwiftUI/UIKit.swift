// SPDX-License-Identifier: MIT

import UIKitNames

// Does on the table without a screen what a user does to the controllers of the article.

extension RowPath {
  /// The double's index paths are rows already.
  init(_ row: RowPath) { self = row }
}

/// The rows of a screen that carry a checkmark, as its cells show it.
@MainActor
func checkmarks(of screen: UITableViewController) -> [String] {
  let table: UITableView = screen.tableView
  return table.visibleCells.filter { $0.accessoryType == .checkmark }
    .compactMap { $0.textLabel?.text }
}

let packing = PackingController()
let packingStack = UINavigationController(rootViewController: packing)
print(packing.tableView.visibleCells.count)  // 3
try packing.tableView.tap(at: IndexPath(row: 1, section: 0))
try packing.tableView.tap(at: IndexPath(row: 2, section: 0))
print(checkmarks(of: packing))  // ["stove", "rope"]
try packing.tableView.tap(at: IndexPath(row: 1, section: 0))
print(checkmarks(of: packing))  // ["rope"]
print(packing.tableView.indexPathForSelectedRow == nil)  // true
print(packing.tableView.staleCells().isEmpty)  // true

let trip = TripController()
let tripStack = UINavigationController(rootViewController: trip)
try trip.tableView.tap(at: IndexPath(row: 1, section: 0))
try trip.tableView.tap(at: IndexPath(row: 0, section: 1))
try trip.tableView.tap(at: IndexPath(row: 1, section: 1))
print(checkmarks(of: trip))  // ["Stove", "By car"]
trip.removeFirstItem()
print(checkmarks(of: trip))  // ["Stove", "By car"]
print(trip.tableView.staleCells().isEmpty)  // true

// The selection as the model's.
var table = TableSelection(shape: [3], policy: .multiple)
packing.tableView.allowsMultipleSelection = true
packing.tableView.show(try table.select(.all))
packing.tableView.show(try table.toggle(RowPath(section: 0, row: 1)))
print(packing.tableView.indexPathsForSelectedRows ?? [])  // [0.0, 0.2]
