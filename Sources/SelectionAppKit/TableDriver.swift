// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import SelectionCore
  public import SelectionViews

  /// Drives a table view of AppKit's by a table: what the user selects is an input of the table,
  /// and what the table becomes is shown by the view.
  ///
  ///     final class TrailsController: NSViewController, NSTableViewDataSource {
  ///       lazy var driver = TableDriver(
  ///         tableView, IdentifiedTable(sections: [["Alps", "Jura"]], policy: .multiple))
  ///
  ///       func numberOfRows(in tableView: NSTableView) -> Int { driver.shape.rowCount }
  ///     }
  ///
  /// It is the view's delegate, and hands on each call to the one that the view had. The view
  /// proposes a selection for each click and key, with the conventions of the Mac; the table
  /// answers which rows are selected: a limit, a disabled row and mode none hold. The app's
  /// delegate is asked by `shouldSelectRow` about each row that would be selected. The verbs are
  /// those of `SelectionDriving`.
  ///
  /// The table has one section, whose rows are the view's.
  @MainActor
  public final class TableDriver<ID: Hashable>: TableDelegateProxy, SelectionDriving {
    /// The table view; it is not kept alive.
    public private(set) weak var tableView: NSTableView?
    /// The driver of any selecting view, of which this one is made.
    public let base: SelectionDriver<ID>
    /// Called with the rows that a double click or return is about; set, it is the view's double
    /// action.
    public var onPrimaryAction: (([ID]) -> Void)? {
      didSet {
        tableView?.target = self
        tableView?.doubleAction = #selector(doubleClicked)
      }
    }

    /// Drives a table view by a table with identities, in one section.
    ///
    /// - Parameters:
    ///   - tableView: The view; its delegate, if it has one, is the app's.
    ///   - table: The table.
    /// - Complexity: O(1).
    public init(_ tableView: NSTableView, _ table: IdentifiedTable<ID>) {
      self.tableView = tableView
      base = SelectionDriver(table) { [weak tableView] in
        tableView.map { DrivenTableView(view: $0) }
      }
      super.init(tableView.delegate)
      tableView.delegate = self
      base.willRead = { [weak self] in self?.takeViewBack() }
      base.redraw = { [weak self] in self?.redraw($0) }
    }

    /// The identity of a row, for the data source.
    ///
    /// - Parameter row: The row's number.
    /// - Returns: Its identity; nil if there is no such row, or it has none.
    /// - Complexity: O(log *n*).
    public func id(at row: Int) -> ID? {
      base.currentTable.id(of: RowPath(section: 0, row: row))
    }

    /// The state of the checkbox of a row of a checkmark list.
    ///
    /// - Parameter row: The row's number.
    /// - Returns: `.on` if the row is checked.
    /// - Complexity: O(log *n*).
    public func checkState(ofRow row: Int) -> NSControl.StateValue {
      base.currentTable.rows.isChecked(RowPath(section: 0, row: row)) ? .on : .off
    }

    /// The identities that the menu is about which the user opens: all selected ones if the clicked
    /// row is one of them or there is none, else that row alone.
    ///
    /// - Complexity: O(*k* log *n*) for *k* of them.
    public var menuIDs: [ID] {
      guard let row = tableView?.clickedRow, row >= 0 else { return table.selectedIDs }
      return table.menuIDs(at: RowPath(section: 0, row: row))
    }

    /// The table follows a row that the user dragged to another place, in a view that has moved it.
    ///
    /// - Parameters:
    ///   - source: The row's number before the move.
    ///   - destination: Its number after the move.
    /// - Returns: The resulting change, or nil if there is no such row or place.
    /// - Complexity: O(log *n*).
    @discardableResult
    public func viewMovedRow(at source: Int, to destination: Int) -> IdentifiedChange<ID>? {
      viewMovedRow(
        at: RowPath(section: 0, row: source), to: RowPath(section: 0, row: destination))
    }

    /// A double click on a row; one on a header is none.
    @objc private func doubleClicked() {
      guard let row = tableView?.clickedRow, row >= 0 else { return }
      onPrimaryAction?(table.menuIDs(at: RowPath(section: 0, row: row)))
    }

    /// Has rows show their state again that the view does not draw itself.
    private func redraw(_ rows: [RowPath]) {
      guard let tableView else { return }
      let numbers = IndexSet(RowSet(rows.map(\.row)))
      tableView.reloadData(
        forRowIndexes: numbers, columnIndexes: IndexSet(RowSet(0..<tableView.numberOfColumns)))
    }

    // MARK: - The app's delegate

    /// The view asks a delegate once which methods it has.
    override func delegateDidChange() {
      guard let tableView, tableView.delegate === self else { return }
      tableView.delegate = nil
      tableView.delegate = self
    }

    /// Takes the view back from a delegate that the app has set in it, which is the app's from then
    /// on.
    private func takeViewBack() {
      guard let tableView, !leadsHere(tableView.delegate) else { return }
      delegate = tableView.delegate
      tableView.delegate = self
    }

    // MARK: - The view's delegate

    /// Answers which rows are selected when the user would select others.
    public func tableView(
      _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
    ) -> IndexSet {
      var rows = RowSet(
        delegate?.tableView?(tableView, selectionIndexesForProposedSelection: proposed) ?? proposed)
      if let ask = delegate?.tableView(_:shouldSelectRow:) {
        let new = rows.subtracting(base.currentTable.rows.selectedRows.numbers)
        for row in new where !ask(tableView, row) { rows.remove(row) }
      }
      return IndexSet(base.viewProposed(rows))
    }

    /// Takes on what the app has selected in the view itself, and tells the app's delegate.
    public func tableViewSelectionDidChange(_ notification: Notification) {
      base.takeOnViewState()
      delegate?.tableViewSelectionDidChange?(notification)
    }
  }
#endif
