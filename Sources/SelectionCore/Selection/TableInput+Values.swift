// SPDX-License-Identifier: MIT

/// Goes through the values that an input carries, and gives what stands in the place of each.
///
/// Inputs are saved, read and carried along with the data by these. What one does not say stays as
/// it is. A key is the name under which a value is saved.
protocol InputValues: AnyObject {
  associatedtype Failure: Error

  /// The values that follow are those of the input of this name.
  func begin(_ name: String)
  func row(_ row: RowPath, _ key: String) throws(Failure) -> RowPath
  func rows(_ rows: RowSpans, _ key: String) throws(Failure) -> RowSpans
  func section(_ section: Int) throws(Failure) -> Int
  func optionalSection(_ section: Int?) throws(Failure) -> Int?
  func value<Value: InputValue>(_ value: Value, _ key: String) throws(Failure) -> Value
  func optional<Value: InputValue>(_ value: Value?, _ key: String) throws(Failure) -> Value?
  func mapping(_ mapping: TableMapping, _ key: String) throws(Failure) -> TableMapping
}

#if hasFeature(Embedded)
  typealias InputValue = Sendable
#else
  typealias InputValue = Codable
#endif

extension InputValues {
  func begin(_ name: String) {}
  func row(_ row: RowPath, _ key: String) throws(Failure) -> RowPath { row }
  func rows(_ rows: RowSpans, _ key: String) throws(Failure) -> RowSpans { rows }
  func section(_ section: Int) throws(Failure) -> Int { section }
  func optionalSection(_ number: Int?) throws(Failure) -> Int? {
    guard let number else { return nil }
    return try section(number)
  }
  func value<Value: InputValue>(_ value: Value, _ key: String) throws(Failure) -> Value { value }
  func optional<Value: InputValue>(
    _ value: Value?, _ key: String
  ) throws(Failure) -> Value? { value }
  func mapping(_ mapping: TableMapping, _ key: String) throws(Failure) -> TableMapping { mapping }

  fileprivate func callAsFunction(_ name: String) -> Self {
    begin(name)
    return self
  }

  fileprivate func none(of input: TableInput) -> TableInput { input }
}

