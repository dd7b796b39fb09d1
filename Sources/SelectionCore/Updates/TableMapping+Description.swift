// SPDX-License-Identifier: MIT

extension TableMapping: CustomStringConvertible {
  /// The shapes and the numbers of changes, such as
  /// `[3, 5] → [2, 5]: 1 row removed, 2 inserted, 1 moved`.
  ///
  /// For a large shape, the text contains only the number of sections.
  public var description: String {
    let shapes = [oldShape, newShape].map { shape in
      shape.sectionCount <= 8 ? "\(shape)" : "\(shape.sectionCount) sections"
    }
    let changes = [sections.changes(of: "section"), rows.changes(of: "row")]
      .filter { !$0.isEmpty }
    return shapes.joined(separator: " → ")
      + (changes.isEmpty ? "" : ": \(changes.joined(separator: "; "))")
  }
}

extension IndexMapping: CustomStringConvertible {
  /// The element counts and the numbers of changes, such as `5 → 6: 1 removed, 2 inserted`.
  public var description: String {
    let changes = changes(of: nil)
    return "\(oldCount) → \(newCount)" + (changes.isEmpty ? "" : ": \(changes)")
  }

  /// The numbers of removed, inserted and moved elements; the first number with the noun.
  fileprivate func changes(of noun: String?) -> String {
    let stayed = stayed.count
    let counts = [
      (oldCount - stayed, "removed"), (newCount - stayed, "inserted"), (movedCount, "moved"),
    ].filter { $0.0 > 0 }
    return counts.enumerated().map { place, change in
      let count = place == 0 ? noun.map { counted(change.0, $0) } : nil
      return "\(count ?? "\(change.0)") \(change.1)"
    }.joined(separator: ", ")
  }

  /// The minimum number of elements that must have moved while all other elements kept their order.
  private var movedCount: Int {
    let runs = keptInNewOrder.map { $0.oldRange }
    let inOrder = placesInOrder(of: runs)
    return runs.reduce(0) { $0 + $1.count } - inOrder.reduce(0) { $0 + runs[$1].count }
  }
}
