// SPDX-License-Identifier: MIT

/// A leaf in a tree, and its position.
struct Place {
  let leaf: NodeView
  /// The first position of the leaf.
  let start: Int
  /// The weight of all positions before the leaf.
  let weightBefore: Int
}

extension NodeView {
  /// The leaf that covers a position below the length.
  func leaf(covering position: Int) -> Place {
    var (node, start, weight) = (self, 0, 0)
    node.noteVisit()
    while node.kind == .branch {
      let i = node.index(coveringRow: position - start, by: node.starts)
      weight += node.weights[i]
      start += node.start(i)
      node = node.child(i)
      node.noteVisit()
    }
    return Place(leaf: node, start: start, weightBefore: weight)
  }

  /// Whether the row at a position below the length is on.
  func isOn(_ position: Int) -> Bool {
    guard starts.isShort else {
      let place = leaf(covering: position)
      return place.leaf.value(at: position - place.start)
    }
    var (node, rest) = (self, position)
    node.noteVisit()
    while node.kind == .branch {
      let starts = node.shortStarts
      let i = node.index(coveringRow: rest, by: starts)
      rest &-= starts[i]
      node = node.child(i)
      node.noteVisit()
    }
    return node.value(at: rest)
  }

  /// The weight of the positions before a given position, which is at most the length.
  func totalWeight(before position: Int) -> Int {
    if position >= length { return weight }
    let place = leaf(covering: position)
    return place.weightBefore + place.leaf.weight(before: position - place.start)
  }

  /// The leaf of the row that is on, or off, with `rank` such rows before it, and the rank within
  /// that leaf.
  func leaf(ofRow value: Bool, rank: Int) -> (place: Place, rank: Int) {
    var (node, start, weight, rest) = (self, 0, 0, rank)
    node.noteVisit()
    while node.kind == .branch {
      let (starts, weights) = (node.starts, node.weights)
      var i = 0
      if value {
        i = weights.last(notAbove: rest)
        rest -= weights[i]
      } else {
        while i + 1 < node.size, starts[i + 1] - weights[i + 1] <= rest { i += 1 }
        rest -= starts[i] - weights[i]
      }
      weight += weights[i]
      start += starts[i]
      node = node.child(i)
      node.noteVisit()
    }
    return (Place(leaf: node, start: start, weightBefore: weight), rest)
  }

  /// The position of the row that is on, or off, with `rank` such rows before it; this row must
  /// exist.
  func position(ofRow value: Bool, rank: Int) -> Int {
    let (place, rest) = leaf(ofRow: value, rank: rank)
    return place.start + place.leaf.position(of: value, rank: rest)
  }
}
