// SPDX-License-Identifier: MIT
import SelectionCore

/// The marks of a restored snapshot for nodes that haven't been added yet.
struct OutlineWaiting<ID: Hashable> {
  /// A node that is to be added.
  struct Entry: Equatable {
    var id: ID
    /// The place among nodes with the same identity; nil for the only or the first node.
    var place: OutlineTwinPlace<ID>?
    var marks: OutlineMarks
  }

  /// The entries of an identity by place, each with its number in the order of the snapshot.
  private typealias Places = [OutlineTwinPlace<ID>?: (number: Int, entry: Entry)]

  /// The entries by identity.
  private var entries: [ID: Places] = [:]
  private var nextNumber = 0
  /// The identities that several nodes had when they were saved.
  ///
  /// Because some of these nodes may not have been added, the next snapshot also identifies the
  /// other nodes by their places.
  private(set) var twins: Set<ID> = []

  /// The groups that may contain nodes with saved checkmarks that haven't been added; these groups
  /// aren't loaded or haven't been added themselves.
  ///
  /// Such a group that isn't loaded is partly checked, unless boxes are independent or it is a
  /// child of an exclusive group. If it is no longer partly checked, its box has been set, and the
  /// saved checkmarks below it are replaced.
  private var groups: [ID: Group] = [:]

  /// A group that may contain nodes with saved checkmarks.
  private struct Group: Sendable {
    /// The group's place in the order in which groups were added.
    let number: Int
    /// Whether the group's box was set before the snapshot was made.
    let isDecided: Bool
  }

  /// Whether a node that is to be added may be selected.
  private(set) var hasSelection = false

  /// Whether no node is to be added.
  var isEmpty: Bool { entries.isEmpty }

  /// All entries, in the order of the snapshot.
  var all: [Entry] {
    entries.values.flatMap { $0.values }.sorted { $0.number < $1.number }.map { $0.entry }
  }

  /// Whether a node with an identity is to be added.
  func contains(_ id: ID) -> Bool { entries[id] != nil }

  /// Whether a node that is to be added was checked, unless several nodes have its identity.
  func isChecked(_ id: ID) -> Bool {
    !twins.contains(id) && entries[id]?[nil]?.entry.marks.contains(.checked) == true
  }

  /// Records that several nodes had an identity.
  mutating func insertTwin(_ id: ID) { twins.insert(id) }

  /// Records a group that may contain nodes with saved checkmarks.
  mutating func insertGroup(_ id: ID, isDecided: Bool = false) {
    groups[id] = Group(number: groups[id]?.number ?? nextNumber, isDecided: isDecided)
    nextNumber += 1
  }

  /// Removes a group from those that may contain nodes with saved checkmarks.
  mutating func removeGroup(_ id: ID) { groups[id] = nil }

  /// Whether there are groups that may contain nodes with saved checkmarks.
  var hasGroups: Bool { !groups.isEmpty }

  /// Whether a group may contain nodes with saved checkmarks.
  func containsGroup(_ id: ID) -> Bool { groups[id] != nil }

  /// Whether the box of a group was set before the snapshot was made.
  func isDecided(_ id: ID) -> Bool { groups[id]?.isDecided ?? false }

  /// The groups, in the order in which they were added.
  var groupIDs: [ID] { groups.sorted { $0.value.number < $1.value.number }.map { $0.key } }

  /// Adds marks for a node.
  mutating func add(_ entry: Entry) {
    if entry.place != nil { twins.insert(entry.id) }
    if entry.marks.contains(.selected) { hasSelection = true }
    let isNew = entries[entry.id]?[entry.place] == nil
    entries[entry.id, default: [:]][entry.place, default: (nextNumber, entry)].entry.marks
      .formUnion(entry.marks)
    if isNew { nextNumber += 1 }
  }

  /// Removes those entries of an identity for which a node is found.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - row: Returns the node of an entry; nil if the node hasn't been added.
  /// - Returns: The nodes that were found, with their entries.
  mutating func take(
    _ id: ID, _ row: (Entry) -> Int?
  ) -> [(row: Int, entry: Entry)] {
    guard var waiting = entries[id] else { return [] }
    var taken: [(row: Int, entry: Entry)] = []
    for item in waiting.values.sorted(by: { $0.number < $1.number }) {
      guard let row = row(item.entry) else { continue }
      taken.append((row, item.entry))
      waiting[item.entry.place] = nil
    }
    entries[id] = waiting.isEmpty ? nil : waiting
    return taken
  }

  /// Forgets which nodes were selected, because the selection has been replaced.
  mutating func forgetSelection() {
    hasSelection = false
    for (id, waiting) in entries {
      let rest = waiting.compactMapValues { item in
        var item = item
        item.entry.marks.remove(.selected)
        return item.entry.marks.isEmpty ? nil : item
      }
      entries[id] = rest.isEmpty ? nil : rest
    }
  }
}

extension OutlineWaiting: Equatable {
  static func == (first: OutlineWaiting, second: OutlineWaiting) -> Bool {
    first.twins == second.twins && first.groupIDs == second.groupIDs
      && first.groupIDs.allSatisfy { first.isDecided($0) == second.isDecided($0) }
      && first.entries.count == second.entries.count
      && (first.isEmpty || first.all == second.all)
  }
}

extension OutlineWaiting: Sendable where ID: Sendable {}
extension OutlineWaiting.Entry: Sendable where ID: Sendable {}

/// The places of nodes among nodes with the same identity; each group of such nodes is searched for
/// only once.
struct OutlineTwins<ID: Hashable> {
  private let names: IdentifiedTable<ID>
  private let extents: Extents
  /// The nodes with an identity, by the identity of their parent.
  private var groups: [ID: [ID?: [Int]]] = [:]
  /// The places of these nodes among those with the same identity and parent.
  private var occurrences: [Int: Int] = [:]
  /// The numbers of nodes with an identity.
  private var counts: [ID: Int] = [:]

  init(_ outline: OutlineSelection<ID>) {
    (names, extents) = (outline.table, outline.forest.extents)
  }

  private func parentID(of node: Int) -> ID? {
    extents.parent(of: node).flatMap(names.name(ofRow:))
  }

  private mutating func group(_ id: ID) -> [ID?: [Int]] {
    if let group = groups[id] { return group }
    let group = Dictionary(grouping: names.rowNumbers(of: id), by: parentID)
    groups[id] = group
    for rows in group.values {
      for (occurrence, row) in rows.enumerated() { occurrences[row] = occurrence }
    }
    return group
  }

  /// The number of nodes with an identity.
  mutating func count(of id: ID) -> Int {
    if let count = counts[id] { return count }
    let count = names.rowNumbers(of: id).count
    counts[id] = count
    return count
  }

  /// The place of a node.
  mutating func place(of node: Int, _ id: ID) -> OutlineTwinPlace<ID> {
    _ = group(id)
    return OutlineTwinPlace(parent: parentID(of: node), occurrence: occurrences[node] ?? 0)
  }

  /// The node with an identity at a place, or the first node with that identity if the place is
  /// nil; nil if there is no such node.
  mutating func node(_ id: ID, at place: OutlineTwinPlace<ID>?) -> Int? {
    guard let place else { return names.rowNumbers(of: id).first }
    let rows = group(id)[place.parent] ?? []
    return place.occurrence < rows.count ? rows[place.occurrence] : nil
  }
}
