// SPDX-License-Identifier: MIT

/// What can follow a change of the data.
protocol DataFollowing: Equatable, Sendable {
  /// The same after a change of the data; what is gone has left it.
  func following(_ mapping: HistoryMapping) -> Self
}

/// A stack whose elements follow changes of the data, each of them when somebody asks for it.
///
/// Elements are links, each of which knows the one before it, so that a push copies nothing though
/// an older copy of the stack is kept. When there are eight links they become a chunk; the newer
/// chunks are the smaller ones. A group, the links or a chunk, has followed all changes but one,
/// which is all that its elements have not followed yet as a single mapping:
///
///     oldest … [32 elements] -mapping-> [16] -mapping-> [8] -mapping-> 3 links -mapping-> now
///
/// A change of the data is joined to the mapping of the newest group alone. A mapping that becomes
/// longer than its group is applied to the elements, and joined to the mapping of the group before.
/// So a push, a pop or a change of the data costs O(log *n*) of the elements' own work, amortized,
/// whatever lies below.
struct FollowingStack<Element: DataFollowing>: Sendable {
  private final class Link: Sendable {
    let element: Element
    let previous: Link?
    /// The number of links up to this one, at most eight.
    let count: Int

    init(_ element: Element, after previous: Link?) {
      self.element = element
      self.previous = previous
      count = (previous?.count ?? 0) + 1
    }
  }

  private struct Chunk: Sendable {
    var elements: [Element]
    /// What the elements have not followed: from where they stand to where the group after them
    /// stands.
    var pending: HistoryMapping?

    /// How long the mapping may become.
    var limit: Int { Swift.max(FollowingStack.mostPending, 2 * elements.count) }
  }

  /// The newest element.
  private var top: Link?
  /// What the links up to the newest element have not followed.
  private var pending: HistoryMapping?
  private var chunks: [Chunk] = []
  private static var mostLinks: Int { 8 }
  /// How long the mapping of the links may become.
  private static var mostPending: Int { 32 }

  init() {}

  /// The number of elements.
  ///
  /// - Complexity: O(log *n*).
  var count: Int { chunks.reduce(top?.count ?? 0) { $0 + $1.elements.count } }

  /// Adds an element, which is of the data as it is now.
  mutating func push(_ element: Element) {
    if let top, top.count == Self.mostLinks { gatherLinks() } else { flushLinks() }
    top = Link(element, after: top)
  }

  /// Takes the newest element off, as it is now.
  mutating func pop() -> Element? {
    if top == nil { splitChunk() }
    guard let link = top else { return nil }
    let element = pending.map(link.element.following) ?? link.element
    top = link.previous
    if top == nil, let pending {
      self.pending = nil
      join(pending, to: chunks.count - 1)
    }
    return element
  }

  /// Whether the newest element has a property; false where there is none.
  func isTop(_ property: (Element) -> Bool) -> Bool {
    (top?.element ?? chunks.last?.elements.last).map(property) ?? false
  }

  /// Lets all elements follow a change of the data.
  mutating func follow(_ mapping: HistoryMapping) {
    guard top != nil else { return join(mapping, to: chunks.count - 1) }
    let joined = pending?.followed(by: mapping) ?? mapping
    pending = joined
    if joined.size > Self.mostPending { flushLinks() }
  }

  /// Drops so many of the oldest elements.
  mutating func removeOldest(_ number: Int) {
    var rest = Swift.min(number, count)
    while rest > 0 {
      if chunks.isEmpty { gatherLinks() }
      let dropped = Swift.min(rest, chunks[0].elements.count)
      rest -= dropped
      if dropped == chunks[0].elements.count {
        chunks.removeFirst()
      } else {
        chunks[0].elements.removeFirst(dropped)
      }
    }
  }

  /// All elements as they are now, the oldest first.
  var elements: [Element] {
    var elements: [Element] = []
    for group in chunks + [Chunk(elements: linked, pending: pending)] {
      elements += group.elements
      if let pending = group.pending { elements = elements.map { $0.following(pending) } }
    }
    return elements
  }

  /// How many segments the mappings have that are still to be followed, for tests of what a history
  /// costs.
  package var pendingCount: Int {
    chunks.reduce(pending?.size ?? 0) { $0 + ($1.pending?.size ?? 0) }
  }

  /// Joins a mapping to that of a chunk, which is applied where it becomes too long.
  private mutating func join(_ mapping: HistoryMapping, to i: Int) {
    guard i >= 0 else { return }
    let joined = chunks[i].pending?.followed(by: mapping) ?? mapping
    chunks[i].pending = joined
    if joined.size > chunks[i].limit { flush(i) }
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

  /// Applies the mapping of the links to their elements.
  private mutating func flushLinks() {
    guard let pending else { return }
    self.pending = nil
    link(linked.map { $0.following(pending) })
    join(pending, to: chunks.count - 1)
  }

  /// The elements of the links up to the newest, the oldest first.
  private var linked: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(top?.count ?? 0)
    var next = top
    while let link = next {
      elements.append(link.element)
      next = link.previous
    }
    elements.reverse()
    return elements
  }

  /// Makes links of elements, the oldest first, up to the newest.
  private mutating func link(_ elements: [Element]) {
    top = elements.reduce(nil) { Link($1, after: $0) }
  }

  /// Makes a chunk of the links; chunks that are as small as the next are one with it then.
  private mutating func gatherLinks() {
    chunks.append(Chunk(elements: linked, pending: pending))
    (top, pending) = (nil, nil)
    while chunks.count > 1,
      chunks[chunks.count - 2].elements.count <= chunks[chunks.count - 1].elements.count
    {
      flush(chunks.count - 2)
      let last = chunks.removeLast()
      // An array that grows by itself takes up to twice the room.
      let count = chunks[chunks.count - 1].elements.count + last.elements.count
      chunks[chunks.count - 1].elements.reserveCapacity(count)
      chunks[chunks.count - 1].elements += last.elements
      chunks[chunks.count - 1].pending = last.pending
    }
  }

  /// Makes links up to the newest element of the last chunk's last, and smaller and smaller chunks
  /// of the others.
  private mutating func splitChunk() {
    guard !chunks.isEmpty else { return }
    flush(chunks.count - 1)
    var rest = chunks.removeLast().elements[...]
    while rest.count > Self.mostLinks {
      let half = rest.prefix(rest.count / 2)
      chunks.append(Chunk(elements: Array(half)))
      rest = rest.dropFirst(half.count)
    }
    link(Array(rest))
  }
}

extension FollowingStack: Equatable {
  /// Whether both have the same elements, whatever these have followed.
  static func == (first: FollowingStack, second: FollowingStack) -> Bool {
    first.count == second.count && first.elements == second.elements
  }
}
