// SPDX-License-Identifier: MIT

extension Journal {
  /// A state of the data, known by its identity: only copies of one table are in the same.
  final class DataState: Sendable {}

  /// A change of the data, or some that came one after the other.
  final class Entry: Sendable {
    /// The versions before the first of the changes and after the last of them.
    let versions: Range<Int>
    /// The changes from which it was joined, in order; none if it is a single change.
    let parts: [Entry]
    /// Where the rows went; nil if the parts are too few to be joined.
    private let mapping: TableMapping?
    /// Zero for a single change, one for some, two for some of these.
    let level: Int
    /// How many segments the changes have.
    let size: Int
    /// The data before the first of the changes; nil if it was made, or reloaded, so.
    let before: DataState?
    /// The data after the last of the changes.
    let after: DataState
    /// The single change before this one, if both will be joined into one entry.
    let previous: Entry?
    /// How many single changes there are up to this one, from the first that has none before it.
    let place: Int

    /// Makes the entry of a single change.
    init(
      _ mapping: TableMapping, from version: Int, _ before: DataState?, after previous: Entry?
    ) {
      self.mapping = mapping
      self.before = before
      self.previous = previous
      after = DataState()
      versions = version..<(version + 1)
      parts = []
      level = 0
      size = mapping.rows.segmentCount
      place = (previous?.place ?? 0) + 1
    }

    /// Joins entries that came one after the other.
    init(_ parts: [Entry]) {
      self.parts = parts
      versions = (parts.first?.versions.lowerBound ?? 0)..<(parts.last?.versions.upperBound ?? 0)
      level = (parts.first?.level ?? 0) + 1
      size = parts.reduce(0) { $0 + $1.size }
      before = parts.first?.before
      after = parts.last?.after ?? DataState()
      // Of a few changes the way through each is as short.
      mapping = level > 1 ? Entry.joined(parts) : nil
      previous = nil
      place = 1
    }

    /// This single change and those before it, the oldest first.
    var chain: [Entry] {
      var chain = [self]
      chain.reserveCapacity(place)
      while let previous = chain.last?.previous { chain.append(previous) }
      return chain.reversed()
    }

    private static func joined(_ parts: [Entry]) -> TableMapping? {
      var mappings: [TableMapping] = []
      for part in parts { part.append(from: 0, to: .max, to: &mappings) }
      return mappings.first.flatMap { first in
        mappings.dropFirst().reduce(first) { $0?.followed(by: $1) }
      }
    }

    /// Appends the mappings of the changes between two versions.
    func append(from start: Int, to end: Int, to mappings: inout [TableMapping]) {
      guard versions.lowerBound < end, versions.upperBound > start else { return }
      if let mapping, start <= versions.lowerBound, versions.upperBound <= end {
        mappings.append(mapping)
      } else {
        for part in parts { part.append(from: start, to: end, to: &mappings) }
      }
    }

    /// The identity of the data in a version before one of the changes.
    func state(at version: Int) -> DataState? {
      guard version > versions.lowerBound else { return before }
      let i = partitionPoint(of: parts.count) { parts[$0].versions.upperBound <= version }
      return i < parts.count ? parts[i].state(at: version) : nil
    }
  }
}
