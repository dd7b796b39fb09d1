// SPDX-License-Identifier: MIT
public import SelectionCore

extension OutlineSelection: InputReceiver {
  /// The name of a row: the identity of its node.
  public typealias Row = ID

  /// The shown rows, by row numbers and paths.
  public var rows: TableSelection { table.rows }

  /// Returns the path of a node's row.
  ///
  /// - Throws: `SelectionError.unknownID` if no shown row has this identity.
  public func path(of id: ID) throws(SelectionError) -> RowPath { try table.path(of: id) }

  /// Applies an input for a table that names rows by identity.
  ///
  /// Some inputs have a special meaning for trees: `check`, `uncheck`, `disable` and `enable`
  /// affect all nodes below a group. `move` moves subtrees. `show` sets a filter, and showing all
  /// rows removes the filter. A tap on the header has the same effect as ``tapAllBoxes()`` and
  /// follows ``OutlineOptions/partialTap``. Limits for section 0 set ``checkLimits``. An outline
  /// refuses inputs that have no meaning for a tree: a batch by rows, a mapping, an edit of more
  /// than the shown rows, flat contents, and a reload with a new shape, because rows don't
  /// determine a tree. It also refuses a different list for the section, and the end of editing.
  /// Every node that the program names must exist.
  /// - Parameters:
  ///   - input: The input.
  ///   - rules: The app's rules, if the input comes from the user.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.unknownID`, `.refused`, or any other error that the input can cause.
  /// - Complexity: The cost of the input.
  @discardableResult
  public mutating func apply(
    _ input: SelectionInput<ID>, rules: Rules?
  ) throws(SelectionError) -> OutlineChange<ID> {
    let names = table
    let rows = TreeRows<ID>(table: table.rows, count: forest.count) {
      (id) throws(SelectionError) in
      guard let node = names.rowNumber(of: id) else {
        throw OutlineError.unknown(id).selectionError
      }
      return node
    }
    if let change = try applied(asTree: input, rows) { return change }
    let change = try table.apply(input, rules: rules.map { .init(of: self, $0) }).rows
    return try finish(lawful: change, of: input)
  }

  /// Applies an input for a table that names rows by path.
  @discardableResult
  public mutating func apply(
    byPath input: TableInput, rules: Rules?
  ) throws(SelectionError) -> OutlineChange<ID> {
    let selection = table.rows
    let rows = TreeRows<RowPath>(table: selection, count: forest.count) {
      (row) throws(SelectionError) in
      guard let node = selection.rowNumber(of: row) else {
        throw .rowOutOfRange(row, selection.shape)
      }
      return node
    }
    if let change = try applied(asTree: input, rows) { return change }
    let change = try table.apply(byPath: input, rules: rules.map { .init(of: self, $0) }).rows
    return try finish(lawful: change, of: input)
  }

  /// Applies an input that was meant for an older state of this outline.
  ///
  /// Moves, filters, reloads and `restore` would refer to the older tree, so they have no effect.
  ///
  /// - Parameters:
  ///   - input: The input, whose identities refer to the older outline.
  ///   - older: The outline for which the input was meant.
  ///   - rules: The app's rules, if the input comes from the user.
  /// - Returns: The resulting change, or nil if the input's rows were removed. If the result is
  ///   nil, the outline is unchanged.
  /// - Throws: The errors that the input can cause.
  /// - Complexity: As `IdentifiedTable.apply(_:asOf:rules:)`.
  @discardableResult
  public mutating func apply(
    _ input: SelectionInput<ID>, asOf older: OutlineSelection, rules: Rules? = nil
  ) throws(SelectionError) -> OutlineChange<ID>? {
    var input = input
    switch input {
    case .check(let spans), .uncheck(let spans), .disable(let spans), .enable(let spans),
      .select(let spans), .setSelected(let spans), .deselect(let spans), .mark(let spans, _),
      .unmark(let spans, _):
      guard let rest = there(spans) else { return nil }
      switch input {
      case .check: return try apply(.check(rest), rules: rules)
      case .uncheck: return try apply(.uncheck(rest), rules: rules)
      case .disable: return try apply(.disable(rest), rules: rules)
      case .enable: return try apply(.enable(rest), rules: rules)
      case .mark(_, let layer): return try apply(.mark(rest, in: layer), rules: rules)
      case .unmark(_, let layer): return try apply(.unmark(rest, in: layer), rules: rules)
      case .select: input = .select(rest)
      case .setSelected: input = .setSelected(rest)
      default: input = .deselect(rest)
      }
    case .move, .perform, .follow, .update, .updateSection, .edit, .reloadData, .show, .restore:
      return nil
    // These concern the outline rather than its rows.
    case .setList, .joinLists, .setEditing, .setEditingTransition, .setPolicy, .setLimits:
      return try apply(input, rules: rules)
    case .tapHeader(ofSection: 0, _): return try apply(input, rules: rules)
    default: break
    }
    let change = try table.apply(
      input, asOf: older.table, rules: rules.map { .init(of: self, $0) })?.rows
    guard let change else { return nil }
    return try finish(lawful: change, of: input)
  }
}

