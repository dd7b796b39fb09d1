// SPDX-License-Identifier: MIT

#if InvariantChecks
  /// Counters for tests with the package trait `InvariantChecks`, for one thread at a time.
  package enum TreeCounters {
    /// The number of nodes that exist.
    nonisolated(unsafe) package static var nodes = 0
    /// The number of nodes that were visited.
    nonisolated(unsafe) package static var visits = 0
    /// The highest level of a visited node: zero for a leaf; nil if no node was visited.
    nonisolated(unsafe) package static var highestLevel: Int?
  }
#endif

extension NodeView {
  /// Counts a visited node, with the package trait `InvariantChecks`.
  @inline(__always)
  func noteVisit() {
    #if InvariantChecks
      TreeCounters.visits += 1
      TreeCounters.highestLevel = Swift.max(TreeCounters.highestLevel ?? 0, level)
    #endif
  }

  /// The size in bytes of the node and all nodes below it, without the allocator's overhead.
  var storageSize: Int {
    var bytes = 2 * MemoryLayout<Int>.size + MemoryLayout<NodeHeader>.stride
    bytes += MemoryLayout<Int>.stride * kind.integers(for: capacity)
    if kind == .branch { for i in 0..<size { bytes += child(i).storageSize } }
    return bytes
  }
}
