// SPDX-License-Identifier: MIT

/// A pan with two fingers that is under way.
struct Pan: Hashable, Sendable {
  /// The row on which it began.
  var first: Int
  /// The row that it has reached.
  var current: Int
  /// What it does to the rows that it passes.
  var sweep: Sweep
}

/// Selecting by a pan with two fingers.
///
/// The rows from the first to the current one take on the state opposite to the first one's; going back gives
/// them their old state back. Disabled rows are passed over.
extension TableSelection {
  /// Whether a pan that selects is under way.
  public var isPanning: Bool { pan != nil }

  /// A pan begins on a row: editing begins, with the selection kept, and the row flips.
  ///
  /// Where the policy has no multiple selection during editing, where the row is disabled or a pan under way,
  /// and where the rule says no, nothing happens.
  /// - Parameters:
  ///   - row: the row.
  ///   - rules: what the app answers.
  /// - Returns: what came of it.
  /// - Throws: `SelectionError.rowOutOfRange`, `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func panBegin(
    _ row: RowPath, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome {
    let number = try shape.requiredRowNumber(of: row)
    return try user(rules) { (turn) throws(SelectionError) in
      guard turn.table.pan == nil, turn.table.policy.mode(isEditing: true) == .multiple,
        !turn.table.isFixed(number)
      else { return }
      turn.note(.shouldBeginMultipleSelection(row))
      guard rules.shouldBeginMultipleSelection?(row, turn.before) ?? true else { return }
      let base = turn.table.selected
      turn.table.switchEditing(true, .keep)
      if !turn.before.isEditing, turn.table.editingTransition == .restore {
        turn.table.putAway = base
      }
      turn.tell(.didBeginMultipleSelection(row))
      let effect: SweepEffect = base.contains(number) ? .removing : .adding
      turn.table.pan = Pan(
        first: number, current: number, sweep: Sweep(base: base, effect: effect))
      turn.stand(on: number)
      turn.flip(number, isCovered: true)
    }
  }

  /// The pan that is under way reaches a row; without one nothing happens.
  ///
  /// - Parameter row: the row.
  /// - Returns: what came of it; each row that flips is told, in the order swept.
  /// - Throws: `SelectionError.rowOutOfRange`, `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(*k* log *n*) for *k* rows swept.
  @discardableResult
  public mutating func panTo(_ row: RowPath) throws(SelectionError) -> SelectionOutcome {
    let number = try shape.requiredRowNumber(of: row)
    return try user(SelectionRules()) { (turn) throws(SelectionError) in turn.pan(to: number) }
  }

  /// The pan that is under way ends; editing stays on.
  ///
  /// Without a pan nothing happens.
  ///
  /// - Returns: what came of it.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func panEnd() -> SelectionOutcome {
    pass { (turn) in
      guard turn.table.pan != nil else { return }
      turn.table.pan = nil
      turn.tell(.didEndMultipleSelection)
    }
  }
}

extension Turn {
  /// Takes the pan to a row, step by step: a row that it leaves on its way back gets its old state back, a row
  /// that it reaches flips.
  mutating func pan(to row: Int) {
    guard let pan = table.pan else { return }
    var here = pan.current
    while here != row {
      let next = row > here ? here + 1 : here - 1
      let goesOut = row > here ? here >= pan.first : here <= pan.first
      flip(goesOut ? next : here, isCovered: goesOut)
      here = next
    }
    table.pan?.current = row
    table.leadNumber = row
  }

  /// Gives a row the state that it has while the pan covers it, or has left it, and tells if that flips it.
  mutating func flip(_ row: Int, isCovered: Bool) {
    guard let pan = table.pan, !table.isFixed(row) else { return }
    let isSelected = pan.sweep.isSelected(row, isCovered: isCovered)
    guard isSelected != table.selected.contains(row) else { return }
    if isSelected {
      for other in rowsGivingWay(to: row) where other != row {
        deselect(other)
      }
      select(row)
    } else {
      deselect(row)
    }
  }
}
