// SPDX-License-Identifier: MIT

/// The steps by which the selection changed, for undo and redo.
///
/// Each input that changed the selection or a checkmark is a step, and a gesture is one step from
/// its beginning to its end, regardless of its number of parts. A change to the data isn't a step:
/// each step stores the version of the data to which it refers, and when it is undone or redone,
/// its rows are translated from that version by the table's ``Journal``. A step contains the rows
/// that it changed, not all marked rows.
///
/// When the stored changes to the data would take more space than the steps, all steps are
/// translated to the newest version at once; an anchor or lead whose row was removed then moves to
/// the row that is nearest at that time.
package struct SelectionHistory: Equatable {
  /// The maximum number of recorded steps; beyond this number the oldest steps are dropped.
  ///
  /// Zero if no steps are recorded.
  package let limit: Int
  /// The number of steps that can be undone.
  package private(set) var undoCount = 0
  /// The number of steps that can be redone.
  package private(set) var redoCount = 0

  /// The state after the last entry that was done, or before the last entry that was undone.
  private var current: HistoryState?
  /// The version of the data to which the current state refers.
  private var version = 0
  private var done = EntryStack()
  private var undone = EntryStack()

  /// Creates an empty history that records up to the given number of steps, but at least one step.
  package init(limit: Int) { self.limit = max(limit, 1) }

  /// Creates a history that records no steps.
  init() { limit = 0 }

  /// The number of kept entries.
  package var keptCount: Int { done.count + undone.count }

  /// The number of segments of data changes that are worth storing for the steps; zero without
  /// steps.
  var rememberedSize: Int { current == nil ? 0 : max(4_096, 4 * keptCount) }

  /// Whether two histories have the same steps, each history at the newest version of its data.
  package static func == (first: SelectionHistory, second: SelectionHistory) -> Bool {
    first.limit == second.limit && first.undoCount == second.undoCount
      && first.redoCount == second.redoCount && first.current == second.current
      && first.done == second.done && first.undone == second.undone
  }

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - before: The state before the step.
  ///   - after: The state after the step.
  ///   - row: The only row whose selection differs, if it is known.
  ///   - journal: The changes to the data; both states refer to its newest version.
  mutating func record(
    from before: HistoryState, to after: HistoryState, flipping row: Int? = nil,
    _ journal: Journal
  ) {
    follow(journal)
    if var current, current.marks != before.marks {
      // After an undo this entry exists already: there is at most one between two steps.
      if let top = done.top, !top.isStep, let entry = done.pop() {
        current.flip(entry, journal.route(from: entry.version))
      }
      done.push(HistoryEntry(from: current, to: before, isStep: false, version))
    }
    done.push(HistoryEntry(from: before, to: after, flipping: row, isStep: true, version))
    current = after
    undone = EntryStack()
    (undoCount, redoCount) = (min(undoCount + 1, limit), 0)
    // The oldest steps are dropped many at a time, so that each step costs little.
    if done.count / 4 > limit { done.removeOldest(done.count - 2 * limit) }
  }

  /// Translates the state between steps to the newest version of the data.
  private mutating func follow(_ journal: Journal) {
    if version != journal.version {
      current = current?.following(journal.route(from: version))
      version = journal.version
    }
  }

  /// Translates all steps to the newest version of the data, so that the journal needn't store
  /// earlier versions.
  ///
  /// - Complexity: O(*s* log *k*) for *s* steps and *k* changes to the data.
  mutating func refresh(_ journal: Journal) {
    follow(journal)
    done.change { $0.following(journal) }
    undone.change { $0.following(journal) }
  }

  /// For each step, the newest undone or done first, the rows that it flips because it changes
  /// whether they inherit marks.
  struct InheritedFlips {
    var (done, undone): ([MarkSets], [MarkSets])
  }

  /// Finds the flips of rows that inherit marks by edits to the data; nil if the edits need no
  /// states, or if there are no steps.
  ///
  /// - Complexity: O(*k* log *n*) for each step and *k* inheritances.
  @_optimize(size)
  mutating func inheritedFlips(by edits: [MarkEdit], _ journal: Journal) -> InheritedFlips? {
    let edits = edits.filter { $0.needsStates }
    if edits.isEmpty { return nil }
    refresh(journal)
    guard let current else { return nil }
    @_optimize(size)
    func flips(_ stack: EntryStack) -> [MarkSets] {
      var state = current.marks
      return stack.entries.reversed().map { entry in
        let (old, changed) = (state, entry.flips.sets)
        state = old.symmetricDifference(changed)
        var flips = MarkSets()
        for edit in edits {
          let isConcerned = edit.heirs.contains {
            !$0.sources.isDisjoint(with: changed[$0.layer])
          }
          guard isConcerned else { continue }
          flips[edit.layer].formUnion(
            edit.inherited(from: old).symmetricDifference(edit.inherited(from: state)))
        }
        return flips
      }
    }
    return InheritedFlips(done: flips(done), undone: flips(undone))
  }

  /// Adds flips to the steps after the edits to the data, which are in the journal.
  @_optimize(size)
  mutating func add(_ flips: InheritedFlips, _ journal: Journal) {
    refresh(journal)
    var flips = flips
    // Stacks are changed from the oldest entry on.
    done.change { $0.flipping(flips.done.popLast()) }
    undone.change { $0.flipping(flips.undone.popLast()) }
  }

  /// Removes the marks of forgotten hidden rows from every step.
  ///
  /// - Complexity: O(nodes in which the sets differ) for each step.
  mutating func forget(_ forgetting: Forgetting, _ journal: Journal) {
    refresh(journal)
    func forget(_ entry: HistoryEntry) -> HistoryEntry {
      entry.changed(to: Flips(entry.flips.sets.map { $0.subtracting(forgetting.rows) })) {
        $0.forgetting(forgetting)
      }
    }
    done.change(forget)
    undone.change(forget)
    current = current?.forgetting(forgetting)
  }

  /// In every step, gives rows the marks of the rows that were merged into them.
  ///
  /// Whether a step flips such a row depends on the states before and after the step, so the method
  /// visits every step.
  ///
  /// - Complexity: O(*k* log *n*) for each step and *k* such rows.
  mutating func merge(_ pairs: [MergedRow], _ journal: Journal) {
    refresh(journal)
    guard let current else { return }
    let rows = RowSet(pairs.flatMap { [$0.row, $0.other] })
    func rewritten(_ stack: EntryStack) -> EntryStack {
      var state = current.keeping(rows)
      var entries: [HistoryEntry] = []
      for entry in stack.entries.reversed() {
        let before = state.merging(pairs)
        state.flip(entry, Journal.Route([]))
        state = state.keeping(rows)
        let after = state.merging(pairs)
        // The other rows that it flips, and those of these rows that it now flips, are disjoint.
        let flips = entry.flips.sets.map { $0.subtracting(rows) }
          .symmetricDifference(before.marks.symmetricDifference(after.marks))
        entries.append(entry.changed(to: Flips(flips)) { $0.merging(pairs) })
      }
      return EntryStack(entries.reversed())
    }
    (done, undone) = (rewritten(done), rewritten(undone))
    self.current = current.merging(pairs)
  }

  /// Undoes the last step, or redoes the step that was undone last.
  ///
  /// - Parameters:
  ///   - journal: The changes to the data.
  ///   - isUndo: Whether the step is undone.
  /// - Returns: The state before the undone step, or right after the redone step; nil if there is
  ///   no step.
  mutating func step(_ journal: Journal, isUndo: Bool) -> HistoryState? {
    guard (isUndo ? undoCount : redoCount) > 0 else { return nil }
    follow(journal)
    while let entry = isUndo ? done.pop() : undone.pop() {
      // It keeps its version: anchor and lead are looked up in the order of its own table.
      if isUndo { undone.push(entry) } else { done.push(entry) }
      let route = journal.route(from: entry.version)
      current?.flip(entry, route)
      if entry.isStep {
        let change = isUndo ? 1 : -1
        (undoCount, redoCount) = (undoCount - change, redoCount + change)
        current?.cursor = (isUndo ? entry.before : entry.after).following(route)
        break
      }
    }
    return current
  }
}
