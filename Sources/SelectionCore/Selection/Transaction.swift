// SPDX-License-Identifier: MIT

/// One input on its way through a table: what it has asked, told and changed so far.
///
/// It works on a copy, which takes the table's place only when the input has succeeded. It cannot
/// be copied itself, so that handing it on costs nothing.
struct Transaction: ~Copyable {
  let rules: SelectionRules
  let before: TableSelection
  var table: TableSelection
  /// What became of the data.
  var data = DataChange.none
  private(set) var calls = SelectionCalls()
  var primaryAction: RowPath?
  /// Whether a change of marks is a step of the history.
  var isStep = true
  /// Whether the input belongs to the run of extensions, which any other ends.
  var continuesRun = false

  init(_ table: TableSelection, _ rules: SelectionRules) {
    self.rules = rules
    before = table
    self.table = table
  }

  /// The resulting change.
  consuming func finish() -> SelectionChange {
    SelectionChange(
      before: before, after: table, data: data, calls: calls, primaryAction: primaryAction)
  }

  /// Notes an event, which is told when the input has succeeded.
  mutating func emit(_ event: SelectionEvent) { calls.append(.told(event)) }

  /// Notes that a rule was asked.
  mutating func record(asked question: SelectionQuestion) {
    calls.append(.asked(question))
  }

  /// Notes that rows were selected and deselected one after the other.
  mutating func emit(_ flips: SelectionCalls.Flips) { calls.append(flips) }

  /// Notes that the selection changed, if it did.
  mutating func emitIfChanged() {
    if table.selectedMarks.rows != before.selectedMarks.rows { emit(.selectionDidChange) }
  }

  /// Moves anchor and lead to a row.
  mutating func setAnchorAndLead(to target: Target) {
    table.anchorNumber = target.number
    table.leadNumber = target.number
  }

  /// The target with a row number that is known to be there.
  func target(_ row: Int) -> Target {
    table.shape.target(ofRow: row)
      ?? Target(path: RowPath(section: 0, row: row), number: row, rows: 0..<0)
  }

  /// Whether an input of the user can change a row.
  func canChange(_ target: Target) -> Bool { table.mode != .none && !table.isFixed(target) }

  /// The kind of the list whose checkmarks are in force for a row; nil where the selection is.
  func list(of target: Target) -> CheckmarkListKind? {
    table.listInForce(inSection: target.section)
  }
}

extension TableSelection {
  /// Applies an input.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - rules: what the app answers, for an input of the user.
  /// - Returns: what changed, with the rules that were asked and the events to tell.
  /// - Throws: ``SelectionError``; the table is unchanged then. Each method says which.
  /// - Complexity: As each method says.
  @discardableResult
  public mutating func apply(
    _ input: TableInput, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange {
    if case .reloadData(let shape) = input, isPlain { return reloadPlain(shape ?? self.shape) }
    var transaction = Transaction(self, rules)
    try transaction.run(input)
    return try finish(transaction, input.origin)
  }

  /// Holds what a transaction has done to what holds of every input, and takes it over.
  mutating func finish(
    _ transaction: consuming Transaction, _ origin: TableInput.Origin
  ) throws(SelectionError) -> SelectionChange {
    switch origin {
    case .user:
      if !transaction.table.isPlain { try transaction.enforceLimits() }
      transaction.emitIfChanged()
    case .userGivingUp: transaction.emitIfChanged()
    case .program: break
    }
    return finish(transaction)
  }

  /// Takes over what a transaction has done.
  mutating func finish(_ transaction: consuming Transaction) -> SelectionChange {
    if !transaction.table.isPlain { transaction.finishExtras() }
    self = transaction.table
    checkInvariants()
    return transaction.finish()
  }

  /// Reloads a table in which nothing follows the data: so little that a transaction would cost
  /// more than it.
  private mutating func reloadPlain(_ shape: TableShape) -> SelectionChange {
    let before = self
    self.shape = shape
    lineage.reload()
    selectedMarks.set([])
    (anchorNumber, leadNumber, touched) = (nil, nil, nil)
    return SelectionChange(before: before, after: self, data: .reload)
  }

  /// Applies an input that no table refuses.
  mutating func applyAlways(_ input: TableInput) -> SelectionChange {
    do {
      return try apply(input)
    } catch {
      preconditionFailure("an input that cannot fail has failed")
    }
  }

  /// Ends the run of extensions that is under way: the next one starts from what is marked then.
  package mutating func endRun() {
    if !isPlain, extras.run != nil { extras.run = nil }
  }

  /// Stops with a list of all defects if the table is not well-formed; does nothing without the
  /// package trait
  /// `InvariantChecks`.
  @inline(__always)
  private func checkInvariants() {
    #if InvariantChecks
      // Tests count what an input looks at, and not what is looked at here.
      let visits = unsafe TreeCounters.visits
      let defects = defects
      unsafe TreeCounters.visits = visits
      precondition(defects.isEmpty, defects.joined(separator: "\n"))
    #endif
  }
}

extension Transaction {
  /// Brings what goes along with the marks up to date: their order, the history, and a run of
  /// extensions.
  fileprivate mutating func finishExtras() {
    if !continuesRun { table.endRun() }
    let hasHistory = isStep && table.extras.history != nil
    let hasOrder = table.extras.selectionOrder != nil
    guard hasHistory || hasOrder else { return }
    let isSame =
      table.selectedMarks == before.selectedMarks
      && table.extras.checked == before.extras.checked
    if hasOrder, data != .none || !isSame { updateOrder() }
    if hasHistory, !isSame {
      let after = table.historyState
      table.extras.history?.record(from: before.historyState, to: after)
    }
  }

  private mutating func updateOrder() {
    let (selected, checked) = (table.selectedMarks.rows, table.checkedMarks)
    if data == .none, table.hiddenCount == before.hiddenCount {
      table.extras.selectionOrder?.update(from: before.selectedMarks.rows, to: selected)
      table.extras.checkOrder?.update(from: before.checkedMarks, to: checked)
    } else {
      table.extras.selectionOrder?.rebuild(for: selected)
      table.extras.checkOrder?.rebuild(for: checked)
    }
  }
}
