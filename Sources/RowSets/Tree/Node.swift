// SPDX-License-Identifier: MIT

/// A node of a persistent order-statistic tree: the sequence of bits that stores a ``RowSet``, or
/// the sequence of sections that stores a ``TableShape``.
///
/// Every node covers a run of *positions* (rows, or sections) and stores its `length`, the number
/// of positions, and its `weight`: the number of selected rows, or the number of rows in its
/// sections. All leaves are at the same depth. A set of 9,000,000 rows may look like this:
///
///                     branch  starts  [0, 3500, 7100, 8_996_200, 9_000_000, …]
///                             weights [0, 1180, 2311,      2311,      3620, …]
///                      |       |        |              |
///           +----------+       |        +---------+    +---------+
///     bits 3500 rows     bits 3600 rows     long runs         bits 3800 rows
///     0110100110…        0001101101…        [8_989_100]       1011101011…
///
/// - A *branch* has up to `Limits.children` children, and the running sums of their lengths and
///   weights.
/// - A *bits* leaf has one bit for each of up to `Limits.bits` rows, and is used for dense runs.
/// - A *runs* leaf has the ends of runs that are alternately off and on, in 16 bits each, for up to
///   `Limits.shortLength` rows; the first run is off and may be empty.
/// - A *long runs* leaf has such ends in whole integers: a run is one entry regardless of its
///   length.
/// - A *sections* leaf has the running sums of the row counts of its sections.
///
/// Values share nodes, and write a node only if it is uniquely referenced; see `makeUnique`. The
/// invariants of a tree are documented, and checked, in `Node+Defects.swift`.
@usableFromInline
final class Node: ManagedBuffer<NodeHeader, Int> {
  deinit {
    let view = view
    if view.kind == .branch {
      for i in 0..<view.size { (view.children + i).deinitialize(count: 1) }
    }
    #if InvariantChecks
      TreeCounters.nodes -= 1
    #endif
  }

  /// Makes a node without entries.
  static func make(_ kind: NodeHeader.Kind, level: Int = 0, capacity: Int = 0) -> Node {
    let capacity = kind.roundedUp(capacity)
    let buffer = Node.create(minimumCapacity: kind.integers(for: capacity)) { _ in
      NodeHeader(kind: kind, level: UInt8(level), capacity: Int32(capacity))
    }
    // `create` called on Node always makes a Node.
    let node = unsafeDowncast(buffer, to: Node.self)
    #if InvariantChecks
      TreeCounters.nodes += 1
    #endif
    return node
  }

  /// Makes a branch without children.
  static func makeBranch(level: Int) -> Node {
    let node = make(.branch, level: level)
    let view = node.view
    let sums = 2 * Sums.bytes / MemoryLayout<Int>.stride
    view.entries.initialize(repeating: 0, count: sums)
    return node
  }

  /// The node's fields and entries.
  ///
  /// The pointers are valid as long as the node exists. Use the node again after using the
  /// pointers, or keep it alive in another way, because the compiler may release a reference after
  /// its last use, and using a view doesn't count as a use. If neither is possible, use `read`.
  var view: NodeView {
    withUnsafeMutablePointers { NodeView(header: $0, entries: $1) }
  }

  /// Calls a closure with the node's view, and keeps the node alive during the call.
  @inline(__always)
  func read<Result>(_ body: (NodeView) -> Result) -> Result {
    withExtendedLifetime(self) { body(view) }
  }

  /// Calls a closure with the node's address, in the form in which branches store children, and
  /// keeps the node alive during the call.
  func withPointer<Result>(_ body: (UnsafePointer<Node>) -> Result) -> Result {
    withExtendedLifetime(self) { withUnsafePointer(to: self) { body($0) } }
  }

  /// Zero for a leaf, otherwise one more than the children's level.
  var level: Int { read { $0.level } }

  /// Makes a node uniquely referenced, with space for `capacity` entries.
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
      // An eighth more for future entries, which keeps memory within the limits.
      let more = view.capacity < capacity ? capacity / 8 + 1 : 0
      return view.copy(capacity: Swift.max(capacity, view.size) + more)
    }
  }
}

/// The fields of a node, apart from its entries.
@usableFromInline
struct NodeHeader {
  /// The kind of a node's entries.
  enum Kind: UInt8 {
    case branch, bits, runs, longRuns, sections

    /// Whether the entries are the ends of runs.
    var isRuns: Bool { self == .runs || self == .longRuns }

    /// The number of entries that fit in the allocated space, which consists of whole integers.
    func roundedUp(_ capacity: Int) -> Int {
      switch self {
      case .branch: Limits.slots
      case .runs: (capacity + Self.endsOfInteger - 1) & ~(Self.endsOfInteger - 1)
      case .bits, .longRuns, .sections: capacity
      }
    }

    /// The number of integers that a number of entries takes.
    func integers(for capacity: Int) -> Int {
      switch self {
      case .branch: 2 * Sums.bytes / MemoryLayout<Int>.stride + capacity
      case .runs: (capacity + Self.endsOfInteger - 1) / Self.endsOfInteger
      case .bits, .longRuns, .sections: capacity
      }
    }

    private static var endsOfInteger: Int { Int.bitWidth / UInt16.bitWidth }
  }

  let kind: Kind
  /// Zero for a leaf, otherwise one more than the children's level.
  let level: UInt8
  /// The number of entries for which there is space.
  let capacity: Int32
  /// The number of entries: children, words of bits, ends of runs, or sections.
  var size: Int32 = 0
  /// In a leaf of bits, the number of rows whose state differs from the previous row's; in a
  /// branch, the scale with which the search guesses a child.
  var changes: Int32 = 0
  var length = 0
  var weight = 0
}
