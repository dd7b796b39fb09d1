// SPDX-License-Identifier: MIT

extension TableUpdate: CustomStringConvertible {
  /// The changes, such as `delete 0.2, insert 0.0 x2, move 0.0 → 1.0`.
  @_optimize(size)
  public var description: String {
    var changes = deletedSections.map { "delete section \($0)" }
    changes += reloadedSections.map { "reload section \($0)" }
    changes += insertedSections.map {
      "insert section \($0.section)"
        + ($0.rowCount == 0 ? "" : " with \(counted($0.rowCount, "row"))")
    }
    changes += movedSections.map { "move section \($0.source) → \($0.destination)" }
    changes += deletedRows.map { "delete \($0)" }
    changes += reloadedRows.map { "reload \($0)" }
    changes += reconfiguredRows.map { "reconfigure \($0)" }
    changes += insertedRows.map { "insert \($0.row)" + ($0.count == 1 ? "" : " x\($0.count)") }
    changes += movedRows.map { "move \($0.source) → \($0.destination)" }
    return changes.isEmpty ? "no changes" : changes.joined(separator: ", ")
  }
}

/// A count with its noun, such as `2 rows`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
