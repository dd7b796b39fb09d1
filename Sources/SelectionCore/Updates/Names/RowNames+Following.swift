// SPDX-License-Identifier: MIT

extension RowNames {
  /// Gives all rows of a range other identities, in place of those that they have.
  ///
  /// - Parameters:
  ///   - ids: as many as the range has rows; where there are fewer the last rows have none.
  ///   - range: the rows.
  /// - Complexity: O(*k* + *m*) for *k* identities and *m* changes since tokens were numbered.
  @inlinable
  package mutating func setIDs(_ ids: some Collection<ID>, of range: Range<Int>) {
    let count = max(places.newCount, range.upperBound)
    follow(
      IndexMapping(
        oldCount: count,
        joining: [
          .kept(0..<range.lowerBound), .inserted(range.count), .kept(range.upperBound..<count),
        ]),
      naming: Array(ids), in: range)
  }

  /// Gives a row behind all that have an identity one.
  ///
  /// - Complexity: O(*m*) for *m* changes since tokens were numbered.
  @inlinable
  package mutating func append(_ id: ID, row: Int) {
    setIDs(CollectionOfOne(id), of: row..<(row + 1))
  }

  /// Follows a change of the data; new rows have no identity.
  ///
  /// - Complexity: O(*m*) for the segments of the mapping and *m* changes since tokens were
  ///   numbered.
  @inlinable
  package mutating func follow(_ mapping: IndexMapping) { follow(mapping, naming: [], in: 0..<0) }

  /// Follows a change of the data that inserts rows with identities.
  ///
  /// - Parameters:
  ///   - mapping: from the rows before to those after.
  ///   - ids: the identities of new rows, in ascending order of the rows.
  /// - Complexity: O(*k* + *m*) for *k* new identities, the segments of the mapping and *m* changes
  ///   since tokens were numbered; O(*n*) once in so many changes, without hashing.
  @inlinable
  package mutating func follow(_ mapping: IndexMapping, naming ids: [ID]) {
    follow(mapping, naming: ids, in: 0..<mapping.newCount)
  }

  /// Follows a change after which the rows from `start` on have given identities.
  ///
  /// - Parameters:
  ///   - mapping: from the rows before to those after; the rows that stay have their identities
  ///     already.
  ///   - ids: the identities of the rows from `start` on, of which those of new rows are looked at.
  ///   - start: the first of the rows.
  /// - Complexity: as that of `follow(_:naming:)` for new rows.
  @inlinable
  package mutating func follow(_ mapping: IndexMapping, contents ids: [ID], at start: Int) {
    let range = start..<(start + ids.count)
    var new: [ID] = []
    var row = start
    for segment in mapping.segments(in: range.clamped(to: 0..<mapping.newCount)) {
      if case .inserted(let count) = segment { new += ids[(row - start)..<(row - start + count)] }
      row += segment.count
    }
    follow(mapping, naming: new, in: range)
  }

  /// Follows a change, and gives the new rows of a range identities.
  @inlinable
  mutating func follow(_ mapping: IndexMapping, naming ids: [ID], in range: Range<Int>) {
    if isEmpty, ids.isEmpty { return }
    if case .kept(let all)? = mapping.segments.first, mapping.segments.count == 1,
      all.lowerBound == 0, all.upperBound >= places.newCount
    {
      return
    }
    let (segments, named) = places.following(
      mapping, naming: ids.count, from: tokenCount, in: range)
    if named > Self.most(tokenCount) || recent.ids.count + named > Self.most(tokenCount)
      || segments.count > Self.most(tokenCount)
    {
      renumber(segments, adding: ids)
    } else {
      places = IndexMapping(oldCount: tokenCount + named, joined: segments)
      for id in ids[..<named] { add(id) }
    }
  }

  /// How many changes, and how many identities of late, are kept before tokens are numbered again.
  @inlinable
  static func most(_ count: Int) -> Int {
    var most = 64
    while most * most < count { most *= 2 }
    return most
  }

  /// Gives the next token to an identity; its row is known already.
  @inlinable
  mutating func add(_ id: ID) {
    let hash = NameIndex.hash(of: id)
    if !hasDuplicates { hasDuplicates = row(of: id, hash: hash) != nil }
    recent.append(id, hash: hash)
  }

  /// Numbers the tokens in the order of the rows.
  ///
  /// - Parameters:
  ///   - segments: the tokens in the order of the rows; those after the last are new.
  ///   - new: the identities of the new ones.
  /// - Complexity: O(*k*); only new identities are hashed, except where the table has become much
  ///   smaller.
  @inlinable
  mutating func renumber(_ segments: [RowSegment], adding new: [ID]) {
    let old = tokenCount
    var newPlaces = [Int](repeating: -1, count: old)
    var added: [Int] = []
    var ids: [ID] = []
    var tidy: [RowSegment] = []
    for segment in segments {
      guard case .kept(let tokens) = segment else {
        tidy.append(joining: segment)
        continue
      }
      tidy.append(joining: .kept(ids.count..<(ids.count + tokens.count)))
      for token in tokens {
        if token < old {
          newPlaces[token] = ids.count
          ids.append(id(ofToken: token))
        } else {
          added.append(ids.count)
          ids.append(new[token - old])
        }
      }
    }
    places = IndexMapping(oldCount: ids.count, joined: tidy)
    var index = NameIndex<ID>()
    index.ids = ids
    let least = max(settled.bits, recent.bits)
    let wanted = NameIndex<ID>.bits(for: ids.count)
    if least > wanted + (4 * ids.count >= 1 << least ? 1 : 0) || wanted > 32 {
      index = NameIndex(ids)
    } else {
      index.makeRoom(forBits: max(least, wanted))
      index.take(settled, at: newPlaces, from: 0, mayMeet: false)
      index.take(recent, at: newPlaces, from: settled.ids.count, mayMeet: true)
      for place in added { index.enter(place, hash: NameIndex.hash(of: ids[place])) }
    }
    settled = index
    recent = NameIndex()
    hasDuplicates = !index.next.isEmpty
  }
}

extension IndexMapping {
  /// What stands after a change, by the numbers before this mapping, where the new rows of a range
  /// take numbers from `start` on.
  ///
  /// - Returns: the segments, without new rows at the end, and how many rows took a number.
  @usableFromInline
  func following(
    _ next: IndexMapping, naming most: Int, from start: Int, in range: Range<Int>
  ) -> (segments: [RowSegment], named: Int) {
    var result: [RowSegment] = []
    var row = 0
    var named = 0
    for segment in next.segments {
      let rows = row..<(row + segment.count)
      row = rows.upperBound
      switch segment {
      case .kept(let old):
        appendSegments(in: old, to: &result)
        result.append(joining: .inserted(old.upperBound - max(old.lowerBound, newCount)))
      case .inserted(let count):
        let inside = rows.clamped(to: range)
        let taken = min(inside.count, most - named)
        guard taken > 0 else {
          result.append(joining: segment)
          continue
        }
        let before = inside.lowerBound - rows.lowerBound
        result.append(joining: .inserted(before))
        result.append(joining: .kept((start + named)..<(start + named + taken)))
        result.append(joining: .inserted(count - before - taken))
        named += taken
      }
    }
    if case .inserted? = result.last { result.removeLast() }
    return (result, named)
  }
}
