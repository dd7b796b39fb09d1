// SPDX-License-Identifier: MIT

extension SelectionInput {
  @inlinable
  var origin: InputOrigin {
    switch self {
    case .act(let effect, on: _): effect == .focus ? .userGivingUp : .user
    case .touchDown, .touchUp, .tapAccessory, .tapHeader, .go, .userSelectAll, .userDeselectAll,
      .userToggleAll,
      .beginSweep, .continueSweep, .press, .release, .propose, .clickBesideRows:
      .user
    case .touchCancel, .drag, .cancel, .beginPan, .continuePan, .endPan, .endSweep:
      .userGivingUp
    case .select, .setSelected, .deselect, .selectAll, .deselectAll, .invert, .check, .uncheck,
      .mark,
      .unmark, .restore, .undo, .redo, .enableUndo, .disableUndo, .reloadData, .perform, .follow,
      .update, .updateSection, .move, .edit, .setEditing, .setPolicy, .setEditingTransition,
      .setLimits, .setLayerLimits, .setLimitOverflow, .setMode, .setList, .joinLists, .disable,
      .enable, .setAccessoryStyle, .setDeletionSuccessor, .setReplacementScope, .setKeepsOrder,
      .show:
      .program
    }
  }

  /// The input with translated values; only this method lists the values of each input.
  ///
  /// - Parameter values: Translates each value.
  /// - Returns: The input with the translated values.
  /// - Throws: The errors of `values`.
  /// - Complexity: The cost of `values`.
  @inlinable
  func translated<Values: InputTranslation>(
    by values: Values
  ) throws(Values.Failure) -> SelectionInput<Values.To> where Values.From == Row {
    switch self {
    case .act(let effect, let row):
      .act(effect, on: try values(effect.rawValue).row(row, effect.saysTo ? "to" : "_0"))
    case .touchDown(let row): .touchDown(try values("touchDown").row(row, "_0"))
    case .touchUp: values("touchUp").none(of: .touchUp)
    case .touchCancel: values("touchCancel").none(of: .touchCancel)
    case .tapAccessory(let row): .tapAccessory(try values("tapAccessory").row(row, "_0"))
    case .press(let row, let effect):
      .press(try values("press").row(row, "_0"), try values.value(effect, "_1"))
    case .release: values("release").none(of: .release)
    case .drag: values("drag").none(of: .drag)
    case .propose(let rows): .propose(try values("propose").rows(rows, "_0"))
    case .clickBesideRows: values("clickBesideRows").none(of: .clickBesideRows)
    case .tapHeader(let section, let partial):
      .tapHeader(
        ofSection: try values("tapHeader").section(section),
        partial: try values.optional(partial == .checks ? nil : partial, "partial") ?? .checks)

    case .go(let motion, let effect, let pageRows, let columns):
      .go(
        try values("go").value(motion, "_0"), try values.value(effect, "_1"),
        pageRows: try values.value(pageRows, "pageRows"),
        columns: try values.value(columns, "columns"))
    case .userSelectAll: values("userSelectAll").none(of: .userSelectAll)
    case .userDeselectAll: values("userDeselectAll").none(of: .userDeselectAll)
    case .userToggleAll: values("userToggleAll").none(of: .userToggleAll)
    case .cancel: values("cancel").none(of: .cancel)

    case .beginPan(let row): .beginPan(try values("beginPan").row(row, "_0"))
    case .continuePan(let row): .continuePan(to: try values("continuePan").row(row, "to"))
    case .endPan: values("endPan").none(of: .endPan)
    case .beginSweep(let effect): .beginSweep(try values("beginSweep").value(effect, "_0"))
    case .continueSweep(let rows):
      .continueSweep(over: try values("continueSweep").rows(rows, "over"))
    case .endSweep: values("endSweep").none(of: .endSweep)

    case .select(let rows): .select(try values("select").rows(rows, "_0"))
    case .setSelected(let rows): .setSelected(try values("setSelected").rows(rows, "_0"))
    case .deselect(let rows): .deselect(try values("deselect").rows(rows, "_0"))
    case .selectAll: values("selectAll").none(of: .selectAll)
    case .deselectAll: values("deselectAll").none(of: .deselectAll)
    case .invert: values("invert").none(of: .invert)
    case .check(let rows): .check(try values("check").rows(rows, "_0"))
    case .uncheck(let rows): .uncheck(try values("uncheck").rows(rows, "_0"))
    case .mark(let rows, let layer):
      .mark(try values("mark").rows(rows, "_0"), in: try values.value(layer, "in"))
    case .unmark(let rows, let layer):
      .unmark(try values("unmark").rows(rows, "_0"), in: try values.value(layer, "in"))
    case .restore(let snapshot): .restore(try values("restore").value(snapshot, "_0"))

    case .undo: values("undo").none(of: .undo)
    case .redo: values("redo").none(of: .redo)
    case .enableUndo(let limit):
      // A limit was once written even for inputs that keep no steps, and old logs still contain it.
      try values("enableUndo").optional(limit ?? .max, "limit")
        .map { .enableUndo(limit: $0 == .max ? nil : $0) } ?? .disableUndo
    case .disableUndo: values("disableUndo").none(of: .disableUndo)

    case .reloadData(let shape): .reloadData(try values("reloadData").optional(shape, "_0"))
    case .perform(let update): .perform(try values("perform").value(update, "_0"))
    case .follow(let mapping): .follow(try values("apply").mapping(mapping, "_0"))

    case .update(let contents, let vanished):
      .update(
        to: try values("update").contents(contents, "to"),
        vanished: try values.value(vanished, "vanished"))
    case .updateSection(let section, let rows, let vanished):
      .updateSection(
        try values("updateSection").section(section),
        to: try values.section(of: rows, "to"),
        vanished: try values.value(vanished, "vanished"))
    case .move(let rows, let destination):
      .move(
        try values("move").rows(rows, "_0"), to: try values.destination(destination, "before"))
    case .edit(let edit): .edit(try values("edit").value(edit, "_0"))
    case .show(let rows): .show(try values("show").wholeRows(rows, "_0"))

    case .setEditing(let isEditing): .setEditing(try values("setEditing").value(isEditing, "_0"))
    case .setPolicy(let policy): .setPolicy(try values("setPolicy").value(policy, "_0"))
    case .setEditingTransition(let transition):
      .setEditingTransition(try values("setEditingTransition").value(transition, "_0"))
    case .setLimits(let limits, let section):
      .setLimits(
        try values("setLimits").value(limits, "_0"), inSection: try values.optionalSection(section))
    case .setLayerLimits(let limits, let layer):
      .setLayerLimits(
        try values("setLayerLimits").value(limits, "_0"), try values.value(layer, "_1"))
    case .setLimitOverflow(let overflow):
      .setLimitOverflow(try values("setLimitOverflow").value(overflow, "_0"))
    case .setDeletionSuccessor(let successor):
      .setDeletionSuccessor(try values("setDeletionSuccessor").value(successor, "_0"))
    case .setReplacementScope(let scope):
      .setReplacementScope(try values("setReplacementScope").value(scope, "_0"))
    case .setKeepsOrder(let keepsOrder):
      .setKeepsOrder(try values("setKeepsOrder").value(keepsOrder, "_0"))
    case .setMode(let mode, let section):
      .setMode(try values("setMode").value(mode, "_0"), inSection: try values.section(section))
    case .setList(let kind, let section):
      .setList(try values("setList").optional(kind, "_0"), inSection: try values.section(section))
    case .joinLists(let sections): .joinLists(try values("joinLists").sections(sections, "_0"))
    case .disable(let rows): .disable(try values("disable").rows(rows, "_0"))
    case .enable(let rows): .enable(try values("enable").rows(rows, "_0"))
    case .setAccessoryStyle(let style):
      .setAccessoryStyle(try values("setAccessoryStyle").value(style, "_0"))
    }
  }
}

