// SPDX-License-Identifier: MIT

/// One input on its way through a table: what it has asked, told and changed so far.
///
/// It works on a copy, which takes the table's place only when the input has come through. It cannot be copied itself,
/// so that handing it on costs nothing.
struct Turn: ~Copyable {
  let rules: SelectionRules
  let before: TableSelection
  var table: TableSelection
  var data = SelectionChange.Data.same
  fileprivate(set) var calls: [SelectionCall] = []
  var primaryAction: RowPath?
  /// Whether a change of the selection is a step of the history.
  var isStep = true
  /// Whether the input belongs to a run of extensions, which any other ends.
  var isExtension = false

  init(_ table: TableSelection, _ rules: SelectionRules) {
    self.rules = rules
    before = table
    self.table = table
  }

  /// What came of the input.
  consuming func outcome() -> SelectionOutcome {
    SelectionOutcome(
      calls: calls, change: SelectionChange(before: before, after: table, data: data),
      primaryAction: primaryAction)
  }

  mutating func tell(_ event: SelectionEvent) { calls.append(.told(event)) }

  mutating func note(_ question: SelectionQuestion) { calls.append(.asked(question)) }

  /// The path of a row that is known to be there.
  func path(_ row: Int) -> RowPath {
    table.shape.path(ofRow: row) ?? RowPath(section: 0, row: row)
  }

  /// Selects a row, and tells so.
  mutating func select(_ row: Int) {
    table.selected.insert(row)
    tell(.didSelect(path(row)))
  }

  /// Deselects a row, and tells so.
  mutating func deselect(_ row: Int) {
    table.selected.remove(row)
    tell(.didDeselect(path(row)))
  }

  /// Moves anchor and lead to a row.
  mutating func stand(on row: Int) {
    table.anchorNumber = row
    table.leadNumber = row
  }

  /// The row that the rules want selected for `row`, or nil where they want none.
  mutating func rowToSelect(for row: Int) throws(SelectionError) -> Int? {
    let path = path(row)
    note(.willSelect(path))
    guard let rule = rules.willSelect else { return row }
    guard let answer = rule(path, before) else { return nil }
    let number = try number(of: answer, givenFor: path)
    if table.isFixed(number) { throw .redirectToDisabled(path, to: answer) }
    return number
  }

  /// The row that the rules want deselected for `row`, or nil where they want none.
  mutating func rowToDeselect(for row: Int) throws(SelectionError) -> Int? {
    let path = path(row)
    note(.willDeselect(path))
    guard let rule = rules.willDeselect else { return row }
    guard let answer = rule(path, before) else { return nil }
    return try number(of: answer, givenFor: path)
  }

  private func number(of answer: RowPath, givenFor row: RowPath) throws(SelectionError) -> Int {
    guard let number = table.shape.rowNumber(of: answer) else {
      throw .redirectOutOfRange(row, to: answer, table.shape)
    }
    return number
  }

  /// Selects a row as the user does, or the row that the rules give for it: in mode single the row that is
  /// selected gives way first.
  ///
  /// - Returns: the row that was selected, or nil where the rules said no.
  mutating func choose(_ row: Int) throws(SelectionError) -> Int? {
    guard let target = try rowToSelect(for: row) else { return nil }
    for other in rowsGivingWay(to: target) where other != target {
      guard try rowToDeselect(for: other) != nil else { return nil }
      deselect(other)
    }
    select(target)
    return target
  }

  /// The selected rows that do not stay beside a row: all in mode single, else those of a section of that mode.
  func rowsGivingWay(to row: Int) -> RowSet {
    if table.mode == .single { return table.selected }
    guard !table.rare.isNone else { return [] }
    let section = path(row).section
    guard table.mode(ofSection: section) == .single,
      let rows = table.shape.rows(inSection: section)
    else { return [] }
    return table.selected.intersection(RowSet(rows))
  }

  /// Tells that the selection changed, if it did.
  mutating func tellIfChanged() {
    if table.selected != before.selected { tell(.selectionDidChange) }
  }

  /// Deselects a selected row as the user does, or the row that the rules give for it.
  ///
  /// - Returns: the row that was deselected, or nil where none was.
  mutating func letGo(_ row: Int) throws(SelectionError) -> Int? {
    guard let target = try rowToDeselect(for: row), !table.isFixed(target),
      table.selected.contains(target)
    else { return nil }
    deselect(target)
    return target
  }
}

extension TableSelection {
  /// Takes an input of the user through the table.
  ///
  /// Never inlined, nor are the others: what they do would stand in each verb.
  @inline(never)
  mutating func user(
    _ rules: SelectionRules, _ body: (inout Turn) throws(SelectionError) -> Void
  ) throws(SelectionError) -> SelectionOutcome {
    var turn = Turn(self, rules)
    // As many as a tap that replaces a row asks and tells.
    turn.calls.reserveCapacity(8)
    try body(&turn)
    if !turn.table.rare.isNone { try turn.applyLimits() }
    turn.tellIfChanged()
    return finish(turn)
  }

  /// Takes an input of the program through the table, which asks nothing and tells nothing.
  mutating func program<Failure: Error>(
    _ body: (inout Turn) throws(Failure) -> Void
  ) throws(Failure) -> SelectionChange {
    try pass(body).change
  }

  /// Takes an input through the table that no limit can refuse.
  @inline(never)
  mutating func pass<Failure: Error>(
    _ body: (inout Turn) throws(Failure) -> Void
  ) throws(Failure) -> SelectionOutcome {
    var turn = Turn(self, SelectionRules())
    try body(&turn)
    return finish(turn)
  }

  /// Keeps what has come of an input, and says so.
  private mutating func finish(_ turn: consuming Turn) -> SelectionOutcome {
    if !turn.table.rare.isNone { turn.settle() }
    self = turn.table
    return turn.outcome()
  }
}

extension Turn {
  /// Brings what goes along with the selection to where the input has brought that: ages and history, and a run of
  /// extensions ends where the input is none.
  fileprivate mutating func settle() {
    if !isExtension, table.extensionBase != nil { table.extensionBase = nil }
    let isAging = table.keepsAges
    let isRecorded = isStep && table.history != nil
    guard isAging || isRecorded, table.selected != before.selected else { return }
    if isAging {
      if case .same = data { table.age(since: before.selected) } else { table.ageAnew() }
    }
    if isRecorded {
      let after = table.moment
      table.history?.record(from: before.moment, to: after)
    }
  }
}
