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

  mutating func follow(_ mapping: TableMapping) {
    guard let current else { return }
    let mapping = HistoryMapping(mapping)
    self.current = current.following(mapping)
    done.follow(mapping)
    undone.follow(mapping)
  }

  /// Lets rows have the marks of others beside their own, in every step.
  ///
  /// - Complexity: O(*k* log *n*) for each step, for *k* such rows.
  mutating func merge(_ pairs: [MergedRow]) {
    let rows = RowSet(pairs.flatMap { [$0.row, $0.other] })
    rewrite(about: rows) { $0.merging(pairs) }
  }

  /// Lets hidden rows have no marks, in every step.
  ///
  /// - Complexity: O(nodes in which the sets differ) for each step.
  mutating func forget(_ forgetting: Forgetting) {
    guard let current else { return }
    func kept(_ stack: FollowingStack<HistoryEntry>) -> FollowingStack<HistoryEntry> {
      stack.elements.reduce(into: FollowingStack()) { stack, entry in
        var entry = entry
        entry.selected = FlippedRows(entry.selected.rows.subtracting(forgetting.rows))
        entry.checked = FlippedRows(entry.checked.rows.subtracting(forgetting.rows))
        entry.before = entry.before.forgetting(forgetting)
        entry.after = entry.after.forgetting(forgetting)
        stack.push(entry)
      }
    }
    (done, undone) = (kept(done), kept(undone))
    self.current = current.forgetting(forgetting)
  }

  /// Lets each state be another, as far as some rows are concerned.
  ///
  /// Whether a row flips in a step depends on what it is before and after, so that each step is
  /// gone through.
  private mutating func rewrite(
    about rows: RowSet, _ change: (HistoryState) -> HistoryState
  ) {
    guard let current else { return }
    func rewritten(_ stack: FollowingStack<HistoryEntry>) -> FollowingStack<HistoryEntry> {
      var state = current.keeping(rows)
      var entries: [HistoryEntry] = []
      for entry in stack.elements.reversed() {
        let before = change(state)
        state.flip(entry)
        state = state.keeping(rows)
        let after = change(state)
        var next = entry
        next.selected = FlippedRows(
          entry.selected.rows.subtracting(rows)
            .union(before.selected.symmetricDifference(after.selected)))
        next.checked = FlippedRows(
          entry.checked.rows.subtracting(rows)
            .union(before.checked.symmetricDifference(after.checked)))
        next.before = change(HistoryState(selected: [], checked: [], cursor: entry.before)).cursor
        next.after = change(HistoryState(selected: [], checked: [], cursor: entry.after)).cursor
        entries.append(next)
      }
      return entries.reversed().reduce(into: FollowingStack()) { $0.push($1) }
    }
    (done, undone) = (rewritten(done), rewritten(undone))
    self.current = change(current)
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
