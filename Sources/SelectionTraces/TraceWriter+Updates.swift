// SPDX-License-Identifier: MIT
internal import SelectionCore

extension TableUpdate {
  /// The update as statements of a trace: alone where it is one change, else as a batch.
  var statements: [String] {
    var lines: [String] = []
    if !deletedRows.isEmpty { lines.append("delete-rows \(RowSpans(deletedRows))") }
    if !reloadedRows.isEmpty { lines.append("reload-rows \(RowSpans(reloadedRows))") }
    if !reconfiguredRows.isEmpty { lines.append("reconfigure-rows \(RowSpans(reconfiguredRows))") }
    lines += deletedSections.map { "delete-section \($0)" }
    if !reloadedSections.isEmpty {
      lines.append("reload-sections " + reloadedSections.map(String.init).joined(separator: " "))
    }
    lines += insertedSections.map { "insert-section \($0.section) \($0.rowCount)" }
    lines += movedSections.map { "move-section \($0.source) \($0.destination)" }
    lines += insertedRows.map {
      $0.count == 1 ? "insert-rows \($0.row)" : "insert-rows \($0.row) x\($0.count)"
    }
    lines += movedRows.map { "move-row \($0.source) \($0.destination)" }
    return lines.count == 1 ? lines : ["batch"] + lines + ["end"]
  }
}
