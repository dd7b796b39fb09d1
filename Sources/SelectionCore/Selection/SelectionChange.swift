// SPDX-License-Identifier: MIT

/// What an input did to the rows themselves.
enum DataChange: Equatable, Sendable {
  /// Each row is where it was.
  case none
  /// Everything was reloaded: no row is what a row was before.
  case reload
  /// Rows went where the mapping says, by the numbers of all rows.
  case mapped(TableMapping)
  /// Hidden rows came or went: each row that is shown is still there, perhaps with another number.
  case renumbered(TableMapping)
}

/// What an input changed, whom to tell, and what to redraw: the table before and after it, the
/// calls in order, and where rows went.
///
/// Creating one costs O(1), for both tables share what they have in common; each query is computed
/// when it is asked for. Rows are named as they are after the change, except those that are
/// ``lost``.
public struct SelectionChange: Equatable, Sendable {
  /// The change on the heap, so that it is small to hand on.
  ///
  /// It is what an input works on, and written by its transaction only: what is done need not be
  /// moved to be told.
  final class Storage {
    let before: TableSelection
    @exclusivity(unchecked) var after: TableSelection
    @exclusivity(unchecked) var data: DataChange
    @exclusivity(unchecked) var calls = SelectionCalls()
    @exclusivity(unchecked) var primaryAction: RowPath?
    @exclusivity(unchecked) var outcome = InputOutcome.ofProgram

    init(before: TableSelection, after: TableSelection, data: DataChange = .none) {
      self.before = before
      unsafe self.after = after
      unsafe self.data = data
    }

    /// A reload of a table in which nothing follows the data: but for its settings it is new.
    @inline(__always)
    init(reloading table: consuming TableSelection, to shape: TableShape?) {
      unsafe after = TableSelection(shape: shape ?? table.shape, policy: table.policy)
      unsafe after.isEditing = table.isEditing
      unsafe after.editingTransition = table.editingTransition
      unsafe after.journal = Journal(reloading: table.journal)
      unsafe data = .reload
      before = table
    }
  }

  /// Never written once it is a change, so that it may be sent anywhere.
  nonisolated(unsafe) private let storage: Storage

  /// Takes over what a transaction has done.
  init(_ storage: Storage) { unsafe self.storage = storage }

  init(before: TableSelection, after: TableSelection, data: DataChange) {
    unsafe storage = Storage(before: before, after: after, data: data)
  }

  /// The same change with another table after it.
  func replacingAfter(by table: TableSelection) -> SelectionChange {
    let copy = Storage(before: before, after: table, data: data)
    unsafe copy.calls = calls
    unsafe copy.primaryAction = primaryAction
    unsafe copy.outcome = outcome
    return SelectionChange(copy)
  }

  /// What became of the data.
  var data: DataChange { unsafe storage.data }

  /// The table before the input.
  public var before: TableSelection { unsafe storage.before }

  /// The table after the input.
  public var after: TableSelection { unsafe storage.after }

  /// Where the shown rows went, if the input was a change of the data or of what is shown; nil if
  /// each row is where it was.
  ///
  /// A row that is hidden now is one that went, for a view, and one that is shown again is a new
  /// one.
  ///
  /// - Complexity: O(1), and if rows are hidden O(*r* log *n*) for *r* runs of rows that stay.
  public var mapping: TableMapping? {
    let (old, new) = (before.layout, after.layout)
    switch data {
    case .none where old == new: return nil
    case .none:
      return .identity(of: old.whole, rows: .identity(old.count)).shown(from: old, to: new)
    case .reload: return .reload(from: old.whole, to: new.whole).shown(from: old, to: new)
    case .mapped(let whole): return whole.shown(from: old, to: new)
    case .renumbered: return nil
    }
  }

  /// Whether rows may have come, gone, moved or been hidden.
  @usableFromInline
  var concernsRows: Bool {
    if case .none = data { return before.hiding != after.hiding }
    return true
  }

  /// Where all rows went, hidden ones too; nil if each row has the number that it had.
  package var wholeMapping: TableMapping? {
    switch data {
    case .none: nil
    case .reload: .reload(from: before.layout.whole, to: after.layout.whole)
    case .mapped(let mapping), .renumbered(let mapping): mapping
    }
  }

