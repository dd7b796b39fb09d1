// SPDX-License-Identifier: MIT
package import SelectionCore

/// The checkmark bearers (nodes with checkmarks of their own) that an input on a box affects.
package struct Reach {
  /// The span of nodes that contains them.
  package var span: Range<Int>
  /// The bearers; nil for all bearers in the span.
  package var bearers: RowSet?

  package init(span: Range<Int>, bearers: RowSet?) { (self.span, self.bearers) = (span, bearers) }
}

/// The nodes that have checkmarks of their own, and the states that result from these checkmarks.
extension Forest {
  /// The nodes that have a checkmark of their own.
  package func bearers(_ mode: BoxMode) -> RowSet {
    mode == .independent ? RowSet(0..<count) : childless
  }

  /// The nodes of a subtree, or of the whole tree if the node is nil.
  func span(under group: Int?) -> Range<Int> { group.map(extents.subtree) ?? 0..<count }

  /// The nearest group above a node that isn't one of the given nodes; nil for none.
  ///
  /// Each of these nodes is visited once, because the group above a node that was passed over is
  /// known.
  func parent(of node: Int, outside nodes: RowSet, _ known: inout [Int: Int?]) -> Int? {
    var (passed, group): ([Int], Int?) = ([], nil)
    for above in extents.ancestors(of: node) {
      let found = nodes.contains(above) ? known[above] : .some(above)
      if let found {
        group = found
        break
      }
      passed.append(above)
    }
    for node in passed { known.updateValue(group, forKey: node) }
    return group
  }

  /// The bearers in a span that an input from the user affects.
  ///
  /// - Complexity: O(1) if no node is disabled, filtered or in an exclusive group; otherwise O(*k*)
  ///   for *k* such nodes within the span.
  package func reach(
    _ span: Range<Int>, disabled: RowSet, _ options: OutlineOptions
  ) -> Reach {
    let passing = options.reach == .filtered ? passing : nil
    guard !disabled.isEmpty || passing != nil || !exclusive.isEmpty else {
      return Reach(span: span, bearers: nil)
    }
    var reached = bearers(options.boxes).intersection(RowSet(span))
    if !disabled.isEmpty { reached.subtract(disabled) }
    if let passing { reached.formIntersection(passing) }
    if !exclusive.isEmpty, span.count > 1 {
      reached.subtract(RowSet(bearersInExclusiveGroups(span)))
    }
    return Reach(span: span, bearers: reached)
  }

  /// The bearers in a span that are children of exclusive groups.
  private func bearersInExclusiveGroups(_ span: Range<Int>) -> [Int] {
    var bearers: [Int] = []
    func add(_ group: Int) {
      bearers += extents.children(of: group).filter(childless.contains)
    }
    if span.lowerBound < count {
      // A range of boxes may begin below a group and end at one of its children.
      for group in extents.ancestors(of: span.lowerBound) where exclusive.contains(group) {
        add(group)
      }
    }
    for group in exclusive.intersection(RowSet(span)) { add(group) }
    return bearers
  }

  /// The nodes of a set that are bearers of a reach.
  func bearers(among nodes: RowSet, in reach: Reach) -> RowSet {
    nodes.intersection(reach.bearers ?? RowSet(reach.span))
  }

  /// Counts the bearers of a reach.
  ///
  /// - Returns: The number of checked bearers, and the number of all bearers.
  /// - Complexity: O(log *n*) if the reach contains all bearers of its span.
  package func count(
    _ reach: Reach, checked: RowSet, _ mode: BoxMode
  ) -> (checked: Int, all: Int) {
    guard let bearers = reach.bearers else {
      let all = mode == .independent ? reach.span.count : childless.count(in: reach.span)
      return (checked.count(in: reach.span), all)
    }
    return (bearers.intersection(checked).count, bearers.count)
  }

  /// The checked bearers after the bearers of a reach have been checked or unchecked.
  package func setting(
    _ reach: Reach, to isChecked: Bool, in checked: RowSet, _ mode: BoxMode
  ) -> RowSet {
    if reach.span.count == 1, reach.bearers?.isEmpty != true {
      if mode == .cascading, !childless.contains(reach.span.lowerBound) { return checked }
      var checked = checked
      if isChecked {
        checked.insert(reach.span.lowerBound)
      } else {
        checked.remove(reach.span.lowerBound)
      }
      return checked
    }
    if let bearers = reach.bearers {
      return isChecked ? checked.union(bearers) : checked.subtracting(bearers)
    }
    var checked = checked
    if !isChecked {
      checked.remove(reach.span)
      return checked
    }
    if mode == .independent {
      checked.insert(reach.span)
      return checked
    }
    let bearers = childless.intersection(RowSet(reach.span))
    if reach.span.count <= 64 {
      for run in bearers.ranges { checked.insert(run) }
      return checked
    }
    // Sets without common rows are joined without visiting each node.
    checked.remove(reach.span)
    return checked.union(bearers)
  }

