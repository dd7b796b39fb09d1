// SPDX-License-Identifier: MIT

#if InvariantChecks
  /// What tests count under the package trait `InvariantChecks`, in one thread at a time.
  package enum TreeCounters {
    /// The number of nodes that exist.
    nonisolated(unsafe) package static var nodes = 0
    /// The number of nodes that were looked into.
    nonisolated(unsafe) package static var visits = 0
    /// The highest level of a node that was looked into: zero for a leaf, nil if there was none.
    nonisolated(unsafe) package static var highestLevel: Int?
  }
#endif

extension NodeView {
  /// Counts a node that is looked into, under the package trait `InvariantChecks`.
  @inline(__always)
  func noteVisit() {
    #if InvariantChecks
      unsafe TreeCounters.visits += 1
      unsafe TreeCounters.highestLevel = Swift.max(TreeCounters.highestLevel ?? 0, level)
    #endif
  }

  /// The bytes that the node and all below it take, but for what the allocator adds.
  var storageSize: Int {
    var bytes = 2 * MemoryLayout<Int>.size + MemoryLayout<NodeHeader>.stride
    bytes += MemoryLayout<Int>.stride * kind.integers(for: capacity)
    if kind == .branch { for i in 0..<size { bytes += child(i).storageSize } }
    return bytes
  }
}
