// SPDX-License-Identifier: MIT

/// The effect of a sweep on the rows that it covers.
public enum SweepEffect: String, Hashable, Sendable, CaseIterable {
  /// The rows are selected, and all other shown rows are deselected; hidden rows, and rows that
  /// aren't loaded, keep their state.
  case replacing
  /// The rows are selected in addition to those that are already selected.
  case adding
  /// The rows are deselected.
  case removing
  /// Each row's selection becomes the opposite of its state before the sweep.
  case toggling
}

/// A gesture that can grow and shrink over rows: the marks before the gesture, and its effect on
/// the rows that it covers.
///
/// Ranges, pans, drags and bands are gestures of this kind.
struct Gesture: Equatable, Sendable {
  /// The rows that were marked before the gesture.
  var base: RowSet
  /// The effect on the covered rows.
  var effect: SweepEffect
  /// The order in which these rows were marked, if it was kept.
  var order: MarkOrder?

  /// The marked rows while the gesture covers the given rows; fixed rows keep the state that they
  /// had before the gesture.
  func marked(over rows: RowSet, fixed: RowSet) -> RowSet {
    let covered = fixed.isEmpty ? rows : rows.subtracting(fixed)
    switch effect {
    case .replacing: return covered.union(base.intersection(fixed))
    case .adding: return base.union(covered)
    case .removing: return base.subtracting(covered)
    case .toggling: return base.symmetricDifference(covered)
    }
  }

  /// The rows whose state the gesture may have changed, given the rows that are marked.
  func rowsChanged(to marked: RowSet) -> RowSet {
    switch effect {
    case .adding: marked.subtracting(base)
    case .removing: base.subtracting(marked)
    case .replacing, .toggling: base.symmetricDifference(marked)
    }
  }
}

/// An unbroken run of extensions, or of taps on a header, which share the same base.
struct ExtensionRun: Equatable, Sendable {
  /// The rows that were selected before the run.
  var selected: RowSet
  /// The rows that were checked before the run.
  var checked: RowSet
  /// The section whose header is tapped; nil for extensions.
  var header: Int?
  /// The order in which these rows were selected, and the one in which they were checked; empty if
  /// none was kept.
  var orders: [MarkOrder] = []
}

/// A two-finger pan that is under way.
struct Pan: Equatable, Sendable {
  /// The number of the row on which the pan began.
  var first: Int
  /// The number of the row that the pan has reached, which may be hidden, like an anchor or lead.
  var current: Int
  /// The rows that were selected before the pan.
  var base: RowSet
  /// The order in which the rows selected before the pan were selected.
  var order: MarkOrder
  /// The rows that the pan has covered since its last part, without rows that were inserted,
  /// removed or reloaded since then.
  var covered = RowSet()
  /// The rows that were deselected for rows that the pan selects; they are selected again when the
  /// pan leaves those rows.
  var gaveWay = RowSet()
  /// The rows that were selected after the pan's last part.
  var selected: RowSet
  /// The covered rows that another input has changed; they keep that state until the pan leaves
  /// them.
  var othersRows = RowSet()
  /// Whether the pan selects the rows that it covers, rather than deselecting them.
  var selects: Bool

  /// The rows from the first row to another row.
  func rows(to row: Int) -> RowSet { RowSet(min(first, row)..<(max(first, row) + 1)) }
}

/// A pointer that is down.
struct Press: Equatable, Sendable {
  /// The number of the row on which the pointer went down.
  var row: Int
  /// The effect that is delayed until the release; nil if it took place at the press.
  var waiting: RowEffect?
}
