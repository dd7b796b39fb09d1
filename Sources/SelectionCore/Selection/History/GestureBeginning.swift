// SPDX-License-Identifier: MIT

/// The state before the gesture under way; everything that changes until it ends is one step.
///
/// It always refers to the newest version of the data.
struct GestureBeginning: Equatable, Sendable {
  private var state: HistoryState
  private var history: SelectionHistory

  init(_ state: HistoryState, _ history: SelectionHistory) {
    (self.state, self.history) = (state, history)
  }

  /// The history with one more step, which leads to a state.
  ///
  /// If nothing differs, no step is added, and undone steps can still be redone.
  func history(to after: HistoryState, _ journal: Journal) -> SelectionHistory {
    var history = history
    if !state.isMarked(as: after) { history.record(from: state, to: after, journal) }
    return history
  }

  /// Carries all steps to the newest version of the data.
  mutating func refresh(_ journal: Journal) { history.refresh(journal) }

  /// Carries the state to the newest version of the data.
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
