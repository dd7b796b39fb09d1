// SPDX-License-Identifier: MIT

/// A node of the tree that holds the depths of a forest: a leaf of depths, or two subtrees.
///
/// Depths are relative to the least depth below the node, so that changing a number next to a
/// subtree moves the whole subtree to a new depth. Nodes are never written, so forests share the
/// nodes that they have in common.
final class ExtentsNode: Sendable {
  /// The number of depths below the node.
  let count: Int
  /// The number of depths below the first child, so that a search reads only the nodes that it
  /// goes through.
  let leftCount: Int
  /// The first child of a branch.
  let left: ExtentsNode?
  /// The second child of a branch.
  let right: ExtentsNode?
  /// The least depth of the first child, relative to the node's least depth.
  let leftBase: Int32
  /// The least depth of the second child, relative to the node's least depth.
  let rightBase: Int32
  /// The depths of a leaf; empty if all depths equal the least depth.
  let bytes: [UInt8]
  /// The distance to the leaves; 0 for a leaf.
  let height: Int

  /// Makes a leaf of the given depths.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    count = bytes.count
    (leftCount, height, left, right, leftBase, rightBase) = (0, 0, nil, nil, 0, 0)
  }

  /// Makes a leaf in which all depths are the same.
  init(uniform count: Int) {
    self.count = count
    bytes = []
    (leftCount, height, left, right, leftBase, rightBase) = (0, 0, nil, nil, 0, 0)
  }

  /// A branch.
  init(_ left: ExtentsNode, _ right: ExtentsNode, _ leftBase: Int, _ rightBase: Int) {
    (count, leftCount) = (left.count + right.count, left.count)
    height = max(left.height, right.height) + 1
    (self.left, self.right) = (left, right)
    self.leftBase = Int32(truncatingIfNeeded: leftBase)
    self.rightBase = Int32(truncatingIfNeeded: rightBase)
    bytes = []
  }

  /// The maximum number of depths that a leaf stores individually; with the package trait
  /// `InvariantChecks` so few that forests of five nodes have branches.
  static var mostInLeaf: Int {
    #if InvariantChecks
      4
    #else
      2_048
    #endif
  }

  /// A leaf with fewer depths is joined to its neighbor.
  static var fewInLeaf: Int { mostInLeaf / 4 + 1 }

  /// The depth at a place of a leaf, relative to the least depth.
  func leafDepth(at place: Int) -> Int { bytes.isEmpty ? 0 : Int(bytes[place]) }
}

/// A node, and its least depth.
struct ExtentsPiece: Sendable {
  let node: ExtentsNode
  let base: Int

  var count: Int { node.count }

  /// A branch of two pieces, whose heights differ by at most one.
  static func branch(_ left: ExtentsPiece, _ right: ExtentsPiece) -> ExtentsPiece {
    let base = min(left.base, right.base)
    return ExtentsPiece(
      node: ExtentsNode(left.node, right.node, left.base - base, right.base - base), base: base)
  }

  /// The two parts of a branch; nil for a leaf.
  var parts: (left: ExtentsPiece, right: ExtentsPiece)? {
    guard let left = node.left, let right = node.right else { return nil }
    return (
      ExtentsPiece(node: left, base: base + Int(node.leftBase)),
      ExtentsPiece(node: right, base: base + Int(node.rightBase))
    )
  }

  /// A leaf of depths, which must fit in it.
  static func leaf(_ depths: some Collection<Int>) -> ExtentsPiece? {
    guard let least = depths.min() else { return nil }
    if depths.allSatisfy({ $0 == least }) {
      return ExtentsPiece(node: ExtentsNode(uniform: depths.count), base: least)
    }
    let bytes = depths.map { UInt8(truncatingIfNeeded: $0 - least) }
    return ExtentsPiece(node: ExtentsNode(bytes), base: least)
  }
}