extension OutlineSelection {
  /// The spans without the nodes that are missing, which a table would add; nil if no span remains.
  private func there(_ spans: SelectionSpans<ID>) -> SelectionSpans<ID>? {
    let found = spans.spans.filter { span in
      guard case .row(let id) = span else { return true }
      return table.rowNumber(of: id) != nil
    }
    return found.isEmpty && !spans.spans.isEmpty ? nil : SelectionSpans(found)
  }
}

/// Finds the rows that an input for a table names.
private struct TreeRows<Row: Hashable> {
  let table: TableSelection
  let count: Int
  let node: (Row) throws(SelectionError) -> Int

  /// The nodes of spans; a span from one row to another contains all nodes between them, shown or
  /// not.
  func nodes(_ spans: SelectionSpans<Row>) throws(SelectionError) -> RowSet {
    var nodes = RowSet()
    for span in spans.spans {
      switch span {
      case .row(let row): nodes.insert(try node(row))
      case .rows(let first, let last):
        let (first, last) = (try node(first), try node(last))
        nodes.insert(min(first, last)..<(max(first, last) + 1))
      case .section(let section): if try contains(section) { nodes.insert(0..<count) }
      default: nodes.insert(0..<count)
      }
    }
    return nodes
  }

  /// Throws an error unless a section is the outline's only section.
  func contains(_ section: Int) throws(SelectionError) -> Bool {
    guard section == 0 else { throw .sectionOutOfRange(section, table.shape) }
    return true
  }
}

extension OutlineSelection {
  /// Applies an input that has a different meaning for a tree than for a table; returns nil if the
  /// meaning is the same.
  private mutating func applied<Row: Hashable>(
    asTree input: SelectionInput<Row>, _ rows: TreeRows<Row>
  ) throws(SelectionError) -> OutlineChange<ID>? {
    do throws(OutlineError) {
      switch input {
      case .check(let spans), .mark(let spans, .checked):
        return try setChecked(true, nodes: try nodes(spans, rows))
      case .uncheck(let spans), .unmark(let spans, .checked):
        return try setChecked(false, nodes: try nodes(spans, rows))
      case .disable(let spans), .mark(let spans, .disabled):
        return try setEnabled(false, nodes: try nodes(spans, rows))
      case .enable(let spans), .unmark(let spans, .disabled):
        return try setEnabled(true, nodes: try nodes(spans, rows))
      case .mark(let spans, .partlyChecked):
        return try setPartlyChecked(true, nodes: try nodes(spans, rows))
      case .unmark(let spans, .partlyChecked):
        return try setPartlyChecked(false, nodes: try nodes(spans, rows))
      case .mark(_, .exclusive):
        throw .refused("in an outline, a group is exclusive, rather than one of its rows")
      case .select(let spans), .setSelected(let spans), .deselect(let spans), .mark(let spans, _),
        .unmark(let spans, _):
        // A table would make missing nodes rows outside all sections.
        _ = try nodes(spans, rows)
        return nil
      case .show(let spans):
        let nodes = try nodes(spans, rows)
        return try filter(nodes: nodes.count == forest.count ? nil : nodes)
      case .edit(let edit) where edit == TableEdit(shown: edit.shown ?? [], isStep: edit.isStep):
        let nodes = edit.shown ?? []
        if let last = nodes.last, last >= forest.count {
          throw .selection(.rowNumberOutOfRange(last, count: forest.count))
        }
        return try filter(nodes: nodes.count == forest.count ? nil : nodes)
      case .move(let spans, let destination):
        let spans = forest.subtrees(of: try nodes(spans, rows))
        return try move(spans, to: try place(destination, rows))
      case .tapHeader(ofSection: 0, _): return try tapAllBoxes()
      case .setLimits(let limits, inSection: 0?): return setCheckLimits(limits)
      case .setEditing(true), .setEditingTransition: return unchanged
      case .setEditing: throw .refused("an outline is always being edited")
      case .setList, .joinLists:
        throw .refused("an outline has no other list than its boxes, which its options affect")
      case .setPolicy(let policy):
        return finish(table.setPolicy(policy.alwaysEditing).rows, from: sharedForest)
      case .perform, .follow, .update, .updateSection, .edit:
        throw .refused(
          "rows don't determine a tree: an outline's nodes are inserted, removed and moved by their"
            + " groups")
      case .reloadData(let shape):
        if let shape, shape != table.rows.wholeShape {
          throw .refused(
            "rows don't determine a tree: an outline of \(forest.count) nodes can't be reloaded"
              + " with \(shape.rowCount) rows; new contents have another form")
        }
        return try reload()
      default: return nil
      }
    } catch {
      throw error.selectionError
    }
  }

