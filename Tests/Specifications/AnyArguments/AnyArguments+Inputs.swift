// SPDX-License-Identifier: MIT
package import SelectionCore

extension AnyArguments {
  /// Any input, with any arguments.
  package mutating func input<Row: Hashable>(_ row: (inout AnyArguments) -> Row) -> SelectionInput<
    Row
  > {
    switch below(6) {
    case 0: pointerInput(row)
    case 1: gestureInput(row)
    case 2: markInput(row)
    case 3: dataInput(row)
    default: flag() ? pointerInput(row) : settingInput(row)
    }
  }

  private mutating func pointerInput<Row: Hashable>(
    _ row: (inout AnyArguments) -> Row
  ) -> SelectionInput<Row> {
    let (a, effect) = (row(&self), one(of: RowEffect.allCases))
    let motion = one(of: RowMotion.allCases)
    return one(of: [
      .tap(a), .touchDown(a), .touchUp, .touchCancel, .tapAccessory(a), .tapToggling(a),
      .tapExtending(to: a), .click(a), .toggle(a), .extend(to: a), .extendAdding(to: a),
      .extendBlock(to: a), .extendFromFirst(to: a), .toggleLead(a), .extendAsAnchor(to: a),
      .extendFromLead(to: a), .press(a, effect),
      .release, .focus(a), .tapHeader(ofSection: small(), partial: one(of: PartialTap.allCases)),
      .go(motion, effect, pageRows: number(), columns: small()),
      .go(motion, effect, pageRows: small(), columns: number()), .clickBesideRows,
    ])
  }

  private mutating func gestureInput<Row: Hashable>(
    _ row: (inout AnyArguments) -> Row
  ) -> SelectionInput<Row> {
    let (a, rows) = (row(&self), spans(row))
    return one(of: [
      .beginPan(a), .continuePan(to: a), .endPan, .beginSweep(one(of: SweepEffect.allCases)),
      .continueSweep(over: rows), .endSweep, .drag, .propose(rows), .cancel,
    ])
  }

  private mutating func markInput<Row: Hashable>(
    _ row: (inout AnyArguments) -> Row
  ) -> SelectionInput<Row> {
    let rows = spans(row)
    return one(of: [
      .userSelectAll, .userDeselectAll, .userToggleAll, .select(rows), .setSelected(rows),
      .deselect(rows), .selectAll, .deselectAll, .invert, .check(rows), .uncheck(rows),
      .joinLists(set()), .joinLists([0, 1]), .mark(rows, in: layer()), .unmark(rows, in: layer()),
      .setLayerLimits(SelectionLimits(atMost: number(), atLeast: number()), layer()),
      .disable(rows), .enable(rows), .undo, .redo, .enableUndo(limit: number()),
      .enableUndo(limit: nil), .disableUndo, .restore(one(of: olderTables).snapshot),
    ])
  }

  private mutating func dataInput<Row: Hashable>(
    _ row: (inout AnyArguments) -> Row
  ) -> SelectionInput<Row> {
    switch below(10) {
    case 0: .reloadData(flag() ? nil : shape())
    case 1: .move(spans(row), to: flag() ? .before(row(&self)) : .endOfSection(small()))
    case 2: mapping().map { .follow($0) } ?? .reloadData(nil)
    case 3: .show(spans(row))
    case 4: .show(numbers: set())
    case 5: .edit(edit())
    case 6:
      .update(
        to: (0..<below(4)).map { _ in names(row) }, vanished: flag() ? .gone : .hidden)
    case 7: .updateSection(small(), to: names(row), vanished: flag() ? .gone : .hidden)
    default: .perform(update())
    }
  }

  private mutating func names<Row: Hashable>(_ row: (inout AnyArguments) -> Row) -> [Row] {
    (0..<below(5)).map { _ in row(&self) }
  }

  /// The name of a layer.
  package mutating func layer() -> MarkLayer {
    let names = ["", "flagged", "é %", "partly-checked"]
    return one(of: [.selected, .checked, .disabled] + names.map { MarkLayer($0) })
  }

  /// An edit of any layers, rows and what is shown.
  package mutating func edit() -> TableEdit {
    var edit = TableEdit(isStep: flag())
    if below(3) == 0 { edit.mapping = mapping() }
    if below(3) == 0 { edit.shown = set() }
    for layer in [MarkLayer.selected, .checked, .disabled, layer()] {
      switch below(6) {
      case 0: edit[layer] = set()
      case 1: edit.mark(set(), in: layer)
      case 2: edit.unmark(set(), in: layer)
      case 3: edit.inherit(set(), from: set(), in: layer)
      default: break
      }
    }
    if below(4) == 0 { edit.anchor = number() }
    if below(4) == 0 { edit.lead = number() }
    return edit
  }

  private mutating func settingInput<Row: Hashable>(
    _ row: (inout AnyArguments) -> Row
  ) -> SelectionInput<Row> {
    switch below(14) {
    case 0, 1: .setEditing(flag())
    case 2: .setPolicy(policy())
    case 3: .setEditingTransition(one(of: EditingTransition.allCases))
    case 4: .setLimits(limits())
    case 5: .setLimits(limits(), inSection: small())
    case 6: .setLimitOverflow(one(of: LimitOverflow.allCases))
    case 7: .setDeletionSuccessor(one(of: DeletionSuccessor.allCases))
    case 8: .setReplacementScope(one(of: ReplacementScope.allCases))
    case 9: .setKeepsOrder(flag())
    case 10: .setMode(one(of: RowSelectionMode.allCases), inSection: small())
    case 11: .setList(one(of: CheckmarkListKind.allCases), inSection: small())
    case 12: .setList(nil, inSection: small())
    default: .setAccessoryStyle(style())
    }
  }

  package mutating func action<Row: Hashable>(_ row: (inout AnyArguments) -> Row) -> UserAction<Row>
  {
    switch below(9) {
    case 0, 1: .key(stroke(), pageRows: number(), columns: number())
    case 2: .click(row(&self), modifiers())
    case 3: .secondaryClick(row(&self))
    case 4: .clickBesideRows(modifiers())
    case 5: .press(row(&self), modifiers())
    case 6: .release
    case 7: .drag
    default: .go(to: row(&self))
    }
  }

  package mutating func step<Row: Hashable>(_ row: (inout AnyArguments) -> Row) -> PointerStep<Row>
  {
    let drag = one(of: [PointerDrag.rows, .range, .pan, .band])
    let a = flag() ? nil : row(&self)
    return switch below(7) {
    case 0: .action(action(row))
    case 1: .beginDrag(drag, on: a, modifiers())
    case 2: .continueDrag(drag, over: a)
    case 3: .endDrag(drag, over: a)
    case 4: .cancelDrag(drag)
    case 5: .doubleClick(row(&self))
    default: .longPress(a)
    }
  }
}
