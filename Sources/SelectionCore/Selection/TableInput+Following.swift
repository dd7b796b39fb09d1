// SPDX-License-Identifier: MIT

extension TableInput {
  /// The same input after a change of the data: an input that was meant for the older table,
  /// carried over to the newer.
  ///
  ///     let input = TableInput.tap(row)              // on its way, while the table is updated
  ///     if let input = input.following(mapping) { try table.apply(input) }
  ///
  /// So an input that is still on its way never lands on another row. Of several rows those that
  /// are gone are left out.
  ///
  /// - Parameter mapping: Where rows and sections went.
  /// - Returns: The input as of the table after the change; nil where its row, all of its rows or
  ///   its section went, and for an input that is itself about the data as it was: a batch, a
  ///   mapping, a reload, a snapshot.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  public func following(_ mapping: TableMapping) -> TableInput? {
    func path(_ row: RowPath) -> RowPath? { mapping.newPath(of: row) }
    func section(_ section: Int) -> Int? { mapping.sections.newIndex(of: section) }
    func rows(_ spans: RowSpans) -> RowSpans? {
      guard let numbers = try? spans.numbers(in: mapping.oldShape) else { return nil }
      let new = mapping.rows.applied(to: numbers)
      return new.isEmpty && !numbers.isEmpty ? nil : RowPaths(new, in: mapping.newShape).rowSpans
    }
    switch self {
    case .tap(let row): return path(row).map(TableInput.tap)
    case .touchDown(let row): return path(row).map(TableInput.touchDown)
    case .tapAccessory(let row): return path(row).map(TableInput.tapAccessory)
    case .click(let row): return path(row).map(TableInput.click)
    case .toggle(let row): return path(row).map(TableInput.toggle)
    case .extend(let row): return path(row).map(TableInput.extend)
    case .extendAdding(let row): return path(row).map(TableInput.extendAdding)
    case .focus(let row): return path(row).map(TableInput.focus)
    case .press(let row, let effect): return path(row).map { .press($0, effect) }
    case .propose(let spans): return rows(spans).map(TableInput.propose)
    case .beginPan(let row): return path(row).map(TableInput.beginPan)
    case .continuePan(let row): return path(row).map(TableInput.continuePan)
    case .continueSweep(let spans): return rows(spans).map(TableInput.continueSweep)
    case .select(let spans): return rows(spans).map(TableInput.select)
    case .setSelected(let spans): return rows(spans).map(TableInput.setSelected)
    case .deselect(let spans): return rows(spans).map(TableInput.deselect)
    case .check(let spans): return rows(spans).map(TableInput.check)
    case .uncheck(let spans): return rows(spans).map(TableInput.uncheck)
    case .disable(let spans): return rows(spans).map(TableInput.disable)
    case .enable(let spans): return rows(spans).map(TableInput.enable)
    case .tapHeader(let number): return section(number).map(TableInput.tapHeader)
    case .setLimits(let limits, let number?):
      return section(number).map { .setLimits(limits, section: $0) }
    case .setMode(let mode, let number): return section(number).map { .setMode(mode, section: $0) }
    case .setList(let kind, let number): return section(number).map { .setList(kind, section: $0) }
    case .restore, .reloadData, .perform, .apply: return nil
    case .touchUp, .touchCancel, .go, .userSelectAll, .userDeselectAll, .userToggleAll, .cancel,
      .endPan, .beginSweep, .endSweep, .selectAll, .deselectAll, .invert, .undo, .redo,
      .enableUndo, .setEditing, .setPolicy, .setEditingTransition, .setLimits(_, nil),
      .setLimitOverflow, .setAccessoryStyle, .release, .drag, .setDeletionSuccessor,
      .setKeepsOrder:
      return self
    }
  }
}
