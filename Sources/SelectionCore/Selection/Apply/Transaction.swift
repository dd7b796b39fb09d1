// SPDX-License-Identifier: MIT

/// One input while it is applied to a table: the rules called, the events emitted and the changes
/// made so far.
///
/// The transaction works on a copy, in the storage of the resulting change; the copy replaces the
/// table only when the input has succeeded. A transaction itself can't be copied, so passing it on
/// costs nothing.
struct Transaction: ~Copyable {
  let rules: PathRules?
  /// No other code refers to the storage before the transaction is finished.
  let change: SelectionChange.Storage
  /// Whether a change of marks is a step of the history.
  var isStep = true
  /// Whether the input replaces the selection.
  var isReplacing = false
  /// The run or the sweep of which the input is a part.
  var whole = Whole.none
  /// Whether the input ends the gesture that was under way, and therefore belongs to the gesture's
  /// step.
  var isEndOfGesture = false

  /// A run or a sweep of which an input is a part.
  enum Whole: UInt8 {
    case none, run
    /// A run that has added its anchor to the rows selected before it.
    case runWithNewAnchor
    case sweep
  }

  init(_ table: TableSelection, _ rules: PathRules?) {
    self.rules = rules
    change = SelectionChange.Storage(before: table, after: table)
    change.after.selectedMarks.beginInput()
  }

  /// Whether the input belongs to the run of extensions, which any other input ends.
  var continuesRun: Bool {
    get { whole == .run || whole == .runWithNewAnchor }
    set { whole = newValue ? .run : .none }
  }

  /// Records the reason for giving up the input, which then has no other effect.
  @inline(never)
  func giveUp(_ reason: NoEffect<RowPath>) { storage.outcome = .gaveUp(reason) }

  /// Records that an input that was given up has another effect instead.
  func goOn() { storage.outcome = .ofUser }

  /// Gives up the input because the mode of the table, or of a section, is none.
  func giveUpForMode() { giveUp(table.isEditing ? .modeNoneWhileEditing : .modeNone) }

  /// Gives up the input because the user can't change a row.
  @inline(never)
  func giveUp(on target: Target) {
    if table.mode == .none { giveUpForMode() } else { giveUp(onFixed: target) }
  }

  /// Gives up the input because a row is disabled, or in a section in mode none.
  func giveUp(onFixed target: Target) {
    let isClosed = table.extras.laws[target.section].mode == .none
    giveUp(isClosed ? .modeNoneInSection(target.section) : .rowDisabled(target.path))
  }

  /// The resulting change.
  consuming func finish() -> SelectionChange { SelectionChange(change) }

  /// Records an event, to be emitted when the input has succeeded.
  @inline(__always)
  mutating func emit(_ event: SelectionEvent<RowPath>) { storage.calls.append(.told(event)) }

  /// Records that a rule was called.
  @inline(__always)
  mutating func record(asked question: SelectionQuestion, _ row: RowPath) {
    storage.calls.append(.asked(question, row))
  }

  /// Records that rows were selected and deselected one after the other.
  mutating func emit(_ flips: SelectionCalls.Flips) { storage.calls.append(flips) }

  /// Moves anchor and lead to a row.
  mutating func setAnchorAndLead(to target: Target) {
    table.anchorNumber = target.number
    table.leadNumber = target.number
  }

  /// The target with a row number that is known to be valid.
  func target(_ row: Int) -> Target {
    table.target(ofRow: row)
      ?? Target(path: RowPath(section: 0, row: row), number: row, rows: 0..<0)
  }

  /// Whether an input of the user can change a row.
  @inline(__always)
  func canChange(_ target: Target) -> Bool { table.mode != .none && !isFixed(target) }
}

/// The settings for a row, read directly from the table's storage, because calling a method of the
/// table would copy it; for a plain table, as most tables are, the result is immediate.
extension Transaction {
  /// Whether the user's inputs can't change a row: it is disabled, or in a section in mode none.
  @inline(__always)
  func isFixed(_ target: Target) -> Bool { !table.isPlain && isFixedByExtras(target) }

  /// The mode in force in the section of a row.
  @inline(__always)
  func mode(of target: Target) -> RowSelectionMode {
    table.isPlain ? table.mode : modeByExtras(of: target)
  }

