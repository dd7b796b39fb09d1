// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The tables that there were before each change of the rows, and those after the changes that were
/// undone.
///
/// A table is a value that has its own steps of selection. To take a change of the rows back is to
/// have the table again that there was before it.
struct DataSteps {
  struct State {
    var table: IdentifiedTable<DemoRow>
    var log: InputLog<RowPath>?
  }

  /// A table, and how many of the steps of the other one belong to it.
  private struct Step {
    var state: State
    var stepCount: Int
  }

  private var past: [Step] = []
  private var future: [Step] = []

  /// Whether the last thing that a table has done is a change of the rows.
  func isLast(in table: IdentifiedTable<DemoRow>) -> Bool {
    past.last.map { table.undoCount <= $0.stepCount } ?? false
  }

  /// Whether the next thing to be done again is a change of the rows.
  func isNext(in table: IdentifiedTable<DemoRow>) -> Bool {
    future.last.map { table.redoCount <= $0.stepCount } ?? false
  }

  /// Keeps what there was before a change of the rows.
  mutating func push(_ before: State, after table: IdentifiedTable<DemoRow>) {
    past.append(Step(state: before, stepCount: table.undoCount))
    future = []
  }

  /// Forgets what was undone, because something else was done.
  mutating func forgetUndone() { future = [] }

  /// What there was before the last change of the rows.
  mutating func undo(from now: State) -> State? {
    guard let step = past.popLast() else { return nil }
    future.append(Step(state: now, stepCount: step.state.table.redoCount))
    return step.state
  }

  /// What there was after the change of the rows that was undone last.
  mutating func redo(from now: State) -> State? {
    guard let step = future.popLast() else { return nil }
    past.append(Step(state: now, stepCount: step.state.table.undoCount))
    return step.state
  }
}
