// SPDX-License-Identifier: MIT

/// What a sweep over rows does to them.
@nonexhaustive
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

/// A gesture over rows that goes forth and back: the marks from before it, and what it does to the
/// rows that it covers.
///
/// Ranges, pans, drags and bands are all of this kind.
struct Gesture: Equatable, Sendable {
  /// The rows that were marked before the gesture.
  var base: RowSet
  /// What it does.
  var effect: SweepEffect

  /// The rows that are marked while it covers some; fixed rows are as they were before it.
  func marked(over rows: RowSet, fixed: RowSet) -> RowSet {
    let covered = fixed.isEmpty ? rows : rows.subtracting(fixed)
    switch effect {
    case .replacing: return covered.union(base.intersection(fixed))
    case .adding: return base.union(covered)
    case .removing: return base.subtracting(covered)
    case .toggling: return base.symmetricDifference(covered)
    }
  }
}

/// An unbroken run of extensions, which share one base.
struct ExtensionRun: Equatable, Sendable {
  /// The rows that were selected before the run.
  var selected: RowSet
  /// The rows that were checked before the run.
  var checked: RowSet
}

/// A two-finger pan that is under way.
struct Pan: Equatable, Sendable {
  /// The number of the row on which it began.
  var first: Int
  /// The number of the row that it has reached.
  var current: Int
  /// The rows that were selected before it.
  var base: RowSet
  /// The order in which they were picked, if that is kept.
  var order: MarkOrder?
  /// The rows that have given way to what it selects, and come back when that is left.
  var gaveWay = RowSet()
  /// The rows that were selected after its last part.
  var selected: RowSet
  /// The rows that others have changed while it covered them; they stay so until it leaves them.
  var othersRows = RowSet()
  /// Whether it selects the rows that it covers, or deselects them.
  var selects: Bool

  /// The rows from the first one to another.
  func rows(to row: Int) -> RowSet { RowSet(min(first, row)..<(max(first, row) + 1)) }

  /// The rows that it leaves on its way to a row.
  func left(onTheWayTo row: Int) -> Range<Int> {
    if current > first, row < current { return (max(first, row) + 1)..<(current + 1) }
    if current < first, row > current { return current..<min(first, row) }
    return 0..<0
  }

  /// The rows that it reaches on its way to a row, once it has left what it leaves: the first one
  /// if it is there and stays there.
  func reached(onTheWayTo row: Int) -> Range<Int> {
    if row == first, row == current { return row..<(row + 1) }
    if row > first, row > current { return (max(first, current) + 1)..<(row + 1) }
    if row < first, row < current { return row..<min(first, current) }
    return 0..<0
  }
}

#if !hasFeature(Embedded)
  extension SweepEffect: Codable {}
#endif
