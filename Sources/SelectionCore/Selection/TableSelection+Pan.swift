// SPDX-License-Identifier: MIT

/// A pan with two fingers that is under way.
struct Pan: Hashable, Sendable {
  /// The row on which it began.
  var first: Int
  /// The row that it has reached.
  var current: Int
  /// Whether it selects the rows that it passes, or deselects them.
  var isSelecting: Bool
  /// What was selected before it.
  var base: RowSet
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
  @discardableResult
  public mutating func panBegin(
    _ row: RowPath, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome {
    let number = try shape.requiredRowNumber(of: row)
    return try user(rules) { (turn) throws(SelectionError) in
      guard turn.table.pan == nil, turn.table.policy.mode(isEditing: true) == .multiple,
        !turn.table.disabled.contains(number)
      else { return }
      turn.note(.shouldBeginMultipleSelection(row))
      guard rules.shouldBeginMultipleSelection?(row, turn.before) ?? true else { return }
      let base = turn.table.selected
      turn.table.switchEditing(true, .keep)
      if !turn.before.isEditing, turn.table.editingTransition == .restore {
        turn.table.putAway = base
      }
      turn.tell(.didBeginMultipleSelection(row))
      turn.table.pan = Pan(
        first: number, current: number, isSelecting: !base.contains(number), base: base)
      turn.stand(on: number)
      turn.sweep(number)
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
      if abs(next - pan.first) > abs(here - pan.first) {
        sweep(next)
      } else if !table.disabled.contains(here) {
        set(here, isSelected: pan.base.contains(here))
      }
      here = next
    }
    table.pan?.current = row
    table.leadNumber = row
  }

  /// Flips a row that the pan reaches.
  mutating func sweep(_ row: Int) {
    guard let pan = table.pan, !table.disabled.contains(row) else { return }
    set(row, isSelected: pan.isSelecting)
  }

  private mutating func set(_ row: Int, isSelected: Bool) {
    if isSelected {
      if table.selected.insert(row).inserted { tell(.didSelect(path(row))) }
    } else if table.selected.remove(row) != nil {
      tell(.didDeselect(path(row)))
    }
  }
}
