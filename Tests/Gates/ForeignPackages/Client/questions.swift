// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionOutline

/// A view that draws any table, whatever the names of its rows are.
struct Drawn<Row: Hashable & CustomStringConvertible> {
  /// The rows that were redrawn.
  var redrawn: [Row] = []
  /// The answers that a row or a menu needs, as text.
  var answers: [String] = []

  mutating func click<Table: InputReceiver<Row>>(_ row: Row, in table: inout Table) throws {
    let change = try table.toggle(row)
    redrawn = Array(change.rowsToRedraw)
    precondition(change.selected.elementsEqual(redrawn) && change.deselected.isEmpty)
    answers = [
      "\(table.selectedRows.map(\.description)) of \(table.shownRows.count)",
      "\(table.isSelected(row)) \(table.isChecked(row)) \(table.isEnabled(row))",
      "\(table.isPresentedSelected(row)) \(table.accessory(for: row))",
      "\(table.menuRows(for: row).count) \(table.selectedRow == row) \(table.lead == row)",
      "\(table.markedPart(of: SelectionSpans.all)) \(table.placeInOrder(of: row) ?? -1)",
      "\(table.accessibility(for: row, label: "a row").traits.contains(.notEnabled))",
    ]
  }
}

func askEachTable() throws {
  var byPath = TableSelection(shape: [3], policy: .multiple)
  var byIdentity = IdentifiedTable(sections: [["a", "b", "c"]], policy: .multiple)
  var tree = try OutlineSelection(nodes: ["a", "b", "c"].map { OutlineNode($0) })
  var (paths, names, nodes) = (Drawn<RowPath>(), Drawn<String>(), Drawn<String>())
  try paths.click(RowPath(0, 1), in: &byPath)
  try names.click("b", in: &byIdentity)
  try nodes.click("b", in: &tree)
  precondition(paths.redrawn == [RowPath(0, 1)] && names.redrawn == ["b"])
  precondition(names.answers == nodes.answers && nodes.redrawn == names.redrawn)
  precondition(paths.answers.dropFirst() == names.answers.dropFirst())
  precondition(names.answers.first == "[\"b\"] of 3", names.answers[0])
}
