// SPDX-License-Identifier: MIT

extension TableMapping: CustomStringConvertible {
  /// The shapes and how much changed, such as `[3, 5] → [2, 5]: 1 row removed, 2 inserted, 1
  /// moved`.
  ///
  /// Large shapes are given by their number of sections.
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
  /// The numbers and how much changed, such as `5 → 6: 1 removed, 2 inserted`.
  public var description: String {
    let changes = changes(of: nil)
    return "\(oldCount) → \(newCount)" + (changes.isEmpty ? "" : ": \(changes)")
  }

  /// How many were removed, inserted and moved; the first of them with the noun.
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

  /// How many were moved at least, when all others stayed in order.
  private var movedCount: Int {
    // How many can have stayed in order up to an end, for each end where that is more than before
    // it.
    var longest: [(end: Int, count: Int)] = []
    var stayed = 0
    for case .kept(let old) in segments {
      stayed += old.count
      let place = partitionPoint(of: longest.count) { longest[$0].end <= old.lowerBound }
      let count = old.count + (place > 0 ? longest[place - 1].count : 0)
      let rest = longest[place...].drop { $0.count <= count }
      longest.replaceSubrange(place..<rest.startIndex, with: [(old.upperBound, count)])
    }
    return stayed - (longest.last?.count ?? 0)
  }
}
