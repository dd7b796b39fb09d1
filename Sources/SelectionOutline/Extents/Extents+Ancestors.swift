// SPDX-License-Identifier: MIT

extension Extents {
  /// The given nodes and the nodes above them.
  ///
  /// - Parameter runs: Runs of nodes, in ascending order.
  /// - Returns: The runs of all these nodes, in ascending order.
  /// - Complexity: O((*k* + *a*) log *n*) for *k* runs and *a* nodes above them, at most O(*n*).
  package func withAncestors(of runs: [Range<Int>]) -> [Range<Int>] {
    guard let root else { return [] }
    var walk = AncestorWalk(runs)
    walk.look(at: root, from: 0)
    return walk.found.reversed()
  }
}

/// A walk from the last node to the first that finds the ancestors of the given nodes.
///
/// The parent of a found node is the last node before it that is less deep, so the walk needs to
/// store only a depth. A part of the tree is skipped if it contains none of the given nodes and all
/// its nodes are too deep, or if it is within a run.
private struct AncestorWalk {
  private let runs: [Range<Int>]
  /// The number of runs that haven't been reached yet.
  private var left: Int
  /// The maximum depth of a node that can still be above a found node.
  private var depth = -1
  /// The nodes found so far, as runs in descending order.
  private(set) var found: [Range<Int>] = []

  init(_ runs: [Range<Int>]) {
    self.runs = runs
    left = runs.count
    found.reserveCapacity(runs.count)
  }

  /// The next run; an empty one if there is none.
  private var next: Range<Int> { left > 0 ? runs[left - 1] : 0..<0 }

  /// Walks through the nodes of a piece whose first node has the given number.
  mutating func look(at piece: ExtentsPiece, from start: Int) {
    let run = next
    guard piece.base <= depth || run.upperBound > start else { return }
    if run.lowerBound < start, run.upperBound >= start + piece.count { return }
    if let (left, right) = piece.parts {
      look(at: right, from: start + left.count)
      look(at: left, from: start)
    } else {
      look(atLeaf: piece, from: start)
    }
  }

  private mutating func look(atLeaf leaf: ExtentsPiece, from start: Int) {
    var end = start + leaf.count
    var run = next
    while run.upperBound > start {
      addAncestors(in: leaf, from: start, min(run.upperBound, end)..<end)
      end = run.lowerBound
      // The rest of the run, and the nodes above it, are before this leaf.
      guard end >= start else { return }
      add(run)
      depth = leaf.base + leaf.node.leafDepth(at: end - start) - 1
      left -= 1
      run = next
    }
    addAncestors(in: leaf, from: start, start..<end)
  }

  /// Adds the nodes of a leaf's range that are above found nodes; no node of the range may be in a
  /// run.
  private mutating func addAncestors(in leaf: ExtentsPiece, from start: Int, _ range: Range<Int>) {
    var place = range.upperBound
    while place > range.lowerBound, leaf.base <= depth {
      place -= 1
      let level = leaf.base + leaf.node.leafDepth(at: place - start)
      if level <= depth {
        add(place..<(place + 1))
        depth = level - 1
      }
    }
  }

  private mutating func add(_ run: Range<Int>) {
    if let last = found.last, last.lowerBound == run.upperBound {
      found[found.count - 1] = run.lowerBound..<last.upperBound
    } else {
      found.append(run)
    }
  }
}
