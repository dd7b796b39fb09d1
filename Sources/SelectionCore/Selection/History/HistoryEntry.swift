// SPDX-License-Identifier: MIT

/// The marks and the cursor that a step of the history brings back.
struct HistoryState: Equatable, Sendable {
  var selected: RowSet
  var checked: RowSet
  var cursor: Cursor

  /// Anchor and lead, in the room of two numbers: a history may keep a million of them.
  struct Cursor: Equatable, Sendable {
    /// One more than the row's number; zero if there is none.
    private var (anchorAfter, leadAfter): (Int, Int)

    init(anchor: Int?, lead: Int?) {
      (anchorAfter, leadAfter) = (anchor.map { $0 + 1 } ?? 0, lead.map { $0 + 1 } ?? 0)
    }

    var anchor: Int? { anchorAfter == 0 ? nil : anchorAfter - 1 }
    var lead: Int? { leadAfter == 0 ? nil : leadAfter - 1 }
  }

  /// The state at the end of a way.
  func following(_ route: Journal.Route) -> HistoryState {
    HistoryState(
      selected: route.applied(to: selected), checked: route.applied(to: checked),
      cursor: cursor.following(route))
  }

  /// The state in which rows have the marks of others beside their own.
  func merging(_ pairs: [MergedRow]) -> HistoryState {
    var merged = self
    merged.selected.merge(pairs)
    merged.checked.merge(pairs)
    merged.cursor = cursor.merging(pairs)
    return merged
  }

  /// The state with the marks of some rows alone.
  func keeping(_ rows: RowSet) -> HistoryState {
    HistoryState(
      selected: selected.intersection(rows), checked: checked.intersection(rows), cursor: cursor)
  }

  /// The state without the marks of hidden rows that are forgotten.
  func forgetting(_ forgetting: Forgetting) -> HistoryState {
    HistoryState(
      selected: selected.subtracting(forgetting.rows),
      checked: checked.subtracting(forgetting.rows), cursor: cursor.forgetting(forgetting))
  }

  /// Whether two states have the same marks.
  func isMarked(as other: HistoryState) -> Bool {
    selected == other.selected && checked == other.checked
  }

  /// Takes a step, or takes it back.
  ///
  /// - Parameters:
  ///   - entry: The step.
  ///   - route: The way from its version to that of the state.
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
  /// Anchor and lead at the end of a way: if their rows are gone, on the nearest that is there.
  func following(_ route: Journal.Route) -> HistoryState.Cursor {
    if route.isEmpty { return self }
    let newLead = lead.flatMap(route.nearest)
    return HistoryState.Cursor(
      anchor: anchor == lead ? newLead : anchor.flatMap(route.nearest), lead: newLead)
  }

  /// Anchor and lead where they are read while their rows, which are forgotten, are hidden.
  func forgetting(_ forgetting: Forgetting) -> HistoryState.Cursor {
    HistoryState.Cursor(
      anchor: anchor.flatMap(forgetting.nearest), lead: lead.flatMap(forgetting.nearest))
  }

  /// Anchor and lead on the rows that have taken the place of theirs.
  func merging(_ pairs: [MergedRow]) -> HistoryState.Cursor {
    func row(_ row: Int?) -> Int? { pairs.first { $0.other == row }?.row ?? row }
    return HistoryState.Cursor(anchor: row(anchor), lead: row(lead))
  }
}

/// Hidden rows whose marks are forgotten, among all rows.
struct Forgetting {
  let rows: RowSet
  let layout: Layout

  /// Where anchor or lead stay that stood on a row.
  func nearest(to row: Int) -> Int? {
    rows.contains(row) ? layout.nearestShown(to: row) : row
  }
}

/// One entry of the history: which marks it flips, and anchor and lead before and after it.
///
/// Two entries are equal if they do the same, each in its version of the data.
struct HistoryEntry: Equatable, Sendable {
  /// The version of the data that the entry is about.
  var version: Int
  var flips: Flips
  /// Whether it is a step; if not, it is what changed between two steps, as by a reload of rows.
  var isStep: Bool
  var before: HistoryState.Cursor
  var after: HistoryState.Cursor

  /// Makes the entry of what differs between two states.
  ///
  /// - Parameters:
  ///   - before: The one before it.
  ///   - after: The one after it.
  ///   - row: The only row whose selection differs, if that is known.
  ///   - isStep: Whether it is a step.
  ///   - version: The version of the data that both states are about.
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

  /// The entry as it is about the newest version of the data.
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

/// The rows whose marks a step flips: most often one, so that takes the least room.
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

  /// The rows as others.
  func changed(_ change: (RowSet) -> RowSet) -> Flips {
    let (selected, checked) = sets
    return Flips(selected: change(selected), checked: change(checked))
  }

  /// The rows, without some of them and with others.
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
