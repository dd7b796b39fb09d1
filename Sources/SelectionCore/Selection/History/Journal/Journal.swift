// SPDX-License-Identifier: MIT

/// The changes to a table's data, by which values are translated from an older state to the newest:
/// the rows of an undo step, or another table as a whole.
///
/// Each change to the data makes a *version*. A value is stored with the version to which it
/// refers, and when it is read, it is translated along the ``route(from:)`` that version; until
/// then it needn't be updated. Older changes are joined, so that the route is short:
///
///     oldest … [512 changes] [64] [64] [8] [8] [8] ← 1 ← 1 ← 1 ← 1 newest
///
/// The newest changes are links, each of which points to the previous one, so that a change copies
/// nothing even if an older table still exists.
struct Journal: Sendable {
  /// The newest change, which links to the changes before it; nil without stored changes.
  private(set) var newest: Entry?
  /// The changes before the links, the oldest first.
  private(set) var older: [Entry] = []
  /// The number of changes so far, including reloads of the whole table.
  var version = 0
  /// The newest number of the row that represents everything not loaded, if there is such a row.
  var unloaded: Int?

  /// The number of entries of one level that are joined into one entry; entries that are already
  /// joined are joined again only when there are twice as many of them.
  private static let joinedCount = 8

  /// All entries, the oldest first.
  private var entries: [Entry] { newest.map { older + $0.chain } ?? [] }

  /// The oldest stored version.
  var oldest: Int {
    guard let newest else { return version }
    return older.first?.versions.lowerBound ?? version - newest.place
  }

  /// The number of segments of the stored changes.
  var size: Int { entries.reduce(0) { $0 + $1.size } }

  /// Adds a change to the data.
  ///
  /// - Parameters:
  ///   - mapping: The mapping of the rows.
  ///   - oldest: The oldest version that is still needed; earlier versions are removed. Nil if no
  ///     version is needed.
  /// - Complexity: Amortized O(log *k*) for *k* stored changes, and O(log *k*) for each segment of
  ///   the mapping.
  mutating func advance(by mapping: TableMapping, remembering oldest: Int? = nil) {
    let state = newest?.after
    if let oldest, oldest > self.oldest {
      // There are few links, and they are forgotten together.
      if version <= oldest { newest = nil }
      Self.forget(before: oldest, &older)
    }
    if let links = newest, links.place == Self.joinedCount {
      Self.join(links.chain, to: &older)
      newest = nil
    }
    newest = Entry(mapping, from: version, state, after: newest)
    version += 1
    unloaded = unloaded.flatMap(mapping.rows.newIndex)
  }

  /// Adds marks that the newest change gives to rows, which they have in each step.
  mutating func add(_ marks: [MarkEdit]) {
    guard let entry = newest, let mapping = entry.mapping else { return }
    newest = Entry(
      mapping, giving: Gifts(marks, with: mapping.rows), from: entry.versions.lowerBound,
      entry.before, after: entry.previous)
  }

  /// Removes the changes before a version.
  private static func forget(before oldest: Int, _ entries: inout [Entry]) {
    while let first = entries.first, first.versions.lowerBound < oldest {
      entries.removeFirst()
      if first.versions.upperBound > oldest { entries.insert(contentsOf: first.parts, at: 0) }
    }
  }

  /// Adds links as one entry, and joins other entries if their number is large.
  private static func join(_ links: [Entry], to entries: inout [Entry]) {
    entries.append(Entry(links))
    var end = entries.count
    while let level = entries[..<end].last?.level {
      let first = (entries[..<end].lastIndex { $0.level != level } ?? -1) + 1
      guard end - first == 2 * joinedCount else { return }
      let joined = first..<(first + joinedCount)
      entries.replaceSubrange(joined, with: CollectionOfOne(Entry(Array(entries[joined]))))
      end = first + 1
    }
  }

  /// The route from an older version of this journal to the newest.
  ///
  /// - Parameter version: A stored version.
  /// - Returns: The route.
  /// - Complexity: O(log *k*) for *k* remembered changes.
  func route(from version: Int) -> Route {
    Route(version == self.version ? [] : steps(from: version, to: self.version))
  }

  private func steps(from start: Int, to end: Int) -> [Entry] {
    entries.flatMap { $0.steps(from: start, to: end) }
  }

  /// The mapping of all rows between the data of another table and the data of this table.
  ///
  /// - Parameters:
  ///   - other: The journal of the other table; one of the tables was derived from the other, or
  ///     both were derived from a third table.
  ///   - old: The layout of the other table.
  /// - Returns: The mapping; nil if the journals contain no common version.
  /// - Complexity: O(log *k*) for *k* stored changes, and O(*m* log *m*) for *m* segments of the
  ///   changes in between.
  func mapping(from other: Journal, _ old: Layout) -> TableMapping? {
    guard let common = lastCommonVersion(with: other) else { return nil }
    let back = other.steps(from: common, to: other.version).reversed()
      .compactMap { $0.mapping?.inverted }
    // From the newest change backwards, because the newest entries are the smallest.
    var mappings = back + steps(from: common, to: version).compactMap { $0.mapping }
    let last = mappings.popLast() ?? .identity(of: old)
    return mappings.reversed().reduce(last) { later, step in later.flatMap(step.followed) }
  }

  /// Whether the data is in the same state as in another journal, with no other state in between.
  func isSame(as other: Journal) -> Bool {
    version == other.version && state(at: version) === other.state(at: version)
  }

  private func lastCommonVersion(with other: Journal) -> Int? {
    let first = max(oldest, other.oldest)
    let last = min(version, other.version)
    guard first <= last else { return nil }
    let count = partitionPoint(of: last - first + 1) {
      state(at: first + $0) === other.state(at: first + $0)
    }
    return count > 0 ? first + count - 1 : nil
  }

  /// The state of the data in a stored version; nil if the rows were created or reloaded in that
  /// state.
  private func state(at version: Int) -> DataState? {
    if version == self.version { return newest?.after }
    let i = partitionPoint(of: entries.count) { entries[$0].versions.upperBound <= version }
    return i < entries.count ? entries[i].state(at: version) : nil
  }
}
