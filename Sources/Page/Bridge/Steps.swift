// SPDX-License-Identifier: MIT
import SelectionCore

/// A list's rows, and their items.
struct Contents {
  var rows: TableSelection
  var order: Order

  /// The item of a shown row, or nil if the row doesn't exist.
  func item(of row: RowPath) -> Int32? { rows.rowNumber(of: row).map { order[$0] } }
}

/// A list's contents before each change to its rows, and before each undo of such a change.
///
/// Each is a value with its own selection steps, and shares its storage with the other values. Only
/// reordering all rows takes space, four bytes for each row; a shuffle isn't stored but repeated.
struct Steps {
  /// The direction of a step.
  enum Way { case back, again }

  /// The order of the rows on the other side of a step.
  enum OtherOrder {
    /// The order is stored; the associated value is the number of bytes that the order on the other
    /// side doesn't share with the order on this side.
    case kept(unshared: Int)
    /// The order results from a shuffle with a seed, or from undoing this shuffle.
    case shuffled(seed: UInt32)
  }

  private struct State {
    var rows: TableSelection
    /// The order; nil if the order is made from the order on the other side.
    var order: Order?
    var other: OtherOrder
    /// The number of the table's steps that can no longer be redone, because there was a later
    /// step.
    var stale: Int

    init(_ contents: Contents, _ other: OtherOrder, stale: Int) {
      (rows, self.other, self.stale) = (contents.rows, other, stale)
      if case .kept = other { order = contents.order }
    }

    /// The maximum number of bytes that are kept only for this step.
    var size: Int {
      switch other {
      case .kept(let unshared): return unshared
      case .shuffled:
        // In a shuffled table, the selected rows are scattered, or the unselected ones are.
        let (count, selected) = (rows.wholeShape.rowCount, rows.selectedNumbers.count)
        return 4 * min(selected, count - selected)
      }
    }
  }

  private var past: [State] = []
  private var future: [State] = []
  /// The number of steps that the table could redo but must not, because its rows were changed
  /// after these steps were undone.
  private(set) var staleCount = 0

  /// The maximum number of bytes kept for earlier contents, except the last contents; the rest of
  /// 64 MB is for the change itself.
  private static let mostBytes = 16_800_000

  /// The number of steps that can be undone or redone.
  func count(_ way: Way) -> Int { way == .back ? past.count : future.count }

  /// Stores contents whose rows have changed.
  mutating func push(_ contents: Contents, _ other: OtherOrder) {
    future = []
    past.append(State(contents, other, stale: contents.rows.redoCount))
    staleCount = 0
    var held = 0
    let kept = past.reversed().prefix { state in
      held += state.size
      return held <= Self.mostBytes
    }.count
    past.removeFirst(past.count - max(1, kept))
  }

  /// Discards the undone steps, because there is a new step.
  mutating func forgetUndone() { (future, staleCount) = ([], 0) }

  /// The contents before the last step, or after it; the current contents are stored for the
  /// opposite direction.
  mutating func go(_ way: Way, from contents: Contents) -> Contents? {
    guard let state = way == .back ? past.popLast() : future.popLast() else { return nil }
    let here = State(contents, state.other, stale: staleCount)
    staleCount = state.stale
    if way == .back { future.append(here) } else { past.append(here) }
    var order = state.order ?? contents.order
    if case .shuffled(let seed) = state.other {
      if way == .back { order.unshuffle(seed) } else { order.reshuffle(seed) }
    }
    return Contents(rows: state.rows, order: order)
  }
}
