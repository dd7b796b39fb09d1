// SPDX-License-Identifier: MIT
import SelectionCore

/// The page's undo: older values of a list, its rows and its selection together.
///
/// Tables are values that share what they have in common, so to keep each costs next to nothing.
/// Identities are kept whole for each step that changed the rows.
struct Steps {
  /// What a list was.
  struct State {
    var identities: [Int32]
    var rows: TableSelection
    /// Whether the step from it changed the rows, so that its identities are kept for it alone.
    var isOfData: Bool
  }

  /// Where a step goes.
  enum Way { case back, again }

  private var past: [State] = []
  private var future: [State] = []
  /// Whether the parts of a band belong to the last step.
  private var isInBand = false

  /// How many steps can be taken back, or done again.
  func count(_ way: Way) -> Int { way == .back ? past.count : future.count }

  /// Notes an input that changed marks or rows; all parts of a band are one step.
  mutating func note(_ change: SelectionChange, _ identities: [Int32]) {
    defer { isInBand = change.after.isSweeping && (isInBand || !change.isEmpty) }
    guard !change.isEmpty else { return }
    future = []
    guard !isInBand else { return }
    past.append(
      State(
        identities: identities, rows: change.before, isOfData: change.mapping != nil))
    forget()
  }

  /// What the list was before the last step, or after it; the other way leads back to what it is.
  mutating func go(
    _ way: Way, from rows: TableSelection, _ identities: [Int32]
  ) -> State? {
    guard let state = way == .back ? past.popLast() : future.popLast() else { return nil }
    let here = State(identities: identities, rows: rows, isOfData: state.isOfData)
    if way == .back { future.append(here) } else { past.append(here) }
    isInBand = false
    return state
  }

  /// Forgets the oldest steps, where there are very many or their identities take much room.
  private mutating func forget() {
    var (held, kept) = (0, 0)
    while kept < min(past.count, 200) {
      let state = past[past.count - 1 - kept]
      if state.isOfData { held += state.identities.count }
      if held > 20_000_000, kept > 0 { break }
      kept += 1
    }
    past.removeFirst(past.count - kept)
  }
}
