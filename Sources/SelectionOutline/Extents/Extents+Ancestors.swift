// SPDX-License-Identifier: MIT

extension Extents {
  /// Some nodes and the nodes above them.
  ///
  /// - Parameter runs: Runs of nodes, in ascending order.
  /// - Returns: The runs of all these nodes, in ascending order.
  /// - Complexity: O((*k* + *a*) log *n*) for *k* runs and the *a* nodes above them, and at most
  ///   O(*n*).
  package func withAncestors(of runs: [Range<Int>]) -> [Range<Int>] {
    guard let root else { return [] }
    var walk = AncestorWalk(runs)
    walk.look(at: root, from: 0)
    return walk.found.reversed()
  }
}

/// A walk from the last node to the first, which finds the ancestors of some.
///
/// Of the nodes before one that was found, the next one above it is the first that is less deep;
/// so a depth is all that must be remembered. A part of the tree is passed over if it has none of
/// the nodes and all of it is too deep, or if it is within a run.
private struct AncestorWalk {
  /// The runs that haven't been reached yet.
  private var runs: [Range<Int>]
  /// The greatest depth of a node that is above one that was found.
  private var depth = -1
  /// The nodes found so far, as runs in descending order.
  private(set) var found: [Range<Int>] = []

  init(_ runs: [Range<Int>]) {
    self.runs = runs
    found.reserveCapacity(runs.count)
  }

  /// Walks through the nodes of a piece, of which the first has a given number.
  mutating func look(at piece: ExtentsPiece, from start: Int) {
    let run = runs.last ?? 0..<0
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
    while let run = runs.last, run.upperBound > start {
      if run.upperBound < end { addAncestors(in: leaf, from: start, run.upperBound..<end) }
      end = run.lowerBound
      // The rest of it, and what is above it, is before this leaf.
      guard end >= start else { return }
      add(run)
      depth = leaf.base + leaf.node.leafDepth(at: end - start) - 1
      runs.removeLast()
    }
    addAncestors(in: leaf, from: start, start..<end)
  }

  /// Adds the nodes of a range in a leaf, of which none is in a run, that are above those found.
  private mutating func addAncestors(in leaf: ExtentsPiece, from start: Int, _ range: Range<Int>) {
    var place = range.upperBound - 1
    while place >= range.lowerBound, leaf.base <= depth {
      let level = leaf.base + leaf.node.leafDepth(at: place - start)
      if level <= depth {
        add(place..<(place + 1))
        depth = level - 1
      }
      place -= 1
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
