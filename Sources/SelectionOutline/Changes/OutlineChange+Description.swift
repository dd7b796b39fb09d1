// SPDX-License-Identifier: MIT
import SelectionCore

extension OutlineChange: CustomStringConvertible {
  /// The differences by identity, such as `+[a] -[b] checked [c] collapsed [d]`, and how nodes
  /// moved; or, if there is nothing else, how the shown rows moved, or the nodes that look
  /// different.
  public var description: String {
    #if hasFeature(Embedded)
      return rows.description
    #else
      func texts(_ lists: [(name: String, nodes: [ID])]) -> [String] {
        lists.filter { !$0.nodes.isEmpty }
          .map { "\($0.name)[\($0.nodes.map { "\($0)" }.joined(separator: ", "))]" }
      }
      var all = texts([
        ("+", selected), ("-", deselected), ("lost ", lost), ("checked ", checked),
        ("unchecked ", unchecked), ("expanded ", expanded), ("collapsed ", collapsed),
      ])
      all += texts(rows.layers.map { ("\($0.name) ", marked(in: $0) + unmarked(in: $0)) })
      if let nodeMapping { all.append("\(nodeMapping)") }
      if all.isEmpty, let shown = rows.mapping { all.append("shown \(shown)") }
      if all.isEmpty { all = texts([("redrawn ", rowsToRedraw)]) }
      if all.isEmpty, !rows.isEmpty { return rows.description }
      if all.isEmpty { return isEmpty ? "no change" : "other settings" }
      return all.joined(separator: " ")
    #endif
  }
}
