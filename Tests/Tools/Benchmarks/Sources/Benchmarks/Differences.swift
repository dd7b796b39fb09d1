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

  /// The same as most list libraries in Swift have it: an object for each identity, which counts
  /// its occurrences and has its old places, and a list of the changes with their elements.
  static func listLibrary<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    var entries: [ID: Entry] = [:]
    func entry(of id: ID) -> Entry {
      if let entry = entries[id] { return entry }
      let entry = Entry()
      entries[id] = entry
      return entry
    }
    var (newRecords, oldRecords): ([Record], [Record]) = ([], [])
    for id in new {
      let entry = entry(of: id)
      entry.newCount += 1
      newRecords.append(.entry(entry))
    }
    for (place, id) in old.enumerated() {
      let entry = entry(of: id)
      entry.oldPlaces.append(place)
      oldRecords.append(.entry(entry))
    }
    for (place, record) in newRecords.enumerated() {
      guard case .entry(let entry) = record, entry.newCount > 0, !entry.oldPlaces.isEmpty
      else { continue }
      let origin = entry.oldPlaces.removeFirst()
      newRecords[place] = .place(origin)
      oldRecords[origin] = .place(place)
    }
    var changes: [Change<ID>] = []
    var offsets: [Int] = []
    for (place, record) in oldRecords.enumerated() {
      offsets.append(changes.count)
      if case .entry = record { changes.append(.delete(old[place], place)) }
    }
    var inserted = 0
    for (place, record) in newRecords.enumerated() {
      switch record {
      case .entry:
        changes.append(.insert(new[place], place))
        inserted += 1
      case .place(let origin):
        if origin - offsets[origin] + inserted != place {
          changes.append(.move(new[place], origin, place))
        }
      }
    }
    return changes.isEmpty ? 0 : inserted
  }

  private final class Entry {
    var newCount = 0
    var oldPlaces: [Int] = []
  }

  private enum Record {
    case entry(Entry)
    case place(Int)
  }

  private enum Change<ID> {
    case delete(ID, Int)
    case insert(ID, Int)
    case move(ID, Int, Int)
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
