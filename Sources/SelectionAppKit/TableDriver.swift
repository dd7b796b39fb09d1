// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import SelectionCore
  public import SelectionViews

  /// Connects an AppKit table view to a table.
  ///
  /// The user's selections become inputs to the table, and the view shows the table's state.
  ///
  ///     final class TrailsController: NSViewController, NSTableViewDataSource {
  ///       lazy var driver = TableDriver(
  ///         tableView,
  ///         IdentifiedTable(sections: [["Alps", "Jura"]], policy: .multiple))
  ///
  ///       func numberOfRows(in tableView: NSTableView) -> Int {
  ///         driver.shape.rowCount
  ///       }
  ///     }
  ///
  /// The driver is the view's delegate, and it forwards each call to the view's previous delegate.
  /// The view proposes a selection for each click and key, following the Mac's conventions. The
  /// table returns the rows to select, according to its limits, disabled rows and modes. Before
  /// that, the driver calls the app delegate's `selectionIndexesForProposedSelection` or, without
  /// it, `shouldSelectRow` for each row to select. The driver's own methods are those of
  /// `SelectionDriving`. A view that is made in code needs a column. When the driver is
  /// deallocated, the view gets the app's delegate back.
  ///
  /// The table has one section, which contains the view's rows.
  @MainActor
  public final class TableDriver<Table: DrivenTable>: TableDelegateProxy, SelectionDriving {
    /// The table view, referenced weakly.
    public private(set) weak var tableView: NSTableView?
    /// The generic driver on which this driver is built.
    public let base: SelectionDriver<Table>
    /// Called with the rows to which a double click applies; setting this closure sets the view's
    /// double action.
    public var onPrimaryAction: ((Table.Rows) -> Void)? {
      didSet {
        tableView?.target = self
        tableView?.doubleAction = #selector(doubleClicked)
      }
    }

    /// Connects a table view to a table with one section.
    ///
    /// - Parameters:
    ///   - tableView: The view; if it has a delegate, this delegate becomes the app's delegate. If
    ///     it has another driver, which is then disconnected, the driver's app's delegate does.
    ///   - table: The table.
    /// - Complexity: O(1).
    public init(_ tableView: NSTableView, _ table: Table) {
      self.tableView = tableView
      base = SelectionDriver(table) { [weak tableView] in
        tableView.map { DrivenTableView(view: $0) }
      }
      let isReplacing = tableView.delegate is TableDelegateProxy
      super.init(of: tableView)
      if isReplacing { base.viewHadOtherDriver() }
      tableView.delegate = self
      base.willRead = { [weak self] in self?.takeViewBack() }
      base.redraw = { [weak self] in self?.redraw($0) }
    }

    /// Returns the identity of a row, for use in the data source.
    ///
    /// - Parameter row: The row's number.
    /// - Returns: The identity, or nil if the row doesn't exist or has no identity.
    /// - Complexity: O(log *n*).
    public func id(at row: Int) -> Table.Row? {
      base.id(at: RowPath(section: 0, row: row))
    }

    /// Returns the state of the checkbox in a row of a checkmark list.
    ///
    /// - Parameter row: The row's number.
    /// - Returns: `.on` if the row is checked.
    /// - Complexity: O(log *n*).
    public func checkState(ofRow row: Int) -> NSControl.StateValue {
      base.currentTable.rows.isChecked(RowPath(section: 0, row: row)) ? .on : .off
    }

    /// The identities to which the open menu applies.
    ///
    /// These are all selected identities if the clicked row is selected or no row was clicked, and
    /// otherwise only the clicked row's identity.
    ///
    /// - Complexity: O(*k* log *n*) for *k* identities.
    public var menuRows: Table.Rows {
      guard let row = tableView?.clickedRow, row >= 0 else { return table.selectedRows }
      return menuRows(at: RowPath(section: 0, row: row))
    }

    /// Updates the table after the user has dragged a row to a new position and the view has moved
    /// the row.
    ///
    /// - Parameters:
    ///   - source: The row's number before the move.
    ///   - destination: The row's number after the move.
    /// - Returns: The resulting change, or nil if the row or the new position doesn't exist.
    /// - Complexity: O(log *n*).
    @discardableResult
    public func viewMovedRow(at source: Int, to destination: Int) -> Table.Change? {
      viewMovedRow(
        at: RowPath(section: 0, row: source), to: RowPath(section: 0, row: destination))
    }

    /// Called for a double click, which has no effect on a header.
    @objc private func doubleClicked() {
      guard let row = tableView?.clickedRow, row >= 0 else { return }
      onPrimaryAction?(menuRows(at: RowPath(section: 0, row: row)))
    }

    /// Updates rows whose state the view doesn't draw itself.
    private func redraw(_ rows: [RowPath]) {
      guard let tableView else { return }
      let numbers = IndexSet(RowSet(rows.map(\.row)))
      tableView.reloadData(
        forRowIndexes: numbers, columnIndexes: IndexSet(RowSet(0..<tableView.numberOfColumns)))
    }

    /// Ends the connection to the view, which gets the app's delegate back.
    public override func disconnect() {
      tableView = nil
      base.disconnect()
      super.disconnect()
    }

    // MARK: - The view's delegate

    /// Returns the rows to select if the user changes the selection; the view may only be asking.
    @objc(tableView:selectionIndexesForProposedSelection:)
    public func tableView(
      _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
    ) -> IndexSet {
      var rows = RowSet(proposed)
      if let chosen = delegate?.tableView?(
        tableView, selectionIndexesForProposedSelection: proposed)
      {
        rows = RowSet(chosen)
      } else if let ask = delegate?.tableView(_:shouldSelectRow:) {
        let new = rows.subtracting(base.currentTable.rows.selectedRows.positions)
        for row in new where !ask(tableView, row) { rows.remove(row) }
      }
      return IndexSet(base.answer(toProposal: rows))
    }

    /// Selects the table's rows when the view shows rows for the first time, and calls the app's
    /// delegate.
    @objc(tableView:didAddRowView:forRow:)
    public func tableView(
      _ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int
    ) {
      base.viewShowsRows()
      delegate?.tableView?(tableView, didAdd: rowView, forRow: row)
    }

    /// Applies the selection that the user or the app has made in the view, and calls the app's
    /// delegate.
    @objc(tableViewSelectionDidChange:)
    public func tableViewSelectionDidChange(_ notification: Notification) {
      base.takeOnViewState()
      delegate?.tableViewSelectionDidChange?(notification)
    }
  }
#endif
