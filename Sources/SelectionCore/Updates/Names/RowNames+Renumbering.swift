// SPDX-License-Identifier: MIT

/// Tokens are numbered again when the mapping to their rows has become long.
extension RowNames {
  /// Whether the recent identities, or the segments of a change, are too many to keep without
  /// renumbering tokens.
  @inlinable
  func isMuch(_ recent: Int, _ segments: Int) -> Bool {
    let most = Self.most(tokenCount)
    return recent > most || segments > most + 2 * leastSegments
  }

  /// The maximum number of segments of all changes that are kept before tokens are renumbered.
  ///
  /// Renumbering takes a step for each token, a cost that many changes share.
  @inlinable
  static func mostInAll(_ count: Int) -> Int { Swift.max(most(count), count / 64) }

  /// The maximum number of segments of a change, and of recent identities, that are kept before
  /// tokens are renumbered.
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
  /// - Complexity: O(*k*); identities are hashed only if the table has become much smaller.
  @inlinable
  mutating func renumber(
    _ segments: [RowSegment], adding new: [ID], _ hashes: [UInt64], contents: [ID], at start: Int
  ) {
    let (newPlaces, tidy) = segments.renumbered(tokenCount + new.count)
    var ids: [ID] = []
    if start == 0, tidy == [.kept(0..<contents.count)] {
      ids = contents
    } else {
      ids.reserveCapacity(tokenCount)
      var row = 0
      for segment in segments {
        if case .kept(let tokens) = segment {
          if row >= start, row + tokens.count <= start + contents.count {
            ids += contents[(row - start)..<(row - start + tokens.count)]
          } else {
            append(tokens, of: new, to: &ids)
          }
        }
        row += segment.count
      }
    }
    storage = Storage(
      indexed(ids, from: newPlaces, hashes),
      at: IndexMapping(oldCount: ids.count, checked: tidy), leastSegments: tidy.count)
  }

  /// Appends the identities of tokens; tokens from `tokenCount` on are new.
  ///
  /// The identities are appended run by run, because generic code is slow for each single identity.
  @inlinable
  func append(_ tokens: Range<Int>, of new: [ID], to ids: inout [ID]) {
    var start = 0
    for part in [base.ids, recent.ids, new] {
      let inside = tokens.clamped(to: start..<(start + part.count))
      if !inside.isEmpty { ids += part[(inside.lowerBound - start)..<(inside.upperBound - start)] }
      start += part.count
    }
  }

  /// The index of the identities of all tokens, which have been renumbered.
  ///
  /// - Parameters:
  ///   - ids: The identities by the new numbers.
  ///   - newPlaces: The new numbers by the old numbers, and then the numbers of new identities; -1
  ///     for removed identities.
  ///   - hashes: The hashes of the new identities.
  /// - Returns: The index.
  @inlinable
  func indexed(_ ids: [ID], from newPlaces: [Int], _ hashes: [UInt64]) -> NameIndex<ID> {
    let old = tokenCount
    var index = NameIndex<ID>()
    index.ids = ids
    let least = Swift.max(base.bits, recent.bits)
    let wanted = NameIndex<ID>.bits(for: ids.count)
    if least > wanted + (4 * ids.count >= 1 << least ? 1 : 0) || wanted > 32 {
      index = NameIndex(ids)
    } else if ids.count == newPlaces.count, ids.count == base.ids.count {
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
    return index
  }
}

extension [RowSegment] {
  /// The new number of each of `count` tokens, or -1 if it was removed; and the segments by the new
  /// numbers.
  @usableFromInline
  func renumbered(_ count: Int) -> (newPlaces: [Int], tidy: [RowSegment]) {
    var newPlaces = [Int](repeating: -1, count: count)
    var tidy: [RowSegment] = []
    var place = 0
    for segment in self {
      guard case .kept(let tokens) = segment else {
        tidy.append(joining: segment)
        continue
      }
      tidy.append(joining: .kept(place..<(place + tokens.count)))
      for token in tokens {
        newPlaces[token] = place
        place += 1
      }
    }
    return (newPlaces, tidy)
  }
}
