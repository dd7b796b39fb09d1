// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The tables before each change to the rows, and the tables after the changes that were undone.
///
/// A table is a value that has its own steps of selection. Undoing a change to the rows restores
/// the whole table as it was before the change.
struct DataSteps {
  struct State {
    var table: IdentifiedTable<DemoRow>
    var log: InputLog<RowPath>?
  }

  /// A table, and the number of the other table's steps that belong to this table.
  private struct Step {
    var state: State
    var stepCount: Int
  }

  private var past: [Step] = []
  private var future: [Step] = []

  /// Whether the last step of a table is a change to the rows.
  func isLast(in table: IdentifiedTable<DemoRow>) -> Bool {
    past.last.map { table.undoCount <= $0.stepCount } ?? false
  }

  /// Whether the next step to redo is a change to the rows.
  func isNext(in table: IdentifiedTable<DemoRow>) -> Bool {
    future.last.map { table.redoCount <= $0.stepCount } ?? false
  }

  /// Stores the state before a change to the rows.
  mutating func push(_ before: State, after table: IdentifiedTable<DemoRow>) {
    past.append(Step(state: before, stepCount: table.undoCount))
    future = []
  }

  /// Discards the undone steps, because there is a new step.
  mutating func forgetUndone() { future = [] }

  /// The state before the last change to the rows.
  mutating func undo(from now: State) -> State? {
    guard let step = past.popLast() else { return nil }
    future.append(Step(state: now, stepCount: step.state.table.redoCount))
    return step.state
  }

  /// The state after the change to the rows that was undone last.
  mutating func redo(from now: State) -> State? {
    guard let step = future.popLast() else { return nil }
    past.append(Step(state: now, stepCount: step.state.table.undoCount))
    return step.state
  }
}
