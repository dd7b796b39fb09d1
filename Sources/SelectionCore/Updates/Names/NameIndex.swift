// SPDX-License-Identifier: MIT

/// An ordered list of identities, with a lookup of each identity's place.
///
/// The index is a hash table of places with open addressing. A slot contains a place and, in the
/// bits that a place doesn't need, bits of the hash: a lookup skips other identities without
/// comparing them, and the table can grow, and be reordered, without hashing identities again.
///
///     slot    [ upper bits of the hash | place + 1 ]    0 if it is free
///
/// If several places have the same identity, one of them has the slot, and the others are chained
/// to it.
@usableFromInline
struct NameIndex<ID: Hashable> {
  /// The identities.
  @usableFromInline var ids: [ID] = []
  /// The slots: `1 << bits` slots, or no slots without identities.
  @usableFromInline var slots: [UInt64] = []
  /// The number of bits of a slot that contain the place.
  @usableFromInline var bits = 0
  /// For each place, the next place with the same identity, counted from 1; empty if no two places
  /// share an identity.
  @usableFromInline var next: [Int] = []

  @inlinable
  init() {}

  /// Creates an index of identities in their order.
  ///
  /// - Complexity: O(*k*); each identity is hashed once.
  @inlinable
  init(_ ids: [ID]) {
    self.ids = ids
    reserve(forBits: Self.bits(for: ids.count))
    for place in ids.indices { enter(place, hash: Self.hash(of: ids[place])) }
  }

  /// The number of bits for a place, given the count: at most five of eight slots are in use.
  @inlinable
  static func bits(for count: Int) -> Int {
    var bits = 3
    while bits < Int.bitWidth - 4, count > 5 << (bits - 3) { bits += 1 }
    return bits
  }

  // Numbers of bits and places never overflow, so lookups don't check that they don't.

  /// A hash whose upper bits are well distributed even if the bits of `hashValue` aren't.
  ///
  /// The hash is computed as in the standard library's sets: `hashValue` would be a further call,
  /// and the compiler has to assume that this call may release any object.
  @inlinable
  static func hash(of id: ID) -> UInt64 {
    UInt64(truncatingIfNeeded: id._rawHashValue(seed: 0)) &* 0x9E37_79B9_7F4A_7C15
  }

  @inlinable
  var placeMask: UInt64 { 1 << UInt64(truncatingIfNeeded: bits) &- 1 }

  @inlinable
  func firstSlot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash &>> UInt64(truncatingIfNeeded: 64 &- bits))
  }

  /// The place at which the chain of an identity begins, or nil if the identity isn't in the index.
  ///
  /// - Complexity: O(1).
  @inlinable
  func place(of id: ID, hash: UInt64) -> Int? {
    if slots.isEmpty { return nil }
    let mask = placeMask
    var i = firstSlot(hash)
    while true {
      let slot = slots[i]
      if slot == 0 { return nil }
      if (slot ^ hash) & ~mask == 0 {
        let place = Int(truncatingIfNeeded: slot & mask) - 1
        if ids[place] == id { return place }
      }
      i = (i + 1) & Int(truncatingIfNeeded: mask)
    }
  }

  /// The next place in the chain of a place.
  @inlinable
  func place(after place: Int) -> Int? {
    if next.isEmpty { return nil }
    let place = next[place]
    return place > 0 ? place - 1 : nil
  }

  /// Adds slots until a place has at least a number of bits.
  ///
  /// - Complexity: O(*k*); identities are hashed again only in tables of more than 2³² slots.
  @inlinable
  mutating func reserve(forBits wanted: Int) {
    guard wanted > bits else { return }
    let old = slots
    let oldMask = placeMask
    bits = wanted
    slots = [UInt64](repeating: 0, count: 1 << wanted)
    for slot in old where slot != 0 {
      let place = Int(truncatingIfNeeded: slot & oldMask) - 1
      occupy(wanted > 32 ? Self.hash(of: ids[place]) : slot & ~oldMask, place)
    }
  }

  /// Puts a place into the first free slot for a hash.
  @inlinable
  mutating func occupy(_ hash: UInt64, _ place: Int) {
    occupy(hash & ~placeMask | UInt64(truncatingIfNeeded: place + 1))
  }

  /// Puts the content of a slot into the first free slot for its hash.
  @inlinable @inline(__always)
  mutating func occupy(_ slot: UInt64) {
    let mask = Int(truncatingIfNeeded: placeMask)
    var i = firstSlot(slot)
    while slots[i] != 0 { i = (i &+ 1) & mask }
    slots[i] = slot
  }

  /// Adds the identity of a place to the slots, for which space must be reserved.
  ///
  /// - Complexity: O(1).
  @inlinable
  mutating func enter(_ place: Int, hash: UInt64) {
    let mask = placeMask
    var i = firstSlot(hash)
    while slots[i] != 0 {
      if (slots[i] ^ hash) & ~mask == 0 {
        let other = Int(truncatingIfNeeded: slots[i] & mask) - 1
        if ids[other] == ids[place] { return chain(place, to: other) }
      }
      i = (i &+ 1) & Int(truncatingIfNeeded: mask)
    }
    slots[i] = hash & ~mask | UInt64(truncatingIfNeeded: place + 1)
  }

  /// Adds a place to a chain, as its second place.
  @inlinable
  mutating func chain(_ place: Int, to first: Int) {
    if next.count < ids.count {
      next.append(contentsOf: repeatElement(0, count: ids.count - next.count))
    }
    next[place] = next[first]
    next[first] = place + 1
  }

  /// Adds an identity at the end.
  ///
  /// - Complexity: O(1) on average if the index isn't shared with a copy.
  @inlinable
  mutating func append(_ id: ID, hash: UInt64) {
    reserve(forBits: Self.bits(for: ids.count + 1))
    ids.append(id)
    if !next.isEmpty { next.append(0) }
    enter(ids.count - 1, hash: hash)
  }

  /// The first place in the chain of each identity that has several places.
  ///
  /// - Complexity: O(*k*), or O(1) if no two places share an identity.
  @inlinable
  var chainHeads: [Int] {
    if next.isEmpty { return [] }
    var isFirst = [Bool](repeating: true, count: next.count)
    for place in next where place > 0 { isFirst[place - 1] = false }
    return next.indices.filter { isFirst[$0] && next[$0] > 0 }
  }
}

