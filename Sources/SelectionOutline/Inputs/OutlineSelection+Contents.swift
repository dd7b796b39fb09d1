// SPDX-License-Identifier: MIT
public import SelectionCore

/// New contents of the whole tree.
extension OutlineSelection {
  /// Updates the outline to new contents; the state of each node moves with its identity.
  ///
  /// Nodes with the same identity are first matched within their groups. Of the remaining nodes,
  /// the *k*-th old node is matched with the *k*-th new node. If the new contents contain fewer
  /// such nodes, nodes that pass the filter are matched first.
  ///
  /// Nodes that vanish are removed or hidden. A hidden node remains in its group, after other
  /// hidden children, as a node that doesn't pass the filter. All other nodes then pass the filter,
  /// and `filter(nil)` shows all nodes.
  ///
  /// - Parameters:
  ///   - nodes: The nodes after the change, in preorder.
  ///   - vanished: How to treat nodes that are missing from the new contents.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.tooDeep`.
  /// - Complexity: O(*n*) comparisons, plus O(*m* log *n*) for *m* runs of nodes that move
  ///   together.
  @discardableResult
  public mutating func update(
    to nodes: [OutlineNode<ID>], vanished: VanishedRows
  ) throws(OutlineError) -> OutlineChange<ID> {
    try Self.checkDepths(nodes)
    var order = try matched(nodes)
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

  /// Updates the children of one group to new contents, such as the contents of a folder that has
  /// changed on disk; nodes below the remaining children don't change.
  ///
  ///     try files.updateChildren(
  ///       of: "docs", to: [OutlineNode("a.txt"), OutlineNode("c.txt")])
  ///
  /// If the group wasn't loaded, its children are loaded as with ``loadChildren(_:of:)``. A loaded
  /// group among the children remains loaded, and a group remains a group, loaded or not, even if
  /// it is given as a leaf. Missing children are removed together with all nodes below them. A node
  /// from another group counts as new. To keep its marks, use ``move(_:to:)`` or
  /// ``update(to:vanished:)``.
  ///
  /// - Parameters:
  ///   - id: The group, or nil for the roots.
  ///   - children: The group's children after the change, all at depth 0.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`, `.tooDeep`.
  /// - Complexity: O(*k* log *n*) for a total of *k* old and new children.
  @discardableResult
  public mutating func updateChildren(
    of id: ID?, to children: [OutlineNode<ID>]
  ) throws(OutlineError) -> OutlineChange<ID> {
    for (place, child) in children.enumerated() where child.depth != 0 {
      throw .tooDeep(place: place, depth: child.depth, greatest: 0)
    }
    var group: Int?
    if let id {
      let node = try node(id)
      if forest.unloaded.contains(node) { return try loadChildren(children, of: id) }
      group = node
    }
    let old = forest.extents
    var present: [ID: [Int]] = [:]
    for child in old.children(of: group).reversed() {
      if let id = self.id(child) { present[id, default: []].append(child) }
    }
    let span = group.map(old.descendants) ?? 0..<forest.count
    let depth = group.map { old.level(of: $0) + 1 } ?? 0
    var edit = TreeEdit(segments: [.kept(0..<span.lowerBound)], extents: old)
    edit.extents.removeSubrange(span)
    var (new, told): ([OutlineNode<ID>], [(row: Int, node: OutlineNode<ID>)]) = ([], [])
    var row = span.lowerBound
    for var child in children {
      if let staying = present[child.id]?.popLast() {
        let isLoaded = forest.isGroup(staying) && !forest.unloaded.contains(staying)
        if isLoaded, child.kind == .unloaded { child.kind = .group }
        told.append((row, child))
        let subtree = old.subtree(of: staying)
        edit.segments.append(.kept(subtree))
        edit.extents.insert(old.extracting(subtree), at: row, depth: depth)
        row += subtree.count
      } else {
        new.append(child)
        edit.segments.append(.inserted(1))
        edit.extents.insert(Extents(depths: [0]), at: row, depth: depth)
        row += 1
      }
    }
    edit.segments.append(.kept(span.upperBound..<forest.count))
    if row > span.lowerBound { edit.touched = [span.lowerBound..<row] }
    return try apply(edit, inserting: new, told: told)
  }

  /// Matches the nodes to new contents by their identities.
  private func matched(_ nodes: [OutlineNode<ID>]) throws(OutlineError) -> [Place] {
    if table.hasDuplicates { return matchedByGroup(nodes) }
    let match: TableMapping
    do { match = try table.mapping(to: [nodes.map { $0.id }]) } catch { throw .selection(error) }
    var order: [Place] = []
    for segment in match.rows.segments {
      switch segment {
      case .kept(let rows): for row in rows { order.append(Place(old: row, told: order.count)) }
      case .inserted(let count):
        for _ in 0..<count {
          // The identity of an existing node is given more than once.
          if table.rowNumber(of: nodes[order.count].id) != nil { return matchedByGroup(nodes) }
          order.append(Place(old: nil, told: order.count))
        }
      }
    }
    return order
  }

  /// Matches nodes if several have the same identity: first the new nodes whose group contained a
  /// node with that identity, and then the other new nodes.
  private func matchedByGroup(_ nodes: [OutlineNode<ID>]) -> [Place] {
    var free = FreeNodes<ID>(self, told: nodes)
    var order = nodes.indices.map { Place(old: nil, told: $0) }
    for isInGroup in [true, false] {
      var path: [Int] = []
      for (place, node) in nodes.enumerated() {
        path.removeLast(path.count - node.depth)
        let group = path.last
        path.append(place)
        if order[place].old != nil { continue }
        let parent = group.flatMap { order[$0].old }
        let isNew = group != nil && parent == nil
        order[place].old = isNew ? nil : free.take(node.id, in: parent)
        if !isInGroup, order[place].old == nil { order[place].old = free.take(node.id) }
      }
    }
    return order
  }

  /// Adds vanished nodes to the new contents as hidden nodes.
  private func withVanished(_ order: [Place], _ depths: [Int]) -> ([Place], [Int]) {
    // Nodes of the new contents keep their numbers; vanished nodes follow them.
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
    // The vanished node that follows a sibling, and the one that is the first child of its parent.
    var next = [Int?](repeating: nil, count: root)
    var first = [Int?](repeating: nil, count: root + 1)
    for number in order.count..<root {
      guard let old = nodes[number].old else { continue }
      let parent = forest.extents.parent(of: old).map { newNumbers[$0] } ?? root
      parents[number] = parent
      var sibling = forest.extents.previousSibling(of: old)
      while let before = sibling, parents[newNumbers[before]] != parent {
        sibling = forest.extents.previousSibling(of: before)
      }
      if let sibling { next[newNumbers[sibling]] = number } else { first[parent] = number }
    }
    func allChildren(of number: Int) -> [Int] {
      var all: [Int] = []
      for start in (first[number].map { [$0] } ?? []) + children[number] {
        var child: Int? = start
        while let number = child {
          all.append(number)
          child = next[number]
        }
      }
      return all
    }
    var (result, resultDepths): ([Place], [Int]) = ([], [])
    var open: [(number: Int, depth: Int)] = allChildren(of: root).reversed().map { ($0, 0) }
    while let (number, depth) = open.popLast() {
      result.append(nodes[number])
      resultDepths.append(depth)
      for child in allChildren(of: number).reversed() { open.append((child, depth + 1)) }
    }
    return (result, resultDepths)
  }
}

/// A node of the new contents: its old number, and its position in the new contents.
private struct Place {
  var old: Int?
  var told: Int?
}

/// The nodes of each identity that haven't been matched with new contents yet.
private struct FreeNodes<ID: Hashable> {
  private struct Key: Hashable {
    var id: ID
    var parent: Int?
  }

