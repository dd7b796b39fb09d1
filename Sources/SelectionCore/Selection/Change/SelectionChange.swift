// SPDX-License-Identifier: MIT

/// An input's change to the rows themselves.
enum DataChange: Equatable, Sendable {
  /// Each row kept its position.
  case none
  /// The whole table was reloaded, so no row is the same as before.
  case reload
  /// Rows moved as described by the mapping, which includes the numbers of all rows.
  case mapped(TableMapping)
  /// Hidden rows were inserted or removed; each shown row still exists, but its number may have
  /// changed.
  case renumbered(TableMapping)
}

/// The result of an input, which contains the table before and after the input, the calls in order,
/// the mapping of rows, and the rows to redraw.
///
/// Creating a change costs O(1), because the two tables share all unchanged storage. Each property
/// is computed when it is read. Rows are given by their paths after the change, except for the rows
/// in ``TableChange/lost``.
public struct SelectionChange: Equatable, Sendable {
  /// The change on the heap, so that passing it on is cheap.
  ///
  /// An input works directly on the storage, which only the input's transaction writes, so
  /// returning the result moves no data.
  final class Storage {
    let before: TableSelection
    @exclusivity(unchecked) var after: TableSelection
    @exclusivity(unchecked) var data: DataChange
    @exclusivity(unchecked) var calls = SelectionCalls()
    @exclusivity(unchecked) var primaryAction: RowPath?
    @exclusivity(unchecked) var outcome = InputOutcome.ofProgram

    @inline(__always)
    init(before: consuming TableSelection, after: TableSelection, data: DataChange = .none) {
      self.before = before
      self.after = after
      self.data = data
    }

    /// A reload of a table that keeps only its settings.
    @inline(__always)
    init(reloading table: consuming TableSelection, to shape: TableShape?) {
      after = TableSelection(shape: shape ?? table.shape, policy: table.policy)
      after.isEditing = table.isEditing
      after.editingTransition = table.editingTransition
      after.past = Past(reloading: table.past)
      data = .reload
      before = table
    }
  }

  /// The storage is never written after the transaction, so it may be sent to any actor.
  nonisolated(unsafe) private let storage: Storage

  /// Creates a change from the result of a transaction.
  init(_ storage: Storage) { self.storage = storage }

  init(before: TableSelection, after: TableSelection, data: DataChange) {
    storage = Storage(before: before, after: after, data: data)
  }

  /// The same change with another table before or after the input.
  func replacing(
    before: TableSelection? = nil, after: TableSelection? = nil
  ) -> SelectionChange {
    let copy = Storage(before: before ?? self.before, after: after ?? self.after, data: data)
    copy.calls = calls
    copy.primaryAction = primaryAction
    copy.outcome = outcome
    return SelectionChange(copy)
  }

  /// The input's change to the data.
  var data: DataChange { storage.data }

  /// The table before the input.
  public var before: TableSelection { storage.before }

  /// The table after the input.
  public var after: TableSelection { storage.after }

  /// The mapping of the shown rows if the input changed the data or the set of shown rows, or nil
  /// if each row kept its position.
  ///
  /// From a view's perspective, a row that is now hidden was removed, and a row that is shown again
  /// was inserted.
  ///
  /// - Complexity: O(1), or O(*r* log *n*) for *r* runs of rows that remain if rows are hidden.
  public var mapping: TableMapping? {
    let (old, new) = (before.layout, after.layout)
    switch data {
    case .none where old == new: return nil
    case .none:
      return .identity(of: old).shown(from: old, to: new)
    case .reload: return .reload(from: old.whole, to: new.whole).shown(from: old, to: new)
    case .mapped(let whole): return whole.shown(from: old, to: new)
    case .renumbered: return nil
    }
  }

  /// Whether each row kept its number, even if it is now hidden or shown.
  var keepsNumbers: Bool { if case .none = data { true } else { false } }

  /// Whether rows may have been inserted, removed, moved or hidden.
  @usableFromInline
  var concernsRows: Bool {
    if case .none = data { return before.hiding != after.hiding }
    return true
  }