extension RowEffect {
  /// Whether the row is saved under the key for the end of a range.
  @usableFromInline var saysTo: Bool { isRange || self == .tapExtending }
}

#if !hasFeature(Embedded)
  extension TableInput {
    /// An input of each kind, whose values are replaced when an input is read.
    static var forms: [TableInput] {
      let (row, rows, section) = (RowPath(section: 0, row: 0), RowSpans(), 0)
      let table = TableSelection(shape: [])
      return [
        .touchDown(row), .touchUp, .touchCancel, .tapAccessory(row), .press(row, .click),
        .release, .drag, .propose(rows), .clickBesideRows, .tapHeader(ofSection: section),
        .go(.stay, .focus), .userSelectAll, .userDeselectAll, .userToggleAll, .cancel,
        .beginPan(row), .continuePan(to: row), .endPan,
        .beginSweep(.replacing), .continueSweep(over: rows), .endSweep,
        .select(rows), .setSelected(rows), .deselect(rows), .selectAll, .deselectAll, .invert,
        .check(rows), .uncheck(rows), .mark(rows, in: .selected), .unmark(rows, in: .selected),
        .restore(table.snapshot),
        .undo, .redo, .enableUndo(limit: nil), .disableUndo,
        .reloadData(nil), .perform(TableUpdate()), .follow(.identity(of: table.layout)),
        .update(to: [], vanished: .gone),
        .updateSection(0, to: [], vanished: .gone),
        .move(rows, to: .before(row)), .edit(TableEdit()), .show(rows),
        .setEditing(false), .setPolicy(SelectionPolicy()), .setEditingTransition(.clear),
        .setLimits(SelectionLimits()), .setLayerLimits(SelectionLimits(), .selected),
        .setLimitOverflow(.refuse), .setDeletionSuccessor(.none),
        .setReplacementScope(.all), .setKeepsOrder(false), .setMode(.none, inSection: section),
        .setList(nil, inSection: section), .joinLists([]),
        .disable(rows), .enable(rows), .setAccessoryStyle(AccessoryStyle()),
      ] + RowEffect.allCases.map { .act($0, on: row) }
    }
  }
#endif
