// SPDX-License-Identifier: MIT

extension IdentifiedTable: CustomStringConvertible {
  /// A description of the table that uses identities in place of paths.
  ///
  /// The description lists the selected and checked identities, the other differences from a new
  /// table, and all identities. The length of each list is limited.
  ///
  /// ```text
  /// shape [3], selected [m1], hidden [m4], mode multiple editing none, identities [m1, m2, m3]
  /// ```
  public var description: String { TableSelection.text(of: parts) }

  /// The parts of the description.
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
    /// A mirror whose children are the parts of the description.
    public var customMirror: Mirror { Mirror(self, parts: parts) }
  }

  extension IdentifiedChange: CustomReflectable {
    /// A mirror of the change, by identity and by rows.
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