  /// The mapping of all rows, including hidden rows, by their numbers in the whole table, or nil if
  /// each row kept its number.
  ///
  ///     var unread: RowSet = [0, 2]          // the app's, moves with the rows
  ///     let change = try table.deleteRows(at: [RowPath(0, 0)])
  ///     if let rows = change.wholeMapping?.rows { unread = rows.applied(to: unread) }
  ///     unread                                       // {1}
  ///
  /// - Complexity: O(1).
  public var wholeMapping: TableMapping? {
    switch data {
    case .none: nil
    case .reload: .reload(from: before.layout.whole, to: after.layout.whole)
    case .mapped(let mapping), .renumbered(let mapping): mapping
    }
  }

  /// The rules that were called and the events to emit, in order; the collection is empty if the
  /// input comes from the program.
  public var calls: SelectionCalls { storage.calls }

  /// The events to send to a delegate, in order.
  ///
  /// - Complexity: O(*k*) for *k* ``calls``.
  public var events: [SelectionEvent<RowPath>] { storage.calls.events }

  /// The origin of the input, and the reason if it had no effect.
  var outcome: InputOutcome { storage.outcome }

  /// The row whose primary action is to be performed after all events have been emitted.
  public var primaryAction: RowPath? { storage.primaryAction }
}

/// The rows of the change, by their numbers in the whole table.
extension SelectionChange {
  /// The shown rows that are newly selected.
  @usableFromInline var selectedNumbers: RowSet {
    after.shown(after.selectedMarks.rows.subtracting(mapped(before.selectedMarks.rows)))
  }

  /// The rows that are still shown and no longer selected.
  @usableFromInline var deselectedNumbers: RowSet {
    let old = mapped(before.shown(before.selectedMarks.rows))
    return after.shown(old.subtracting(after.selectedMarks.rows))
  }

  /// The selected rows that the input removed, by their old numbers.
  @usableFromInline var lostNumbers: RowSet {
    // After a reload of everything no row is the same as before, even if its identity is hidden.
    let selected = before.shown(before.selectedMarks.rows)
    guard let mapping = wholeMapping else { return [] }
    return mapping.isReload ? selected : mapping.rows.removed(among: selected)
  }

  /// The rows that still exist and are newly checked.
  @usableFromInline var checkedNumbers: RowSet {
    stayed(after.checkedMarks.subtracting(mapped(before.checkedMarks)))
  }

  /// The rows that are still shown and no longer checked.
  @usableFromInline var uncheckedNumbers: RowSet {
    let old = mapped(before.shown(before.checkedMarks))
    return after.shown(old.subtracting(after.checkedMarks))
  }

  /// The selected and checked rows that the input hid, by their old numbers.
  @usableFromInline var hiddenNumbers: RowSet {
    let (old, new) = (before.layout, after.layout)
    guard new.hiding != nil else { return [] }
    let marked = old.shown(before.selectedMarks.rows.union(before.checkedMarks))
    guard let mapping = wholeMapping else { return marked.subtracting(new.shownRows) }
    return marked.intersection(mapping.rows.inverted.applied(to: new.hiddenRows))
  }

  /// The selected and checked rows that the input has shown again.
  @usableFromInline var shownAgainNumbers: RowSet {
    let (old, new) = (before.layout, after.layout)
    guard old.hiding != nil else { return [] }
    let marked = before.selectedMarks.rows.union(before.checkedMarks)
    return new.shown(mapped(marked.intersection(old.hiddenRows)))
  }

  /// Whether the selection, the checkmarks and the rows are all unchanged.
  ///
  /// - Complexity: The cost of ``TableChange/selected``.
  public var isEmpty: Bool {
    switch data {
    case .none: before.layout == after.layout && hasSameMarks
    case .renumbered: hasSameMarks
    case .reload, .mapped: false
    }
  }

  /// Whether the same rows are selected and checked, and all of them still exist.
  fileprivate var hasSameMarks: Bool {
    func isSame(_ old: RowSet, _ new: RowSet) -> Bool {
      mapped(old) == new && old.count == new.count
    }
    return isSame(before.selectedMarks.rows, after.selectedMarks.rows)
      && isSame(before.checkedMarks, after.checkedMarks) && hasSameLayers
  }

