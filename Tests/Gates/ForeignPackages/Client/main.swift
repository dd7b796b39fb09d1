// SPDX-License-Identifier: MIT

import SelectionObservation
import SelectionUIKit

// Closures as an app writes them, without declared errors and results.
let table = IdentifiedTable(sections: [["a", "b", "c"]], policy: .multiple)
let view = UITableView()
let model = ObservableTable(table)
let driver = TableDriver(view, table)

try model.change { try $0.toggle("a") }
try driver.change { try $0.toggle("a") }
try model.change {
  try $0.toggle("b")
  try $0.toggle("c")
}
try driver.change {
  try $0.toggle("b")
  try $0.toggle("c")
}
let modelChange = try model.change { try $0.toggle("a") }
let driverChange = try driver.change { try $0.toggle("a") }
precondition(modelChange.deselected == ["a"] && driverChange.deselected == ["a"])
precondition(model.change { $0.selectedRows } == ["b", "c"])
precondition(driver.change { $0.selectedRows.count } == 2)
_ = try? model.change { try $0.toggle("unknown") }
_ = try? driver.change { try $0.toggle("unknown") }

do {
  try model.change { try $0.toggle("unknown") }
  preconditionFailure("there is no such row")
} catch SelectionError.unknownID {
  precondition(model.selectedRows == ["b", "c"])
}

// Swift doesn't infer the error type of a closure: in a function with typed throws it is declared.
@MainActor
func toggle(_ id: String) throws(SelectionError) {
  try model.change { table throws(SelectionError) in try table.toggle(id) }
  try driver.change { table throws(SelectionError) in try table.toggle(id) }
}
try toggle("a")
driver.rowAnimation = .fade
driver.update(to: [["a", "b", "c", "d"]], vanished: .gone)
precondition(
  model.selectedRows == ["a", "b", "c"] && driver.table.selectedRows == ["a", "b", "c"])

// One function clicks in each kind of table, and asks what a view has to know.
try askEachTable()
