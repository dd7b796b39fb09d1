// SPDX-License-Identifier: MIT

public import SelectionCore

/// Connects a table view to a table.
///
/// The user's actions in the view become inputs to the table, and the view shows the table's state.
///
///     final class TrailsController: UITableViewController {
///       lazy var driver = TableDriver(
///         tableView,
///         IdentifiedTable(sections: [["Alps", "Jura"]], policy: .multiple))
///     }
///
/// The driver is the view's delegate, and it forwards each call to the view's previous delegate,
/// whose rules still apply. To replace the app's delegate, set ``DelegateProxy/delegate``. A
/// delegate that is set in the view itself becomes the app's delegate when a cell is next
/// configured or when the table is next read or changed. `didSelectRowAt` and `didDeselectRowAt`
/// are called for the rows that the table actually selected or deselected, for example when a limit
/// deselects another row. The app provides the data source, which must call ``configure(_:at:)``
/// for its cells. When the driver is deallocated, the view gets the app's delegate back.
///
/// The table contains the authoritative selection. The view selects the same rows if there are at
/// most a thousand. If there are more, the view selects only the rows that it has shown. When the
/// app selects or deselects rows in the view itself, the table adopts this selection when the table
/// is next read or changed, or immediately in `didSelectRowAt` or `didDeselectRowAt`. A call to
/// `reloadData()` clears the view's selection but doesn't affect the table's selection. However, if
/// the app has deselected rows, the table must be read before the reload. Pass new contents to the
/// driver, which updates the view.
@MainActor
public final class TableDriver<Table: DrivenTable>: DelegateProxy, SelectionDriving {
  /// The table view, referenced weakly.
  public private(set) weak var tableView: UITableView?
  /// Configures the parts of a cell that don't show its row's state in the table; the closure is
  /// called for each cell that becomes visible or whose appearance changes.
  ///
  ///     driver.configureCell = { cell, indexPath in
  ///       cell.indentationLevel = level(at: indexPath)
  ///     }
  public var configureCell: ((UITableViewCell, IndexPath) -> Void)?
  /// The generic driver on which this driver is built.
  public let base: SelectionDriver<Table>
  /// The animation to use when rows are inserted or deleted.
  public var rowAnimation: UITableView.RowAnimation {
    get { animation.rows }
    set { animation.rows = newValue }
  }

  /// The animation of inserted and deleted rows, which the view's adapter reads.
  private let animation = Animation()

  /// Connects a table view to a table.
  ///
  /// Once the driver exists, the view allows the selections that the table's policy allows, and it
  /// selects the table's selected rows when it shows them.
  /// - Parameters:
  ///   - tableView: The table view; if it has a delegate, this delegate becomes the app's delegate.
  ///     If it has another driver, which is then disconnected, the driver's app's delegate does.
  ///   - table: The table.
  /// - Complexity: O(1).
  public init(_ tableView: UITableView, _ table: Table) {
    self.tableView = tableView
    let animation = self.animation
    base = SelectionDriver(table) { [weak tableView] in
      tableView.map { DrivenTableView(view: $0, animation: animation.rows) }
    }
    let isReplacing = tableView.delegate is DelegateProxy
    super.init(of: tableView)
    if isReplacing { base.viewHadOtherDriver() }
    tableView.delegate = self
    base.rules = SelectionRules(byPath: rules)
    base.willRead = { [weak self] in self?.takeViewBack() }
    base.onEvents = { [weak self] in self?.tell($0) }
    base.redraw = { [weak self] in self?.redraw($0) }
  }

  /// Returns the identity of a row, for use in the data source.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The identity, or nil if the row doesn't exist or has no identity.
  /// - Complexity: O(log *n*).
  public func id(at indexPath: IndexPath) -> Table.Row? { base.id(at: RowPath(indexPath)) }

  /// Returns the identities to which a menu on a row applies: all selected identities if the row is
  /// selected, and otherwise only the row's own identity.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The identities, in table order; rows without an identity are left out.
  /// - Complexity: O(*k* log *n*) for *k* identities.
  public func menuRows(at indexPath: IndexPath) -> Table.Rows {
    base.menuRows(at: RowPath(indexPath))
  }

  // MARK: - The app's delegate

  /// Ends the connection to the view, which gets the app's delegate back.
  public override func disconnect() {
    tableView = nil
    base.disconnect()
    super.disconnect()
  }

  /// The rules of the app's delegate.
  private var rules: TableRules {
    TableRules(
      shouldHighlight: { [weak self] row, _ in self?.shouldHighlight(row) ?? true },
      willSelect: { [weak self] row, _ in self.map { $0.willSelect(row) } ?? row },
      willDeselect: { [weak self] row, _ in self.map { $0.willDeselect(row) } ?? row })
  }

