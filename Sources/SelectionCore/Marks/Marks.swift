// SPDX-License-Identifier: MIT

/// The rows of a table that have a mark: the selected rows, or the checked rows.
@usableFromInline
struct Marks: Equatable, Sendable {
  /// The numbers of the rows.
  @usableFromInline private(set) var rows = RowSet()
  /// The only row that was flipped since the input began; negative if no row was flipped, or if
  /// several rows may have been flipped.
  ///
  /// It fits in the space next to the set.
  private var flipped = Self.several

  private static var none: Int32 { -1 }
  private static var several: Int32 { -2 }

  /// Begins an input.
  mutating func beginInput() { flipped = Self.none }

  /// The only row that the input has flipped so far; nil if no row or possibly several rows were
  /// flipped.
  var flippedRow: Int? { flipped < 0 ? nil : Int(flipped) }

  /// Whether the marks are the same as when the input began.
  ///
  /// - Parameter beginning: The marks when the input began.
  /// - Returns: Whether the marks are the same.
  /// - Complexity: O(1) after at most one flip, otherwise O(nodes in which the sets differ).
  func isSame(asAt beginning: Marks) -> Bool {
    flipped == Self.none || flipped < 0 && rows == beginning.rows
  }

  /// Sets the rows under a mask to their state in `values`; other rows don't change.
  ///
  /// Every change of marks has this form.
  ///
  /// - Complexity: O(nodes in which the sets differ).
  mutating func set(_ values: RowSet, among mask: RowSet) {
    if mask.count == 1, let row = mask.first {
      set(values.contains(row), at: row)
      return
    }
    flipped = Self.several
    if rows.word == nil, setRuns(values, among: mask) { return }
    rows = rows.subtracting(mask).union(values.intersection(mask))
  }

  /// Writes the runs of a mask one by one if there are few runs, because a set operation would
  /// visit each whole leaf of the rows.
  ///
  /// - Returns: Whether there are few runs, each with a single value; if false, nothing has
  ///   changed.
  private mutating func setRuns(_ values: RowSet, among mask: RowSet) -> Bool {
    let runs = Array(mask.ranges.prefix(5))
    guard runs.count < 5 else { return false }
    let counts = runs.map { values.count(in: $0) }
    guard zip(runs, counts).allSatisfy({ $1 == 0 || $1 == $0.count }) else { return false }
    for (run, count) in zip(runs, counts) {
      if count > 0 { rows.insert(run) } else { rows.remove(run) }
    }
    return true
  }

  /// Sets all rows to their state in `values`, except the spared rows.
  ///
  /// - Complexity: O(1) if no row is spared, otherwise the cost of ``set(_:among:)``.
  mutating func set(_ values: RowSet, sparing spared: RowSet = []) {
    flipped = Self.several
    rows =
      spared.isEmpty ? values : values.subtracting(spared).union(rows.intersection(spared))
  }

  /// Marks or unmarks a row.
  ///
  /// - Returns: Whether the row's state changed.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func set(_ isMarked: Bool, at row: Int) -> Bool {
    guard rows.contains(row) != isMarked, RowSet.universe.contains(row) else { return false }
    flip(row)
    return true
  }

  /// Marks a row if it isn't marked, otherwise unmarks it; the row must be valid.
  ///
  /// - Complexity: O(log *n*).
  mutating func flip(_ row: Int) {
    rows.flip(row)
    flipped = flipped == Self.none ? Int32(exactly: row) ?? Self.several : Self.several
  }

  /// Moves the marks with a change to the data.
  mutating func follow(_ mapping: IndexMapping) { change { $0 = mapping.applied(to: $0) } }

  /// Changes the set of the rows.
  mutating func change(_ change: (inout RowSet) -> Void) {
    flipped = Self.several
    change(&rows)
  }
}

extension Marks {
  /// Whether the same rows are marked.
  @usableFromInline
  static func == (first: Marks, second: Marks) -> Bool { first.rows == second.rows }
}

/// A row, and another row whose marks it takes over.
struct MergedRow {
  var row: Int
  var other: Int
}

extension RowSet {
  /// Replaces each merged row in the set by the row that takes over its marks.
  mutating func merge(_ pairs: [MergedRow]) {
    for pair in pairs where contains(pair.other) {
      remove(pair.other)
      insert(pair.row)
    }
  }

