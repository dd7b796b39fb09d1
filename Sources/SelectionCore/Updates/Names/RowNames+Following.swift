// SPDX-License-Identifier: MIT

extension RowNames {
  /// Assigns other identities to all rows of a range.
  ///
  /// - Parameters:
  ///   - ids: As many identities as the range has rows; if there are fewer, the last rows have
  ///     none.
  ///   - range: The rows.
  /// - Complexity: O(*k* + *m*) for *k* identities and *m* changes since tokens were numbered.
  @inlinable
  package mutating func setIDs(_ ids: some Collection<ID>, of range: Range<Int>) {
    let count = max(places.newCount, range.upperBound)
    follow(
      IndexMapping(
        oldCount: count,
        segments: [
          .kept(0..<range.lowerBound), .inserted(range.count), .kept(range.upperBound..<count),
        ]),
      naming: Array(ids), in: range)
  }

  /// Assigns an identity to a row after all rows that have one.
  ///
  /// - Complexity: O(*m*) for *m* changes since tokens were numbered.
  @inlinable
  package mutating func append(_ id: ID, row: Int) {
    setIDs(CollectionOfOne(id), of: row..<(row + 1))
  }

  /// Updates the identities for a change of the data, which may insert rows with identities.
  ///
  /// - Parameters:
  ///   - mapping: The mapping from the rows before to those after.
  ///   - ids: The identities of new rows, in ascending order of the rows; if there are fewer, the
  ///     last of the new rows have none.
  /// - Complexity: O(*k* + *m*) for *k* new identities, the segments of the mapping and *m* changes
  ///   since tokens were numbered; from time to time O(*n*), without hashing.
  @inlinable
  package mutating func follow(_ mapping: IndexMapping, naming ids: [ID]) {
    follow(mapping, naming: ids, in: 0..<mapping.newCount)
  }

  /// Updates the identities for a change of the data whose new rows have none.
  ///
  /// - Complexity: O(1) for a change at one place after changes at the same place, else as that of
  ///   `follow(_:naming:)`.
  @inlinable
  package mutating func follow(_ mapping: IndexMapping) {
    if isEmpty { return }
    if let joined = places.joinedAtOnePlace(with: mapping) {
      places = joined
    } else {
      follow(mapping, naming: [], in: 0..<0)
    }
  }

  /// Updates the identities for a change, given all identities from the row `start` on.
  ///
  /// - Parameters:
  ///   - mapping: The mapping from the rows before to those after; rows that stay keep their
  ///     identities.
  ///   - ids: The identities of the rows from `start` on, of which only those of new rows are read.
  ///   - start: The first of the rows.
  ///   - hashes: The hashes of the new rows' identities, as returned by `match(_:in:hidden:)`.
  /// - Complexity: As that of `follow(_:naming:)` for new rows.
  @inlinable
  package mutating func follow(
    _ mapping: IndexMapping, contents ids: [ID], at start: Int, hashes: [UInt64] = []
  ) {
    let range = start..<(start + ids.count)
    var new: [ID] = []
    new.reserveCapacity(hashes.count)
    var row = 0
    mapping.forEachSegment { segment in
      let end = row + segment.count
      if case .inserted = segment {
        let inside = (row..<end).clamped(to: range)
        for place in inside { new.append(ids[place - start]) }
      }
      row = end
      return row < range.upperBound
    }
    follow(mapping, naming: new, hashes, in: range, contents: ids)
  }

  /// Updates the identities for a change, and assigns identities to the new rows of a range.
  ///
  /// - Parameters:
  ///   - mapping: The mapping from the rows before to those after.
  ///   - ids: The identities of new rows of the range.
  ///   - hashes: Their hashes, as far as they are known.
  ///   - range: The range, in rows after the change.
  ///   - contents: All identities of the range, or empty if they aren't known.
  @inlinable
  mutating func follow(
    _ mapping: IndexMapping, naming ids: [ID], _ hashes: [UInt64] = [], in range: Range<Int>,
    contents: [ID] = []
  ) {
    if isEmpty, ids.isEmpty { return }
    if mapping.keepsFirst(places.newCount) { return }
    let (segments, named) = places.following(
      mapping, naming: ids.count, from: tokenCount, in: range)
    let hashes =
      hashes.count == ids.count ? hashes : ids[..<named].map { NameIndex.hash(of: $0) }
    let most = Self.most(tokenCount)
    if recent.ids.count + named > most || segments.count > most + 2 * leastSegments {
      renumber(segments, adding: ids, hashes, contents: contents, at: range.lowerBound)
    } else {
      places = IndexMapping(oldCount: tokenCount + named, segments: segments)
      for i in 0..<named {
        if !hasDuplicates { hasDuplicates = row(of: ids[i], hash: hashes[i]) != nil }
        recent.append(ids[i], hash: hashes[i])
      }
    }
  }

  /// The most changes, and the most recent identities, that are kept before tokens are renumbered.
  @inlinable
  static func most(_ count: Int) -> Int {
    var most = 64
    while most * most < count { most *= 2 }
    return most
  }

