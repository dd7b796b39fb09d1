// SPDX-License-Identifier: MIT

/// What a step of the history brings back: the selected rows, anchor and lead.
struct SelectionMoment: Hashable, Sendable {
  var selected: RowSet
  var anchor: Int?
  var lead: Int?

  /// The same moment after a change of the data: rows that are gone have left it.
  func following(_ mapping: IndexMapping) -> SelectionMoment {
    SelectionMoment(
      selected: mapping.applied(to: selected), anchor: anchor.flatMap(mapping.nearestNewIndex),
      lead: lead.flatMap(mapping.nearestNewIndex))
  }
}

/// The steps by which a selection came about, for undo and redo.
///
/// Each input that changed the selection is a step; a change of the data is none, and the rows of all steps
/// follow it. A step is a pair of snapshots, which share what they have in common, so it costs O(1).
public struct SelectionHistory: Hashable, Sendable {
  /// The most steps that are kept; beyond it the oldest go.
  public let depth: Int

  /// A step: the table before it and right after it, as numbered when `age` data changes had been seen.
  private struct Step: Hashable, Sendable {
    var before: SelectionMoment
    var after: SelectionMoment
    var age: Int
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  /// The data changes that some step has not followed yet, the oldest first.
  private var mappings: [IndexMapping] = []
  /// How many data changes had been seen before the first of `mappings`.
  private var forgotten = 0

  /// Makes an empty history that keeps so many steps, at least one.
  public init(depth: Int = 100) { self.depth = max(depth, 1) }

  /// How many steps can be undone.
  public var undoCount: Int { done.count }

  /// How many steps can be redone.
  public var redoCount: Int { undone.count }

  private var age: Int { forgotten + mappings.count }

  mutating func record(from before: SelectionMoment, to after: SelectionMoment) {
    undone = []
    if done.count == depth { done.removeFirst() }
    done.append(Step(before: before, after: after, age: age))
  }

  mutating func follow(_ mapping: IndexMapping) {
    guard !(done.isEmpty && undone.isEmpty) else { return }
    mappings.append(mapping)
    if mappings.count > 1024 + 4 * (done.count + undone.count) { settle() }
  }

  mutating func removeAll() { self = SelectionHistory(depth: depth) }

  /// Takes the last step back.
  ///
  /// - Returns: what was before it, or nil if there is no step.
  mutating func undo() -> SelectionMoment? {
    guard var step = done.popLast() else { return nil }
    bringUpToDate(&step)
    undone.append(step)
    return step.before
  }

  /// Goes forward again by the step taken back last.
  ///
  /// - Returns: what was right after it, or nil if there is no step.
  mutating func redo() -> SelectionMoment? {
    guard var step = undone.popLast() else { return nil }
    bringUpToDate(&step)
    done.append(step)
    return step.after
  }

  private func bringUpToDate(_ step: inout Step) {
    for mapping in mappings.dropFirst(step.age - forgotten) {
      step.before = step.before.following(mapping)
      step.after = step.after.following(mapping)
    }
    step.age = age
  }

  /// Lets all steps follow the data changes that they have not yet, so that these can be forgotten.
  private mutating func settle() {
    for i in done.indices { bringUpToDate(&done[i]) }
    for i in undone.indices { bringUpToDate(&undone[i]) }
    forgotten = age
    mappings = []
  }
}

extension TableSelection {
  /// Keeps steps for undo and redo from now on, at most so many; nil keeps none.
  ///
  /// Earlier steps are dropped.
  public mutating func keepHistory(depth: Int?) {
    history = depth.map(SelectionHistory.init(depth:))
  }

  var moment: SelectionMoment {
    SelectionMoment(selected: selected, anchor: anchorNumber, lead: leadNumber)
  }

  /// Brings back what was selected before the last step, with anchor and lead; it asks and tells nothing.
  ///
  /// With no step it does nothing. Where the mode in force is single, the lowest selected row stays.
  /// - Returns: what changed.
  @discardableResult
  public mutating func undo() -> SelectionChange {
    program { (turn) in turn.bringBack(turn.table.history?.undo()) }
  }

  /// Brings back what was selected right after the step that was undone last, with anchor and lead.
  ///
  /// With no step it does nothing. Where the mode in force is single, the lowest selected row stays.
  /// - Returns: what changed.
  @discardableResult
  public mutating func redo() -> SelectionChange {
    program { (turn) in turn.bringBack(turn.table.history?.redo()) }
  }
}

extension Turn {
  fileprivate mutating func bringBack(_ moment: SelectionMoment?) {
    isStep = false
    guard let moment else { return }
    table.selected = moment.selected
    table.anchorNumber = moment.anchor
    table.leadNumber = moment.lead
    table.endGestures()
    table.trimToMode()
  }
}
