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

  /// The identities after a change of the data.
  func following(_ mapping: IndexMapping) -> RowNames {
    var next = RowNames()
    next.rows = mapping.applied(to: rows)
    for segment in mapping.segments {
      guard case .kept(let old) = segment else { continue }
      next.ids += ids[rows.rank(of: old.lowerBound)..<rows.rank(of: old.upperBound)]
    }
    return next
  }
}

extension RowNames: Equatable {}
extension RowNames: Hashable {}
extension RowNames: Sendable where ID: Sendable {}
