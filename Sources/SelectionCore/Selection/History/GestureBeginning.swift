// SPDX-License-Identifier: MIT

/// The state before the gesture that is under way: all that changes until its end is one step.
///
/// It is always about the newest version of the data.
struct GestureBeginning: Equatable, Sendable {
  private var state: HistoryState
  private var history: SelectionHistory

  init(_ state: HistoryState, _ history: SelectionHistory) {
    (self.state, self.history) = (state, history)
  }

  /// The history with the difference to a state as its last step.
  ///
  /// If there is no difference, there is no step, and undone steps can still be redone.
  func history(to after: HistoryState, _ journal: Journal) -> SelectionHistory {
    var history = history
    if !state.isMarked(as: after) { history.record(from: state, to: after, journal) }
    return history
  }

  /// Takes all steps to the newest version of the data.
  mutating func refresh(_ journal: Journal) { history.refresh(journal) }

  /// Takes the state to the newest version of the data.
  mutating func follow(_ journal: Journal, from version: Int) {
    state = state.following(journal.route(from: version))
  }

  mutating func merge(_ pairs: [MergedRow], _ journal: Journal) {
    state = state.merging(pairs)
    history.merge(pairs, journal)
  }

  mutating func forget(_ forgetting: Forgetting, _ journal: Journal) {
    state = state.forgetting(forgetting)
    history.forget(forgetting, journal)
  }
}
