// SPDX-License-Identifier: MIT

/// A node of a persistent order-statistic tree: the sequence of bits behind a ``RowSet``, or of
/// sections behind a ``TableShape``.
///
/// Every node covers a run of *positions* (rows, or sections) and knows its `length`, the
/// number of positions, and its `weight`: how many of them are selected, or how many rows the
/// sections have. All leaves are at the same depth. A set of 9,000,000 rows may look so:
///
///                     branch  ends    [3500, 7100, 8_996_200, 9_000_000]
///                             weights [1180, 2311,      2311,      3620]
///                      |       |        |              |
///           +----------+       |        +---------+    +---------+
///     bits 3500 rows     bits 3600 rows     long runs         bits 3800 rows
///     0110100110…        0001101101…        [8_989_100]       1011101011…
///
/// - A *branch* has up to `Limits.children` children, and the running sums of their lengths and
///   weights.
/// - A *bits* leaf has one bit for each of up to `Limits.bits` rows: for dense runs.
/// - A *runs* leaf has the ends of runs that are off and on by turns, off first (perhaps
///   empty), in 16 bits each: for up to `Limits.shortLength` rows.
/// - A *long runs* leaf has such ends in whole integers: a run is one entry however long.
/// - A *sections* leaf has the running sums of the row counts of its sections.
///
/// Nodes are shared between values and written only if nobody else holds them; see `makeUnique`.
/// What a tree must be like is said, and checked, in `Node+Defects.swift`.
final class Node: ManagedBuffer<NodeHeader, Int> {
  deinit {
    let view = view
    if view.kind == .branch {
      for i in 0..<view.size { unsafe (view.children + i).deinitialize(count: 1) }
    }
    #if InvariantChecks
      unsafe TreeCounters.nodes -= 1
    #endif
  }

  /// Makes a node without entries.
  static func make(_ kind: NodeHeader.Kind, level: Int = 0, capacity: Int = 0) -> Node {
    let capacity = kind.roundedUp(capacity)
    let buffer = Node.create(minimumCapacity: kind.integers(for: capacity)) { _ in
      NodeHeader(kind: kind, level: UInt8(level), capacity: Int32(capacity))
    }
    // `create` called on Node makes a Node.
    let node = unsafe unsafeDowncast(buffer, to: Node.self)
    #if InvariantChecks
      unsafe TreeCounters.nodes += 1
    #endif
    return node
  }

  /// The node's fields and entries.
  ///
  /// The pointers hold as long as the node lives. Whoever uses them uses the node afterwards, or
  /// holds it in place meanwhile: the compiler may let go of a reference after its last use, which
  /// a view is not. Where neither is so, `read` is the way.
  var view: NodeView {
    unsafe withUnsafeMutablePointers { unsafe NodeView(header: $0, entries: $1) }
  }

  /// Looks into the node, which is held meanwhile.
  @inline(__always)
  func read<Result>(_ body: (NodeView) -> Result) -> Result {
    withExtendedLifetime(self) { body(view) }
  }

  /// Calls a closure with the node at an address, as children are, and holds it meanwhile.
  func withPointer<Result>(_ body: (UnsafePointer<Node>) -> Result) -> Result {
    withExtendedLifetime(self) { unsafe withUnsafePointer(to: self) { unsafe body($0) } }
  }

  /// Zero for a leaf, else one more than the children's.
  var level: Int { read { $0.level } }

  /// Makes a node that nobody else holds, with room for `capacity` entries.
  @inline(__always)
  static func makeUnique(_ node: inout Node, capacity: Int = 0) {
    if node.view.capacity < capacity || !isKnownUniquelyReferenced(&node) {
      replaceByCopy(&node, capacity: capacity)
    }
  }

  @inline(never)
  private static func replaceByCopy(_ node: inout Node, capacity: Int) {
    let old = node
    node = old.read { view in
      // An eighth more, for what comes next: memory stays within the limits.
      let more = view.capacity < capacity ? capacity / 8 + 1 : 0
      return view.copy(capacity: Swift.max(capacity, view.size) + more)
    }
  }
}

/// What a node knows of itself besides its entries.
struct NodeHeader {
  /// What the entries of a node are.
  enum Kind: UInt8 {
    case branch, bits, runs, longRuns, sections

    /// Whether the entries are the ends of runs.
    var isRuns: Bool { self == .runs || self == .longRuns }

    /// The number of entries that so much room is made for: memory is had in whole integers.
    func roundedUp(_ capacity: Int) -> Int {
      switch self {
      case .branch: Limits.slots
      case .runs: (capacity + Self.endsOfInteger - 1) & ~(Self.endsOfInteger - 1)
      case .bits, .longRuns, .sections: capacity
      }
    }

    /// The number of integers that so many entries take.
    func integers(for capacity: Int) -> Int {
      switch self {
      case .branch: 3 * capacity
      case .runs: (capacity + Self.endsOfInteger - 1) / Self.endsOfInteger
      case .bits, .longRuns, .sections: capacity
      }
    }

    private static var endsOfInteger: Int { Int.bitWidth / UInt16.bitWidth }
  }

  let kind: Kind
  /// Zero for a leaf, else one more than the children's.
  let level: UInt8
  /// How many entries there is room for.
  let capacity: Int32
  /// The number of entries: children, words of bits, ends of runs, or sections.
  var size: Int32 = 0
  /// In a leaf of bits, the number of rows whose state differs from the row before.
  var changes: Int32 = 0
  var length = 0
  var weight = 0
}