  /// The rules that were asked and the events to tell, in order; none for an input of the program.
  public var calls: SelectionCalls { unsafe storage.calls }

  /// What to tell a delegate, in order.
  public var events: [SelectionEvent] { unsafe storage.calls.events }

  /// Whose input it was, and why it gave up, if it did.
  var outcome: InputOutcome { unsafe storage.outcome }

  /// The row whose primary action is to be performed, after all events were told.
  public var primaryAction: RowPath? { unsafe storage.primaryAction }
}

extension SelectionChange {
  /// The rows that are newly selected.
  public var selected: RowPaths {
    after.paths(of: after.selectedMarks.rows.subtracting(mapped(before.selectedMarks.rows)))
  }

  /// The rows that are still there and no longer selected.
  public var deselected: RowPaths {
    let old = mapped(before.shown(before.selectedMarks.rows))
    return after.paths(of: old.subtracting(after.selectedMarks.rows))
  }

  /// The selected rows that the input took away, as they were before it.
  public var lost: RowPaths {
    // After a reload of everything no row is one that was there, also where its identity is hidden.
    let selected = before.shown(before.selectedMarks.rows)
    return before.paths(of: wholeMapping?.isReload ?? false ? selected : gone(selected))
  }

  /// The rows that are still there and newly checked.
  public var checked: RowPaths {
    after.paths(of: stayed(after.checkedMarks.subtracting(mapped(before.checkedMarks))))
  }

  /// The rows that are still there and no longer checked.
  public var unchecked: RowPaths {
    let old = mapped(before.shown(before.checkedMarks))
    return after.paths(of: old.subtracting(after.checkedMarks))
  }

  /// The selected and checked rows that are hidden now, as they were before it.
  public var hidden: RowPaths {
    let (old, new) = (before.layout, after.layout)
    guard new.hiding != nil else { return before.paths(of: []) }
    let marked = old.shown(before.selectedMarks.rows.union(before.checkedMarks))
    guard let mapping = wholeMapping else {
      return old.paths(of: marked.subtracting(new.shownRows))
    }
    let hidden = mapping.rows.inverted.applied(to: new.hiddenRows)
    return old.paths(of: marked.intersection(hidden))
  }

  /// The rows that were hidden, and selected or checked, and are there again.
  public var shownAgain: RowPaths {
    let (old, new) = (before.layout, after.layout)
    guard old.hiding != nil else { return after.paths(of: []) }
    let marked = before.selectedMarks.rows.union(before.checkedMarks)
    return new.paths(of: mapped(marked.intersection(old.hiddenRows)))
  }

  /// Whether neither the selection nor a checkmark nor any row has changed.
  public var isEmpty: Bool {
    switch data {
    case .none: before.layout == after.layout && hasSameMarks
    case .renumbered: hasSameMarks
    case .reload, .mapped: false
    }
  }

  /// Whether the rows that were selected and checked are still there, and these are.
  fileprivate var hasSameMarks: Bool {
    func isSame(_ old: RowSet, _ new: RowSet) -> Bool {
      mapped(old) == new && old.count == new.count
    }
    return isSame(before.selectedMarks.rows, after.selectedMarks.rows)
      && isSame(before.checkedMarks, after.checkedMarks)
  }

  /// Rows from before the input, hidden ones too, as numbered after it; those that are gone are
  /// left out.
  func mapped(_ rows: RowSet) -> RowSet { wholeMapping?.rows.applied(to: rows) ?? rows }

  /// The numbers of rows of the shape before the input.
  @usableFromInline
  func rowsBefore(_ ranks: RowSet) -> RowSet { before.layout.rows(ofRanks: ranks) }

  /// The numbers of rows of the shape after the input.
  @usableFromInline
  func rowsAfter(_ ranks: RowSet) -> RowSet { after.layout.rows(ofRanks: ranks) }

  /// Those of some rows from before the input that are gone, and not hidden.
  private func gone(_ rows: RowSet) -> RowSet {
    wholeMapping.map { rows.intersection($0.rows.removed) } ?? []
  }

