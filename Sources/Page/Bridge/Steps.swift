// SPDX-License-Identifier: MIT
import SelectionCore

/// A list's rows, and their items.
struct Contents {
  var rows: TableSelection
  var order: Order

  /// The item of a shown row, or nil if the row doesn't exist.
  func item(of row: RowPath) -> Int32? { rows.rowNumber(of: row).map { order[$0] } }
}

/// The contents of a list from before its rows changed, and those from before such changes were
/// undone.
///
/// Each is a value with its own steps of selection, and shares its storage with the others: only
/// what reorders all rows takes space, four bytes for each.
struct Steps {
  /// The direction of a step.
  enum Way { case back, again }

  private struct State {
    var contents: Contents
    /// The number of bytes that are kept only for it.
    var size: Int
    /// The number of the table's steps that can't be redone anymore, because there was another
    /// step.
    var stale: Int
  }

  private var past: [State] = []
  private var future: [State] = []
  /// The number of steps that the table could redo but must not, because its rows were changed
  /// after they were undone.
  private(set) var staleCount = 0

  /// The most bytes kept for earlier contents, except for the last ones: the rest of 64 MB is for
  /// the change itself.
  private static let mostBytes = 16_800_000

  /// The number of steps that can be undone, or redone.
  func count(_ way: Way) -> Int { way == .back ? past.count : future.count }

  /// Stores contents whose rows have changed, and the number of bytes that are kept for them.
  mutating func push(_ contents: Contents, size: Int) {
    future = []
    past.append(State(contents: contents, size: size, stale: contents.rows.redoCount))
    staleCount = 0
    var held = 0
    let kept = past.reversed().prefix { state in
      held += state.size
      return held <= Self.mostBytes
    }.count
    past.removeFirst(past.count - max(1, kept))
  }

  /// Forgets the undone steps, because there is a new one.
  mutating func forgetUndone() { (future, staleCount) = ([], 0) }

  /// The contents before the last step, or after it; the current ones are stored for the opposite
  /// direction.
  mutating func go(_ way: Way, from contents: Contents) -> Contents? {
    guard let state = way == .back ? past.popLast() : future.popLast() else { return nil }
    let here = State(contents: contents, size: state.size, stale: staleCount)
    staleCount = state.stale
    if way == .back { future.append(here) } else { past.append(here) }
    return state.contents
  }
}
