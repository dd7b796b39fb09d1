// SPDX-License-Identifier: MIT
public import SelectionCore

/// New contents of the whole tree.
extension OutlineSelection {
  /// Updates the outline to new contents; the state of each node moves with its identity.
  ///
  /// If several nodes have one identity, the *k*-th before is the *k*-th after, shown ones first.
  /// Nodes that vanish are removed or hidden; a hidden one stays in its group, after the hidden
  /// child before it, as a node that doesn't pass the filter: then every other node passes, and
  /// `filter(nil)` shows them all.
  ///
  /// - Parameters:
  ///   - nodes: The nodes after the change, in preorder.
  ///   - vanished: How nodes missing from the new contents are treated.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.tooDeep`.
  /// - Complexity: O(*n*) comparisons, and O(*m* log *n*) for *m* runs that move together.
  @discardableResult
  public mutating func update(
    to nodes: [OutlineNode<ID>], vanished: VanishedRows
  ) throws(OutlineError) -> OutlineChange<ID> {
    try Self.checkDepths(nodes)
    let match = table.matched(nodes.map { $0.id })
    var order: [Place] = []
    for segment in match.segments {
      switch segment {
      case .kept(let rows): for row in rows { order.append(Place(old: row, told: order.count)) }
      case .inserted(let count):
        for _ in 0..<count { order.append(Place(old: nil, told: order.count)) }
      }
    }
    var depths = nodes.map { $0.depth }
    if vanished == .hidden { (order, depths) = withVanished(order, depths) }
    var edit = TreeEdit(segments: order.segments, extents: Extents(depths: depths))
    edit.touched = nil
    var (new, told): ([OutlineNode<ID>], [(row: Int, node: OutlineNode<ID>)]) = ([], [])
    var (filtered, relevelled): ([Int], [Int]) = ([], [])
    for (row, place) in order.enumerated() {
      if let old = place.old, forest.extents.level(of: old) != depths[row] {
        relevelled.append(row)
      }
      guard let node = place.told.map({ nodes[$0] }) else {
        filtered.append(row)
        continue
      }
      if place.old == nil { new.append(node) } else { told.append((row, node)) }
    }
    edit.relevelled = RowSet(relevelled)
    if vanished == .hidden { edit.filtered = RowSet(filtered) }
    return try apply(edit, inserting: new, told: told)
  }

  /// Adds vanished nodes as hidden ones to the new contents.
  private func withVanished(_ order: [Place], _ depths: [Int]) -> ([Place], [Int]) {
    // New contents keep their numbers; vanished nodes follow them.
    var nodes = order
    var newNumbers = [Int](repeating: -1, count: forest.count)
    for (number, place) in order.enumerated() {
      if let old = place.old { newNumbers[old] = number }
    }
    for old in newNumbers.indices where newNumbers[old] < 0 {
      newNumbers[old] = nodes.count
      nodes.append(Place(old: old, told: nil))
    }
    // The last number is an artificial root.
    let root = nodes.count
    var children = [[Int]](repeating: [], count: root + 1)
    var parents = [Int](repeating: root, count: root)
    var path: [Int] = []
    for number in order.indices {
      path.removeLast(path.count - depths[number])
      parents[number] = path.last ?? root
      children[parents[number]].append(number)
      path.append(number)
    }
    for number in order.count..<root {
      guard let old = nodes[number].old else { continue }
      let parent = forest.extents.parent(of: old).map { newNumbers[$0] } ?? root
      parents[number] = parent
      var place = 0
      var sibling = forest.extents.previousSibling(of: old)
      while let before = sibling {
        let found = newNumbers[before]
        if parents[found] == parent, let at = children[parent].firstIndex(of: found) {
          place = at + 1
          break
        }
        sibling = forest.extents.previousSibling(of: before)
      }
      children[parent].insert(number, at: place)
    }
    var (result, resultDepths): ([Place], [Int]) = ([], [])
    var open: [(number: Int, depth: Int)] = children[root].reversed().map { ($0, 0) }
    while let (number, depth) = open.popLast() {
      result.append(nodes[number])
      resultDepths.append(depth)
      for child in children[number].reversed() { open.append((child, depth + 1)) }
    }
    return (result, resultDepths)
  }
}

/// A node of the new contents: its old number, and its position there.
private struct Place {
  var old: Int?
  var told: Int?
}

extension [Place] {
  /// The nodes as segments of rows.
  fileprivate var segments: [RowSegment] {
    var segments: [RowSegment] = []
    for place in self {
      guard let old = place.old else {
        if case .inserted(let count)? = segments.last {
          segments[segments.count - 1] = .inserted(count + 1)
        } else {
          segments.append(.inserted(1))
        }
        continue
      }
      if case .kept(let rows)? = segments.last, rows.upperBound == old {
        segments[segments.count - 1] = .kept(rows.lowerBound..<(old + 1))
      } else {
        segments.append(.kept(old..<(old + 1)))
      }
    }
    return segments
  }
}
