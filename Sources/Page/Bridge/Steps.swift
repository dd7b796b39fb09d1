// SPDX-License-Identifier: MIT
import SelectionCore

/// The tables of a list from before its rows changed, and those from before such changes were
/// undone.
///
/// A table is a value that has its own steps of selection. Keeping one costs next to nothing,
/// because tables share storage, unless its rows were reordered.
struct Steps {
  /// The direction of a step.
  enum Way { case back, again }

  private struct State {
    var table: IdentifiedTable<Int32>
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

  /// The most bytes kept for earlier tables, except for the last one.
  private static let mostBytes = 64_000_000

  /// The number of steps that can be undone, or redone.
  func count(_ way: Way) -> Int { way == .back ? past.count : future.count }

  /// Stores a table whose rows have changed.
  ///
  /// - Parameters:
  ///   - table: The table before the change.
  ///   - segments: The number of segments of the change.
  mutating func push(_ table: IdentifiedTable<Int32>, beforeSegments segments: Int) {
    future = []
    let stale = table.redoCount
    staleCount = 0
    // Reordered names need an index of their own: two slots of eight bytes for each row, and the
    // row. The mapping of the rows takes three numbers for each.
    let rows = table.rows.wholeShape.rowCount
    let size = segments > rows / 64 ? 48 * rows : 64 * segments
    past.append(State(table: table, size: size, stale: stale))
    var held = 0
    let kept = past.reversed().prefix { state in
      held += state.size
      return held <= Self.mostBytes
    }.count
    past.removeFirst(past.count - max(1, kept))
  }

  /// Forgets the undone steps, because there is a new one.
  mutating func forgetUndone() { (future, staleCount) = ([], 0) }

  /// The table before the last step, or after it; the current one is stored for the opposite
  /// direction.
  mutating func go(
    _ way: Way, from table: IdentifiedTable<Int32>
  ) -> IdentifiedTable<Int32>? {
    guard let state = way == .back ? past.popLast() : future.popLast() else { return nil }
    let here = State(table: table, size: state.size, stale: staleCount)
    staleCount = state.stale
    if way == .back { future.append(here) } else { past.append(here) }
    return state.table
  }
}
