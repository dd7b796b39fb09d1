// SPDX-License-Identifier: MIT

/// The entries of a history, the newest on top; copies share the entries that they have in common.
///
/// The newest entries are links, each of which points to the previous one, so that a push copies
/// nothing even if an older stack still exists. Full lists of links become chunks, and a chunk
/// takes up the last two chunks if they have the same size, without copying their entries. The last
/// list stays links until the next is full, so that pops after pushes copy nothing either.
struct EntryStack: Sendable {
  private final class Link: Sendable {
    let entry: HistoryEntry
    let previous: Link?
    /// The number of links up to this link.
    let count: Int

    init(_ entry: HistoryEntry, after previous: Link?) {
      self.entry = entry
      self.previous = previous
      count = (previous?.count ?? 0) + 1
    }

    /// The entries up to this link, the oldest first.
    var entries: [HistoryEntry] {
      var entries = [HistoryEntry](repeating: entry, count: count)
      var next = previous
      while let link = next {
        entries[link.count - 1] = link.entry
        next = link.previous
      }
      return entries
    }
  }

  /// Entries that are older than the links.
  private struct Chunk: Sendable {
    /// Two chunks of the same size with older entries, or none.
    let older: [Chunk]
    /// As many entries as every chunk has; empty while they are links.
    var entries: [HistoryEntry] = []
    /// The entries of the last chunk while nothing has copied them.
    var links: Link?
    /// The number of entries, with those of the older chunks.
    let count: Int

    /// Creates the last chunk.
    init(_ links: Link) { (older, self.links, count) = ([], links, links.count) }

    init(_ entries: [HistoryEntry], after older: [Chunk]) {
      self.older = older
      self.entries = entries
      count = older.reduce(entries.count) { $0 + $1.count }
    }

    /// Adds all entries, the oldest first.
    func add(to all: inout [HistoryEntry]) {
      for chunk in older { chunk.add(to: &all) }
      all += links?.entries ?? entries
    }
  }

  /// The newest entry; nil if the stack is empty.
  private var newest: Link?
  /// The entries before the links, in O(log *n*) chunks; newer chunks are smaller.
  private var chunks: [Chunk] = []
  private static var chunkSize: Int { 64 }

  init() {}

  /// Creates a stack of entries, the oldest first.
  init(_ entries: [HistoryEntry]) { for entry in entries { push(entry) } }

  /// The number of entries.
  ///
  /// - Complexity: O(log *n*).
  var count: Int { chunks.reduce(newest?.count ?? 0) { $0 + $1.count } }

  /// The newest entry.
  var top: HistoryEntry? { newest?.entry }

  /// All entries, the oldest first.
  var entries: [HistoryEntry] {
    var entries: [HistoryEntry] = []
    for chunk in chunks { chunk.add(to: &entries) }
    return entries + (newest?.entries ?? [])
  }

  /// Adds an entry.
  ///
  /// - Complexity: Amortized O(log *n*), whatever was pushed and popped before.
  mutating func push(_ entry: HistoryEntry) {
    if let newest, newest.count == Self.chunkSize {
      joinChunks()
      chunks.append(Chunk(newest))
      self.newest = nil
    }
    newest = Link(entry, after: newest)
  }

  /// Copies the entries of the last chunk if they are links, and lets it take up older chunks.
  private mutating func joinChunks() {
    guard let links = chunks.last?.links else { return }
    let last = chunks.dropLast().suffix(2)
    let older = last.count == 2 && last.first?.count == last.last?.count ? Array(last) : []
    chunks.removeLast(older.count + 1)
    chunks.append(Chunk(links.entries, after: older))
  }

  /// Removes and returns the newest entry.
  ///
  /// - Complexity: Amortized O(log *n*), whatever was pushed and popped before.
  mutating func pop() -> HistoryEntry? {
    let entry = newest?.entry
    newest = newest?.previous
    if newest == nil, let chunk = chunks.popLast() {
      chunks += chunk.older
      newest = chunk.links ?? chunk.entries.reduce(nil) { Link($1, after: $0) }
    }
    return entry
  }

  /// Drops some of the oldest entries.
  mutating func removeOldest(_ number: Int) { self = EntryStack(Array(entries.dropFirst(number))) }

  /// Replaces each entry, the oldest first.
  @inline(never) @_optimize(size)
  mutating func change(_ change: (HistoryEntry) -> HistoryEntry) {
    self = EntryStack(entries.map(change))
  }
}

extension EntryStack: Equatable {
  static func == (first: EntryStack, second: EntryStack) -> Bool {
    first.count == second.count && first.entries == second.entries
  }
}
