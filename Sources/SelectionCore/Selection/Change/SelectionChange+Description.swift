// SPDX-License-Identifier: MIT

extension SelectionChange: CustomStringConvertible {
  /// The differences, such as `+[0.3] -[0.1] lost [0.2] checked [1.0]`, and the mapping if rows
  /// moved.
  ///
  /// - Complexity: The cost of ``TableChange/deselected``.
  @_optimize(size)
  public var description: String {
    let lists = [
      ("+", selected), ("-", deselected), ("lost ", lost), ("checked ", checked),
      ("unchecked ", unchecked),
    ]
    var parts = lists.compactMap { $1.isEmpty ? nil : "\($0)\($1)" }
    parts += layerTexts { "\(after.paths(of: $0))" }
    if let mapping { parts.append(mapping.isReload ? "reloaded" : "rows \(mapping.rows)") }
    return parts.isEmpty ? textWithoutRows : parts.joined(separator: " ")
  }

  /// The text for a change that names no shown row.
  var textWithoutRows: String { isEmpty ? "no change" : "hidden rows" }

  /// The marks in the app's own layers that have changed, such as `flagged [m1]`, given a function
  /// that describes rows.
  func layerTexts(_ text: (RowSet) -> String) -> [String] {
    differingLayers.entries.compactMap { entry in
      let rows = stayed(entry.rows)
      return rows.isEmpty ? nil : "\(entry.layer.name) \(text(rows))"
    }
  }
}

#if !hasFeature(Embedded)
  extension SelectionChange: CustomReflectable {
    /// A mirror of the changes and of the tables before and after them.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: [
          "selected": selected, "deselected": deselected, "lost": lost, "checked": checked,
          "unchecked": unchecked, "calls": calls.description, "before": before, "after": after,
        ], displayStyle: .struct)
    }
  }
#endif
