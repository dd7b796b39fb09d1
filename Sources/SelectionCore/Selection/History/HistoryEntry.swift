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

  func following(_ mapping: HistoryMapping) -> HistoryState {
    HistoryState(
      selected: mapping.rows.applied(to: selected), checked: mapping.rows.applied(to: checked),
      cursor: cursor.following(mapping))
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
  mutating func flip(_ entry: HistoryEntry) {
    entry.selected.flip(&selected)
    entry.checked.flip(&checked)
  }
}

extension HistoryState.Cursor {
  /// Anchor and lead after a change of the data: where their rows are gone, at the nearest that
  /// stayed.
  func following(_ mapping: HistoryMapping) -> HistoryState.Cursor {
    HistoryState.Cursor(
      anchor: anchor.flatMap(mapping.nearest), lead: lead.flatMap(mapping.nearest))
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
struct HistoryEntry: DataFollowing {
  var selected: FlippedRows
  var checked: FlippedRows
  /// Whether it is a step; if not, it is what changed between two steps, as by a reload of rows.
  var isStep: Bool
  var before: HistoryState.Cursor
  var after: HistoryState.Cursor

  init(from before: HistoryState, to after: HistoryState, isStep: Bool) {
    selected = FlippedRows(before.selected.symmetricDifference(after.selected))
    checked = FlippedRows(before.checked.symmetricDifference(after.checked))
    self.isStep = isStep
    self.before = before.cursor
    self.after = after.cursor
  }

  @inline(never)
  func following(_ mapping: HistoryMapping) -> HistoryEntry {
    var next = self
    next.selected = selected.following(mapping.rows)
    next.checked = checked.following(mapping.rows)
    next.before = before.following(mapping)
    next.after = after.following(mapping)
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

  func following(_ mapping: IndexMapping) -> FlippedRows {
    switch self {
    case .none: .none
    case .row(let row): mapping.newIndex(of: row).map(FlippedRows.row) ?? .none
    case .rows(let rows): FlippedRows(mapping.applied(to: rows))
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
