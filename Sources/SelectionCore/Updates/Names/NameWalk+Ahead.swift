// SPDX-License-Identifier: MIT

extension NameWalk {
  /// Matches a range of the new identities, after so many consecutive lookups that these probably
  /// need one, too.
  ///
  /// They are hashed first, then their slots are read, and then their identities: reads that don't
  /// depend on each other take a fraction of the time. A range is no longer than what was looked up
  /// before it, so at most half of this is wasted. Each token must be the number of its row, and
  /// each identity that of one row.
  ///
  /// - Returns: The end of the range.
  @inlinable
  mutating func takeRows(of new: [ID], _ range: Range<Int>) -> Int {
    if barred.isEmpty { barTaken() }
    // After that many lookups, most of the rest probably are segments of their own.
    if range.count == 64 {
      segments.reserveCapacity(segments.count + new.count - range.lowerBound)
    }
    // Kept in variables of this function, they are known to be its own in each step.
    var (segments, barred, top) = (self.segments, self.barred, self.top)
    (self.segments, self.barred) = ([], TokenSet())
    let index = names.base
    aheadHashes.removeAll(keepingCapacity: true)
    aheadSlots.removeAll(keepingCapacity: true)
    for i in range { aheadHashes.append(NameIndex.hash(of: new[i])) }
    for hash in aheadHashes { aheadSlots.append(index.slots[index.firstSlot(hash)]) }
    var kept = 0..<0
    var next = row
    var jumps = 0
    for i in range {
      let hash = aheadHashes[i - range.lowerBound]
      let place = index.place(of: new[i], hash: hash, slot: aheadSlots[i - range.lowerBound])
      let isInScope = scope.contains(place)
      if isInScope && (place >= top || !barred.contains(place))
        || place >= 0 && !isInScope && hidden.contains(place) && !barred.contains(place)
      {
        barred.insert(place)
        if isInScope {
          if place != next, place != next + 1 { jumps += 1 }
          next = place + 1
          top = Swift.max(top, next)
        }
        if kept.upperBound == place, !kept.isEmpty {
          kept = kept.lowerBound..<(place + 1)
        } else {
          segments.append(joining: .kept((offset + kept.lowerBound)..<(offset + kept.upperBound)))
          kept = place..<(place + 1)
        }
      } else {
        jumps += 1
        segments.append(joining: .kept((offset + kept.lowerBound)..<(offset + kept.upperBound)))
        kept = 0..<0
        segments.append(joining: .inserted(1))
        hashes.append(hash)
      }
    }
    segments.append(joining: .kept((offset + kept.lowerBound)..<(offset + kept.upperBound)))
    (self.segments, self.barred, self.top) = (segments, barred, top)
    if next != row { seek(next) }
    lookups = 2 * jumps >= range.count ? lookups + range.count : 0
    return range.upperBound
  }
}

extension NameIndex {
  /// The place at which the chain of an identity begins, whose first slot is known; -1 if the index
  /// doesn't have it.
  @inlinable
  func place(of id: ID, hash: UInt64, slot: UInt64) -> Int {
    if slot == 0 { return -1 }
    let mask = placeMask
    if (slot ^ hash) & ~mask == 0 {
      let place = Int(truncatingIfNeeded: slot & mask) &- 1
      if ids[place] == id { return place }
    }
    return place(of: id, hash: hash) ?? -1
  }
}
