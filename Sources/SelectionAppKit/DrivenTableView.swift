// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import SelectionCore
  public import SelectionViews

  /// A table view or outline view, adapted for a driver; all of its rows are in section 0.
  ///
  /// The members are those of `SelectingView`.
  public struct DrivenTableView: SelectingView {
    /// The view.
    public let view: NSTableView

    /// Adapts a view.
    ///
    /// - Complexity: O(1).
    public init(view: NSTableView) { self.view = view }

    /// One, always.
    public var sectionCount: Int { 1 }
    /// The number of all rows.
    public func rowCount(inSection section: Int) -> Int { view.numberOfRows }
    /// Whether the view is in a window.
    public var isOnScreen: Bool { view.window != nil }

    /// The rows that the view has selected.
    public var selectedRows: [RowPath] {
      view.selectedRowIndexes.map { RowPath(section: 0, row: $0) }
    }
    /// The numbers of the rows that the view has selected, without a list of them.
    public func selectedPositions(in shape: TableShape) -> RowSet {
      RowSet(view.selectedRowIndexes).intersection(RowSet(0..<shape.rowCount))
    }
    /// Whether the view has selected any row.
    public var hasSelection: Bool { view.numberOfSelectedRows > 0 }
    /// The limit is `Int.max`, because the view stores ranges of rows.
    public var mostSelectedRows: Int { .max }
    /// Selects rows in addition to the rows that are already selected.
    public func select(_ rows: RowPaths, animated: Bool) {
      view.selectRowIndexes(IndexSet(rows.positions), byExtendingSelection: true)
    }
    /// Deselects rows.
    public func deselect(_ rows: RowPaths, animated: Bool) {
      let kept = RowSet(view.selectedRowIndexes).subtracting(rows.positions)
      view.selectRowIndexes(IndexSet(kept), byExtendingSelection: false)
    }
    /// Deselects rows and selects others in one change, about which the view calls its delegate
    /// once.
    public func changeSelection(
      deselecting gone: RowPaths, selecting new: RowPaths, animated: Bool
    ) {
      let kept = RowSet(view.selectedRowIndexes).subtracting(gone.positions)
      view.selectRowIndexes(
        IndexSet(kept.union(new.positions)), byExtendingSelection: false)
    }
    /// True, because the view keeps the selected row numbers.
    public var keepsSelectionInReloads: Bool { true }
    /// Allows the selection of several rows or of one row; whether a row can be selected at all is
    /// decided for each proposal, and whether none may be selected by the app.
    public func allow(_ policy: SelectionPolicy) {
      view.allowsMultipleSelection = policy.allowsMultipleSelection
    }

    /// The visible rows.
    public var visibleRows: [RowPath] { numbersInView.map { RowPath(section: 0, row: $0) } }
    /// The rows that have views, which the view also prepares for rows that aren't visible yet.
    public var preparedRows: [RowPath] {
      var rows = RowSet(numbersInView)
      view.enumerateAvailableRowViews { _, row in
        if row >= 0 { rows.insert(row) }
      }
      return rows.map { RowPath(section: 0, row: $0) }
    }
    /// Whether a row is visible.
    public func isInView(_ row: RowPath) -> Bool { numbersInView.contains(row.row) }
    /// Lays out the view.
    public func layOutRows() { view.layoutSubtreeIfNeeded() }
    /// Reloads all rows.
    public func reloadRows() { view.reloadData() }

    private var numbersInView: Range<Int> {
      let rows = view.rows(in: view.visibleRect)
      return rows.location..<rows.location + rows.length
    }

    /// Applies the changes between calls of `beginUpdates()` and `endUpdates()`.
    ///
    /// AppKit applies the changes in a batch one after another, and each change uses the row
    /// numbers that are valid at that time. Moved rows are therefore removed together with the
    /// deleted rows and inserted together with the new rows.
    public func perform(_ changes: ViewChanges, contents: () -> Void) {
      view.beginUpdates()
      contents()
      if let move = changes.onlyMove {
        view.moveRow(at: move.source.row, to: move.destination.row)
      } else {
        let (removed, inserted) = changes.withMovesAsInserts
        view.removeRows(at: IndexSet(removed), withAnimation: [.effectFade])
        view.insertRows(at: IndexSet(inserted), withAnimation: [.effectFade])
      }
      view.endUpdates()
    }
  }

  extension ViewChanges {
    /// The move of a row, if the move is the only change.
    fileprivate var onlyMove: TableUpdate.Move<RowPath>? {
      deletedRows.isEmpty && insertedRows.isEmpty && movedRows.count == 1 ? movedRows.first : nil
    }

    /// The rows of section 0 to remove first, and the rows to insert after that.
    fileprivate var withMovesAsInserts: (removed: RowSet, inserted: RowSet) {
      (
        RowSet(deletedRows.map(\.row) + movedRows.map(\.source.row)),
        RowSet(insertedRows.map(\.row) + movedRows.map(\.destination.row))
      )
    }
  }
#endif
