// SPDX-License-Identifier: MIT

import Foundation
import HeadlessTable
import SelectionAppKit
import SelectionCore
import SelectionObservation
import SelectionOutline
import SelectionOutlineObservation
import SelectionOutlineViews
import SelectionStore
import SelectionSwiftUI
import SelectionUIKit
import SelectionViews
import UIKitNames

// One use of each product that Linux has; those of AppKit and SwiftUI are empty there, or nearly.
var packing = InclusiveList(checked: ["tent"])
precondition(packing.tap("stove").checked == ["stove"])

var mails = IdentifiedTable(sections: [["m1", "m2", "m3", "m4"]], policy: .multiple)
try mails.click("m2")
try mails.click("m4", modifiers: .shift)
precondition(mails.selectedRows == ["m2", "m3", "m4"])

let file = FileManager.default.temporaryDirectory
  .appendingPathComponent("selection-\(UInt64.random(in: 0 ... .max))")
defer { try? FileManager.default.removeItem(at: file) }
let store = FileStore<IdentitySnapshot<String>>(file)
try store.save(mails.snapshot)
let saved = try store.load()
precondition(saved == mails.snapshot)

var files = try OutlineSelection(nodes: [
  OutlineNode("docs"), OutlineNode("plan.txt", depth: 1), OutlineNode("may.txt", depth: 1),
])
_ = try files.tapBox("may.txt")
precondition(files.checkedLeaves == ["may.txt"])

let tree = ObservableOutline(files)
tree[isExpanded: "docs"] = false
precondition(tree["docs"].box == .partial && tree.shownRows == ["docs"])

let drivenTree = TableDriver(UITableView(), files)
try drivenTree.change { _ = try $0.collapse("docs") }
precondition(drivenTree.shape.rowCount == 1)

let model = ObservableTable(mails)
try model.change { try $0.toggle("m2") }
precondition(model.selectedRows == ["m3", "m4"])

let driver = TableDriver(UITableView(), mails)
precondition(driver.base.table.selectedRows == mails.selectedRows)

let view = TableView()
view.allowsMultipleSelection = true
precondition(view.allowsMultipleSelection)

// What a tap costs in a large table: the same program by two compilers.
if CommandLine.arguments.contains("time") {
  var table = TableSelection(shape: [1_000_000], policy: .multiple)
  let start = ContinuousClock.now
  for step in 0..<1_000_000 {
    _ = try table.tap(RowPath(section: 0, row: step &* 7_919 % 1_000_000))
  }
  print("\((ContinuousClock.now - start) / 1_000_000) for a tap")
}
print("a client of each product runs")
