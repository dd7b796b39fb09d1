// SPDX-License-Identifier: MIT
import SelectionCore

/// The tables that a list was before its rows changed, and those that it was before that was
/// undone.
///
/// A table is a value that has its own steps of selection. To keep one costs next to nothing,
/// because tables share what they have in common, except if its rows were put into another order.
struct Steps {
  /// Where a step goes.
  enum Way { case back, again }

  private struct State {
    var table: IdentifiedTable<Int32>
    /// How many bytes are held for it alone.
    var size: Int
    /// How many steps the table could do again that something else was done after.
    var stale: Int
  }

  private var past: [State] = []
  private var future: [State] = []
  /// How many steps that the table could do again are of no use, because its rows were changed
  /// after they were undone.
  private(set) var staleCount = 0

  /// The most bytes that are held for tables of before, except for the last one.
  private static let mostBytes = 64_000_000

  /// How many steps can be taken back, or done again.
  func count(_ way: Way) -> Int { way == .back ? past.count : future.count }

  /// Keeps a table whose rows have changed.
  ///
  /// - Parameters:
  ///   - table: The table before the change.
  ///   - segments: How many segments the change has.
  mutating func push(_ table: IdentifiedTable<Int32>, beforeSegments segments: Int) {
    future = []
    let stale = table.redoCount
    staleCount = 0
    // Names in another order are an index of their own: two slots of eight bytes for each row,
    // and the row. What a table knows of how its rows came there are three numbers for each.
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

  /// Forgets what was undone, because something else was done.
  mutating func forgetUndone() { (future, staleCount) = ([], 0) }

  /// The table before the last step, or after it; the other way leads back to what it is.
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
