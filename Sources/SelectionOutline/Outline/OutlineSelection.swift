// SPDX-License-Identifier: MIT
public import SelectionCore

/// The selection of a tree whose groups expand and collapse, with three-state checkboxes.
///
///     var files = try OutlineSelection(nodes: [
///       OutlineNode("docs"), OutlineNode("a.txt", depth: 1),
///       OutlineNode("b.txt", depth: 1),
///     ])
///     try files.tapBox("a.txt")
///     files.state(of: "docs")  // .partial
///     try files.collapse("docs")
///     files.shownRows          // ["docs"]
///
/// An outline's nodes are the rows of a table, in preorder, with each group before its children.
/// Nodes that are below a collapsed group or don't pass the filter are hidden. So an outline has
/// all inputs of a table, by identity, and a table's changes, undo and limits. Only leaves, empty
/// groups and groups that aren't loaded store checkmarks. The state of any other group is derived
/// from the nodes below it. Selecting a group doesn't select the nodes below it.
///
/// Several nodes may have the same identity. An input by identity applies to the first of these
/// nodes that is shown, and each node has its own checkmark.
///
/// The outline's table is always being edited, because rows with checkmarks can be selected only
/// during editing. So `isEditing` is true, but the policy's mode for a table that isn't edited
/// applies. An outline refuses the end of editing, and other inputs that have no meaning for a
/// tree, by throwing `SelectionError.refused`, which contains the reason.
public struct OutlineSelection<ID: Hashable> {
  /// The rows with their identities and marks.
  @usableFromInline package var table: IdentifiedTable<ID>
  var sharedForest = SharedForest()
  /// The options in force.
  var currentOptions: OutlineOptions
  /// The limits on the checkmarks that the user may set.
  var currentCheckLimits = SelectionLimits()
  /// The range of boxes that is under way.
  var boxRun: BoxRun?
  /// The checkmarks that taps restore.
  var former = FormerMarks()
  /// The marks of a restored snapshot for nodes that haven't been added yet.
  var waiting = OutlineWaiting<ID>()

  /// Creates an outline in which all loaded groups are expanded, and nothing is selected.
  ///
  /// - Parameters:
  ///   - nodes: The nodes in preorder.
  ///   - policy: The policy, which determines what the user may select.
  ///   - options: The options that affect what users see.
  /// - Throws: `OutlineError.tooDeep`.
  /// - Complexity: O(*n*) for *n* nodes.
  public init(
    nodes: [OutlineNode<ID>] = [], policy: SelectionPolicy = .multiple,
    options: OutlineOptions = OutlineOptions()
  ) throws(OutlineError) {
    try Self.checkDepths(nodes)
    var (ids, depths) = ([ID](), [Int]())
    ids.reserveCapacity(nodes.count)
    depths.reserveCapacity(nodes.count)
    var (groups, unloaded, marked, partly) = (RowSet(), RowSet(), RowSet(), RowSet())
    // By index, because an iterator over nodes of any identity type is slow.
    for place in nodes.indices {
      ids.append(nodes[place].id)
      depths.append(nodes[place].depth)
      if nodes[place].kind != .leaf { groups.insert(place) }
      if nodes[place].kind == .unloaded { unloaded.insert(place) }
      if nodes[place].isChecked == true { marked.insert(place) }
      if nodes[place].givesPart(options.boxes) { partly.insert(place) }
    }
    self.init(depths, policy, options)
    // There are as many identities as rows.
    _ = try? table.setIDs(ids, inSection: 0)
    forest.emptyGroups = groups.intersection(forest.childless)
    forest.unloaded = unloaded.intersection(forest.childless)
    forest.collapsed = forest.unloaded
    if options.boxes != .independent { marked.formIntersection(forest.childless) }
    partly = forest.lawful(partly: partly, checked: [], options.boxes)
    let marks = BoxMarks(checked: marked.subtracting(partly), partly: partly)
    guard !marks.isEmpty else { return }
    var edit = TableEdit(isStep: false)
    edit.set(marks, from: self.marks)
    _ = try applied(edit)
  }

  /// Creates an outline whose nodes have no identities.
  package init(depths: [Int], options: OutlineOptions = OutlineOptions()) {
    self.init(depths, .multiple, options)
  }

  private init(_ depths: [Int], _ policy: SelectionPolicy, _ options: OutlineOptions) {
    let shape = (try? TableShape(rowCounts: [depths.count])) ?? TableShape()
    table = IdentifiedTable(TableSelection(shape: shape), sharesCheckmarks: false)
    currentOptions = options
    forest.extents = Extents(depths: depths)
    forest.childless = RowSet(
      depths.indices.filter { $0 + 1 == depths.count || depths[$0 + 1] <= depths[$0] })
    forest.recoverAll()
    table.setPolicy(policy.alwaysEditing)
    table.setEditing(true)
    // The table has this section.
    _ = try? table.setList(.inclusive, inSection: 0)
  }

