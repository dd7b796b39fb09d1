// SPDX-License-Identifier: MIT

/// The rows of a table that carry a mark: those that are selected, or those that are checked.
struct Marks: Hashable, Sendable {
  /// The numbers of the rows.
  private(set) var rows = RowSet()
  /// The order in which they came to be marked, where that is kept.
  private(set) var order: MarkOrder?

  /// Lets the rows under a mask become what they are among `values`, and leaves all others.
  ///
  /// The one write: all that sets marks is such a pair.
  ///
  /// - Complexity: O(nodes in which the sets differ).
  mutating func set(_ values: RowSet, among mask: RowSet) {
    rows = rows.subtracting(mask).union(values.intersection(mask))
  }

  /// Lets all rows become what they are among `values`, except those to spare.
  ///
  /// - Complexity: O(1) where none is spared, else as ``set(_:among:)``.
  mutating func set(_ values: RowSet, sparing spared: RowSet = []) {
    rows =
      spared.isEmpty ? values : values.subtracting(spared).union(rows.intersection(spared))
  }

  /// Marks a row, or takes its mark away.
  ///
  /// - Complexity: O(log *n*).
  mutating func set(_ isMarked: Bool, at row: Int) {
    if isMarked { rows.insert(row) } else { rows.remove(row) }
  }

  /// Begins or ends keeping the order; at first all rows are of one age.
  mutating func keepOrder(_ isKept: Bool) {
    if isKept != (order != nil) { order = isKept ? MarkOrder(rows) : nil }
  }

  /// Lets the order know what has been marked and unmarked since.
  ///
  /// - Complexity: O(*a*) for *a* inputs whose rows are still marked.
  mutating func updateOrder(since old: RowSet) { order?.update(from: old, to: rows) }

  /// Lets the marks follow a change of the data; the order is rebuilt.
  mutating func follow(_ mapping: IndexMapping) {
    rows = mapping.applied(to: rows)
    order?.follow(mapping)
  }

  /// Holds the order against the rows that are marked now.
  mutating func rebuildOrder() { order?.rebuild(for: rows) }
}

/// The order in which rows came to be marked: the rows of one input are of one age.
struct MarkOrder: Hashable, Sendable {
  /// The rows that were marked together, the oldest first.
  private(set) var groups: [RowSet]

  /// Rows that are all of one age.
  init(_ rows: RowSet) { groups = rows.isEmpty ? [] : [rows] }

  /// Rows that went are most often old, so that the search for them ends early.
  mutating func update(from old: RowSet, to new: RowSet) {
    var removed = old.subtracting(new)
    for i in groups.indices where !removed.isEmpty {
      let here = groups[i].intersection(removed)
      guard !here.isEmpty else { continue }
      groups[i].subtract(here)
      removed.subtract(here)
    }
    groups.append(new.subtracting(old))
    groups.removeAll { $0.isEmpty }
  }

  mutating func follow(_ mapping: IndexMapping) {
    groups = groups.map(mapping.applied).filter { !$0.isEmpty }
  }

  /// Drops rows that are not marked, and takes in those that none of the groups has as the newest.
  mutating func rebuild(for rows: RowSet) {
    let new = groups.reduce(rows) { $0.subtracting($1) }
    groups = (groups.map { $0.intersection(rows) } + [new]).filter { !$0.isEmpty }
  }
}
