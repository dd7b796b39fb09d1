// SPDX-License-Identifier: MIT

extension IdentifiedTable: CustomStringConvertible {
  /// The table, and the identities of its first selected and checked rows.
  public var description: String {
    func words(_ rows: RowSet) -> String {
      let first = rows.prefix(8).map { row in names.id(of: row).map { "\($0)" } ?? "unnamed" }
      let rest = rows.count - first.count
      return "[\(first.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")]"
    }
    var parts = ["shape \(selection.shape)", "selected \(words(selection.selected))"]
    if !selection.checked.isEmpty { parts.append("checked \(words(selection.checked))") }
    let hidden = selection.hiddenRows.intersection(names.rows)
    let marked = hidden.intersection(selection.selectedMarks.rows.union(selection.checkedMarks))
    if !marked.isEmpty { parts.append("hidden \(words(marked))") }
    if selectsUnloaded { parts.append("and all that is not loaded") }
    if selection.isEditing { parts.append("editing") }
    return parts.joined(separator: ", ")
  }
}