  /// The nodes in reverse order, so that the next node is the last element.
  private var all: [ID: [Int]] = [:]
  private var inGroups: [Key: [Int]] = [:]
  private var isTaken: [Bool]

  /// For each identity, nodes that don't pass the filter follow the other nodes, unless all its
  /// nodes are in the new contents.
  init(_ outline: OutlineSelection<ID>, told nodes: [OutlineNode<ID>]) {
    let forest = outline.forest
    isTaken = [Bool](repeating: false, count: forest.count)
    var (told, path): ([ID: Int], [Int]) = ([:], [])
    for node in nodes { told[node.id, default: 0] += 1 }
    var parents: [Int?] = []
    for (row, depth) in forest.extents.depths.enumerated() {
      path.removeLast(path.count - depth)
      parents.append(path.last)
      path.append(row)
      if let id = outline.id(row) { all[id, default: []].append(row) }
    }
    for (id, rows) in all {
      var rows = rows
      if let kept = forest.kept, told[id, default: 0] < rows.count {
        rows = rows.filter(kept.contains) + rows.filter { !kept.contains($0) }
      }
      rows.reverse()
      all[id] = rows
      for row in rows { inGroups[Key(id: id, parent: parents[row]), default: []].append(row) }
    }
  }

  /// Takes the next node with an identity in a group.
  mutating func take(_ id: ID, in parent: Int?) -> Int? {
    let key = Key(id: id, parent: parent)
    while let row = inGroups[key]?.popLast() { if take(row) { return row } }
    return nil
  }

  /// Takes the next node with an identity in any group.
  mutating func take(_ id: ID) -> Int? {
    while let row = all[id]?.popLast() { if take(row) { return row } }
    return nil
  }

  /// - Returns: Whether the node wasn't taken yet.
  private mutating func take(_ row: Int) -> Bool {
    defer { isTaken[row] = true }
    return !isTaken[row]
  }
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