  static func checkDepths(_ nodes: [OutlineNode<ID>]) throws(OutlineError) {
    var greatest = 0
    for place in nodes.indices {
      let depth = nodes[place].depth
      guard depth >= 0, depth <= greatest else {
        throw .tooDeep(place: place, depth: depth, greatest: greatest)
      }
      greatest = depth + 1
    }
  }
}

extension OutlineSelection {
  /// The structure of the tree, and which nodes are collapsed, filtered, loaded and disabled.
  package var forest: Forest {
    _read { yield sharedForest.forest }
    _modify { yield &sharedForest.forest }
  }
}

extension SelectionPolicy {
  /// The policy of a table that is always being edited.
  var alwaysEditing: SelectionPolicy {
    let mode = mode(isEditing: false)
    return SelectionPolicy(mode, editing: mode)
  }
}

/// The end of an input.
extension OutlineSelection {
  /// Applies an edit to the table.
  mutating func applied(
    _ edit: TableEdit, naming ids: [ID] = []
  ) throws(OutlineError) -> SelectionChange {
    do {
      return try table.apply(edit, naming: ids)
    } catch {
      throw .selection(error)
    }
  }

  /// The change for an input that has no effect and ends no run.
  var unchanged: OutlineChange<ID> {
    let rows = table.rows
    return OutlineChange(
      rows: rows.change(from: rows), names: table, before: sharedForest, after: sharedForest,
      lostIDs: Dictionary(), relevelled: RowSet(), modes: (options.boxes, options.boxes),
      isWhole: false)
  }

  /// The change for a completed input.
  mutating func finish(
    _ rows: SelectionChange, from old: SharedForest, keepsRun: Bool = false,
    lost: [Int: ID] = Dictionary(), relevelled: RowSet = [], isWhole: Bool = false,
    formerBoxes: BoxMode? = nil, taps: Int = 0, missing: MissingNodes<ID> = MissingNodes(),
    refusal: NoEffect<ID>? = nil
  ) -> OutlineChange<ID> {
    if !keepsRun, boxRun != nil, !hasSameBoxes(after: rows, old.forest) { boxRun = nil }
    followFormerMarks(rows, from: old, taps: taps)
    checkInvariants()
    return OutlineChange(
      rows: rows, names: table, before: old, after: sharedForest, lostIDs: lost,
      relevelled: relevelled,
      modes: (formerBoxes ?? options.boxes, options.boxes), isWhole: isWhole, missing: missing,
      refusal: refusal)
  }

  @inline(__always)
  private func checkInvariants() {
    #if InvariantChecks
      let visits = TreeCounters.visits
      defer { TreeCounters.visits = visits }
      let defects = defects
      precondition(defects.isEmpty, defects.joined(separator: "\n"))
    #endif
  }

  /// The violations of the outline's laws.
  package var defects: [String] {
    var defects = forest.defects
    if table.rows.wholeShape.rowCount != forest.count { defects.append("the table has other rows") }
    if table.rows.shownNumbers != forest.shown { defects.append("other rows are shown") }
    if !checked.isSubset(of: forest.bearers(options.boxes)) { defects.append("a group is checked") }
    if disabled != forest.allDisabled { defects.append("other nodes are disabled") }
    if forest.lawful(checked, options.boxes) != checked { defects.append("marks against the laws") }
    if forest.lawful(partly: partly, checked: checked, options.boxes) != partly {
      defects.append("partly checked groups against the laws")
    }
    for row in [table.rows.wholeAnchor, table.rows.wholeLead] {
      if let row, forest.isCovered(row) { defects.append("anchor or lead is collapsed") }
    }
    return defects
  }

  /// The checked nodes, by their numbers.
  package var checked: RowSet { table.rows.checkedNumbers }

  /// The disabled nodes, by their numbers.
  package var disabled: RowSet { table.rows.disabledNumbers }

  /// The number of a node.
  @inlinable
  func node(_ id: ID) throws(OutlineError) -> Int {
    guard let node = table.rowNumber(of: id) else { throw .unknown(id) }
    return node
  }

  /// The numbers of nodes.
  func nodes(_ ids: [ID]) throws(OutlineError) -> RowSet {
    var nodes: [Int] = []
    for id in ids { nodes.append(try node(id)) }
    return RowSet(nodes)
  }
}

extension OutlineSelection: Equatable {}
extension OutlineSelection: Sendable where ID: Sendable {}
