// SPDX-License-Identifier: MIT

/// What can follow a change of the data.
protocol DataFollowing: Equatable, Sendable {
  /// The same after a change of the data; what is gone has left it.
  func following(_ mapping: HistoryMapping) -> Self
}

/// A stack whose elements follow changes of the data, each of them when somebody asks for it.
///
/// Elements lie in chunks, the newest in small ones. A chunk has followed all changes but one,
/// which is all that its elements have not followed yet as a single mapping:
///
///     oldest … [32 elements] -mapping-> [16] -mapping-> [8] -mapping-> now
///
/// A change of the data is joined to the mapping of the top chunk alone. A mapping that becomes
/// longer than its chunk is applied to the elements, and joined to the mapping of the chunk below.
/// So a push, a pop or a change of the data costs O(log *n*) of the elements' own work, amortized,
/// whatever lies below.
struct FollowingStack<Element: DataFollowing>: Sendable {
  private struct Chunk: Sendable {
    var elements: [Element]
    /// What the elements have not followed: from where they stand to where the chunk above stands.
    var pending: HistoryMapping?

    /// How long the mapping may become.
    var limit: Int { Swift.max(32, 2 * elements.count) }
  }

  private var chunks: [Chunk] = []
  /// The number of elements.
  private(set) var count = 0

  private static var chunkSize: Int { 8 }

  init() {}

  /// Adds an element, which is of the data as it is now.
  mutating func push(_ element: Element) {
    count += 1
    if !chunks.isEmpty { flush(chunks.count - 1) }
    if let top = chunks.last, top.elements.count < Self.chunkSize {
      chunks[chunks.count - 1].elements.append(element)
      return
    }
    while chunks.count > 1,
      chunks[chunks.count - 2].elements.count <= chunks[chunks.count - 1].elements.count
    {
      flush(chunks.count - 2)
      let top = chunks.removeLast()
      chunks[chunks.count - 1].elements += top.elements
    }
    chunks.append(Chunk(elements: [element]))
  }

  /// Takes the newest element off, as it is now.
  mutating func pop() -> Element? {
    guard var top = chunks.last else { return nil }
    if top.elements.count > 2 * Self.chunkSize {
      splitTop()
      top = chunks[chunks.count - 1]
    }
    let last = chunks[chunks.count - 1].elements.removeLast()
    count -= 1
    if chunks[chunks.count - 1].elements.isEmpty {
      chunks.removeLast()
      if let pending = top.pending { join(pending, to: chunks.count - 1) }
    }
    return top.pending.map(last.following) ?? last
  }

  /// Whether the newest element has a property; false where there is none.
  func isTop(_ property: (Element) -> Bool) -> Bool {
    chunks.last?.elements.last.map(property) ?? false
  }

  /// Lets all elements follow a change of the data.
  mutating func follow(_ mapping: HistoryMapping) {
    if count > 0 { join(mapping, to: chunks.count - 1) }
  }

  /// Drops so many of the oldest elements.
  mutating func removeOldest(_ number: Int) {
    var rest = Swift.min(number, count)
    count -= rest
    while rest > 0, let bottom = chunks.first {
      let dropped = Swift.min(rest, bottom.elements.count)
      rest -= dropped
      if dropped == bottom.elements.count {
        chunks.removeFirst()
      } else {
        chunks[0].elements.removeFirst(dropped)
      }
    }
  }

  /// All elements as they are now, the oldest first.
  var elements: [Element] {
    var copy = self
    for i in copy.chunks.indices { copy.flushAll(upTo: i) }
    return copy.chunks.flatMap { $0.elements }
  }

  /// How many segments the mappings have that are still to be followed, for tests of what a history
  /// costs.
  package var pendingCount: Int {
    chunks.reduce(0) { $0 + ($1.pending?.size ?? 0) }
  }

  /// Joins a mapping to that of a chunk, which is applied where it becomes too long.
  private mutating func join(_ mapping: HistoryMapping, to i: Int) {
    guard i >= 0 else { return }
    chunks[i].pending = chunks[i].pending?.followed(by: mapping) ?? mapping
    if let pending = chunks[i].pending, pending.size > chunks[i].limit { flush(i) }
  }

  /// Applies the mapping of a chunk to its elements.
  private mutating func flush(_ i: Int) {
    guard let pending = chunks[i].pending else { return }
    chunks[i].pending = nil
    for place in chunks[i].elements.indices {
      chunks[i].elements[place] = chunks[i].elements[place].following(pending)
    }
    join(pending, to: i - 1)
  }

  /// Lets a chunk follow all that lies between it and now.
  private mutating func flushAll(upTo i: Int) {
    for chunk in chunks[i...] {
      guard let pending = chunk.pending else { continue }
      chunks[i].elements = chunks[i].elements.map { $0.following(pending) }
    }
  }

  /// Splits the top chunk into smaller and smaller ones.
  private mutating func splitTop() {
    flush(chunks.count - 1)
    var rest = chunks.removeLast().elements[...]
    while rest.count > Self.chunkSize {
      let half = rest.prefix(rest.count / 2)
      chunks.append(Chunk(elements: Array(half)))
      rest = rest.dropFirst(half.count)
    }
    if !rest.isEmpty { chunks.append(Chunk(elements: Array(rest))) }
  }
}

extension FollowingStack: Equatable {
  /// Whether both have the same elements, whatever these have followed.
  static func == (first: FollowingStack, second: FollowingStack) -> Bool {
    first.count == second.count && first.elements == second.elements
  }
}
