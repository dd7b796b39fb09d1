// SPDX-License-Identifier: MIT

/// The steps by which a selection came about, for undo and redo.
///
/// Each input that changed the selection or a checkmark is a step, and a gesture is one from its
/// beginning to its end, however many parts it has. A change of the data is none;
/// the rows of all steps follow it. A step holds the rows that it changed, and not all that were
/// marked; recording, undoing or following costs O(log *n*) amortized, however many steps and
/// changes of the data there are.
package struct SelectionHistory: InitiallyShared, Hashable {
  /// The most steps that are kept; beyond it the oldest are dropped.
  ///
  /// Zero where none are to be kept.
  package let limit: Int
  /// How many steps can be undone.
  package private(set) var undoCount = 0
  /// How many steps can be redone.
  package private(set) var redoCount = 0

  /// What the last entry that was done left, or the last that was undone found.
  private var current: HistoryState?
  private var done = FollowingStack<HistoryEntry>()
  private var undone = FollowingStack<HistoryEntry>()
  /// What there was before the gesture that is under way; at most one.
  private var beginning: [Beginning] = []

  /// What there was before a gesture.
  private struct Beginning: Hashable {
    var state: HistoryState
    var history: SelectionHistory

    func hash(into hasher: inout Hasher) { hasher.combine(history) }
  }

  /// Makes an empty history that keeps so many steps, at least one.
  package init(limit: Int) { self.limit = max(limit, 1) }

  /// Makes a history that keeps no steps.
  private init() { limit = 0 }

  @safe nonisolated(unsafe) static let initial = Shared.Box(SelectionHistory())

  /// How many entries and segments of mappings are kept, for tests of what a history costs.
  package var keptCount: Int {
    done.count + undone.count + done.pendingCount + undone.pendingCount
  }

  /// Hashes how many steps there are.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(undoCount)
    hasher.combine(redoCount)
  }

  mutating func removeAll() { self = SelectionHistory(limit: limit) }

  /// Whether a gesture is under way.
  var isInGesture: Bool { !beginning.isEmpty }

  /// Takes what follows for one step, up to the end of the gesture.
  mutating func beginGesture(at state: HistoryState) {
    beginning = [Beginning(state: state, history: self)]
  }

  /// Makes the difference between the beginning of the gesture and now its step; where there is
  /// none there is no step, and what could be redone can be redone.
  mutating func recordGesture(to after: HistoryState) {
    guard let start = beginning.first else { return }
    let gesture = beginning
    self = start.history
    if !start.state.isMarked(as: after) { record(from: start.state, to: after) }
    beginning = gesture
  }

  /// Takes what follows for steps of their own.
  mutating func endGesture() { beginning = [] }

  mutating func record(from before: HistoryState, to after: HistoryState) {
    if let current, !current.isMarked(as: before) {
      var current = current
      // Where a step was undone there is such an entry already: between two steps there is one at
      // most.
      if done.isTop({ !$0.isStep }), let entry = done.pop() { current.flip(entry) }
      done.push(HistoryEntry(from: current, to: before, isStep: false))
    }
    done.push(HistoryEntry(from: before, to: after, isStep: true))
    current = after
    undone = FollowingStack()
    (undoCount, redoCount) = (min(undoCount + 1, limit), 0)
    // The oldest are dropped many at a time, so that each step costs little.
    if done.count / 4 > limit { done.removeOldest(done.count - 2 * limit) }
  }

  mutating func follow(_ rows: IndexMapping, shown: IndexMapping) {
    let mapping = HistoryMapping(rows, shown: shown)
    for i in beginning.indices {
      beginning[i].state = beginning[i].state.following(mapping)
      beginning[i].history.follow(rows, shown: shown)
    }
    guard let current else { return }
    self.current = current.following(mapping)
    done.follow(mapping)
    undone.follow(mapping)
  }

  /// Applies a change after which shown rows have the marks of hidden ones beside their own, in
  /// every step.
  ///
  /// Whether such a row flips in a step depends on both of its marks before and after, so that each
  /// step is gone through.
  ///
  /// - Parameters:
  ///   - rows: Where all rows went: the hidden ones to the shown ones that they have become.
  ///   - shown: Where those went that were shown.
  ///   - merged: The shown rows; they have kept their numbers.
  /// - Complexity: O(*k* log *n*) for each step, for *k* such rows.
  mutating func merge(_ rows: IndexMapping, shown: IndexMapping, merged: RowSet) {
    let mapping = HistoryMapping(rows, shown: shown, merged: merged)
    func together(_ marks: RowSet) -> RowSet { rows.applied(to: marks, keeping: merged) }
    func together(_ state: HistoryState) -> HistoryState {
      HistoryState(
        selected: together(state.selected), checked: together(state.checked),
        cursor: state.cursor.following(mapping))
    }
    for i in beginning.indices {
      beginning[i].state = together(beginning[i].state)
      beginning[i].history.merge(rows, shown: shown, merged: merged)
    }
    guard let current else { return }
    let pairs = merged.union(RowSet(merged.compactMap(rows.oldIndex)))
    /// A state of which only the rows to be merged are known.
    func part(_ state: HistoryState) -> HistoryState {
      HistoryState(
        selected: state.selected.intersection(pairs), checked: state.checked.intersection(pairs),
        cursor: state.cursor)
    }
    /// The entries as they come one after the other from the current state, each merged.
    func mergedEntries(_ stack: FollowingStack<HistoryEntry>) -> [HistoryEntry] {
      var state = part(current)
      return stack.elements.reversed().map { entry in
        let before = state
        state.flip(entry)
        state = part(state)
        var next = entry.following(mapping)
        next.selected = FlippedRows(
          next.selected.rows.subtracting(merged).union(
            together(before.selected).symmetricDifference(together(state.selected))))
        next.checked = FlippedRows(
          next.checked.rows.subtracting(merged).union(
            together(before.checked).symmetricDifference(together(state.checked))))
        return next
      }
    }
    func stack(_ entries: [HistoryEntry]) -> FollowingStack<HistoryEntry> {
      entries.reversed().reduce(into: FollowingStack()) { $0.push($1) }
    }
    (done, undone) = (stack(mergedEntries(done)), stack(mergedEntries(undone)))
    self.current = together(current)
  }

  /// Takes the last step back.
  ///
  /// - Returns: what was before it, or nil if there is no step.
  mutating func undo() -> HistoryState? {
    guard undoCount > 0 else { return nil }
    while let entry = done.pop() {
      current?.flip(entry)
      undone.push(entry)
      if entry.isStep {
        (undoCount, redoCount) = (undoCount - 1, redoCount + 1)
        current?.cursor = entry.before
        break
      }
    }
    return current
  }

  /// Goes forward again by the step taken back last.
  ///
  /// - Returns: what was right after it, or nil if there is no step.
  mutating func redo() -> HistoryState? {
    guard redoCount > 0 else { return nil }
    while let entry = undone.pop() {
      current?.flip(entry)
      done.push(entry)
      if entry.isStep {
        (undoCount, redoCount) = (undoCount + 1, redoCount - 1)
        current?.cursor = entry.after
        break
      }
    }
    return current
  }
}

extension SelectionHistory: CustomStringConvertible {
  /// How many steps can be undone and redone.
  package var description: String {
    "\(undoCount) \(undoCount == 1 ? "step" : "steps") to undo, \(redoCount) to redo"
  }
}
