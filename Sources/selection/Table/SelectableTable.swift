// SPDX-License-Identifier: MIT

internal import SelectionCore

/// A table without checkmark lists, which shows how many of its rows are selected.
class SelectableTable: DemoTable {
  override class var policy: SelectionPolicy { SelectionPolicy(.multiple, editing: .multiple) }

  override var summary: String {
    let hidden = table.hiddenSelectedRows.count
    let count = table.selectedCount + hidden
    if hidden > 0 { return "\(count) selected, \(hidden) hidden" }
    let all = table.rows.wholeShape.rowCount
    return count == all ? "all \(all) selected" : "\(count) of \(all) selected"
  }

  override func summary(ofSection section: Int) -> String {
    let rows = table.rows.shape.rows(inSection: section) ?? 0..<0
    return switch table.rows.markedPart(of: .section(section)) {
    case .none: ""
    case .partial: "\(table.rows.selectedRows.positions.count(in: rows)) of \(rows.count)"
    case .all: "all \(rows.count)"
    }
  }
}
