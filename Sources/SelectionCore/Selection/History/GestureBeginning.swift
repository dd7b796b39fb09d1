// SPDX-License-Identifier: MIT

/// What there was before the gesture that is under way: all that changes until its end is one step.
struct GestureBeginning: Equatable, Sendable {
  private var state: HistoryState
  private var history: SelectionHistory

  init(_ state: HistoryState, _ history: SelectionHistory) {
    (self.state, self.history) = (state, history)
  }

  /// The history with the difference to a state as its last step; where there is none there is no
  /// step, and what could be redone can be.
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