  /// The new numbers of rows given by their old numbers, including hidden rows; removed rows are
  /// left out.
  func mapped(_ rows: RowSet) -> RowSet { wholeMapping?.rows.applied(to: rows) ?? rows }

  /// The given rows that were shown before and are still shown, with their new numbers; the result
  /// may include rows that were hidden all along.
  ///
  /// - Complexity: O(*m*) for *m* segments of the mapping, and O(log *n*) for each run of new rows.
  func stayed(_ rows: RowSet) -> RowSet {
    guard !rows.isEmpty else { return rows }
    if !concernsRows { return after.shown(rows) }
    var rows = after.shown(rows)
    if before.hiding != nil { rows.formIntersection(mapped(before.shownNumbers)) }
    guard let inserted = wholeMapping?.rows.inserted, !inserted.isEmpty else { return rows }
    return rows.subtracting(inserted)
  }
}

extension SelectionChange {
  /// Whether two changes contain the same tables, calls and mapping.
  public static func == (first: SelectionChange, second: SelectionChange) -> Bool {
    first.storage === second.storage
      || first.before == second.before && first.after == second.after
        && first.data == second.data && first.calls == second.calls
        && first.primaryAction == second.primaryAction
  }
}

extension TableSelection {
  /// Returns the change from another table to this table, if one table was derived from the other
  /// or both were derived from a third.
  ///
  ///     let shown = table
  ///     try table.tap(RowPath(0, 1))
  ///     try table.tap(RowPath(1, 2))
  ///     table.change(from: shown).rowsToRedraw    // [0.1, 1.2]
  ///
  /// The change contains no calls. The whole table is treated as reloaded if its rows can't be
  /// compared individually: if one of the tables was reloaded since the two diverged, if the tables
  /// are more than 64 changes to the data apart, or if a difference is older than a change of more
  /// than 1,024 segments. Two tables that were created separately are also treated as related if
  /// they have the same shape and their data has never changed.
  ///
  /// - Parameter older: The other table.
  /// - Returns: The change, as if a single input had made it.
  /// - Complexity: O(1), plus O(*m* log *m*) for *m* segments in the data changes between the
  ///   tables.
  public func change(from older: TableSelection) -> SelectionChange {
    SelectionChange(before: older, after: self, data: dataChange(from: older))
  }

  /// Whether the same rows, including hidden rows, are selected, checked, and marked in the app's
  /// own layers as in another table.
  ///
  ///     doneButton.isEnabled = !table.hasSameMarks(as: tableAtFirst)
  ///
  /// Unlike `==`, the method ignores the rest of the state, such as the anchor, the lead and the
  /// undo history. A row that has moved counts as the same row. If one of the tables was reloaded
  /// since the two diverged, the marks are the same only if neither table has marks.
  ///
  /// - Parameter other: A related table: one of the tables was derived from the other, or both were
  ///   derived from a third table.
  /// - Returns: Whether the two tables have the same marks.
  /// - Complexity: The cost of ``change(from:)``, plus O(log *n*) for each run of rows that differ.
  public func hasSameMarks(as other: TableSelection) -> Bool { change(from: other).hasSameMarks }

  /// The change to the data between another table and this table.
  fileprivate func dataChange(from older: TableSelection) -> DataChange {
    let hasSameData = past.hasSameData(as: older.past)
    if hasSameData, sharesExtras(with: older), shape == older.shape { return .none }
    let (old, new) = (older.layout, layout)
    if hasSameData { return new.hasSameRows(as: old) ? .none : .reload }
    guard let mapping = past.journal.mapping(from: older.past.journal, old),
      mapping.oldShape == old.whole, mapping.newShape == new.whole,
      mapping.rows.oldCount == old.count, mapping.rows.newCount == new.count
    else { return .reload }
    // Marks that belong to the data change it, too, although no row moves.
    let keepsRows = mapping.rows.isIdentity && mapping.sections.isIdentity
    return keepsRows && new.hasSameRows(as: old) ? .none : .mapped(mapping)
  }
}