extension TableInput {
  /// The input with other values; the one place that says what each input carries.
  ///
  /// - Parameter values: what stands in the place of each value.
  /// - Returns: the input with those.
  /// - Throws: what `values` throws.
  /// - Complexity: That of `values`.
  func mapped<Values: InputValues>(by values: Values) throws(Values.Failure) -> TableInput {
    switch self {
    case .tap(let row): .tap(try values("tap").row(row, "_0"))
    case .touchDown(let row): .touchDown(try values("touchDown").row(row, "_0"))
    case .touchUp: values("touchUp").none(of: self)
    case .touchCancel: values("touchCancel").none(of: self)
    case .tapAccessory(let row): .tapAccessory(try values("tapAccessory").row(row, "_0"))

    case .click(let row): .click(try values("click").row(row, "_0"))
    case .toggle(let row): .toggle(try values("toggle").row(row, "_0"))
    case .extend(let row): .extend(to: try values("extend").row(row, "to"))
    case .extendAdding(let row): .extendAdding(to: try values("extendAdding").row(row, "to"))
    case .press(let row, let effect):
      .press(try values("press").row(row, "_0"), try values.value(effect, "_1"))
    case .release: values("release").none(of: self)
    case .drag: values("drag").none(of: self)
    case .propose(let rows): .propose(try values("propose").rows(rows, "_0"))
    case .tapHeader(let section): .tapHeader(section: try values("tapHeader").section(section))

    case .focus(let row): .focus(try values("focus").row(row, "_0"))
    case .go(let motion, let effect, let pageRows, let columns):
      .go(
        try values("go").value(motion, "_0"), try values.value(effect, "_1"),
        pageRows: try values.value(pageRows, "pageRows"),
        columns: try values.value(columns, "columns"))
    case .userSelectAll: values("userSelectAll").none(of: self)
    case .userDeselectAll: values("userDeselectAll").none(of: self)
    case .userToggleAll: values("userToggleAll").none(of: self)
    case .cancel: values("cancel").none(of: self)

    case .beginPan(let row): .beginPan(try values("beginPan").row(row, "_0"))
    case .continuePan(let row): .continuePan(to: try values("continuePan").row(row, "to"))
    case .endPan: values("endPan").none(of: self)
    case .beginSweep(let effect): .beginSweep(try values("beginSweep").value(effect, "_0"))
    case .continueSweep(let rows):
      .continueSweep(over: try values("continueSweep").rows(rows, "over"))
    case .endSweep: values("endSweep").none(of: self)

    case .select(let rows): .select(try values("select").rows(rows, "_0"))
    case .setSelected(let rows): .setSelected(try values("setSelected").rows(rows, "_0"))
    case .deselect(let rows): .deselect(try values("deselect").rows(rows, "_0"))
    case .selectAll: values("selectAll").none(of: self)
    case .deselectAll: values("deselectAll").none(of: self)
    case .invert: values("invert").none(of: self)
    case .check(let rows): .check(try values("check").rows(rows, "_0"))
    case .uncheck(let rows): .uncheck(try values("uncheck").rows(rows, "_0"))
    case .restore(let snapshot): .restore(try values("restore").value(snapshot, "_0"))

    case .undo: values("undo").none(of: self)
    case .redo: values("redo").none(of: self)
    case .enableUndo(let limit):
      // Without a limit it once kept no steps, and logs have kept that.
      try values("enableUndo").optional(limit ?? .max, "limit")
        .map { .enableUndo(limit: $0 == .max ? nil : $0) } ?? .disableUndo
    case .disableUndo: values("disableUndo").none(of: self)

    case .reloadData(let shape): .reloadData(try values("reloadData").optional(shape, "_0"))
    case .perform(let update): .perform(try values("perform").value(update, "_0"))
    case .apply(let mapping): .apply(try values("apply").mapping(mapping, "_0"))

    case .setEditing(let isEditing): .setEditing(try values("setEditing").value(isEditing, "_0"))
    case .setPolicy(let policy): .setPolicy(try values("setPolicy").value(policy, "_0"))
    case .setEditingTransition(let transition):
      .setEditingTransition(try values("setEditingTransition").value(transition, "_0"))
    case .setLimits(let limits, let section):
      .setLimits(
        try values("setLimits").value(limits, "_0"), section: try values.optionalSection(section))
    case .setLimitOverflow(let overflow):
      .setLimitOverflow(try values("setLimitOverflow").value(overflow, "_0"))
    case .setDeletionSuccessor(let successor):
      .setDeletionSuccessor(try values("setDeletionSuccessor").value(successor, "_0"))
    case .setKeepsOrder(let keepsOrder):
      .setKeepsOrder(try values("setKeepsOrder").value(keepsOrder, "_0"))
    case .setMode(let mode, let section):
      .setMode(try values("setMode").value(mode, "_0"), section: try values.section(section))
    case .setList(let kind, let section):
      .setList(try values("setList").optional(kind, "_0"), section: try values.section(section))
    case .disable(let rows): .disable(try values("disable").rows(rows, "_0"))
    case .enable(let rows): .enable(try values("enable").rows(rows, "_0"))
    case .setAccessoryStyle(let style):
      .setAccessoryStyle(try values("setAccessoryStyle").value(style, "_0"))
    }
  }

  #if !hasFeature(Embedded)
    /// An input of each kind, in the place of whose values others are read.
    static var forms: [TableInput] {
      let (row, rows, section) = (RowPath(section: 0, row: 0), RowSpans(), 0)
      let table = TableSelection(shape: [])
      return [
        .tap(row), .touchDown(row), .touchUp, .touchCancel, .tapAccessory(row),
        .click(row), .toggle(row), .extend(to: row), .extendAdding(to: row), .press(row, .click),
        .release, .drag, .propose(rows), .tapHeader(section: section),
        .focus(row), .go(.stay, .focus), .userSelectAll, .userDeselectAll, .userToggleAll, .cancel,
        .beginPan(row), .continuePan(to: row), .endPan,
        .beginSweep(.replacing), .continueSweep(over: rows), .endSweep,
        .select(rows), .setSelected(rows), .deselect(rows), .selectAll, .deselectAll, .invert,
        .check(rows), .uncheck(rows), .restore(table.snapshot),
        .undo, .redo, .enableUndo(limit: nil), .disableUndo,
        .reloadData(nil), .perform(TableUpdate()), .apply(TableMapping(from: [[row]], to: [])),
        .setEditing(false), .setPolicy(SelectionPolicy()), .setEditingTransition(.clear),
        .setLimits(SelectionLimits()), .setLimitOverflow(.refuse), .setDeletionSuccessor(.none),
        .setKeepsOrder(false), .setMode(.none, section: section), .setList(nil, section: section),
        .disable(rows), .enable(rows), .setAccessoryStyle(AccessoryStyle()),
      ]
    }
  #endif
}
