// SPDX-License-Identifier: MIT

/// The rows that share an identity with other rows, and therefore share one checkmark within a
/// list.
struct SharedCheckmarks: Equatable, Sendable {
  /// The rows, shown and hidden.
  private var rows = RowSet()
  /// The identity of each row, as a number, in ascending order of the rows.
  private var identities: [Int] = []

  init() {}

  /// Creates a value from groups of rows; the rows of a group share an identity.
  init(_ groups: [[Int]]) {
    let named = groups.enumerated()
      .flatMap { identity, group in group.map { (row: $0, identity: identity) } }
      .ordered { SortKey(first: $0.row) }
    rows = RowSet(named.map { $0.row })
    identities = named.map { $0.identity }
  }

  /// Whether a row shares its identity with other rows.
  ///
  /// - Complexity: O(log *n*).
  func contains(_ row: Int) -> Bool { rows.contains(row) }

  /// Whether any of the given rows shares its identity with other rows.
  func contains(any others: RowSet) -> Bool { !rows.isDisjoint(with: others) }

  /// The given rows and all rows that share a checkmark with them: rows with the same identity in
  /// one list.
  ///
  /// - Complexity: O(1) if no row shares a checkmark, otherwise O(*k* log *n*) for *k* rows that
  ///   share an identity.
  @_optimize(size)
  func sharing(_ changed: RowSet, in layout: Layout, lists: RowSet) -> RowSet {
    let touched = rows.intersection(changed)
    guard !touched.isEmpty else { return changed }
    var items = Set<Item>()
    for row in touched {
      if let item = item(of: row, in: layout, lists) { items.insert(item) }
    }
    guard !items.isEmpty else { return changed }
    return changed.union(
      RowSet(rows.filter { row in item(of: row, in: layout, lists).map(items.contains) ?? false }))
  }

  /// The owner of a checkmark: an identity in a section.
  private struct Item: Hashable {
    var identity: Int
    var section: Int
  }

  private func item(of row: Int, in layout: Layout, _ lists: RowSet) -> Item? {
    guard let section = layout.section(of: row), lists.contains(section) else { return nil }
    return Item(identity: identities[rows.rank(of: row)], section: section)
  }

  mutating func follow(_ mapping: IndexMapping) {
    guard !rows.isEmpty else { return }
    let old = self
    rows = mapping.applied(to: rows)
    identities = rows.compactMap(mapping.oldIndex).map { old.identities[old.rows.rank(of: $0)] }
  }
}
