// SPDX-License-Identifier: MIT

extension TableUpdate {
  /// Adds the changes in a difference between two collections, computed by the standard library, as
  /// changes to a section's rows.
  ///
  /// A removal and an insertion that are associated, as after a call to `inferringMoves()`, become
  /// a move.
  /// - Parameters:
  ///   - difference: The difference between the section's rows after the update and its rows
  ///     before.
  ///   - section: The section before the update.
  ///   - newSection: The section after the update, or nil if its number doesn't change.
  /// - Complexity: O(*k*) for *k* changes in the difference.
  public mutating func apply<ID>(
    _ difference: CollectionDifference<ID>, inSection section: Int, after newSection: Int? = nil
  ) {
    let newSection = newSection ?? section
    for change in difference {
      switch change {
      case .remove(let row, _, let destination):
        let source = RowPath(section: section, row: row)
        if let destination {
          moveRow(at: source, to: RowPath(section: newSection, row: destination))
        } else {
          deleteRows(at: [source])
        }
      case .insert(let row, _, nil):
        insertRows(at: [RowPath(section: newSection, row: row)])
      case .insert: break  // The other half of a move, which its removal has added.
      }
    }
  }
}
