// SPDX-License-Identifier: MIT

/// The marks and the cursor that a step of the history restores.
struct HistoryState: Equatable, Sendable {
  var selected: RowSet
  var checked: RowSet
  var cursor: Cursor

  /// Anchor and lead in the space of two numbers, because a history may keep a million of them.
  struct Cursor: Equatable, Sendable {
    /// One more than the row's number; zero if there is none.
    private var (anchorAfter, leadAfter): (Int, Int)

    init(anchor: Int?, lead: Int?) {
      (anchorAfter, leadAfter) = (anchor.map { $0 + 1 } ?? 0, lead.map { $0 + 1 } ?? 0)
    }

    var anchor: Int? { anchorAfter == 0 ? nil : anchorAfter - 1 }
    var lead: Int? { leadAfter == 0 ? nil : leadAfter - 1 }
  }

  /// The state carried along a route of data changes.
  func following(_ route: Journal.Route) -> HistoryState {
    HistoryState(
      selected: route.applied(to: selected), checked: route.applied(to: checked),
      cursor: cursor.following(route))
  }

  /// The state after merging: each row also has the marks of the row merged into it.
  func merging(_ pairs: [MergedRow]) -> HistoryState {
    var merged = self
    merged.selected.merge(pairs)
    merged.checked.merge(pairs)
    merged.cursor = cursor.merging(pairs)
    return merged
  }

  /// The state with only the marks of the given rows.
  func keeping(_ rows: RowSet) -> HistoryState {
    HistoryState(
      selected: selected.intersection(rows), checked: checked.intersection(rows), cursor: cursor)
  }

  /// The state without the marks of forgotten hidden rows.
  func forgetting(_ forgetting: Forgetting) -> HistoryState {
    HistoryState(
      selected: selected.subtracting(forgetting.rows),
      checked: checked.subtracting(forgetting.rows), cursor: cursor.forgetting(forgetting))
  }

  /// Whether two states have the same marks.
  func isMarked(as other: HistoryState) -> Bool {
    selected == other.selected && checked == other.checked
  }

  /// Applies a step, or reverts it.
  ///
  /// - Parameters:
  ///   - entry: The step.
  ///   - route: The data changes between the step's version and that of the state.
  mutating func flip(_ entry: HistoryEntry, _ route: Journal.Route) {
    switch entry.flips.following(route) {
    case .selected(let row): selected.flip(row)
    case .checked(let row): checked.flip(row)
    case .sets(let flippedSelected, let flippedChecked):
      selected.formSymmetricDifference(flippedSelected)
      checked.formSymmetricDifference(flippedChecked)
    }
  }
}

extension HistoryState.Cursor {
  /// Anchor and lead carried along a route; if a row is gone, on the nearest remaining row.
  func following(_ route: Journal.Route) -> HistoryState.Cursor {
    if route.isEmpty { return self }
    let newLead = lead.flatMap(route.nearest)
    return HistoryState.Cursor(
      anchor: anchor == lead ? newLead : anchor.flatMap(route.nearest), lead: newLead)
  }

  /// Anchor and lead moved from forgotten hidden rows to the shown rows nearest to them.
  func forgetting(_ forgetting: Forgetting) -> HistoryState.Cursor {
    HistoryState.Cursor(
      anchor: anchor.flatMap(forgetting.nearest), lead: lead.flatMap(forgetting.nearest))
  }

  /// Anchor and lead moved to the rows into which theirs were merged.
  func merging(_ pairs: [MergedRow]) -> HistoryState.Cursor {
    func row(_ row: Int?) -> Int? { pairs.first { $0.other == row }?.row ?? row }
    return HistoryState.Cursor(anchor: row(anchor), lead: row(lead))
  }
}

/// The hidden rows whose marks are forgotten, and all rows.
struct Forgetting {
  let rows: RowSet
  let layout: Layout

  /// The row to which an anchor or lead on a forgotten row moves.
  func nearest(to row: Int) -> Int? {
    rows.contains(row) ? layout.nearestShown(to: row) : row
  }
}

/// An entry of the history: the marks that it flips, and anchor and lead before and after it.
///
/// Two entries are equal if they have the same effect, each in its version of the data.
struct HistoryEntry: Equatable, Sendable {
  /// The version of the data that the entry refers to.
  var version: Int
  var flips: Flips
  /// Whether it is a step; if not, it holds what changed between two steps, such as by a reload.
  var isStep: Bool
  var before: HistoryState.Cursor
  var after: HistoryState.Cursor

  /// Makes the entry for the difference of two states.
  ///
  /// - Parameters:
  ///   - before: The state before it.
  ///   - after: The state after it.
  ///   - row: The only row whose selection differs, if that is known.
  ///   - isStep: Whether it is a step.
  ///   - version: The version of the data that both states refer to.
  init(
    from before: HistoryState, to after: HistoryState, flipping row: Int? = nil, isStep: Bool,
    _ version: Int
  ) {
    self.version = version
    if let row, before.checked == after.checked {
      flips = .selected(row)
    } else {
      flips = Flips(
        selected: before.selected.symmetricDifference(after.selected),
        checked: before.checked.symmetricDifference(after.checked))
    }
    self.isStep = isStep
    self.before = before.cursor
    self.after = after.cursor
  }

  static func == (first: HistoryEntry, second: HistoryEntry) -> Bool {
    first.isStep == second.isStep && first.flips == second.flips
      && first.before == second.before && first.after == second.after
  }

  /// The entry carried to the newest version of the data.
  @inline(never)
  func following(_ journal: Journal) -> HistoryEntry {
    guard version != journal.version else { return self }
    let route = journal.route(from: version)
    var next = self
    next.version = journal.version
    next.flips = flips.following(route)
    next.before = before.following(route)
    next.after = after.following(route)
    return next
  }
}

/// The rows whose marks a step flips; one row, the most common case, takes the least space.
enum Flips: Equatable, Sendable {
  case selected(Int)
  case checked(Int)
  indirect case sets(selected: RowSet, checked: RowSet)

  init(selected: RowSet, checked: RowSet) {
    switch (selected.count, checked.count) {
    case (1, 0): self = .selected(selected.first ?? 0)
    case (0, 1): self = .checked(checked.first ?? 0)
    default: self = .sets(selected: selected, checked: checked)
    }
  }

  private var sets: (selected: RowSet, checked: RowSet) {
    switch self {
    case .selected(let row): ([row], [])
    case .checked(let row): ([], [row])
    case .sets(let selected, let checked): (selected, checked)
    }
  }

  /// The rows after applying a closure.
  func changed(_ change: (RowSet) -> RowSet) -> Flips {
    let (selected, checked) = sets
    return Flips(selected: change(selected), checked: change(checked))
  }

  /// The rows, with some of them replaced by others.
  func replacing(_ rows: RowSet, by others: (selected: RowSet, checked: RowSet)) -> Flips {
    let (selected, checked) = sets
    return Flips(
      selected: selected.subtracting(rows).union(others.selected),
      checked: checked.subtracting(rows).union(others.checked))
  }

  func following(_ route: Journal.Route) -> Flips {
    if route.isEmpty { return self }
    switch self {
    case .selected(let row):
      return route.newIndex(of: row).map(Flips.selected) ?? .sets(selected: [], checked: [])
    case .checked(let row):
      return route.newIndex(of: row).map(Flips.checked) ?? .sets(selected: [], checked: [])
    case .sets: return changed(route.applied)
    }
  }
}
