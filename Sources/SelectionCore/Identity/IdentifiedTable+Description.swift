// SPDX-License-Identifier: MIT

extension IdentifiedTable: CustomStringConvertible {
  /// The table as a `TableSelection` says it, with identities for paths: the first of those that
  /// are selected and checked, of all else that is not as in a new table, and of all.
  ///
  ///     shape [3], selected [m1], hidden [m4], mode multiple editing none, identities [m1, m2, m3]
  public var description: String { TableSelection.text(of: parts) }

  /// The description of the table.
  var parts: [TextPart] {
    func words(_ rows: RowSet) -> String {
      let first = rows.prefix(8).map { row in names.id(of: row).map { "\($0)" } ?? "unnamed" }
      let rest = rows.count - first.count
      return "[\(first.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")]"
    }
    var parts = selection.parts(words)
    if selectsUnloaded { parts.append(("and all that is not loaded", "")) }
    let shown = selection.shownNumbers
    if !shown.isDisjoint(with: names.rows) { parts.append(("identities", words(shown))) }
    return parts
  }
}

#if !hasFeature(Embedded)
  extension IdentifiedTable: CustomReflectable {
    /// The parts of the description.
    public var customMirror: Mirror { Mirror(self, parts: parts) }
  }

  extension IdentifiedChange: CustomReflectable {
    /// The changes by identity, and the same by rows.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: [
          "selected": selected, "deselected": deselected, "lost": lost, "checked": checked,
          "unchecked": unchecked, "hidden": hidden, "shownAgain": shownAgain, "rows": rows,
        ], displayStyle: .struct)
    }
  }
#endif
