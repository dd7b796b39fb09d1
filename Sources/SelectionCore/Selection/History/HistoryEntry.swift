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
    entry.selected.following(route).flip(&selected)
    entry.checked.following(route).flip(&checked)
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
  var selected: FlippedRows
  var checked: FlippedRows
  /// Whether it is a step; if not, it is what changed between two steps, as by a reload of rows.
  var isStep: Bool
  var before: HistoryState.Cursor
  var after: HistoryState.Cursor

  init(from before: HistoryState, to after: HistoryState, isStep: Bool, _ version: Int) {
    self.version = version
    selected = FlippedRows(before.selected.symmetricDifference(after.selected))
    checked = FlippedRows(before.checked.symmetricDifference(after.checked))
    self.isStep = isStep
    self.before = before.cursor
    self.after = after.cursor
  }

  static func == (first: HistoryEntry, second: HistoryEntry) -> Bool {
    first.isStep == second.isStep && first.selected == second.selected
      && first.checked == second.checked && first.before == second.before
      && first.after == second.after
  }

  /// The entry as it is about the newest version of the data.
  @inline(never)
  func following(_ journal: Journal) -> HistoryEntry {
    guard version != journal.version else { return self }
    let route = journal.route(from: version)
    var next = self
    next.version = journal.version
    next.selected = selected.following(route)
    next.checked = checked.following(route)
    next.before = before.following(route)
    next.after = after.following(route)
    return next
  }
}

/// The rows whose mark a step flips: most often one, or none.
enum FlippedRows: Equatable, Sendable {
  case none
  case row(Int)
  indirect case rows(RowSet)

  init(_ rows: RowSet) {
    switch rows.count {
    case 0: self = .none
    case 1: self = .row(rows.first ?? 0)
    default: self = .rows(rows)
    }
  }

  var rows: RowSet {
    switch self {
    case .none: []
    case .row(let row): [row]
    case .rows(let rows): rows
    }
  }

  func following(_ route: Journal.Route) -> FlippedRows {
    if route.isEmpty { return self }
    return switch self {
    case .none: .none
    case .row(let row): route.newIndex(of: row).map(FlippedRows.row) ?? .none
    case .rows(let rows): FlippedRows(route.applied(to: rows))
    }
  }

  /// Flips the rows in a set.
  func flip(_ marks: inout RowSet) {
    switch self {
    case .none: break
    case .row(let row): marks.flip(row)
    case .rows(let rows): marks.formSymmetricDifference(rows)
    }
  }
}
