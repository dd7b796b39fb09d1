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

  mutating func follow(_ mapping: TableMapping) {
    state = state.following(HistoryMapping(mapping))
    history.follow(mapping)
  }

  mutating func merge(_ pairs: [MergedRow]) {
    state = state.merging(pairs)
    history.merge(pairs)
  }

  mutating func forget(_ forgetting: Forgetting) {
    state = state.forgetting(forgetting)
    history.forget(forgetting)
  }
}
