// SPDX-License-Identifier: MIT

/// The identities of those rows of a table that have one.
struct RowNames<ID: Hashable> {
  /// The rows that have an identity.
  private(set) var rows = RowSet()
  /// Their identities, in the order of the rows.
  private var ids: [ID] = []

  /// Whether no row has an identity.
  ///
  /// O(1).
  var isEmpty: Bool { ids.isEmpty }

  /// The identity of a row.
  ///
  /// O(log *n*).
  func id(of row: Int) -> ID? { rows.contains(row) ? ids[rows.rank(of: row)] : nil }

  /// The identities of rows that have one, with the rows.
  func named(in range: Range<Int>) -> [(row: Int, id: ID)] {
    let start = rows.rank(of: range.lowerBound)
    return rows.slice(range).enumerated().map { i, row in
      (range.lowerBound + row, ids[start + i])
    }
  }

  /// Gives all rows of a range their identities.
  mutating func setIDs(_ new: some Collection<ID>, of range: Range<Int>) {
    ids.replaceSubrange(
      rows.rank(of: range.lowerBound)..<rows.rank(of: range.upperBound), with: new)
    rows.insert(range)
  }

  init() {}

  /// Names the rows from zero on.
  init(_ ids: some Collection<ID>) { setIDs(ids, of: 0..<ids.count) }

  /// The lowest row that has an identity.
  func row(of id: ID) -> Int? { rows(of: id).first }

  /// All rows that have an identity.
  func rows(of id: ID) -> [Int] { zip(rows, ids).filter { $0.1 == id }.map { $0.0 } }

  /// The rows of identities that several rows have, identity by identity.
  func duplicates() -> [[Int]] {
    var groups: [ID: [Int]] = [:]
    for (row, id) in zip(rows, ids) { groups[id, default: []].append(row) }
    return groups.values.filter { $0.count > 1 }
  }

  /// Names a row after all others.
  mutating func append(_ id: ID, row: Int) {
    rows.insert(row)
    ids.append(id)
  }

  /// What stands after a change, in the order of the new identities.
  func segments(
    matching new: [ID], in scope: Range<Int>, hidden: Range<Int>
  ) -> [RowSegment] {
    var places: [ID: [Int]] = [:]
    for (row, id) in named(in: scope) + named(in: hidden) { places[id, default: []].append(row) }
    var segments: [RowSegment] = []
    for id in new {
      if let row = places[id]?.first {
        places[id]?.removeFirst()
        segments.append(joining: .kept(row..<(row + 1)))
      } else {
        segments.append(joining: .inserted(1))
      }
    }
    return segments
  }

  /// Lets the names follow a change of the data.
  mutating func follow(_ mapping: IndexMapping) {
    var next = RowNames()
    next.rows = mapping.applied(to: rows)
    for segment in mapping.segments {
      guard case .kept(let old) = segment else { continue }
      next.ids += ids[rows.rank(of: old.lowerBound)..<rows.rank(of: old.upperBound)]
    }
    self = next
  }
}

extension RowNames: Equatable {}
extension RowNames: Hashable {}
extension RowNames: Sendable where ID: Sendable {}