  private func nodes<Row: Hashable>(
    _ spans: SelectionSpans<Row>, _ rows: TreeRows<Row>
  ) throws(OutlineError) -> RowSet {
    do { return try rows.nodes(spans) } catch { throw .selection(error) }
  }

  private func place<Row: Hashable>(
    _ destination: RowDestination<Row>, _ rows: TreeRows<Row>
  ) throws(OutlineError) -> NumberedPlace {
    do {
      guard case .before(let row) = destination else {
        if case .endOfSection(let section) = destination { _ = try rows.contains(section) }
        return NumberedPlace(row: forest.count, depth: 0, parent: nil)
      }
      let node = try rows.node(row)
      return NumberedPlace(
        row: node, depth: forest.extents.level(of: node), parent: forest.extents.parent(of: node))
    } catch { throw .selection(error) }
  }

  /// Reloads everything: clears the selection, but keeps the tree and its checkmarks.
  private mutating func reload() throws(OutlineError) -> OutlineChange<ID> {
    let old = table.rows
    do {
      _ = try table.apply(.reloadData(nil))
    } catch { throw .selection(error) }
    var edit = TableEdit(isStep: false)
    edit.shown = forest.shown
    _ = try applied(edit)
    let change = table.rows.change(from: old)
    return finish(change, from: sharedForest, missing: forgetWaitingSelection(after: change))
  }

  /// The change that an input to the table has made, corrected to the marks that the laws of the
  /// tree require.
  ///
  /// A correction may be needed because groups may have gained children since a step, and a
  /// snapshot may be from a different tree.
  private mutating func finish<Row: Hashable>(
    lawful change: SelectionChange, of input: SelectionInput<Row>
  ) throws(SelectionError) -> OutlineChange<ID> {
    var taps = 0
    if change.noEffect == .nothingToUndo || change.noEffect == .nothingToRedo {
      // The change from the table before the input would have no reason.
      return finish(change, from: sharedForest)
    }
    switch input {
    case .undo: taps = -1
    case .redo: taps = 1
    case .restore: break
    default:
      return finish(
        change, from: sharedForest, missing: forgetWaitingSelection(after: change))
    }
    var edit = TableEdit(isStep: false)
    let lawful = forest.lawful(marks, options.boxes, since: change.before.boxMarks)
    if lawful != marks { edit.set(lawful, from: marks) }
    let selection = table.rows
    edit.anchor = selection.wholeAnchor.map(forest.uncovered)
    edit.lead = selection.wholeLead.map(forest.uncovered)
    if !selection.isEditing { table.setEditing(true) }
    _ = try table.apply(edit, naming: [])
    return finish(
      table.rows.change(from: change.before), from: sharedForest, taps: taps,
      missing: forgetWaitingSelection(after: change))
  }
}
