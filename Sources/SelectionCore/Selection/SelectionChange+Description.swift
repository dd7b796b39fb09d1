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
    for entry in differingLayers.entries {
      let rows = after.paths(of: stayed(entry.rows))
      if !rows.isEmpty { parts.append("\(entry.layer.name) \(rows)") }
    }
    if let mapping { parts.append(mapping.isReload ? "reloaded" : "rows \(mapping.rows)") }
    return parts.isEmpty ? "no change" : parts.joined(separator: " ")
  }
}