  /// The set in which each merged row is replaced by the row that takes over its marks.
  func merging(_ pairs: [MergedRow]) -> RowSet {
    var merged = self
    merged.merge(pairs)
    return merged
  }
}

/// The order in which rows were marked; the rows of one input form a group.
struct MarkOrder: Equatable, Sendable {
  /// The rows that were marked together, the oldest first.
  private(set) var groups: [RowSet]

  /// An order with one group.
  init(_ rows: RowSet) { groups = rows.isEmpty ? [] : [rows] }

  /// Rows in this order, the oldest first; rows that aren't in the order are the newest.
  @inline(never)
  @_optimize(size)
  func oldestFirst(among rows: RowSet) -> [RowSet] {
    var (parts, rest) = (groups, rows)
    for i in parts.indices {
      parts[i].formIntersection(rest)
      rest.subtract(parts[i])
    }
    parts.append(rest)
    return parts
  }

  /// Updates the order after rows were marked and unmarked.
  ///
  /// Rows that are unmarked are mostly old, so the search for them ends early.
  ///
  /// - Complexity: O(*a*) for *a* inputs whose rows are still marked.
  mutating func update(from old: RowSet, to new: RowSet) {
    guard !new.isEmpty else { return groups = [] }
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

  /// Moves the rows with a change to the data.
  mutating func follow(_ mapping: IndexMapping) {
    divide(by: mapping)
    change { $0 = mapping.applied(to: $0) }
  }

  /// Divides each group into runs that a change leaves in table order, so that reordering rows
  /// changes no row's place in the order.
  ///
  /// - Complexity: O(1) if the change keeps the order of all rows, otherwise O(log *m*) for each
  ///   run of rows that moves together.
  mutating func divide(by mapping: IndexMapping) {
    guard !mapping.keepsOrder else { return }
    groups = groups.flatMap { group in group.count < 2 ? [group] : mapping.runsInOrder(of: group) }
  }

  /// Divides each group in which rows that take over the marks of other rows would change the
  /// order.
  ///
  /// - Complexity: O(*r* + *k*) for *r* runs of rows and *k* pairs, for each group that has such a
  ///   row.
  private mutating func divide(by pairs: [MergedRow]) {
    let others = RowSet(pairs.map { $0.other })
    groups = groups.flatMap { group -> [RowSet] in
      guard group.count > 1, !group.isDisjoint(with: others) else { return [group] }
      var (parts, ranges, last) = ([RowSet](), [Range<Int>](), 0)
      for part in group.ranges.flatMap({ others.divide($0) }) {
        for rows in part.isMember ? part.rows.map({ $0..<($0 + 1) }) : [part.rows] {
          let taking = part.isMember ? pairs.first { $0.other == rows.lowerBound } : nil
          let start = taking?.row ?? rows.lowerBound
          if start < last {
            parts.append(RowSet(ranges: ranges))
            ranges = []
          }
          ranges.append(rows)
          last = start
        }
      }
      return parts + [RowSet(ranges: ranges)]
    }
  }

  /// Replaces each merged row by the row that takes over its marks.
  mutating func merge(_ pairs: [MergedRow]) {
    divide(by: pairs)
    change { $0.merge(pairs) }
    removeRepetitions()
  }

  /// Changes each group.
  mutating func change(_ change: (inout RowSet) -> Void) {
    for i in groups.indices { change(&groups[i]) }
    groups.removeAll { $0.isEmpty }
  }

  /// Leaves each row that is in several groups in the first of them.
  private mutating func removeRepetitions() {
    var seen = RowSet()
    change {
      if !$0.isDisjoint(with: seen) { $0.subtract(seen) }
      seen.formUnion($0)
    }
  }

  /// Drops rows that aren't marked, and adds marked rows that are in no group as the newest.
  mutating func rebuild(for rows: RowSet) {
    change { if !$0.isSubset(of: rows) { $0.formIntersection(rows) } }
    guard groups.reduce(0, { $0 + $1.count }) < rows.count else { return }
    groups.append(groups.reduce(rows) { $0.subtracting($1) })
  }

  /// The defects of the order, whose groups must be a partition of the rows.
  func defects(of rows: RowSet, called name: String) -> [String] {
    let all = groups.reduce(RowSet()) { $0.union($1) }
    let count = groups.reduce(0) { $0 + $1.count }
    return all == rows && count == rows.count ? [] : ["the order of \(name) rows has others"]
  }
}
