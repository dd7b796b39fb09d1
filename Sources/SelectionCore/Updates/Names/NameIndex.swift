// SPDX-License-Identifier: MIT

/// Identities in an order, and where each of them is in it.
///
/// It is a hash table of places with open addressing. A slot holds a place and, in the bits that a
/// place does not need, those of the hash: other identities are passed over without a look at
/// them, and the table grows, and follows a change of the order, without hashing anything again.
///
///     slot    [ upper bits of the hash | place + 1 ]    0 where it is free
///
/// Of several places with one identity one has the slot, and the others are chained to it.
@usableFromInline
struct NameIndex<ID: Hashable> {
  /// The identities.
  @usableFromInline var ids: [ID] = []
  /// The slots; there are `1 << bits` of them, or none if there are no identities.
  @usableFromInline var slots: [UInt64] = []
  /// How many bits of a slot hold the place.
  @usableFromInline var bits = 0
  /// For each place the next of the same identity, counted from 1; empty if no identity has
  /// two.
  @usableFromInline var next: [Int] = []

  @inlinable
  init() {}

  /// Makes an index of identities in their order.
  ///
  /// - Complexity: O(*k*), each hashed once.
  @inlinable
  init(_ ids: [ID]) {
    self.ids = ids
    reserve(for: ids.count)
    for place in ids.indices { enter(place, hash: Self.hash(of: ids[place])) }
  }

  /// How many bits a place takes if there are so many: at most five of eight slots are taken.
  @inlinable
  static func bits(for count: Int) -> Int {
    var bits = 3
    while bits < Int.bitWidth - 4, count > 5 << (bits - 3) { bits += 1 }
    return bits
  }

  /// A hash of which the upper bits are good, also where those of `hashValue` are not.
  @inlinable
  static func hash(of id: ID) -> UInt64 {
    UInt64(truncatingIfNeeded: id.hashValue) &* 0x9E37_79B9_7F4A_7C15
  }

  @inlinable
  var placeMask: UInt64 { 1 << UInt64(truncatingIfNeeded: bits) &- 1 }

  @inlinable
  func firstSlot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> UInt64(truncatingIfNeeded: 64 - bits))
  }

  /// A place of an identity, at which its chain begins, or nil if it is not there.
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

  /// The place in the first slot for a hash, if the slot may be that of its identity, or -1.
  @inlinable
  func likelyPlace(_ hash: UInt64) -> Int {
    if slots.isEmpty { return -1 }
    let slot = slots[firstSlot(hash)]
    let mask = placeMask
    return (slot ^ hash) & ~mask == 0 ? Int(truncatingIfNeeded: slot & mask) - 1 : -1
  }

  /// The next place in the chain of a place.
  @inlinable
  func place(after place: Int) -> Int? {
    if next.isEmpty { return nil }
    let place = next[place]
    return place > 0 ? place - 1 : nil
  }

  /// Makes room for so many places.
  ///
  /// - Complexity: O(*k*); identities are hashed again only in tables of more than 2³² slots.
  @inlinable
  mutating func reserve(for count: Int) {
    reserve(forBits: Self.bits(for: count))
  }

  /// Makes so many slots that a place takes at least so many bits.
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

  /// Gives a place the first free slot for a hash.
  @inlinable
  mutating func occupy(_ hash: UInt64, _ place: Int) {
    let mask = placeMask
    var i = firstSlot(hash)
    while slots[i] != 0 { i = (i + 1) & Int(truncatingIfNeeded: mask) }
    slots[i] = hash & ~mask | UInt64(truncatingIfNeeded: place + 1)
  }

  /// Enters the identity of a place, for which there is room.
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
      i = (i + 1) & Int(truncatingIfNeeded: mask)
    }
    slots[i] = hash & ~mask | UInt64(truncatingIfNeeded: place + 1)
  }

  /// Makes a place the second one of a chain.
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
  /// - Complexity: O(1) on average where the index has no copy.
  @inlinable
  mutating func append(_ id: ID, hash: UInt64) {
    reserve(for: ids.count + 1)
    ids.append(id)
    if !next.isEmpty { next.append(0) }
    enter(ids.count - 1, hash: hash)
  }

  /// Where the chains of those identities begin that have several places.
  ///
  /// - Complexity: O(*k*), or O(1) if there are none.
  @inlinable
  var chainHeads: [Int] {
    if next.isEmpty { return [] }
    var isFirst = [Bool](repeating: true, count: next.count)
    for place in next where place > 0 { isFirst[place - 1] = false }
    return next.indices.filter { isFirst[$0] && next[$0] > 0 }
  }
}

extension NameIndex {
  /// Brings the identities into another order.
  ///
  /// - Parameters:
  ///   - ids: the identities in their new order.
  ///   - newPlaces: for each place the one where its identity stands now.
  /// - Complexity: O(*k*); nothing is looked for, for each slot stays what it is.
  @inlinable
  mutating func rearrange(_ ids: [ID], to newPlaces: [Int]) {
    let mask = placeMask
    slots = slots.map { slot in
      slot == 0
        ? 0
        : slot & ~mask
          | UInt64(truncatingIfNeeded: newPlaces[Int(truncatingIfNeeded: slot & mask) - 1] + 1)
    }
    let old = next
    for (place, following) in old.enumerated() {
      next[newPlaces[place]] = following > 0 ? newPlaces[following - 1] + 1 : 0
    }
    self.ids = ids
  }

  /// Takes over the places of another index, at their new places.
  ///
  /// - Parameters:
  ///   - other: an index with no more bits than this one, so that its slots serve as hashes.
  ///   - newPlaces: for each of its places, counted from `start`, the place here, or -1.
  ///   - start: where its places begin.
  ///   - mayMeet: whether identities of the other index may be in this one already.
  /// - Complexity: O(*k*).
  @inlinable
  mutating func take(_ other: NameIndex, at newPlaces: [Int], from start: Int, mayMeet: Bool) {
    let mask = other.placeMask
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
