// SPDX-License-Identifier: MIT

/// The entries of a history, the newest on top; copies share the entries that they have in common.
///
/// The newest entries are links, each of which points to the previous one, so that a push copies
/// nothing even if an older stack still exists. Many links are joined to a chunk, and newer chunks
/// are smaller.
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
  }

  /// The newest entry; nil if the stack is empty.
  private var newest: Link?
  private var chunks: [[HistoryEntry]] = []
  private static var mostLinks: Int { 64 }

  init() {}

  /// Creates a stack of entries, the oldest first.
  init(_ entries: [HistoryEntry]) {
    let older = entries.dropLast(Self.mostLinks)
    if !older.isEmpty { chunks = [Array(older)] }
    link(entries.suffix(Self.mostLinks))
  }

  /// The number of entries.
  ///
  /// - Complexity: O(log *n*).
  var count: Int { chunks.reduce(newest?.count ?? 0) { $0 + $1.count } }

  /// The newest entry.
  var top: HistoryEntry? { newest?.entry }

  /// All entries, the oldest first.
  var entries: [HistoryEntry] { Array(chunks.joined()) + linked }

  /// Adds an entry.
  ///
  /// - Complexity: Amortized O(log *n*).
  mutating func push(_ entry: HistoryEntry) {
    if let newest, newest.count == Self.mostLinks {
      chunks.append(linked)
      self.newest = nil
      joinChunks()
    }
    newest = Link(entry, after: newest)
  }

  /// Removes and returns the newest entry.
  ///
  /// - Complexity: Amortized O(log *n*).
  mutating func pop() -> HistoryEntry? {
    let entry = newest?.entry
    newest = newest?.previous
    if newest == nil { splitChunk() }
    return entry
  }

  /// Drops some of the oldest entries.
  mutating func removeOldest(_ number: Int) { self = EntryStack(Array(entries.dropFirst(number))) }

  /// Replaces each entry.
  @inline(never) @_optimize(size)
  mutating func change(_ change: (HistoryEntry) -> HistoryEntry) {
    for i in chunks.indices { chunks[i] = chunks[i].map(change) }
    link(linked.map(change))
  }

  /// The entries of the links, the oldest first.
  private var linked: [HistoryEntry] {
    guard let newest else { return [] }
    var entries = [HistoryEntry](repeating: newest.entry, count: newest.count)
    var next = newest.previous
    while let link = next {
      entries[link.count - 1] = link.entry
      next = link.previous
    }
    return entries
  }

  /// Pushes entries as links, the oldest first.
  private mutating func link(_ entries: some Sequence<HistoryEntry>) {
    newest = entries.reduce(nil) { Link($1, after: $0) }
  }

  /// Joins the last two chunks while the older one isn't larger.
  private mutating func joinChunks() {
    while chunks.count > 1, chunks[chunks.count - 2].count <= chunks[chunks.count - 1].count {
      let newer = chunks.removeLast()
      // An array that grows by itself reserves up to twice the space.
      chunks[chunks.count - 1].reserveCapacity(chunks[chunks.count - 1].count + newer.count)
      chunks[chunks.count - 1] += newer
    }
  }

  /// Splits the last chunk into ever smaller chunks, and into links for the newest entries.
  private mutating func splitChunk() {
    guard var rest = chunks.popLast()?[...] else { return }
    while rest.count > Self.mostLinks {
      let half = rest.prefix(rest.count / 2)
      chunks.append(Array(half))
      rest = rest.dropFirst(half.count)
    }
    link(rest)
  }
}

extension EntryStack: Equatable {
  static func == (first: EntryStack, second: EntryStack) -> Bool {
    first.count == second.count && first.entries == second.entries
  }
}
