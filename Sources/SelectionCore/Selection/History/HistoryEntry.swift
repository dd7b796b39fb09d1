// SPDX-License-Identifier: MIT

/// The marks and the cursor that a step of the history restores.
struct HistoryState: Equatable, Sendable {
  var marks: MarkSets
  var cursor: Cursor

  /// Anchor and lead in the space of two numbers, because a history may keep a million such pairs.
  struct Cursor: Equatable, Sendable {
    @PackedNumber var anchor: Int? = nil
    @PackedNumber var lead: Int? = nil
  }

  /// The state with each set of rows and its cursor changed.
  func changed(_ rows: (RowSet) -> RowSet, _ cursor: Cursor) -> HistoryState {
    HistoryState(marks: marks.map(rows), cursor: cursor)
  }

  /// The state translated along a route of data changes.
  func following(_ route: Journal.Route) -> HistoryState {
    HistoryState(
      marks: route.applied(to: marks, areFlips: false), cursor: cursor.following(route))
  }

  /// The state after merging: each row also has the marks of the row that was merged into it.
  func merging(_ pairs: [MergedRow]) -> HistoryState {
    changed({ $0.merging(pairs) }, cursor.merging(pairs))
  }

  /// The state with only the marks of the given rows.
  func keeping(_ rows: RowSet) -> HistoryState { changed(rows.intersection, cursor) }

  /// The state without the marks of forgotten hidden rows.
  func forgetting(_ forgetting: Forgetting) -> HistoryState {
    changed({ $0.subtracting(forgetting.rows) }, cursor.forgetting(forgetting))
  }

  /// Applies a step, or reverts it.
  ///
  /// - Parameters:
  ///   - entry: The step.
  ///   - route: The data changes between the step's version and the state's version.
  mutating func flip(_ entry: HistoryEntry, _ route: Journal.Route) {
    switch entry.flips.following(route) {
    case .selected(let row): marks.selected.flip(row)
    case .checked(let row): marks.checked.flip(row)
    case .sets(let sets): marks = marks.symmetricDifference(sets)
    }
  }
}

extension HistoryState.Cursor {
  /// Anchor and lead translated along a route; if the row of one was removed, it is on the nearest
  /// remaining row.
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

  /// Anchor and lead moved to the rows into which their rows were merged.
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
  /// The version of the data to which the entry refers.
  var version: Int
  var flips: Flips
  /// Whether the entry is a step; if false, it contains the changes between two steps, such as
  /// those by a reload.
  var isStep: Bool
  var before: HistoryState.Cursor
  var after: HistoryState.Cursor

  /// Creates the entry for the difference between two states.
  ///
  /// - Parameters:
  ///   - before: The state before the entry.
  ///   - after: The state after the entry.
  ///   - row: The only row whose selection differs, if it is known.
  ///   - isStep: Whether the entry is a step.
  ///   - version: The version of the data to which both states refer.
  init(
    from before: HistoryState, to after: HistoryState, flipping row: Int? = nil, isStep: Bool,
    _ version: Int
  ) {
    self.version = version
    if let row, before.marks.checked == after.marks.checked,
      before.marks.layers == after.marks.layers
    {
      flips = .selected(row)
    } else {
      flips = Flips(before.marks.symmetricDifference(after.marks))
    }
    self.isStep = isStep
    self.before = before.cursor
    self.after = after.cursor
  }

  static func == (first: HistoryEntry, second: HistoryEntry) -> Bool {
    first.isStep == second.isStep && first.flips == second.flips
      && first.before == second.before && first.after == second.after
  }

  /// The entry translated to the newest version of the data.
  @inline(never)
  func following(_ journal: Journal) -> HistoryEntry {
    guard version != journal.version else { return self }
    let route = journal.route(from: version)
    var next = changed(to: flips.following(route)) { $0.following(route) }
    next.version = journal.version
    return next
  }

  /// The entry with some rows flipped in addition.
  @inline(never) @_optimize(size)
  func flipping(_ more: MarkSets?) -> HistoryEntry {
    guard let more, more != MarkSets() else { return self }
    return changed(to: Flips(flips.sets.symmetricDifference(more))) { $0 }
  }

  /// The entry with other flips, and with anchor and lead before and after it changed.
  func changed(
    to flips: Flips, _ cursor: (HistoryState.Cursor) -> HistoryState.Cursor
  ) -> HistoryEntry {
    var next = self
    next.flips = flips
    (next.before, next.after) = (cursor(before), cursor(after))
    return next
  }
}

/// The rows whose marks a step flips; a single row, the most common case, takes the least space.
enum Flips: Equatable, Sendable {
  case selected(Int)
  case checked(Int)
  indirect case sets(MarkSets)

  init(_ sets: MarkSets) {
    switch (sets.selected.count, sets.checked.count, sets.layers.isEmpty) {
    case (1, 0, true): self = .selected(sets.selected.first ?? 0)
    case (0, 1, true): self = .checked(sets.checked.first ?? 0)
    default: self = .sets(sets)
    }
  }

  var sets: MarkSets {
    switch self {
    case .selected(let row): MarkSets(selected: [row])
    case .checked(let row): MarkSets(checked: [row])
    case .sets(let sets): sets
    }
  }

  func following(_ route: Journal.Route) -> Flips {
    route.isEmpty ? self : Flips(route.applied(to: sets, areFlips: true))
  }
}