  /// The state of a node's box.
  ///
  /// - Complexity: O(log *n*) if all nodes are counted; otherwise O(*k*) for *k* disabled or
  ///   filtered nodes within the subtree.
  func state(
    of node: Int, _ marks: BoxMarks, disabled: RowSet, counting: CountedRows, _ mode: BoxMode
  ) -> MarkedPart {
    let (checked, partly) = (marks.checked, marks.partly)
    if mode == .independent || childless.contains(node) {
      return checked.contains(node) ? .all : partly.contains(node) ? .partial : .none
    }
    let span = extents.subtree(of: node)
    var all = childless.count(in: span)
    var marked = checked.count(in: span)
    var part = partly.isEmpty ? [] : partly.intersection(RowSet(span))
    switch counting {
    case .all: break
    case .enabled:
      let fixed =
        disabled.isEmpty ? [] : disabled.intersection(RowSet(span)).intersection(childless)
      all -= fixed.count
      marked -= fixed.isEmpty ? 0 : fixed.intersection(checked).count
      if !part.isEmpty { part.subtract(fixed) }
    case .shown:
      guard let passing else { break }
      let counted = passing.intersection(RowSet(span)).intersection(childless)
      (all, marked) = (counted.count, counted.intersection(checked).count)
      part.formIntersection(counted)
    }
    if marked == 0 { return part.isEmpty ? .none : .partial }
    return marked == all ? .all : .partial
  }

  /// The groups with children that have a given state, if boxes depend on each other.
  package func groupsInState(_ state: MarkedPart, _ checked: RowSet) -> RowSet {
    RowSet(
      childless.complement(within: count).filter {
        self.state(
          of: $0, BoxMarks(checked: checked), disabled: [], counting: .all, .cascading) == state
      })
  }

  /// The marks as the laws of the forest require: if a group has gained children, its mark is
  /// replaced with marks of the bearers below it, and an exclusive group keeps only one of several
  /// marks.
  ///
  /// - Parameters:
  ///   - checked: The marks.
  ///   - mode: Whether boxes depend on each other.
  ///   - preferred: The nodes that keep their mark in an exclusive group; if there are several such
  ///     nodes or none, the first keeps it.
  ///   - old: Marks that the laws of this forest allow; only marks that they don't contain are
  ///     looked at, except in exclusive groups.
  /// - Returns: The marks that are kept.
  package func lawful(
    _ checked: RowSet, _ mode: BoxMode, preferring preferred: RowSet = [], since old: RowSet = []
  ) -> RowSet {
    var checked = checked
    if mode == .cascading {
      for group in checked.subtracting(old).subtracting(childless) {
        checked.remove(group)
        checked.formUnion(childless.intersection(RowSet(extents.descendants(of: group))))
      }
    }
    for group in exclusive {
      let marked = markedBearers(among: group, checked)
      guard marked.count > 1 else { continue }
      let kept = marked.first(where: preferred.contains) ?? marked[0]
      for node in marked where node != kept { checked.remove(node) }
    }
    return checked
  }

  /// The checkmark bearers among a group's children that are checked.
  ///
  /// - Complexity: O(log *n*) if few nodes below the group are checked, as in most exclusive
  ///   groups; otherwise O(*k* log *n*) for its *k* children.
  package func markedBearers(among group: Int, _ checked: RowSet) -> [Int] {
    let below = extents.descendants(of: group)
    guard checked.count(in: below) <= 4 else {
      return extents.children(of: group)
        .filter { childless.contains($0) && checked.contains($0) }
    }
    return checked.intersection(RowSet(below))
      .filter { childless.contains($0) && extents.parent(of: $0) == group }
  }

  /// The smallest set of fully checked subtrees that contains all checked nodes, given by the nodes
  /// at their tops.
  ///
  /// - Complexity: O(*d* log *n*) for each of these nodes, at depth *d*.
  package func tops(of checked: RowSet, _ mode: BoxMode) -> RowSet {
    if mode == .independent { return RowSet(subtrees(of: checked).map { $0.lowerBound }) }
    var tops: [Int] = []
    var next = checked.first
    while let node = next {
      var top = node
      while let parent = extents.parent(of: top), isAll(parent, checked) { top = parent }
      tops.append(top)
      next = checked.next(after: extents.end(of: top) - 1)
    }
    return RowSet(tops)
  }

  private func isAll(_ node: Int, _ checked: RowSet) -> Bool {
    let span = extents.subtree(of: node)
    return checked.count(in: span) == childless.count(in: span)
  }

  /// The subtrees of the given nodes that aren't below another given node, in preorder.
  ///
  /// - Complexity: O(log *n*) for each subtree.
  func subtrees(of nodes: RowSet) -> [Range<Int>] {
    var subtrees: [Range<Int>] = []
    var next = nodes.first
    while let node = next {
      let subtree = extents.subtree(of: node)
      subtrees.append(subtree)
      next = nodes.next(after: subtree.upperBound - 1)
    }
    return subtrees
  }
}