extension ExtentsPiece {
  /// Joins two pieces, the first before the second.
  ///
  /// - Complexity: O(difference of their heights).
  static func joined(_ left: ExtentsPiece?, _ right: ExtentsPiece?) -> ExtentsPiece? {
    guard let left else { return right }
    guard let right else { return left }
    return left.joined(with: right)
  }

  private var isSmallLeaf: Bool {
    node.height == 0 && node.count < ExtentsNode.fewInLeaf
  }

  private func joined(with next: ExtentsPiece) -> ExtentsPiece {
    let (height, nextHeight) = (node.height, next.node.height)
    if height == 0, nextHeight == 0, let leaf = joinedLeaf(with: next) { return leaf }
    if height > nextHeight + 1 || next.isSmallLeaf, let parts {
      return parts.left.balanced(with: parts.right.joined(with: next))
    }
    if nextHeight > height + 1 || isSmallLeaf, let parts = next.parts {
      return joined(with: parts.left).balanced(with: parts.right)
    }
    return .branch(self, next)
  }

  /// Joins two leaves into one, if they fit.
  private func joinedLeaf(with next: ExtentsPiece) -> ExtentsPiece? {
    if node.bytes.isEmpty, next.node.bytes.isEmpty, base == next.base {
      return ExtentsPiece(node: ExtentsNode(uniform: count + next.count), base: base)
    }
    guard count + next.count <= ExtentsNode.mostInLeaf else { return nil }
    let least = min(base, next.base)
    guard max(greatest, next.greatest) - least <= 255 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + next.count)
    for piece in [self, next] {
      let shift = UInt8(truncatingIfNeeded: piece.base - least)
      if piece.node.bytes.isEmpty {
        bytes.append(contentsOf: repeatElement(shift, count: piece.count))
      } else if shift == 0 {
        bytes.append(contentsOf: piece.node.bytes)
      } else {
        for byte in piece.node.bytes { bytes.append(byte + shift) }
      }
    }
    return ExtentsPiece(node: ExtentsNode(bytes), base: least)
  }

  /// The greatest depth of a leaf.
  private var greatest: Int { base + Int(node.bytes.max() ?? 0) }

  /// Joins two pieces whose heights differ by at most two.
  private func balanced(with next: ExtentsPiece) -> ExtentsPiece {
    let (height, nextHeight) = (node.height, next.node.height)
    if nextHeight > height + 1, let (left, right) = next.parts {
      if left.node.height > right.node.height, let (first, second) = left.parts {
        return .branch(.branch(self, first), .branch(second, right))
      }
      return .branch(.branch(self, left), right)
    }
    if height > nextHeight + 1, let (left, right) = parts {
      if right.node.height > left.node.height, let (first, second) = right.parts {
        return .branch(.branch(left, first), .branch(second, next))
      }
      return .branch(left, .branch(right, next))
    }
    return .branch(self, next)
  }

  /// Splits the depths into the depths before a place, and the depths from that place on.
  ///
  /// - Complexity: O(log *n*).
  func split(at place: Int) -> (before: ExtentsPiece?, after: ExtentsPiece?) {
    if place <= 0 { return (nil, self) }
    if place >= count { return (self, nil) }
    guard let (left, right) = parts else {
      return (leafPart(0..<place), leafPart(place..<count))
    }
    if place < left.count {
      let (before, after) = left.split(at: place)
      return (before, .joined(after, right))
    }
    let (before, after) = right.split(at: place - left.count)
    return (.joined(left, before), after)
  }

  private func leafPart(_ range: Range<Int>) -> ExtentsPiece? {
    if node.bytes.isEmpty {
      return ExtentsPiece(node: ExtentsNode(uniform: range.count), base: base)
    }
    let part = node.bytes[range]
    let least = part.min() ?? 0
    let isUniform = part.allSatisfy { $0 == least }
    let leaf =
      isUniform
      ? ExtentsNode(uniform: range.count)
      : ExtentsNode(least == 0 ? Array(part) : part.map { $0 - least })
    return ExtentsPiece(node: leaf, base: base + Int(least))
  }
}
