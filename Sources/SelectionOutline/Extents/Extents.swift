// SPDX-License-Identifier: MIT

/// The extents of a forest's subtrees; nodes are numbered in preorder.
///
/// The depth of each node, which is 0 for roots, is stored in a balanced tree whose nodes store
/// their least depth. So every query is a search for the next or the previous depth that is low
/// enough. A copy shares all storage, and an edit writes at most O(log *n*) tree nodes.
///
///     depths   0  1  1  2  2  0        a b c d e f: a holds b and c, c holds d and e
///     end(of: 2) == 5                  the subtree of c is 2..<5
package struct Extents: Sendable {
  private(set) var root: ExtentsPiece?

  /// A forest without nodes.
  package init() {}

  private init(_ root: ExtentsPiece?) { self.root = root }

  /// A forest of nodes with depths, each at most one level below the previous node; the first is a
  /// root.
  ///
  /// - Complexity: O(*n*).
  package init(depths: [Int]) {
    var leaves: [ExtentsPiece] = []
    var start = 0
    while start < depths.count {
      var (end, least, greatest) = (start, depths[start], depths[start])
      while end < depths.count, end - start < ExtentsNode.mostInLeaf {
        let depth = depths[end]
        let (low, high) = (min(least, depth), max(greatest, depth))
        if high - low > 255 { break }
        (least, greatest) = (low, high)
        end += 1
      }
      if least == greatest {
        while end < depths.count, depths[end] == least { end += 1 }
      }
      if let leaf = ExtentsPiece.leaf(depths[start..<end]) { leaves.append(leaf) }
      start = end
    }
    root = Self.tree(of: leaves[...])
  }

  private static func tree(of leaves: ArraySlice<ExtentsPiece>) -> ExtentsPiece? {
    if leaves.count <= 1 { return leaves.first }
    let middle = leaves.startIndex + leaves.count / 2
    guard let left = tree(of: leaves[..<middle]), let right = tree(of: leaves[middle...])
    else { return nil }
    return .branch(left, right)
  }

  /// The number of nodes.
  package var count: Int { root?.count ?? 0 }

  /// The number of a node's ancestors.
  ///
  /// - Complexity: O(log *n*), as for all queries about a node.
  package func level(of node: Int) -> Int { root?.depth(at: node) ?? 0 }

  /// The number after the last node of a node's subtree, which includes the node.
  package func end(of node: Int) -> Int {
    var depth = 0
    return root?.node.end(ofSubtreeAt: node, &depth) ?? count
  }

  /// The node and all nodes below it.
  package func subtree(of node: Int) -> Range<Int> { node..<end(of: node) }

  /// The nodes below a node.
  package func descendants(of node: Int) -> Range<Int> { node + 1..<end(of: node) }

  /// Whether a node has children.
  package func hasChildren(_ node: Int) -> Bool {
    node + 1 < count && level(of: node + 1) > level(of: node)
  }

  /// The parent of a node; nil for a root.
  package func parent(of node: Int) -> Int? {
    guard let root else { return nil }
    return root.node.last(before: node, atMost: root.depth(at: node) - 1 - root.base)
  }

  /// The nodes above a node, from its parent to a root.
  ///
  /// - Complexity: O(log *n*) for each step.
  func ancestors(of node: Int) -> some Sequence<Int> {
    sequence(first: node, next: parent).dropFirst()
  }

  /// The next sibling of a node.
  package func nextSibling(of node: Int) -> Int? {
    let end = end(of: node)
    return end < count && level(of: end) == level(of: node) ? end : nil
  }

  /// The previous sibling of a node.
  package func previousSibling(of node: Int) -> Int? {
    guard let root else { return nil }
    let level = root.depth(at: node)
    let before = root.node.last(before: node, atMost: level - root.base)
    return before.flatMap { root.depth(at: $0) == level ? $0 : nil }
  }

  /// The children of a node, or the roots.
  ///
  /// - Complexity: O(log *n*) for each child.
  package func children(of node: Int?) -> [Int] {
    var children: [Int] = []
    var child: Int? = node.map { hasChildren($0) ? $0 + 1 : nil } ?? (count > 0 ? 0 : nil)
    while let next = child {
      children.append(next)
      child = nextSibling(of: next)
    }
    return children
  }

  /// The depths of the nodes in a range.
  ///
  /// - Complexity: O(*k* + log *n*) for *k* nodes.
  package func depths(in range: Range<Int>) -> [Int] {
    var depths: [Int] = []
    depths.reserveCapacity(range.count)
    if let root { root.node.appendDepths(in: range, above: root.base, to: &depths) }
    return depths
  }

  /// The depths of all nodes.
  package var depths: [Int] { depths(in: 0..<count) }

  /// The defects of the tree.
  package var defects: [String] {
    var defects = root?.node.defects ?? []
    var last = -1
    for depth in depths {
      if depth < 0 || depth > last + 1 { defects.append("depth \(depth) follows \(last)") }
      last = depth
    }
    return defects
  }

  /// The memory of the tree in bytes, without the allocator's overhead.
  package var storageSize: Int {
    func size(_ node: ExtentsNode) -> Int {
      let own = 80 + (node.bytes.isEmpty ? 0 : 32 + node.bytes.count)
      return own + (node.left.map(size) ?? 0) + (node.right.map(size) ?? 0)
    }
    return root.map { size($0.node) } ?? 0
  }
}

/// Structural edits.
extension Extents {
  /// The subtree of a node, or the subtrees of consecutive siblings, as a forest.
  ///
  /// - Complexity: O(log *n*), as for all edits.
  package func extracting(_ range: Range<Int>) -> Extents {
    var copy = self
    return copy.removeSubrange(range)
  }

  /// Removes the subtree of a node, or the subtrees of consecutive siblings, and returns them as a
  /// forest.
  @discardableResult
  package mutating func removeSubrange(_ range: Range<Int>) -> Extents {
    guard !range.isEmpty, let root else { return Extents() }
    let (before, rest) = root.split(at: range.lowerBound)
    guard let (removed, after) = rest?.split(at: range.count) else { return Extents() }
    self.root = .joined(before, after)
    return Extents(removed.map { ExtentsPiece(node: $0.node, base: 0) })
  }

  /// Inserts a forest before a node, with its roots at a given depth.
  package mutating func insert(_ forest: Extents, at place: Int, depth: Int) {
    guard let new = forest.root else { return }
    let (before, after) = root?.split(at: place) ?? (nil, nil)
    let piece = ExtentsPiece(node: new.node, base: new.base + depth)
    root = .joined(.joined(before, piece), after)
  }

  /// Moves the subtree of a node, or the subtrees of consecutive siblings, before a node outside
  /// these subtrees, with their roots at a given depth.
  package mutating func move(_ range: Range<Int>, before place: Int, depth: Int) {
    let moved = removeSubrange(range)
    insert(moved, at: place > range.lowerBound ? place - range.count : place, depth: depth)
  }
}

extension Extents: Equatable {
  /// Whether two forests have the same structure.
  package static func == (first: Extents, second: Extents) -> Bool {
    if let node = first.root?.node, node === second.root?.node { return true }
    return first.count == second.count && first.depths == second.depths
  }
}
