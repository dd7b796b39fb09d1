// SPDX-License-Identifier: MIT
import SelectionCore

/// Changes to the tree, which can't be undone; steps of the history are adjusted to them.
extension OutlineSelection {
  /// Inserts nodes together with the nodes below them.
  ///
  /// If no checkmark is given for a node, it gets the group's checkmark if the group wasn't loaded.
  /// Otherwise, ``OutlineOptions/newcomers`` determines the checkmark.
  ///
  /// - Parameters:
  ///   - nodes: The nodes in preorder; depths are relative to the place, so the first node has
  ///     depth 0.
  ///   - place: The place for the nodes at depth 0.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`, `.notLoaded`, `.tooDeep`.
  /// - Complexity: O(log *n*), plus O(log *n*) for each node.
  @discardableResult
  public mutating func insert(
    _ nodes: [OutlineNode<ID>], at place: OutlinePlace<ID>
  ) throws(OutlineError) -> OutlineChange<ID> {
    try insert(nodes, at: try numbered(place))
  }

  private mutating func insert(
    _ nodes: [OutlineNode<ID>], at place: NumberedPlace
  ) throws(OutlineError) -> OutlineChange<ID> {
    try Self.checkDepths(nodes)
    var edit = TreeEdit(
      segments: [
        .kept(0..<place.row), .inserted(nodes.count), .kept(place.row..<forest.count),
      ], extents: forest.extents)
    edit.extents.insert(
      Extents(depths: nodes.map { $0.depth }), at: place.row, depth: place.depth)
    edit.touched = [place.row..<(place.row + nodes.count)]
    return try apply(edit, inserting: nodes)
  }

  /// Removes nodes, the nodes below them, and the marks of all these nodes.
  ///
  /// A group that loses its last child becomes an empty group, which is checked if all nodes below
  /// it were checked.
  ///
  /// - Parameter ids: The nodes.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`.
  /// - Complexity: O(*k* log *n*) for *k* nodes.
  @discardableResult
  public mutating func remove(_ ids: [ID]) throws(OutlineError) -> OutlineChange<ID> {
    let spans = forest.subtrees(of: try nodes(ids))
    var edit = TreeEdit(
      segments: RowSet(ranges: spans).complement(within: forest.count).ranges.map { .kept($0) },
      extents: forest.extents)
    for span in spans.reversed() { edit.extents.removeSubrange(span) }
    return try apply(edit)
  }

  /// Moves nodes and the nodes below them as one block in preorder, with their marks and their
  /// expansion.
  ///
  /// - Parameters:
  ///   - ids: The nodes. If a node is below another given node, both move together.
  ///   - place: The position to which the nodes are moved.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`, `.notLoaded`, `.intoItself`.
  /// - Complexity: O(*k* log *n*) for *k* nodes.
  @discardableResult
  public mutating func move(
    _ ids: [ID], to place: OutlinePlace<ID>
  ) throws(OutlineError) -> OutlineChange<ID> {
    try move(forest.subtrees(of: try nodes(ids)), to: try numbered(place))
  }

  mutating func move(
    _ spans: [Range<Int>], to place: NumberedPlace
  ) throws(OutlineError) -> OutlineChange<ID> {
    if let parent = place.parent, let span = spans.first(where: { $0.contains(parent) }) {
      throw .intoItself(
        id(span.lowerBound).map { OutlineError.text(of: $0) } ?? "\(span.lowerBound)")
    }
    let old = forest.extents
    var edit = TreeEdit(segments: [], extents: old)
    let staying = RowSet(ranges: spans).complement(within: forest.count)
    var (before, after): ([RowSegment], [RowSegment]) = ([], [])
    for run in staying.ranges {
      let first = run.clamped(to: 0..<place.row)
      if !first.isEmpty { before.append(.kept(first)) }
      let second = run.clamped(to: place.row..<max(place.row, forest.count))
      if !second.isEmpty { after.append(.kept(second)) }
    }
    edit.segments = before + spans.map { .kept($0) } + after
    let moved = spans.reversed().map { edit.extents.removeSubrange($0) }
    let start = before.reduce(0) { $0 + $1.count }
    var row = start
    for (span, subtree) in zip(spans, moved.reversed()) {
      edit.extents.insert(subtree, at: row, depth: place.depth)
      if old.level(of: span.lowerBound) != place.depth {
        edit.relevelled.insert(row..<(row + span.count))
      }
      row += span.count
    }
    if start < row { edit.touched = [start..<row] }
    return try apply(edit)
  }

  /// Sets the children of a group that wasn't loaded.
  ///
  /// Children for which no checkmark is given get the group's checkmark, or no checkmark if the
  /// group was partly checked. From then on, the group's state is derived from the states of its
  /// children. If boxes are independent, the group keeps its checkmark, and such children get none.
  ///
  /// - Parameters:
  ///   - children: The children and the nodes below them; the children have depth 0.
  ///   - id: The group.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`, `.alreadyLoaded`, `.tooDeep`.
  /// - Complexity: O(log *n*), plus O(log *n*) for each of these nodes.
  @discardableResult
  public mutating func loadChildren(
    _ children: [OutlineNode<ID>], of id: ID
  ) throws(OutlineError) -> OutlineChange<ID> {
    let group = try node(id)
    guard forest.unloaded.contains(group) else {
      throw .alreadyLoaded(OutlineError.text(of: id))
    }
    try Self.checkDepths(children)
    if children.isEmpty {
      let old = sharedForest
      forest.unloaded.remove(group)
      forest.closed.remove(group)
      var edit = TableEdit(isStep: false)
      if partly.contains(group) { edit.unmark([group], in: .partlyChecked) }
      waiting.removeGroup(id)
      return finish(try applied(edit), from: old)
    }
    return try insert(
      children,
      at: NumberedPlace(
        row: group + 1, depth: forest.extents.level(of: group) + 1, parent: group))
  }

  /// Removes the children of a group, which then counts as not loaded; a leaf becomes a group that
  /// isn't loaded.
  ///
  /// - Parameters:
  ///   - id: The group.
  ///   - losesPartialMarks: Whether the children of a partly checked group may be removed, which
  ///     unchecks the group. In this case, ``OutlineChange/unchecked`` doesn't include the removed
  ///     nodes.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`, or `.partlyChecked` if checkmarks would be lost.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func forgetChildren(
    of id: ID, losingPartialMarks losesPartialMarks: Bool = false
  ) throws(OutlineError) -> OutlineChange<ID> {
    let group = try node(id)
    if !losesPartialMarks, state(ofNode: group) == .partial, !forest.unloaded.contains(group) {
      throw .partlyChecked(OutlineError.text(of: id))
    }
    let below = forest.extents.descendants(of: group)
    var edit = TreeEdit(
      segments: [.kept(0..<below.lowerBound), .kept(below.upperBound..<forest.count)],
      extents: forest.extents)
    edit.extents.removeSubrange(below)
    edit.unloaded = [group]
    return try apply(edit)
  }

  /// Returns the checked nodes that ``forgetChildren(of:losingPartialMarks:)`` would lose.
  ///
  /// - Parameter id: The group.
  /// - Returns: The nodes, or an empty array if the group isn't partly checked.
  /// - Complexity: O(*k* log *n*) for *k* such nodes.
  public func marksLostByForgetting(_ id: ID) -> [ID] {
    guard let group = table.rowNumber(of: id), state(ofNode: group) == .partial else { return [] }
    let below = RowSet(forest.extents.descendants(of: group))
    return table.names(ofRows: checked.union(partly).intersection(below))
  }
}
