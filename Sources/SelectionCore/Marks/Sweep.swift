// SPDX-License-Identifier: MIT

/// What a sweep over rows does to them.
public enum SweepEffect: String, Hashable, Sendable, CaseIterable {
  /// The rows are selected, and no others.
  case replacing
  /// The rows are selected beside those that were.
  case adding
  /// The rows are deselected.
  case removing
  /// The rows flip against what they were before the sweep.
  case toggling
}

/// A gesture over rows that goes forth and back: the snapshot from before it, and what it does to
/// the rows that it covers.
///
/// Ranges, pans, drags and bands are all of this kind.
struct Sweep: Hashable, Sendable {
  /// What was selected before the sweep.
  var base: RowSet
  /// What it does.
  var effect: SweepEffect

  /// What is selected while it covers rows; fixed rows stay as they were.
  func selection(over rows: RowSet, fixed: RowSet) -> RowSet {
    let covered = fixed.isEmpty ? rows : rows.subtracting(fixed)
    switch effect {
    case .replacing:
      return fixed.isEmpty ? covered : covered.union(base.intersection(fixed))
    case .adding: return base.union(covered)
    case .removing: return base.subtracting(covered)
    case .toggling: return base.symmetricDifference(covered)
    }
  }

  /// Whether a row that is not fixed is selected while the sweep covers it, or does not.
  func isSelected(_ row: Int, isCovered: Bool) -> Bool {
    guard isCovered else { return effect != .replacing && base.contains(row) }
    switch effect {
    case .replacing, .adding: return true
    case .removing: return false
    case .toggling: return !base.contains(row)
    }
  }
}

/// Drag and band selection: a sweep over any rows, which can be cancelled.
///
/// It works in mode multiple; elsewhere it comes to nothing. No row is asked about or told, only
/// `selectionDidChange`. Any change of the data ends it.
extension TableSelection {
  /// Whether a sweep is under way.
  public var isSweeping: Bool { sweep != nil }

  /// A sweep begins, over no rows yet.
  ///
  /// While a sweep is under way nothing happens.
  /// - Parameter effect: what it does to the rows that it covers.
  /// - Returns: what came of it.
  /// - Throws: `SelectionError.tooFewSelected`.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func sweepBegin(_ effect: SweepEffect) throws(SelectionError) -> SelectionOutcome
  {
    try user(SelectionRules()) { (turn) throws(SelectionError) in
      guard turn.table.mode == .multiple, turn.table.sweep == nil else { return }
      turn.table.sweep = Sweep(base: turn.table.selected, effect: effect)
      turn.sweep(over: [])
    }
  }

  /// The sweep covers these rows and no others: rows that it has left get their old state back.
  ///
  /// Without a sweep nothing happens.
  /// - Parameter rows: the rows that are covered now, in one or several ranges.
  /// - Returns: what came of it.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(*k* log *n*) for *k* spans, and what is disabled in them.
  @discardableResult
  public mutating func sweep(over rows: RowSpans) throws(SelectionError) -> SelectionOutcome {
    let numbers = try rows.numbers(in: shape)
    return try user(SelectionRules()) { (turn) throws(SelectionError) in turn.sweep(over: numbers) }
  }

  /// The sweep ends; what it selected stays.
  ///
  /// - Returns: what came of it, which is nothing.
  /// - Complexity: O(1), and what it takes to tell what changed.
  @discardableResult
  public mutating func sweepEnd() -> SelectionOutcome {
    pass { (turn) in turn.table.sweep = nil }
  }

  /// The sweep is cancelled: what was selected before it comes back.
  ///
  /// - Returns: what came of it.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func sweepCancel() -> SelectionOutcome {
    pass { (turn) in
      guard let sweep = turn.table.sweep else { return }
      turn.table.selected = sweep.base
      turn.table.sweep = nil
      turn.tellIfChanged()
    }
  }
}

extension Turn {
  fileprivate mutating func sweep(over rows: RowSet) {
    guard let sweep = table.sweep else { return }
    table.selected = sweep.selection(over: rows, fixed: table.fixedRows)
    table.trimSingleSections(before: sweep.base)
  }
}