  /// Numbers the tokens in the order of the rows.
  ///
  /// - Parameters:
  ///   - segments: The tokens in the order of the rows; tokens from `tokenCount` on are new.
  ///   - new: The identities of the new tokens.
  ///   - hashes: The hashes of these identities.
  ///   - contents: The identities of all rows from `start` on, or empty.
  ///   - start: The first of these rows.
  /// - Complexity: O(*k*); nothing is hashed unless the table has become much smaller.
  @inlinable
  mutating func renumber(
    _ segments: [RowSegment], adding new: [ID], _ hashes: [UInt64], contents: [ID], at start: Int
  ) {
    let old = tokenCount
    var newPlaces = [Int](repeating: -1, count: old + new.count)
    var ids: [ID] = []
    var tidy: [RowSegment] = []
    // Consecutive tokens are numbered from `first` on.
    var (row, place, first) = (0, 0, 0)
    let isWhole = start == 0 && segments.isKept(contents.count)
    if isWhole { ids = contents } else { ids.reserveCapacity(old) }
    for segment in segments {
      defer { row += segment.count }
      guard case .kept(let tokens) = segment else {
        tidy.append(joining: .kept(first..<place))
        tidy.append(joining: segment)
        first = place
        continue
      }
      for token in tokens {
        newPlaces[token] = place
        place += 1
      }
      if isWhole { continue }
      if row >= start, row + tokens.count <= start + contents.count {
        ids += contents[(row - start)..<(row - start + tokens.count)]
      } else {
        for token in tokens { ids.append(token < old ? id(ofToken: token) : new[token - old]) }
      }
    }
    tidy.append(joining: .kept(first..<place))
    places = IndexMapping(oldCount: place, segments: tidy)
    leastSegments = tidy.count
    var index = NameIndex<ID>()
    index.ids = ids
    let least = Swift.max(base.bits, recent.bits)
    let wanted = NameIndex<ID>.bits(for: place)
    if least > wanted + (4 * place >= 1 << least ? 1 : 0) || wanted > 32 {
      index = NameIndex(ids)
    } else if place == newPlaces.count, place == base.ids.count {
      index = base
      index.rearrange(ids, to: newPlaces)
    } else {
      index.reserve(forBits: Swift.max(least, wanted))
      index.take(base, at: newPlaces, from: 0, mayMeet: false)
      index.take(recent, at: newPlaces, from: base.ids.count, mayMeet: true)
      for i in hashes.indices where newPlaces[old + i] >= 0 {
        index.enter(newPlaces[old + i], hash: hashes[i])
      }
    }
    base = index
    recent = NameIndex()
    hasDuplicates = !index.next.isEmpty
  }
}

extension [RowSegment] {
  /// Whether these are exactly a number of kept rows, and no new ones.
  @inlinable
  func isKept(_ count: Int) -> Bool {
    var kept = 0
    for segment in self {
      guard case .kept(let rows) = segment else { return false }
      kept += rows.count
    }
    return kept == count
  }
}

extension IndexMapping {
  /// The mapping after a change, without new rows at the end, if both change one place.
  ///
  /// - Complexity: O(1).
  @usableFromInline
  func joinedAtOnePlace(with next: IndexMapping) -> IndexMapping? {
    guard list == nil, next.list == nil, next.oldCount >= newCount else { return nil }
    if next.gap.lowerBound >= newCount { return self }
    let new = gap.lowerBound..<(gap.lowerBound + gapCount)
    if isIdentity {
      return endingGap(next.gap.lowerBound..<min(next.gap.upperBound, oldCount), next.gapCount)
    }
    guard next.gap.lowerBound <= new.upperBound, next.gap.upperBound >= new.lowerBound else {
      return nil
    }
    let end = gap.upperBound + max(next.gap.upperBound - new.upperBound, 0)
    let start = min(next.gap.lowerBound, gap.lowerBound)
    return endingGap(
      start..<min(end, oldCount), gapCount - next.gap.clamped(to: new).count + next.gapCount)
  }

  /// A mapping of a change at one place, without new elements if it is at the end.
  private func endingGap(_ gap: Range<Int>, _ count: Int) -> IndexMapping {
    IndexMapping(
      replacing: gap, byCount: gap.upperBound == oldCount ? 0 : count, of: oldCount)
  }

  /// Whether every element stays, in its order.
  var removesNothing: Bool { list == nil && gap.isEmpty }

  /// The segments after a change, by the numbers before this mapping, in which new rows of a range
  /// get numbers from `start` on.
  ///
  /// - Returns: The segments, without new rows at the end, and the number of rows that got a
  ///   number.
  @usableFromInline
  func following(
    _ next: IndexMapping, naming most: Int, from start: Int, in range: Range<Int>
  ) -> (segments: [RowSegment], named: Int) {
    let isPlain = isIdentity
    var result: [RowSegment] = []
    result.reserveCapacity(next.segmentCount + segmentCount + 2)
    var row = 0
    var named = 0
    next.forEachSegment { segment in
      let rows = row..<(row + segment.count)
      row = rows.upperBound
      switch segment {
      case .kept(let old):
        if isPlain, old.upperBound <= newCount {
          result.append(joining: segment)
        } else {
          appendSegments(in: old, to: &result)
          result.append(joining: .inserted(old.upperBound - max(old.lowerBound, newCount)))
        }
      case .inserted(let count):
        let inside = rows.clamped(to: range)
        let taken = max(min(inside.count, most - named), 0)
        let before = taken > 0 ? inside.lowerBound - rows.lowerBound : 0
        result.append(joining: .inserted(before))
        result.append(joining: .kept((start + named)..<(start + named + taken)))
        result.append(joining: .inserted(count - before - taken))
        named += taken
      }
      return true
    }
    if case .inserted? = result.last { result.removeLast() }
    return (result, named)
  }
}
