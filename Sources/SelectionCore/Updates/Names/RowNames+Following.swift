// SPDX-License-Identifier: MIT

extension RowNames {
  /// Assigns new identities to all rows of a range.
  ///
  /// - Parameters:
  ///   - ids: As many identities as the range has rows; with fewer identities, the last rows get
  ///     none.
  ///   - range: The rows.
  /// - Complexity: O(*k* + *m*) for *k* identities and *m* changes since tokens were numbered.
  @inlinable
  package mutating func setIDs(_ ids: some Collection<ID>, of range: Range<Int>) {
    if isEmpty, range.lowerBound == 0, ids.count <= range.count {
      self = RowNames(ids)
      return
    }
    let count = max(places.newCount, range.upperBound)
    follow(
      IndexMapping(replacing: range, byCount: range.count, of: count), naming: Array(ids),
      in: range)
  }

  /// Assigns an identity to a row after all rows that have an identity.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - row: The row.
  ///   - count: The number of identities that the same input has appended; among many, an identity
  ///     goes to the large index, which is then copied once for the input.
  /// - Complexity: O(*m*) for *m* changes since tokens were numbered; for many identities of one
  ///   input, O(1) for each and O(*n*) once.
  @inlinable
  package mutating func append(_ id: ID, row: Int, after count: Int = 0) {
    guard isPlain, row == tokenCount, count > 0, row / count < count else {
      return setIDs(CollectionOfOne(id), of: row..<(row + 1))
    }
    own()
    storage.base.append(id, hash: NameIndex.hash(of: id))
    storage.places = TokenRows(.identity(row + 1))
    storage.hasDuplicates = !base.next.isEmpty
  }

  /// Updates the identities for a change to the data whose new rows have no identities.
  ///
  /// - Complexity: O(1) for a change at one place after changes at the same place, otherwise the
  ///   cost of `follow(_:naming:_:in:contents:)`.
  @inlinable
  package mutating func follow(_ mapping: IndexMapping) {
    if isEmpty { return }
    if places.isOne, let joined = places.earlier.joinedAtOnePlace(with: mapping) {
      own()
      storage.places.earlier = joined
    } else {
      follow(mapping, naming: [], in: 0..<0)
    }
  }

  /// Updates the identities for a change, given all identities from the row `start` on.
  ///
  /// - Parameters:
  ///   - mapping: The mapping from old rows to new rows; rows that remain keep their identities.
  ///   - ids: The identities of the rows from `start` on, of which only the identities of new rows
  ///     are read.
  ///   - start: The first of the rows.
  ///   - hashes: The hashes of the new rows' identities, as returned by `match(_:in:hidden:)`.
  /// - Complexity: The cost of `follow(_:naming:_:in:contents:)` for new rows.
  @inlinable
  package mutating func follow(
    _ mapping: IndexMapping, contents ids: [ID], at start: Int, hashes: [UInt64] = []
  ) {
    // Usually all rows are given, and are renumbered without reading their old numbers.
    if isPlain, mapping.oldCount == tokenCount, start == 0, ids.count == mapping.newCount,
      isMuch(hashes.count, mapping.segmentCount)
    {
      let (places, newCount) = mapping.newPlaces(andOfNew: hashes.count)
      if newCount == hashes.count {
        storage = Storage(indexed(ids, from: places, hashes))
        return
      }
    }
    let range = start..<(start + ids.count)
    var new: [ID] = []
    new.reserveCapacity(hashes.count)
    mapping.forEachSegment(from: start) { first, segment in
      let end = first + segment.count
      if case .inserted = segment {
        for row in (first..<end).clamped(to: range) { new.append(ids[row - start]) }
      }
      return end < range.upperBound
    }
    follow(mapping, naming: new, hashes, in: range, contents: ids)
  }

  /// Updates the identities for a change to the data, and assigns identities to new rows.
  ///
  /// - Parameters:
  ///   - mapping: The mapping from old rows to new rows.
  ///   - ids: The identities of new rows, in ascending order of the rows; with fewer identities,
  ///     the last new rows get none.
  ///   - hashes: The hashes of these identities, as far as they are known.
  ///   - range: The range of these rows after the change; nil for all rows.
  ///   - contents: All identities of the range; empty if they aren't known.
  /// - Complexity: O(*k* + *m*) for *k* new identities, the segments of the mapping and *m* changes
  ///   since tokens were numbered; from time to time O(*n*), without hashing.
  @inlinable
  package mutating func follow(
    _ mapping: IndexMapping, naming ids: [ID], _ hashes: [UInt64] = [],
    in range: Range<Int>? = nil, contents: [ID] = []
  ) {
    let range = range ?? 0..<mapping.newCount
    if isEmpty, ids.isEmpty { return }
    if mapping.keepsFirst(places.newCount) { return }
    let (change, named) = mapping.naming(ids.count, in: range, after: places.newCount)
    let hashes =
      hashes.count == ids.count ? hashes : ids[..<named].map { NameIndex.hash(of: $0) }
    if isMuch(recent.ids.count + named, change.count) {
      let segments = places.segments(after: change)
      return renumber(segments, adding: ids, hashes, contents: contents, at: range.lowerBound)
    }
    own()
    storage.places.follow(change, adding: named)
    if places.segmentCount > Self.mostInAll(tokenCount) + 2 * leastSegments {
      let segments = places.segments(in: 0..<places.newCount)
      return renumber(segments, adding: ids, hashes, contents: contents, at: range.lowerBound)
    }
    for i in 0..<named {
      if !hasDuplicates { storage.hasDuplicates = row(of: ids[i], hash: hashes[i]) != nil }
      storage.recent.append(ids[i], hash: hashes[i])
    }
  }
}