  private func shouldHighlight(_ row: RowPath) -> Bool {
    guard let tableView else { return true }
    return super.tableView(tableView, shouldHighlightRowAt: IndexPath(row))
  }

  private func willSelect(_ row: RowPath) -> RowPath? {
    guard let tableView else { return row }
    return super.tableView(tableView, willSelectRowAt: IndexPath(row)).map { RowPath($0) }
  }

  private func willDeselect(_ row: RowPath) -> RowPath? {
    guard let tableView else { return row }
    return super.tableView(tableView, willDeselectRowAt: IndexPath(row)).map { RowPath($0) }
  }

  /// Calls the app's delegate for selected and deselected rows; for touches, the view calls the
  /// delegate.
  private func tell(_ events: [SelectionEvent<RowPath>]) {
    guard let tableView else { return }
    for event in events {
      switch event {
      case .didSelect(let row): super.tableView(tableView, didSelectRowAt: IndexPath(row))
      case .didDeselect(let row): super.tableView(tableView, didDeselectRowAt: IndexPath(row))
      #if os(tvOS)
        case .didBeginMultipleSelection, .didEndMultipleSelection: break
      #else
        case .didBeginMultipleSelection(let row):
          super.tableView(tableView, didBeginMultipleSelectionInteractionAt: IndexPath(row))
        case .didEndMultipleSelection:
          super.tableViewDidEndMultipleSelectionInteraction(tableView)
      #endif
      case .didHighlight, .didUnhighlight, .selectionDidChange, .accessoryButtonTapped: break
      @unknown default: break
      }
    }
  }

  // MARK: - The view's delegate

  /// Forwards the call to the app's delegate; disabled rows and rows that a tap can't change aren't
  /// highlighted.
  public override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    guard base.canBeTapped(RowPath(indexPath)) else { return false }
    if super.tableView(tableView, shouldHighlightRowAt: indexPath) { return true }
    base.viewRefused(.shouldHighlight, RowPath(indexPath))
    return false
  }

  /// Returns the row that the app's delegate returns, or nil if the delegate or the table refuses.
  public override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    base.takeOnViewState()
    guard let row = super.tableView(tableView, willSelectRowAt: indexPath) else {
      base.viewRefused(.willSelect, RowPath(indexPath))
      return nil
    }
    let isAccepted =
      base.viewWillPan(over: RowPath(row), isSelecting: true) ?? base.accepts(.tap(RowPath(row)))
    return isAccepted ? row : nil
  }

  /// Returns the row that the app's delegate returns, or nil if the delegate or the table refuses.
  public override func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    base.takeOnViewState()
    guard let row = super.tableView(tableView, willDeselectRowAt: indexPath) else {
      base.viewRefused(.willDeselect, RowPath(indexPath))
      return nil
    }
    guard tableView.allowsSeveralRows else { return row }
    let isAccepted =
      base.viewWillPan(over: RowPath(row), isSelecting: false) ?? base.accepts(.tap(RowPath(row)))
    return isAccepted ? row : nil
  }

  /// Taps the row in the table, and calls the app's delegate for the selected and deselected rows.
  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) { base.viewSelected(RowPath(indexPath)) }

  /// Taps the row in the table, and calls the app's delegate for the selected and deselected rows.
  public override func tableView(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) { base.viewDeselected(RowPath(indexPath), isTap: tableView.allowsSeveralRows) }

  #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    /// Returns whether the app's delegate and the table allow a pan to begin; if the delegate
    /// doesn't implement this method, the table's policy determines its answer.
    @objc(tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:)
    public func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      (delegate?.tableView?(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        ?? base.currentTable.rows.policy.allowsMultipleSelectionDuringEditing)
        && base.accepts(.beginPan(RowPath(indexPath)))
    }
  #elseif !canImport(UIKit)
    /// Returns whether the app's delegate and the table allow a pan to begin.
    public override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        && base.accepts(.beginPan(RowPath(indexPath)))
    }
  #endif

  #if !os(tvOS)
    /// Begins a pan in the table, and begins editing if the app's delegate hasn't begun it already.
    public override func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { base.viewBeganPan(at: RowPath(indexPath)) }

    /// Ends the pan in the table.
    public override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      base.take(.endPan)
    }
  #endif

  /// Configures the cell for the current state of its row, which may have changed since the cell
  /// was created.
  public override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    configure(cell, at: indexPath)
    base.viewWillShow(ObjectIdentifier(cell), for: RowPath(indexPath))
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Removes a checkmark list's accessory from the cell, because the cell may be reused for another
  /// row.
  public override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    clear(cell)
    base.viewDidHide(ObjectIdentifier(cell), for: RowPath(indexPath))
    super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
}

/// The animation of inserted and deleted rows.
@MainActor
private final class Animation {
  var rows = UITableView.RowAnimation.automatic
}
