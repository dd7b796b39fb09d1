// SPDX-License-Identifier: MIT

/// The state before the gesture under way; all changes until the gesture ends are one step.
///
/// Like a step, the state stores the version of the data to which it refers, and is translated to
/// the newest version when it is used.
struct GestureBeginning: Equatable, Sendable {
  private var state: HistoryState
  private var history: SelectionHistory
  private var version: Int

  init(_ state: HistoryState, _ history: SelectionHistory, _ journal: Journal) {
    (self.state, self.history, version) = (state, history, journal.version)
  }

  /// The history with one more step, which leads to the given state.
  ///
  /// If the states are the same, no step is added, and undone steps can still be redone.
  func history(to after: HistoryState, _ journal: Journal) -> SelectionHistory {
    var beginning = self
    beginning.follow(journal)
    let before = beginning.state
    if before.marks != after.marks { beginning.history.record(from: before, to: after, journal) }
    return beginning.history
  }

  /// Translates the state to the newest version of the data.
  mutating func refresh(_ journal: Journal) {
    follow(journal)
    history.refresh(journal)
  }

  @inline(never)
  private mutating func follow(_ journal: Journal) {
    guard version != journal.version else { return }
    state = state.following(journal.route(from: version))
    version = journal.version
  }

  /// Deselects rows that are reloaded, by their numbers in the newest version of the data.
  mutating func deselect(_ rows: RowSet, _ journal: Journal) {
    follow(journal)
    state.marks.selected.subtract(rows)
  }

  /// Finds the flips of the steps before the gesture, as `SelectionHistory` does.
  @_optimize(size)
  mutating func inheritedFlips(
    by edits: [MarkEdit], _ journal: Journal
  ) -> SelectionHistory.InheritedFlips? { history.inheritedFlips(by: edits, journal) }

  /// Adds flips to the steps before the gesture.
  @_optimize(size)
  mutating func add(_ flips: SelectionHistory.InheritedFlips, _ journal: Journal) {
    history.add(flips, journal)
  }

  /// Whether two states, each at the newest version of its data, are the same.
  static func == (first: GestureBeginning, second: GestureBeginning) -> Bool {
    first.state == second.state && first.history == second.history
  }

  mutating func merge(_ pairs: [MergedRow], _ journal: Journal) {
    follow(journal)
    state = state.merging(pairs)
    history.merge(pairs, journal)
  }

  mutating func forget(_ forgetting: Forgetting, _ journal: Journal) {
    follow(journal)
    state = state.forgetting(forgetting)
    history.forget(forgetting, journal)
  }
}
