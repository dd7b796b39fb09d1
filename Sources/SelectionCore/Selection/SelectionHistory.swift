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

  /// A step: the table before it and right after it, and how many of `mappings` it has followed.
  private struct Step: Hashable, Sendable {
    var before: SelectionMoment
    var after: SelectionMoment
    var followed: Int
  }

  private var done = SharedStack<Step>()
  private var undone = SharedStack<Step>()
  /// The data changes that some step has not followed yet, the newest on top.
  private var mappings = SharedStack<IndexMapping>()
  /// How many steps can be undone.
  public private(set) var undoCount = 0

  /// Makes an empty history that keeps so many steps, at least one.
  public init(depth: Int = 100) { self.depth = max(depth, 1) }

  /// How many steps and data changes are kept, for tests of what a history costs.
  package var keptCount: Int { done.count + undone.count + mappings.count }

  /// How many steps can be redone.
  public var redoCount: Int { undone.count }

  mutating func record(from before: SelectionMoment, to after: SelectionMoment) {
    undone = SharedStack()
    done.push(Step(before: before, after: after, followed: mappings.count))
    undoCount = min(undoCount + 1, depth)
    // The oldest go many at a time, for each time all others are stacked anew.
    if done.count / 2 > depth { done = SharedStack(done.newest(depth)) }
  }

  mutating func follow(_ mapping: IndexMapping) {
    guard undoCount > 0 || redoCount > 0 else { return }
    mappings.push(mapping)
    if mappings.count > 1024 + 4 * (done.count + undone.count) { settle() }
  }

  mutating func removeAll() { self = SelectionHistory(depth: depth) }

  /// Takes the last step back.
  ///
  /// - Returns: what was before it, or nil if there is no step.
  mutating func undo() -> SelectionMoment? {
    guard undoCount > 0, let last = done.pop() else { return nil }
    undoCount -= 1
    let step = upToDate(last)
    undone.push(step)
    return step.before
  }

  /// Goes forward again by the step taken back last.
  ///
  /// - Returns: what was right after it, or nil if there is no step.
  mutating func redo() -> SelectionMoment? {
    guard let last = undone.pop() else { return nil }
    undoCount += 1
    let step = upToDate(last)
    done.push(step)
    return step.after
  }

  /// A step after the data changes that it has not followed yet.
  private func upToDate(_ step: Step) -> Step {
    var step = step
    for mapping in mappings.newest(mappings.count - step.followed) {
      step.before = step.before.following(mapping)
      step.after = step.after.following(mapping)
    }
    step.followed = mappings.count
    return step
  }

  /// Lets all steps follow the data changes that they have not yet, so that these can be forgotten.
  private mutating func settle() {
    func settled(_ step: Step) -> Step {
      var step = upToDate(step)
      step.followed = 0
      return step
    }
    done = SharedStack(done.newest(undoCount).map(settled))
    undone = SharedStack(undone.newest(undone.count).map(settled))
    mappings = SharedStack()
  }
}

extension TableSelection {
  /// Keeps steps for undo and redo from now on, at most so many; nil keeps none.
  ///
  /// Earlier steps are dropped.
  ///
  /// O(1).
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
  /// - Complexity: O(1), and O(*m* log *n*) for *m* single changes of the data since the step.
  @discardableResult
  public mutating func undo() -> SelectionChange {
    guard history != nil else { return program { _ in } }
    return program { (turn) in turn.bringBack(turn.table.history?.undo()) }
  }

  /// Brings back what was selected right after the step that was undone last, with anchor and lead.
  ///
  /// With no step it does nothing. Where the mode in force is single, the lowest selected row stays.
  /// - Returns: what changed.
  /// - Complexity: O(1), and O(*m* log *n*) for *m* single changes of the data since the step.
  @discardableResult
  public mutating func redo() -> SelectionChange {
    guard history != nil else { return program { _ in } }
    return program { (turn) in turn.bringBack(turn.table.history?.redo()) }
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
