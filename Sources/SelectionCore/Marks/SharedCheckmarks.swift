// SPDX-License-Identifier: MIT

/// The rows that have an identity in common with others: within a list they share one checkmark.
struct SharedCheckmarks: Equatable, Sendable {
  /// The rows, shown and hidden.
  private var rows = RowSet()
  /// For each of them, in ascending order, which identity it has.
  private var identities: [Int] = []

  init() {}

  /// Rows that have one identity, group by group.
  init(_ groups: [[Int]]) {
    var named: [(row: Int, identity: Int)] = []
    for (identity, group) in groups.enumerated() {
      for row in group { named.append((row, identity)) }
    }
    named = named.ordered { SortKey(first: $0.row) }
    rows = RowSet(named.map { $0.row })
    identities = named.map { $0.identity }
  }

  /// Whether a row has an identity in common with others.
  ///
  /// - Complexity: O(log *n*).
  func contains(_ row: Int) -> Bool { rows.contains(row) }

  /// Rows with all that share their checkmark: the rows of the same identity in the same list.
  ///
  /// - Complexity: O(1) if no row does, else O(*k* log *n*) for *k* rows that have an identity
  ///   in common.
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

  /// The first of the rows, each with which identity it has.
  var text: String {
    zip(rows, identities).prefix(8).map { "\($0):\($1)" }.joined(separator: " ")
  }

  /// What a checkmark is of: an identity in a section.
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
