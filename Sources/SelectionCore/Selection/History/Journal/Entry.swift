// SPDX-License-Identifier: MIT

extension Journal {
  /// A state of the data, compared by object identity, because only copies of one table share a
  /// state.
  final class DataState: Sendable {}

  /// The marks that changes themselves gave to rows, which they have in each step of the history.
  final class Gifts: Sendable {
    /// The marks; empty for several changes.
    let marks: [MarkEdit]
    /// The rows on whose marks these marks depend, or which have new marks, by their numbers before
    /// the changes.
    let concerned: RowSet

    init(_ marks: [MarkEdit] = [], concerning rows: RowSet) {
      (self.marks, concerned) = (marks, rows)
    }

    /// Creates the marks of a single change.
    @_optimize(size)
    convenience init(_ marks: [MarkEdit], with rows: IndexMapping) {
      var (sources, changed) = (RowSet(), RowSet())
      for edit in marks {
        changed.formUnion(edit.adding.union(edit.removing))
        for heirs in edit.heirs {
          sources.formUnion(heirs.sources)
          changed.formUnion(heirs.rows)
        }
      }
      self.init(marks, concerning: sources.union(rows.inverted.applied(to: changed)))
    }
  }

  /// A change to the data, or several consecutive changes.
  final class Entry: Sendable {
    /// The versions before the first and after the last of the changes.
    let versions: Range<Int>
    /// The changes that were joined in this entry, in order; empty for a single change.
    let parts: [Entry]
    /// The mapping of the rows; nil if the parts are too few to be joined.
    let mapping: TableMapping?
    /// The marks that the changes gave to rows; nil if none did.
    private let gifts: Gifts?
    /// Zero for a single change, one for several changes, and two for several entries of level one.
    let level: Int
    /// The number of segments of the changes.
    let size: Int
    /// The data before the first of the changes; nil if it was created or reloaded in that state.
    let before: DataState?
    /// The data after the last of the changes.
    let after: DataState
    /// The previous single change, if both will be joined into one entry.
    let previous: Entry?
    /// The number of single changes in the chain up to this change.
    let place: Int

    /// Creates the entry for a single change.
    init(
      _ mapping: TableMapping, giving gifts: Gifts? = nil, from version: Int,
      _ before: DataState?, after previous: Entry?
    ) {
      (self.mapping, self.gifts) = (mapping, gifts)
      self.before = before
      self.previous = previous
      after = DataState()
      versions = version..<(version + 1)
      parts = []
      level = 0
      size = mapping.rows.segmentCount
      place = (previous?.place ?? 0) + 1
    }

    /// Joins consecutive entries.
    init(_ parts: [Entry]) {
      self.parts = parts
      versions = (parts.first?.versions.lowerBound ?? 0)..<(parts.last?.versions.upperBound ?? 0)
      level = (parts.first?.level ?? 0) + 1
      size = parts.reduce(0) { $0 + $1.size }
      before = parts.first?.before
      after = parts.last?.after ?? DataState()
      (previous, place) = (nil, 1)
      // For few changes, visiting each is as fast.
      let steps = level > 1 ? parts.flatMap { $0.steps(from: 0, to: .max) } : []
      var joined = steps.first?.mapping
      for step in steps.dropFirst() {
        joined = joined.flatMap { first in step.mapping.flatMap(first.followed) }
      }
      mapping = joined
      let areGiven = parts.contains { $0.gifts != nil }
      gifts =
        areGiven
        ? Gifts(
          concerning: steps.reversed().reduce([]) { later, step in
            step.rows.inverted.applied(to: later).union(step.gifts?.concerned ?? [])
          }) : nil
    }

    /// The marks of a state, or of the rows that a step flips, after the changes.
    func applied(to marks: MarkSets, areFlips: Bool) -> MarkSets {
      let isUnconcerned = gifts.map { areFlips && marks.isDisjoint(with: $0.concerned) } ?? true
      if let mapping, isUnconcerned { return marks.map(mapping.rows.applied) }
      guard parts.isEmpty else {
        return parts.reduce(marks) { $1.applied(to: $0, areFlips: areFlips) }
      }
      var new = marks.map(rows.applied)
      for edit in gifts?.marks ?? [] {
        edit.change(&new[edit.layer], from: marks, areFlips: areFlips)
      }
      return new
    }

    /// This change and the linked changes before it, the oldest first.
    var chain: [Entry] {
      var chain = Array(repeating: self, count: place)
      var entry = self
      while let previous = entry.previous {
        chain[previous.place - 1] = previous
        entry = previous
      }
      return chain
    }

    /// The entries between two versions that have a mapping.
    func steps(from start: Int, to end: Int) -> [Entry] {
      guard versions.lowerBound < end, versions.upperBound > start else { return [] }
      if mapping != nil, start <= versions.lowerBound, versions.upperBound <= end { return [self] }
      return parts.flatMap { $0.steps(from: start, to: end) }
    }

    /// The mapping of the rows of an entry of a route.
    var rows: IndexMapping { mapping?.rows ?? .identity(0) }

    /// The state of the data at a version, which must precede one of the changes.
    func state(at version: Int) -> DataState? {
      guard version > versions.lowerBound else { return before }
      let i = partitionPoint(of: parts.count) { parts[$0].versions.upperBound <= version }
      return i < parts.count ? parts[i].state(at: version) : nil
    }
  }
}
