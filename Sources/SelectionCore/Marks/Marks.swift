// SPDX-License-Identifier: MIT

/// The rows of a table that carry a mark: those that are selected, or those that are checked.
@usableFromInline
struct Marks: Equatable, Sendable {
  /// The numbers of the rows.
  @usableFromInline private(set) var rows = RowSet()
  /// The one row that was flipped since the beginning of the input; below zero if there is none, or
  /// if there may be several.
  ///
  /// It has the room that is left beside the set.
  private var flipped = Self.several

  private static var none: Int32 { -1 }
  private static var several: Int32 { -2 }

  /// Takes note that an input begins.
  mutating func beginInput() { flipped = Self.none }

  /// The one row that the input has flipped so far; nil if there is none, or may be several.
  var flippedRow: Int? { flipped < 0 ? nil : Int(flipped) }

  /// Whether these are the marks that there were when the input began.
  ///
  /// - Parameter beginning: Those marks.
  /// - Returns: Whether they are.
  /// - Complexity: O(1) after at most one flip, else O(nodes in which the sets differ).
  func isSame(asAt beginning: Marks) -> Bool {
    flipped == Self.none || flipped < 0 && rows == beginning.rows
  }

  /// Lets the rows under a mask become what they are among `values`, and leaves all others.
  ///
  /// The one write: all that sets marks is such a pair.
  ///
  /// - Complexity: O(nodes in which the sets differ).
  mutating func set(_ values: RowSet, among mask: RowSet) {
    flipped = Self.several
    rows = rows.subtracting(mask).union(values.intersection(mask))
  }

  /// Lets all rows become what they are among `values`, except those to spare.
  ///
  /// - Complexity: O(1) if none is spared, else as ``set(_:among:)``.
  mutating func set(_ values: RowSet, sparing spared: RowSet = []) {
    flipped = Self.several
    rows =
      spared.isEmpty ? values : values.subtracting(spared).union(rows.intersection(spared))
  }

  /// Marks a row, or takes its mark away.
  ///
  /// - Returns: Whether it was otherwise before.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func set(_ isMarked: Bool, at row: Int) -> Bool {
    let isOther = isMarked ? rows.insert(row).inserted : rows.remove(row) != nil
    if isOther {
      flipped = flipped == Self.none ? Int32(exactly: row) ?? Self.several : Self.several
    }
    return isOther
  }

  /// Lets the marks follow a change of the data.
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

/// A row that has the marks of another one, which it then takes the place of.
struct MergedRow {
  var row: Int
  var other: Int
}

extension RowSet {
  /// Lets rows be in the set for others that are.
  mutating func merge(_ pairs: [MergedRow]) {
    for pair in pairs where contains(pair.other) {
      remove(pair.other)
      insert(pair.row)
    }
  }
}

/// The order in which rows came to be marked: the rows of one input stand together in it.
struct MarkOrder: Equatable, Sendable {
  /// The rows that were marked together, the oldest first.
  private(set) var groups: [RowSet]

  /// Rows that came to be marked together.
  init(_ rows: RowSet) { groups = rows.isEmpty ? [] : [rows] }

  /// Lets the order know what has been marked and unmarked.
  ///
  /// Rows that went are most often old, so that the search for them ends early.
  ///
  /// - Complexity: O(*a*) for *a* inputs whose rows are still marked.
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

  /// Lets the order follow a change of the data.
  mutating func follow(_ mapping: IndexMapping) { change { $0 = mapping.applied(to: $0) } }

  /// Changes each group; a row that is in several then keeps the earlier place.
  mutating func change(_ change: (inout RowSet) -> Void) {
    var seen = RowSet()
    for i in groups.indices {
      change(&groups[i])
      if !groups[i].isDisjoint(with: seen) { groups[i].subtract(seen) }
      seen.formUnion(groups[i])
    }
    groups.removeAll { $0.isEmpty }
  }

  /// Drops rows that are not marked, and takes in those that none of the groups has as the newest.
  mutating func rebuild(for rows: RowSet) {
    let new = groups.reduce(rows) { $0.subtracting($1) }
    groups = (groups.map { $0.intersection(rows) } + [new]).filter { !$0.isEmpty }
  }

  /// What is wrong with the order: it is a partition of the rows.
  func defects(of rows: RowSet, called name: String) -> [String] {
    let all = groups.reduce(RowSet()) { $0.union($1) }
    let count = groups.reduce(0) { $0 + $1.count }
    return all == rows && count == rows.count ? [] : ["the order of \(name) rows has others"]
  }
}
