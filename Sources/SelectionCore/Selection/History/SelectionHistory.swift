// SPDX-License-Identifier: MIT

/// The steps by which a selection came about, for undo and redo.
///
/// Each input that changed the selection or a checkmark is a step, and a gesture is one from its
/// beginning to its end, however many parts it has. A change of the data is none: each step carries
/// the version of the data that it is about, and its rows take the way from there through the
/// table's ``Journal`` when it is undone or redone. A step holds the rows that it changed, and not
/// all that were marked.
///
/// After so many changes of the data that remembering them takes more than the steps, all steps
/// take the way at once; an anchor or lead whose row is gone by then stays on the row that is the
/// nearest then.
package struct SelectionHistory: InitiallyShared, Hashable {
  /// The most steps that are kept; beyond it the oldest are dropped.
  ///
  /// Zero if none are to be kept.
  package let limit: Int
  /// How many steps can be undone.
  package private(set) var undoCount = 0
  /// How many steps can be redone.
  package private(set) var redoCount = 0

  /// What the last entry that was done left, or the last that was undone found.
  private var current: HistoryState?
  /// The version of the data that it is about.
  private var version = 0
  private var done = EntryStack()
  private var undone = EntryStack()

  /// Makes an empty history that keeps so many steps, at least one.
  package init(limit: Int) { self.limit = max(limit, 1) }

  /// Makes a history that keeps no steps.
  private init() { limit = 0 }

  @safe nonisolated(unsafe) static let initial = Shared.Box(SelectionHistory())

  /// How many entries are kept.
  package var keptCount: Int { done.count + undone.count }

  /// How many segments of changes of the data are worth remembering for the steps; none if there
  /// are no steps.
  var rememberedSize: Int { current == nil ? 0 : max(4_096, 4 * keptCount) }

  /// Whether two histories have the same steps, if both are about the newest versions of their
  /// data.
  package static func == (first: SelectionHistory, second: SelectionHistory) -> Bool {
    first.limit == second.limit && first.undoCount == second.undoCount
      && first.redoCount == second.redoCount && first.current == second.current
      && first.done == second.done && first.undone == second.undone
  }

  /// Hashes how many steps there are.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(undoCount)
    hasher.combine(redoCount)
  }

  mutating func removeAll() { self = SelectionHistory(limit: limit) }

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - before: What there was before it.
  ///   - after: What there is after it.
  ///   - row: The only row whose selection differs, if that is known.
  ///   - journal: The changes of the data, to the newest version of which both belong.
  mutating func record(
    from before: HistoryState, to after: HistoryState, flipping row: Int? = nil,
    _ journal: Journal
  ) {
    follow(journal)
    if var current, !current.isMarked(as: before) {
      // Where a step was undone there is such an entry already: between two steps there is one at
      // most.
      if let top = done.top, !top.isStep, let entry = done.pop() {
        current.flip(entry, journal.route(from: entry.version))
      }
      done.push(HistoryEntry(from: current, to: before, isStep: false, version))
    }
    done.push(HistoryEntry(from: before, to: after, flipping: row, isStep: true, version))
    current = after
    undone = EntryStack()
    (undoCount, redoCount) = (min(undoCount + 1, limit), 0)
    // The oldest are dropped many at a time, so that each step costs little.
    if done.count / 4 > limit { done.removeOldest(done.count - 2 * limit) }
  }

  /// Takes the state between steps to the newest version of the data.
  private mutating func follow(_ journal: Journal) {
    if version != journal.version {
      current = current?.following(journal.route(from: version))
      version = journal.version
    }
  }

  /// Takes all steps to the newest version of the data, so that the journal need not remember those
  /// before.
  ///
  /// - Complexity: O(*s* log *k*) for *s* steps and *k* changes of the data.
  mutating func refresh(_ journal: Journal) {
    follow(journal)
    done.change { $0.following(journal) }
    undone.change { $0.following(journal) }
  }

  /// Lets rows have the marks of others beside their own, in every step.
  ///
  /// - Complexity: O(*k* log *n*) for each step, for *k* such rows.
  mutating func merge(_ pairs: [MergedRow], _ journal: Journal) {
    refresh(journal)
    let rows = RowSet(pairs.flatMap { [$0.row, $0.other] })
    rewrite(about: rows) { $0.merging(pairs) }
  }

  /// Lets hidden rows have no marks, in every step.
  ///
  /// - Complexity: O(nodes in which the sets differ) for each step.
  mutating func forget(_ forgetting: Forgetting, _ journal: Journal) {
    refresh(journal)
    func forget(_ entry: HistoryEntry) -> HistoryEntry {
      var entry = entry
      entry.flips = entry.flips.changed { $0.subtracting(forgetting.rows) }
      entry.before = entry.before.forgetting(forgetting)
      entry.after = entry.after.forgetting(forgetting)
      return entry
    }
    done.change(forget)
    undone.change(forget)
    current = current?.forgetting(forgetting)
  }

  /// Lets each state be another, as far as some rows are concerned.
  ///
  /// Whether a row flips in a step depends on what it is before and after, so that each step is
  /// gone through.
  private mutating func rewrite(
    about rows: RowSet, _ change: (HistoryState) -> HistoryState
  ) {
    guard let current else { return }
    func rewritten(_ stack: EntryStack) -> EntryStack {
      var state = current.keeping(rows)
      var entries: [HistoryEntry] = []
      for entry in stack.entries.reversed() {
        let before = change(state)
        state.flip(entry, Journal.Route([]))
        state = state.keeping(rows)
        let after = change(state)
        var next = entry
        next.flips = entry.flips.replacing(
          rows,
          by: (
            before.selected.symmetricDifference(after.selected),
            before.checked.symmetricDifference(after.checked)
          ))
        next.before = change(HistoryState(selected: [], checked: [], cursor: entry.before)).cursor
        next.after = change(HistoryState(selected: [], checked: [], cursor: entry.after)).cursor
        entries.append(next)
      }
      return EntryStack(entries.reversed())
    }
    (done, undone) = (rewritten(done), rewritten(undone))
    self.current = change(current)
  }

  /// Takes the last step back.
  ///
  /// - Parameter journal: The changes of the data.
  /// - Returns: What was before it, or nil if there is no step.
  mutating func undo(_ journal: Journal) -> HistoryState? {
    guard undoCount > 0 else { return nil }
    follow(journal)
    while let entry = done.pop() {
      // It keeps its version: anchor and lead are looked for in the order of its own table.
      undone.push(entry)
      let route = journal.route(from: entry.version)
      current?.flip(entry, route)
      if entry.isStep {
        (undoCount, redoCount) = (undoCount - 1, redoCount + 1)
        current?.cursor = entry.before.following(route)
        break
      }
    }
    return current
  }

  /// Goes forward again by the step taken back last.
  ///
  /// - Parameter journal: The changes of the data.
  /// - Returns: What was right after it, or nil if there is no step.
  mutating func redo(_ journal: Journal) -> HistoryState? {
    guard redoCount > 0 else { return nil }
    follow(journal)
    while let entry = undone.pop() {
      done.push(entry)
      let route = journal.route(from: entry.version)
      current?.flip(entry, route)
      if entry.isStep {
        (undoCount, redoCount) = (undoCount + 1, redoCount - 1)
        current?.cursor = entry.after.following(route)
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