  /// The kind of the list whose checkmarks are in force for a row; nil if selection is in force.
  @inline(__always)
  func list(of target: Target) -> CheckmarkListKind? {
    table.isPlain ? nil : listByExtras(of: target)
  }

  private func isFixedByExtras(_ target: Target) -> Bool {
    table.extras.disabled.contains(target.number)
      || table.extras.laws[target.section].mode == .none
  }

  private func modeByExtras(of target: Target) -> RowSelectionMode {
    table.extras.laws[target.section].mode(inTableOf: table.mode)
  }

  private func listByExtras(of target: Target) -> CheckmarkListKind? {
    table.isEditing ? nil : table.extras.laws[target.section].list
  }
}

extension TableSelection {
  /// Applies an input that names rows by path or number, after adding rows outside all sections.
  @inline(__always)
  mutating func apply<Row: ResolvableRow>(
    resolved input: SelectionInput<Row>, rules: PathRules?, adding count: Int = 0
  ) throws(SelectionError) -> SelectionChange {
    if case .reloadData(let shape) = input, isPlain, !keepsHistory, !policy.endsEditingWhenEmpty {
      return reloadPlain(shape)
    }
    // The table is moved rather than copied, which saves much of the cost of a tap.
    var transaction = Transaction(consume self, rules)
    do throws(SelectionError) {
      if count > 0 { try transaction.addRows(count) }
      try transaction.run(input)
      try transaction.finishInput(of: input.origin)
    } catch {
      self = transaction.before
      throw error
    }
    self = transaction.table
    checkInvariants()
    return transaction.finish()
  }

  /// Changes the rows, the shown rows, or the rows that share checkmarks; no rule is called.
  mutating func edit(_ body: (inout Transaction) -> Void) -> SelectionChange {
    var transaction = Transaction(self, nil)
    body(&transaction)
    transaction.endEditingIfWanted()
    transaction.finishExtras()
    self = transaction.table
    checkInvariants()
    return transaction.finish()
  }

  /// Reloads a table that has no state to keep, which costs less than a transaction.
  private mutating func reloadPlain(_ shape: TableShape?) -> SelectionChange {
    let change = SelectionChange.Storage(reloading: consume self, to: shape)
    self = change.after
    return SelectionChange(change)
  }

  /// Ends the run of extensions under way: the next run starts from the marks at its beginning.
  package mutating func endRun() {
    if !isPlain, extras.run != nil { extras.run = nil }
  }

  /// Traps with a list of all defects if the table isn't well-formed; has no effect without the
  /// package trait `InvariantChecks`.
  @inline(__always)
  private func checkInvariants() {
    #if InvariantChecks
      // Tests count the visits of an input, excluding those of these checks.
      let visits = TreeCounters.visits
      let defects = defects
      TreeCounters.visits = visits
      precondition(defects.isEmpty, defects.joined(separator: "\n"))
    #endif
  }
}

extension Transaction {
  /// Ends editing if no row is selected and the policy ends editing in this case.
  @inline(__always)
  fileprivate mutating func endEditingIfWanted() {
    if table.isEditing, table.policy.endsEditingWhenEmpty { endEditingIfEmpty() }
  }

  @inline(never)
  private mutating func endEditingIfEmpty() {
    let wasGoingOn = !before.selectedMarks.rows.isEmpty || before.isInGesture
    guard before.isEditing, wasGoingOn, !table.isInGesture, table.selectedMarks.rows.isEmpty
    else { return }
    setEditing(false, table.editingTransition)
  }

  /// Enforces limits, reports a changed selection, and updates the state that depends on the
  /// selection.
  @inline(__always)
  fileprivate mutating func finishInput(of origin: InputOrigin) throws(SelectionError) {
    if origin == .user, !table.isPlain, table.sharedExtras.readBox.mayRestrictMarks {
      settleExclusiveRows()
      try enforceLimits()
    }
    endEditingIfWanted()
    if origin != .program {
      if !table.selectedMarks.isSame(asAt: before.selectedMarks) {
        emit(.selectionDidChange)
      } else if case .ofProgram = storage.outcome {
        storage.outcome = .ofUser
      }
    }
    if !table.isPlain || table.keepsHistory { finishExtras() }
  }
}
