// SPDX-License-Identifier: MIT

/// An unowned view of a node: the addresses of its header and entries.
///
/// A view is valid as long as its node exists. The caller must own the node, or a tree that
/// contains it, for the duration of the call. Only `RowReader` stores a view, and only `RowChunk`
/// stores pointers into a view; a set keeps the nodes alive in both cases. So descending a tree
/// needs no reference counting, and a step costs no more than reading the node.
struct NodeView {
  let header: UnsafeMutablePointer<NodeHeader>
  let entries: UnsafeMutablePointer<Int>

  var kind: NodeHeader.Kind { header.pointee.kind }
  var level: Int { Int(header.pointee.level) }
  var capacity: Int { Int(header.pointee.capacity) }

  var size: Int {
    get { Int(header.pointee.size) }
    nonmutating set { header.pointee.size = Int32(truncatingIfNeeded: newValue) }
  }

  var changes: Int {
    get { Int(header.pointee.changes) }
    nonmutating set { header.pointee.changes = Int32(truncatingIfNeeded: newValue) }
  }

  /// In a branch, about the number of children for each position, times 2³⁶; zero if unknown.
  ///
  /// Only the speed depends on this number, so edits within a child don't update it.
  var scale: Int64 {
    get { Int64(header.pointee.changes) }
    nonmutating set { header.pointee.changes = Int32(clamping: newValue) }
  }

  var length: Int {
    get { header.pointee.length }
    nonmutating set { header.pointee.length = newValue }
  }

  var weight: Int {
    get { header.pointee.weight }
    nonmutating set { header.pointee.weight = newValue }
  }

  /// In a leaf of long runs, the ends of runs; in a leaf of sections, the running sums of the row
  /// counts.
  var ends: UnsafeMutablePointer<Int> { entries }

  /// In a leaf of short runs, the ends of runs.
  ///
  /// The memory of such a leaf is never read as any other type.
  var shortEnds: UnsafeMutablePointer<UInt16> {
    UnsafeMutableRawPointer(entries).assumingMemoryBound(to: UInt16.self)
  }

  /// In a branch, the running sums of the children's lengths.
  var starts: Sums {
    Sums(at: UnsafeMutableRawPointer(entries), total: length)
  }

  /// The same in a tree whose sums are all equal to their lower halves.
  var shortStarts: Sums {
    Sums(at: UnsafeMutableRawPointer(entries), total: 0)
  }

  /// In a branch, the running sums of the children's weights.
  var weights: Sums {
    Sums(at: UnsafeMutableRawPointer(entries) + Sums.bytes, total: weight)
  }

  /// In a branch, the children, of which the first `size` are initialized.
  ///
  /// A reference has the size and alignment of an `Int`, and this part of the entries has no other
  /// use.
  var children: UnsafeMutablePointer<Node> {
    (UnsafeMutableRawPointer(entries) + 2 * Sums.bytes)
      .assumingMemoryBound(to: Node.self)
  }

  /// In a leaf of bits, the words, with the first row in the lowest bit; bits beyond `length` are
  /// zero.
  ///
  /// `Int` and `UInt` have the same layout, and the memory of a leaf of bits is never read as any
  /// other type.
  var words: UnsafeMutablePointer<UInt> {
    UnsafeMutableRawPointer(entries).assumingMemoryBound(to: UInt.self)
  }

  /// A child, unowned.
  func child(_ i: Int) -> NodeView { (children + i).view }

  /// A copy of the node with space for `capacity` entries.
  func copy(capacity: Int) -> Node {
    let node = Node.make(kind, level: level, capacity: capacity)
    let copy = node.view
    copy.size = size
    copy.changes = changes
    copy.length = length
    copy.weight = weight
    if kind == .branch {
      let sums = 2 * Sums.bytes / MemoryLayout<Int>.stride
      copy.entries.initialize(from: entries, count: sums)
      // Children are copied one by one, because copying all at once would check the type of each.
      for i in 0..<size { (copy.children + i).initialize(to: children[i]) }
    } else {
      copy.entries.initialize(from: entries, count: kind.integers(for: size))
    }
    return node
  }
}

extension UnsafePointer<Node> {
  /// The node at this address, unowned, so that reading through it retains no reference.
  var view: NodeView {
    let reference = UnsafeRawPointer(self).load(as: Unmanaged<Node>.self)
    // The node stays in place, and so stays alive, while its owner is read.
    return reference._withUnsafeGuaranteedRef { $0.view }
  }
}

extension UnsafeMutablePointer<Node> {
  /// The node at this address, unowned.
  var view: NodeView { UnsafePointer(self).view }
}
