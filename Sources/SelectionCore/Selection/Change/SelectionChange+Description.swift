// SPDX-License-Identifier: MIT

extension SelectionChange: CustomStringConvertible {
  /// The differences, such as `+[0.3] -[0.1] lost [0.2] checked [1.0]`, and how rows moved if they
  /// did.
  ///
  /// - Complexity: As ``TableChange/deselected``.
  public var description: String {
    var parts: [String] = []
    if !selected.isEmpty { parts.append("+\(selected)") }
    if !deselected.isEmpty { parts.append("-\(deselected)") }
    if !lost.isEmpty { parts.append("lost \(lost)") }
    if !checked.isEmpty { parts.append("checked \(checked)") }
    if !unchecked.isEmpty { parts.append("unchecked \(unchecked)") }
    parts += layers { "\(after.paths(of: $0))" }
    if let mapping { parts.append(mapping.isReload ? "reloaded" : "rows \(mapping.rows)") }
    return parts.isEmpty ? "no change" : parts.joined(separator: " ")
  }

  /// The marks in the app's own layers that have changed, such as `flagged [m1]`.
  func layerTexts<Row>(by names: (RowSet) -> [Row]) -> [String] {
    layers { rows in
      #if hasFeature(Embedded)
        return ""
      #else
        return "[\(names(rows).map { "\($0)" }.joined(separator: ", "))]"
      #endif
    }
  }

  private func layers(_ text: (RowSet) -> String) -> [String] {
    differingLayers.entries.compactMap { entry in
      let rows = stayed(entry.rows)
      if rows.isEmpty { return nil }
      let text = text(rows)
      return text.isEmpty ? entry.layer.name : "\(entry.layer.name) \(text)"
    }
  }
}

#if !hasFeature(Embedded)
  extension SelectionChange: CustomReflectable {
    /// A mirror of the changes, and the tables before and after them.
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