extension NameIndex {
  /// Reorders the identities.
  ///
  /// - Parameters:
  ///   - ids: The identities in their new order.
  ///   - newPlaces: For each place, the new place of its identity.
  /// - Complexity: O(*k*), without lookups, because no slot moves.
  @inlinable
  mutating func rearrange(_ ids: [ID], to newPlaces: [Int]) {
    if newPlaces.isEmpty { return }
    let mask = placeMask
    // Whether a slot is used can't be predicted, so all slots take the same steps.
    slots = slots.map { slot in
      let place = Int(truncatingIfNeeded: slot & mask) - 1
      let new = UInt64(truncatingIfNeeded: newPlaces[Swift.max(place, 0)] + 1)
      return (slot & ~mask | new) & (place < 0 ? 0 : .max)
    }
    let old = next
    for (place, following) in old.enumerated() {
      next[newPlaces[place]] = following > 0 ? newPlaces[following - 1] + 1 : 0
    }
    self.ids = ids
  }

  /// Copies the slots of another index, whose identities are distinct and not in this index.
  ///
  /// Whether a slot is used and its place stays can't be predicted, so a few hundred slots at a
  /// time are filtered without a branch before they are copied.
  @inlinable
  mutating func occupy(_ others: [UInt64], _ otherMask: UInt64, _ newPlaces: ArraySlice<Int>) {
    let start = newPlaces.startIndex
    let mask = placeMask
    var kept = [UInt64](repeating: 0, count: Swift.min(others.count, 512))
    var next = 0
    while next < others.count {
      let end = Swift.min(next + kept.count, others.count)
      var count = 0
      for slot in others[next..<end] {
        let place = Int(truncatingIfNeeded: slot & otherMask) - 1
        let new = newPlaces[start + Swift.max(place, 0)]
        kept[count] = slot & ~mask | UInt64(truncatingIfNeeded: new + 1)
        count += place | new < 0 ? 0 : 1
      }
      for slot in kept[..<count] { occupy(slot) }
      next = end
    }
  }

  /// Adds the places of another index, at new places.
  ///
  /// - Parameters:
  ///   - other: An index with no more bits than this index, so that its slots serve as hashes.
  ///   - newPlaces: For each place of the other index, counted from `start`, the place in this
  ///     index, or -1.
  ///   - start: The first of the other index's places to add.
  ///   - mayMeet: Whether identities of the other index may already be in this index.
  /// - Complexity: O(*k*).
  @inlinable
  mutating func take(_ other: NameIndex, at newPlaces: [Int], from start: Int, mayMeet: Bool) {
    if other.ids.isEmpty { return }
    let mask = other.placeMask
    if other.next.isEmpty, !mayMeet { return occupy(other.slots, mask, newPlaces[start...]) }
    for slot in other.slots where slot != 0 {
      var place = Int?(Int(truncatingIfNeeded: slot & mask) - 1)
      var first = -1
      while let old = place {
        let new = newPlaces[start + old]
        if new >= 0 {
          if first >= 0 {
            chain(new, to: first)
          } else if mayMeet {
            enter(new, hash: slot & ~mask)
          } else {
            occupy(slot & ~mask, new)
          }
          if first < 0 { first = new }
        }
        place = other.place(after: old)
      }
    }
  }
}

extension NameIndex: Sendable where ID: Sendable {}
