// SPDX-License-Identifier: MIT
import SelectionCore

/// Inputs that check and uncheck nodes with their boxes.
extension OutlineSelection {
  /// Taps a node's box: flips a node that stores its own checkmark, or checks the nodes of a group
  /// that the tap affects, or unchecks these nodes if all of them are checked.
  ///
  /// A tap affects the nodes below the tapped node that are enabled and pass the filter, even if
  /// they are in collapsed groups. With ``DisabledChildren/follow``, it also affects disabled
  /// nodes, if the tapped node itself is enabled. In an exclusive group, the checkmark moves to the
  /// tapped node, even if this is a group without children. A tap on the own box of any other
  /// exclusive group has no effect unless boxes are independent. The anchor and the lead move to
  /// the node if it is shown.
  ///
  /// - Parameter id: The node.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`, `.tooManyChecked`, `.tooFewChecked`.
  /// - Complexity: O(log *n*) if no node below the node is disabled or filtered, otherwise O(log
  ///   *n*) plus the cost of the runs of disabled or filtered nodes below it.
  @discardableResult
  public mutating func tapBox(_ id: ID) throws(OutlineError) -> OutlineChange<ID> {
    try tapBox(node: try node(id))
  }

  @discardableResult
  package mutating func tapBox(node: Int) throws(OutlineError) -> OutlineChange<ID> {
    try set(tap(on: node), at: node)
  }

  /// The effect of a tap on a box; nil if it affects no box.
  func tap(on node: Int) -> BoxTap? {
    if let group = exclusiveGroup(of: node) { return tap(choosing: node, in: group) }
    if options.boxes == .independent { return tap(toggling: node..<(node + 1), under: node) }
    if forest.exclusive.contains(node), forest.isGroup(node) { return nil }
    return tap(toggling: forest.extents.subtree(of: node), under: node)
  }

  /// Taps the boxes of a node and all nodes below it together if boxes are independent, and
  /// otherwise does the same as ``tapBox(_:)``.
  ///
  /// - Parameter id: The node.
  /// - Returns: The resulting change.
  /// - Throws: As ``tapBox(_:)``.
  /// - Complexity: As ``tapBox(_:)``.
  @discardableResult
  public mutating func tapSubtree(_ id: ID) throws(OutlineError) -> OutlineChange<ID> {
    let node = try node(id)
    if options.boxes == .cascading || exclusiveGroup(of: node) != nil {
      return try tapBox(node: node)
    }
    return try set(tap(toggling: forest.extents.subtree(of: node), under: node), at: node)
  }

  /// Taps the box of an invisible root: checks all nodes that the tap affects, or unchecks these
  /// nodes if all of them are checked.
  ///
  /// - Returns: The resulting change.
  /// - Throws: As ``tapBox(_:)``.
  /// - Complexity: As ``tapBox(_:)``.
  @discardableResult
  public mutating func tapAllBoxes() throws(OutlineError) -> OutlineChange<ID> {
    try set(tap(toggling: 0..<forest.count, under: nil), at: nil)
  }

  /// Extends a range of boxes: sets all shown boxes between the anchor and a node to the state that
  /// the anchor had before this run of extensions.
  ///
  /// For a collapsed group in the range, the method sets all nodes that a tap on the group affects.
  /// For an expanded group, it sets only the group's nodes in the range. Boxes that the range no
  /// longer covers are restored to their old state. Without an anchor, the method has the same
  /// effect as a tap. A partly checked anchor counts as checked. Any other input ends the run of
  /// extensions if it changes a mark, the anchor, the lead, the tree or the set of shown rows.
  ///
  /// - Parameter id: The node, which must be shown.
  /// - Returns: The resulting change.
  /// - Throws: As ``tapBox(_:)``.
  /// - Complexity: The cost of ``tapBox(_:)``, or O(*k* log *n*) for *k* shown rows, with a filter
  ///   and `.whole`, or with disabled nodes that follow their groups.
  @discardableResult
  public mutating func extendBoxes(to id: ID) throws(OutlineError) -> OutlineChange<ID> {
    let target = try node(id)
    guard forest.isShown(target) else { throw .unknown(id) }
    guard let anchor = table.rows.anchor.flatMap({ table.rows.rowNumber(of: $0) }) else {
      return try tapBox(node: target)
    }
    let run =
      boxRun
      ?? BoxRun(anchor: anchor, isChecked: state(ofNode: anchor) != .none, base: marks)
    var new = run.base
    for reach in reaches(from: min(run.anchor, target), through: max(run.anchor, target)) {
      new = forest.setting(reach, to: run.isChecked, in: new, options.boxes)
    }
    let old = boxRun
    boxRun = run
    do throws(OutlineError) {
      return try set(BoxTap(marks: new), at: target, movesAnchor: false, keepsRun: true)
    } catch {
      boxRun = old
      throw error
    }
  }

  /// Programmatically checks or unchecks nodes and, unless boxes are independent, all nodes below
  /// groups, including disabled nodes.
  ///
  /// In an exclusive group, the checkmark moves to the node that is checked. If several nodes are
  /// to be checked, for example because the whole group is to be checked, the checkmark moves to
  /// the first of these nodes.
  ///
  /// - Parameters:
  ///   - isChecked: Whether the nodes are to be checked or unchecked.
  ///   - ids: The nodes.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`.
  /// - Complexity: O(*k* log *n*) for *k* nodes.
  @discardableResult
  public mutating func setChecked(
    _ isChecked: Bool, _ ids: [ID]
  ) throws(OutlineError) -> OutlineChange<ID> {
    try setChecked(isChecked, nodes: try nodes(ids))
  }

