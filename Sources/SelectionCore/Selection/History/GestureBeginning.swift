// SPDX-License-Identifier: MIT

/// The state before the gesture that is under way: all that changes until its end is one step.
struct GestureBeginning: Equatable, Sendable {
  private var state: HistoryState
  private var history: SelectionHistory

  init(_ state: HistoryState, _ history: SelectionHistory) {
    (self.state, self.history) = (state, history)
  }

  /// The history with the difference to a state as its last step.
  ///
  /// If there is no difference, there is no step, and undone steps can still be redone.
  func history(to after: HistoryState) -> SelectionHistory {
    var history = history
    if !state.isMarked(as: after) { history.record(from: state, to: after) }
    return history
  }

  mutating func follow(_ rows: IndexMapping, shown: IndexMapping) {
    state = state.following(HistoryMapping(rows, shown: shown))
    history.follow(rows, shown: shown)
  }

  mutating func merge(_ rows: IndexMapping, shown: IndexMapping, merged: RowSet) {
    let mapping = HistoryMapping(rows, shown: shown, merged: merged)
    state = HistoryState(
      selected: rows.applied(to: state.selected, keeping: merged),
      checked: rows.applied(to: state.checked, keeping: merged),
      cursor: state.cursor.following(mapping))
    history.merge(rows, shown: shown, merged: merged)
  }
}
