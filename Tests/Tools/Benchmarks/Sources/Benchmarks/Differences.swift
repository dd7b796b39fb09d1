// SPDX-License-Identifier: MIT
import SelectionCore

/// Algorithms that find the differences between two lists of identities.
///
/// Each returns the number of new identities, for comparison.
enum Differences {
  /// A loop that only compares, as a lower bound.
  static func compared<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    var same = 0
    for i in 0..<min(old.count, new.count) where old[i] == new[i] { same += 1 }
    return new.count - same
  }

  /// The standard library's algorithm, with moves.
  static func standard<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    new.difference(from: old).inferringMoves().insertions.count { change in
      if case .insert(_, _, nil) = change { true } else { false }
    }
  }

  /// A mapping without an existing index.
  static func mapped<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    insertions(TableMapping(from: [old], to: [new]))
  }

  static func insertions(_ mapping: TableMapping?) -> Int {
    mapping?.rows.segments.reduce(0) {
      if case .inserted(let count) = $1 { $0 + count } else { $0 }
    } ?? -1
  }

  /// The algorithm of list libraries, after Heckel: a table of all old identities, in which each
  /// new one is looked up; then deletes, inserts and moves from the results.
  static func heckel<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    // The first free place of each identity, and for each place the next one of its identity.
    var first = [ID: Int](minimumCapacity: old.count)
    var next = [Int](repeating: -1, count: old.count)
    for place in old.indices.reversed() {
      if let later = first.updateValue(place, forKey: old[place]) { next[place] = later }
    }
    var newOf = [Int?](repeating: nil, count: old.count)
    var oldOf = [Int?](repeating: nil, count: new.count)
    for (place, id) in new.enumerated() {
      guard let entry = first.index(forKey: id), first.values[entry] >= 0 else { continue }
      let origin = first.values[entry]
      first.values[entry] = next[origin]
      oldOf[place] = origin
      newOf[origin] = place
    }
    var deletes: [Int] = []
    var offsets: [Int] = []
    offsets.reserveCapacity(old.count)
    for place in old.indices {
      offsets.append(deletes.count)
      if newOf[place] == nil { deletes.append(place) }
    }
    var inserts: [Int] = []
    var moves: [(from: Int, to: Int)] = []
    for place in new.indices {
      if let origin = oldOf[place] {
        if origin - offsets[origin] + inserts.count != place { moves.append((origin, place)) }
      } else {
        inserts.append(place)
      }
    }
    return deletes.count + moves.count >= 0 ? inserts.count : 0
  }

  /// The minimum with a dictionary: the place of each old identity, looked up for each new one.
  static func dictionary<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    var places = [ID: Int](minimumCapacity: old.count)
    for (place, id) in old.enumerated() { places[id] = place }
    var origins: [Int] = []
    origins.reserveCapacity(new.count)
    for id in new { origins.append(places[id] ?? -1) }
    return origins.count { $0 < 0 }
  }
}
