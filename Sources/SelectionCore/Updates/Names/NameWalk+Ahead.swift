// SPDX-License-Identifier: MIT

extension NameWalk {
  /// Matches a range of the new identities together, after so many consecutive lookups that these
  /// identities probably also need lookups.
  ///
  /// If rows were only replaced, inserted or removed, comparisons still find most of the other
  /// rows. The remaining identities are hashed first, then their slots are read, and then the
  /// identities in the slots: reads that depend neither on each other nor on an unpredictable
  /// branch take a fraction of the time. A range is no longer than the run of lookups before it, so
  /// at most half of this work is wasted. Each token must be the number of its row, and no two rows
  /// may have the same identity.
  ///
  /// - Returns: The end of the range.
  @inlinable
  mutating func takeRows(of new: [ID], _ range: Range<Int>) -> Int {
    if barred.isEmpty { barTaken() }
    // After that many lookups, most of the rest are probably segments of their own.
    if range.count == 64 {
      segments.reserveCapacity(segments.count + new.count - range.lowerBound)
    }
    guess(new, range)
    // They are kept in local variables, which are known to belong to this function in each step.
    var (segments, barred, top) = (self.segments, self.barred, self.top)
    (self.segments, self.barred) = ([], TokenSet())
    var last = segments.popLast() ?? .inserted(0)
    var next = row
    var (jumps, neighbors, hashed) = (0, 0, 0)
    for i in range {
      var place = guesses[i - range.lowerBound]
      let isGuess = place >= 0
      if !isGuess {
        place = Int(truncatingIfNeeded: aheadSlots[hashed]) &- 1
        hashed += 1
      }
      let isInScope = scope.contains(place)
      if isInScope && (place >= top || !barred.contains(place))
        || place >= 0 && !isInScope && hidden.contains(place) && !barred.contains(place)
      {
        barred.insert(place)
        if isInScope {
          if place == next || place == next + 1 { neighbors += 1 } else { jumps += 1 }
          next = place + 1
          top = Swift.max(top, next)
        }
        if case .kept(let rows) = last, rows.upperBound == offset + place {
          last = .kept(rows.lowerBound..<(offset + place + 1))
        } else {
          if last.count > 0 { segments.append(last) }
          last = .kept((offset + place)..<(offset + place + 1))
        }
      } else {
        jumps += 1
        if case .inserted(let count) = last {
          last = .inserted(count + 1)
        } else {
          segments.append(last)
          last = .inserted(1)
        }
        hashes.append(isGuess ? NameIndex.hash(of: new[i]) : aheadHashes[hashed - 1])
      }
    }
    if last.count > 0 { segments.append(last) }
    (self.segments, self.barred, self.top) = (segments, barred, top)
    if next != row { seek(next) }
    lookups = 2 * jumps >= range.count ? lookups + range.count : 0
    isGuessing = 8 * neighbors >= range.count
    return range.upperBound
  }

  /// Finds the identities of a range that are in the order of the rows, if earlier ones were, and
  /// looks up the other identities.
  ///
  /// The method compares an identity with the row at the same distance, as if the rows in between
  /// had been replaced; with the next row, as if they had been inserted; and with the row after
  /// that, as if the next row had been removed.
  @inlinable
  mutating func guess(_ new: [ID], _ range: Range<Int>) {
    let index = names.base
    var (guesses, hashes, slots) = (self.guesses, aheadHashes, aheadSlots)
    (self.guesses, aheadHashes, aheadSlots) = ([], [], [])
    guesses.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    if isGuessing {
      let end = row + rest
      var (next, misses) = (row, 0)
      for i in range {
        var found = -1
        if next + misses < end, index.ids[next + misses] == new[i] {
          found = next + misses
        } else if misses > 0, next < end, index.ids[next] == new[i] {
          found = next
        } else if misses != 1, next + 1 < end, index.ids[next + 1] == new[i] {
          found = next + 1
        }
        guesses.append(found)
        if found >= 0 {
          (next, misses) = (found + 1, 0)
        } else {
          misses += 1
          hashes.append(NameIndex.hash(of: new[i]))
        }
      }
    } else {
      for i in range {
        guesses.append(-1)
        hashes.append(NameIndex.hash(of: new[i]))
      }
    }
    for hash in hashes { slots.append(index.slots[index.firstSlot(hash)]) }
    let mask = index.placeMask
    for i in hashes.indices {
      slots[i] = index.slot(for: hashes[i], from: slots[i]) & mask
    }
    var hashed = 0
    for i in range where guesses[i - range.lowerBound] < 0 {
      let place = Int(truncatingIfNeeded: slots[hashed]) &- 1
      if place >= 0, index.ids[place] != new[i] {
        let place = index.place(of: new[i], hash: hashes[hashed]) ?? -1
        slots[hashed] = UInt64(truncatingIfNeeded: place + 1)
      }
      hashed += 1
    }
    (self.guesses, aheadHashes, aheadSlots) = (guesses, hashes, slots)
  }
}

extension NameIndex {
  /// The slot whose hash bits match a hash, given the first slot for it; zero without such a slot.
  @inlinable @inline(__always)
  func slot(for hash: UInt64, from first: UInt64) -> UInt64 {
    let mask = placeMask
    var slot = first
    var i = firstSlot(hash)
    while slot != 0, (slot ^ hash) & ~mask != 0 {
      i = (i &+ 1) & Int(truncatingIfNeeded: mask)
      slot = slots[i]
    }
    return slot
  }
}