  mutating func setChecked(
    _ isChecked: Bool, nodes: RowSet
  ) throws(OutlineError) -> OutlineChange<ID> {
    var new = marks
    let isCascading = options.boxes == .cascading
    let spans = isCascading ? forest.subtrees(of: nodes) : []
    for span in spans {
      let reach = Reach(span: span, bearers: nil)
      new = forest.setting(reach, to: isChecked, in: new, .cascading)
    }
    if !isCascading {
      new.checked = isChecked ? checked.union(nodes) : checked.subtracting(nodes)
    }
    if !forest.exclusive.isEmpty {
      let reached = isCascading ? RowSet(ranges: spans) : nodes
      new.checked = forest.lawful(new.checked, options.boxes, preferring: reached)
    }
    var edit = TableEdit(isStep: true)
    edit.set(new, from: marks)
    return finish(try applied(edit), from: sharedForest)
  }
}

extension OutlineSelection {
  /// The bearers in a span that a tap on a node affects; nil for the invisible root.
  func reach(_ span: Range<Int>, under group: Int?) -> Reach {
    if options.disabledChildren == .stay || disabled.isEmpty {
      return forest.reach(span, disabled: disabled, options)
    }
    let isDisabled = group.map(disabled.contains) ?? false
    return isDisabled
      ? Reach(span: span, bearers: []) : forest.reach(span, disabled: [], options)
  }

  /// The effect of a tap on boxes in a span, under a group or the invisible root; nil if it affects
  /// no box.
  private func tap(toggling span: Range<Int>, under group: Int?) -> BoxTap? {
    let reach = reach(span, under: group)
    let count = forest.count(reach, checked: checked, options.boxes)
    guard count.all > 0 else { return nil }
    return switch options.partialTap {
    case .checks: tap(reach, checks: count.checked < count.all)
    case .unchecks:
      tap(reach, checks: count.checked == 0 && forest.bearers(among: partly, in: reach).isEmpty)
    case .restores: tapRestoring(group, reach)
    }
  }

  /// The exclusive group of which a bearer is a child.
  private func exclusiveGroup(of node: Int) -> Int? {
    guard !forest.exclusive.isEmpty, forest.childless.contains(node),
      let parent = forest.extents.parent(of: node), forest.exclusive.contains(parent)
    else { return nil }
    return parent
  }

  /// The effect of a tap that moves the checkmark of an exclusive group to a node; nil if it has no
  /// effect.
  private func tap(choosing node: Int, in group: Int) -> BoxTap? {
    let reach = reach(node..<(node + 1), under: node)
    guard reach.bearers?.isEmpty != true else { return nil }
    var new = marks
    for child in forest.markedBearers(among: group, new.checked) { new.checked.remove(child) }
    new.checked.insert(node)
    return BoxTap(marks: new)
  }

  /// Sets the checked nodes as an input from the user does; nil means an input that affects no
  /// node.
  mutating func set(
    _ tap: BoxTap?, at node: Int?, movesAnchor: Bool = true, keepsRun: Bool = false
  ) throws(OutlineError) -> OutlineChange<ID> {
    var edit = TableEdit(isStep: true)
    let old = marks
    if let new = tap?.marks {
      let count = new.count
      if let limit = checkLimits.atMost, count > limit, !new.isSubset(of: old) {
        throw .tooManyChecked(count, limit: limit)
      }
      if let limit = checkLimits.atLeast, count < limit, !old.isSubset(of: new) {
        throw .tooFewChecked(count, limit: limit)
      }
      edit.set(new, from: old)
      if let node, forest.isShown(node) {
        edit.lead = node
        if movesAnchor { edit.anchor = node }
      }
    }
    let rows = try applied(edit)
    var refusal: NoEffect<ID>?
    if let node, disabled.contains(node), marks == old {
      refusal = name(ofRow: node).map { .rowDisabled($0) }
    }
    let change = finish(rows, from: sharedForest, keepsRun: keepsRun, refusal: refusal)
    if let entry = tap?.former { former.keep(entry) }
    return change
  }

  /// The bearers that a range of boxes affects, from one shown row to another.
  private func reaches(from first: Int, through last: Int) -> [Reach] {
    func end(_ node: Int) -> Int {
      let end = forest.extents.end(of: node)
      if options.boxes == .independent { return node + 1 }
      return forest.shown.next(after: node) ?? end < end ? node + 1 : end
    }
    let isByRow =
      options.reach == .whole && forest.passing != nil
      || options.disabledChildren == .follow && !disabled.isEmpty
    guard isByRow, options.boxes == .cascading else {
      let reach = forest.reach(first..<end(last), disabled: disabled, options)
      guard options.boxes == .independent else { return [reach] }
      let bearers = reach.bearers ?? RowSet(reach.span)
      return [Reach(span: reach.span, bearers: bearers.intersection(forest.shown))]
    }
    return forest.shown.intersection(RowSet(first..<(last + 1))).compactMap { node in
      let isSetThroughOthers = !forest.childless.contains(node) && end(node) == node + 1
      if isSetThroughOthers || first < last && exclusiveGroup(of: node) != nil { return nil }
      return reach(node..<end(node), under: node)
    }
  }
}