  /// Those of some rows that a view had before and has now, as numbered after the input, and maybe
  /// some that were hidden all along.
  ///
  /// - Complexity: O(*m*) for *m* segments of the mapping, and O(log *n*) for each run of new rows.
  func stayed(_ rows: RowSet) -> RowSet {
    guard !rows.isEmpty else { return rows }
    if !concernsRows { return rows }
    var rows = after.shown(rows)
    if before.hiding != nil { rows.formIntersection(mapped(before.shownNumbers)) }
    guard let inserted = wholeMapping?.rows.inserted, !inserted.isEmpty else { return rows }
    return rows.subtracting(inserted)
  }
}

extension SelectionChange {
  /// Returns whether two changes have the same tables, calls and mapping.
  public static func == (first: SelectionChange, second: SelectionChange) -> Bool {
    unsafe first.storage === second.storage
      || first.before == second.before && first.after == second.after
        && first.data == second.data && first.calls == second.calls
        && first.primaryAction == second.primaryAction
  }
}

extension TableSelection {
  /// The change between another table and this one, of which one came from the other, or both from
  /// a third.
  ///
  ///     let shown = table
  ///     …                                        // any inputs, or table = an older one
  ///     let change = table.change(from: shown)   // change.rowsToRedraw
  ///
  /// It has no calls. Where one was reloaded since, or more than 64 changes of the data lie between
  /// them, or something before one of more than 1,024 segments, rows cannot be compared one by one:
  /// then everything counts as reloaded. Two tables of one shape that were made apart, and whose
  /// data has not changed since, count as related.
  ///
  /// - Parameter older: The other table.
  /// - Returns: The change, as of a single input.
  /// - Complexity: O(1), and O(*m* log *m*) for *m* segments of the changes of the data in between.
  public func change(from older: TableSelection) -> SelectionChange {
    SelectionChange(before: older, after: self, data: dataChange(from: older))
  }

  /// Whether the same rows are selected and checked as in another table, hidden ones too.
  ///
  ///     doneButton.isEnabled = !table.hasSameMarks(as: tableAtFirst)
  ///
  /// Unlike `==` it ignores all else, such as the anchor, the lead and what can be undone. Rows
  /// that have moved since are the same rows; if one table was reloaded since, only tables in which
  /// nothing is marked have the same marks.
  ///
  /// - Parameter other: A table that came from this one, or from which this one came, or both from
  ///   a third.
  /// - Returns: Whether the marks are the same.
  /// - Complexity: As ``change(from:)``, and O(log *n*) for each run of rows that differ.
  public func hasSameMarks(as other: TableSelection) -> Bool {
    change(from: other).hasSameMarks
  }

  /// What became of the data of another table on the way to this one.
  fileprivate func dataChange(from older: TableSelection) -> DataChange {
    let (old, new) = (older.layout, layout)
    if journal.isSame(as: older.journal) { return old.hasSameRows(as: new) ? .none : .reload }
    guard let mapping = journal.mapping(from: older.journal, old), mapping.oldShape == old.whole,
      mapping.newShape == new.whole, mapping.rows.oldCount == old.count,
      mapping.rows.newCount == new.count
    else { return .reload }
    return .mapped(mapping)
  }
}

extension SelectionChange: CustomStringConvertible {
  /// What changed, such as `+[0.3] -[0.1] lost [0.2] checked [1.0]`, and where rows went if they
  /// did.
  public var description: String {
    var parts: [String] = []
    if !selected.isEmpty { parts.append("+\(selected)") }
    if !deselected.isEmpty { parts.append("-\(deselected)") }
    if !lost.isEmpty { parts.append("lost \(lost)") }
    if !checked.isEmpty { parts.append("checked \(checked)") }
    if !unchecked.isEmpty { parts.append("unchecked \(unchecked)") }
    if let mapping { parts.append(mapping.isReload ? "reloaded" : "rows \(mapping.rows)") }
    return parts.isEmpty ? "no change" : parts.joined(separator: " ")
  }
}
