// SPDX-License-Identifier: MIT

public import SelectionCore

/// Drives a table view by a table: what the user does to the view is an input of the table, and
/// what the table becomes is shown by the view.
///
///     final class TrailsController: UITableViewController {
///       lazy var driver = TableDriver(
///         tableView, IdentifiedTable(sections: [["Alps", "Jura"]], policy: .multiple))
///     }
///
/// It is the view's delegate, and hands on each call to the one that the view had, whose rules hold
/// as they do without it. Another one is set by ``DelegateProxy/delegate``; one that is set in the
/// view becomes that when a cell is next configured, or the table read or changed.
/// `didSelectRowAt` and `didDeselectRowAt` come as the table says: for what really was selected or
/// deselected, also where a limit lets another row go. The data source is the app's, and calls
/// ``configure(_:at:)`` for its cells.
///
/// The table is what counts. The view has the same rows selected, up to a thousand of them; of more
/// it has those that it has shown. What the app selects and deselects in the view itself, the table
/// takes on when it is next read or changed, and at once where `didSelectRowAt` or
/// `didDeselectRowAt` does it. A `reloadData()`, after which the view has nothing selected, loses
/// nothing; before one, what the app has deselected must have been taken on. New contents go to the
/// driver, which tells the view.
@MainActor
public final class TableDriver<ID: Hashable>: DelegateProxy, SelectionDriving {
  /// The table view; it is not kept alive.
  public private(set) weak var tableView: UITableView?
  /// The driver of any selecting view, of which this one is made.
  public let base: SelectionDriver<ID>
  /// How rows come and go.
  public var rowAnimation: UITableView.RowAnimation {
    get { animation.rows }
    set { animation.rows = newValue }
  }

  /// How rows come and go, which the view's adapter reads.
  private let animation = Animation()
  /// The cells that show an accessory of a list.
  var listCells: Set<ObjectIdentifier> = []

  /// Drives a table view by a table with identities.
  ///
  /// The view allows from then on what the table's policy allows, and selects what the table has
  /// selected when it shows its rows.
  /// - Parameters:
  ///   - tableView: The table view; its delegate, if it has one, is the app's.
  ///   - table: The table.
  /// - Complexity: O(1).
  public init(_ tableView: UITableView, _ table: IdentifiedTable<ID>) {
    self.tableView = tableView
    let animation = self.animation
    base = SelectionDriver(table) { [weak tableView] in
      tableView.map { DrivenTableView(view: $0, animation: animation.rows) }
    }
    super.init(tableView.delegate)
    tableView.delegate = self
    base.rules = rules
    base.willRead = { [weak self] in self?.takeViewBack() }
    base.onEvents = { [weak self] in self?.tell($0) }
    base.redraw = { [weak self] in self?.redraw($0) }
  }

  /// Drives a table view by a table of rows without identities.
  ///
  /// - Parameters:
  ///   - tableView: The table view; its delegate, if it has one, is the app's.
  ///   - table: The table.
  /// - Complexity: O(1).
  public convenience init(_ tableView: UITableView, _ table: TableSelection) where ID == Never {
    self.init(tableView, IdentifiedTable(table))
  }

  /// The identity of a row, for the data source.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: Its identity; nil if there is no such row, or it has none.
  /// - Complexity: O(log *n*).
  public func id(at indexPath: IndexPath) -> ID? { base.currentTable.id(of: RowPath(indexPath)) }

  /// The identities that a menu on a row is about: all selected ones if the row is one of them,
  /// else that one alone.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The identities, in table order; rows without one are left out.
  /// - Complexity: O(*k* log *n*) for *k* of them.
  public func menuIDs(at indexPath: IndexPath) -> [ID] {
    table.menuIDs(at: RowPath(indexPath))
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
  func takeViewBack() {
    guard let tableView, !leadsHere(tableView.delegate) else { return }
    delegate = tableView.delegate
    tableView.delegate = self
  }

  /// The rules of the app's delegate.
  private var rules: SelectionRules {
    SelectionRules(
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

  /// Tells the app's delegate what was selected and deselected; of touches the view tells it.
  private func tell(_ events: [SelectionEvent]) {
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

  /// Asks the app's delegate; disabled rows are not highlighted, nor those that a tap cannot
  /// change.
  public override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    guard base.canBeTapped(RowPath(indexPath)) else { return false }
    if super.tableView(tableView, shouldHighlightRowAt: indexPath) { return true }
    onRefusal?(.noEffect(.refusedByRule(.shouldHighlight(RowPath(indexPath)))))
    return false
  }

  /// Asks the app's delegate, and the table, which may refuse.
  public override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    base.takeOnViewState()
    guard let row = super.tableView(tableView, willSelectRowAt: indexPath) else {
      onRefusal?(.noEffect(.refusedByRule(.willSelect(RowPath(indexPath)))))
      return nil
    }
    return base.accepts(.tap(RowPath(row))) ? row : nil
  }

  /// Asks the app's delegate, and the table, which may refuse.
  public override func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    base.takeOnViewState()
    guard let row = super.tableView(tableView, willDeselectRowAt: indexPath) else {
      onRefusal?(.noEffect(.refusedByRule(.willDeselect(RowPath(indexPath)))))
      return nil
    }
    guard tableView.allowsSeveralRows else { return row }
    return base.accepts(.tap(RowPath(row))) ? row : nil
  }

  /// Taps the row of the table, and tells the app's delegate what that selected and deselected.
  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) { base.viewSelected(RowPath(indexPath)) }

  /// Taps the row of the table, and tells the app's delegate what that selected and deselected.
  public override func tableView(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) { base.viewDeselected(RowPath(indexPath), isTap: tableView.allowsSeveralRows) }

  #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    /// Whether a pan may begin: the app's delegate is asked, and the table's policy if it has none
    /// to say.
    public func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      delegate?.tableView?(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        ?? base.currentTable.rows.policy.allowsMultipleSelectionDuringEditing
    }
  #endif

  #if !os(tvOS)
    /// Begins a pan of the table, and editing, if the app's delegate has not done so.
    public override func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { base.take(.beginPan(RowPath(indexPath))) }

    /// Ends the pan of the table.
    public override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      base.take(.endPan)
    }
  #endif

  /// Has the cell show its row as it stands, also one that was made some time ago.
  public override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    configure(cell, at: indexPath)
    base.viewWillShow(ObjectIdentifier(cell), for: RowPath(indexPath))
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Takes away what a row of a checkmark list put on the cell, which may be another's next.
  public override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    clear(cell)
    base.viewDidHide(ObjectIdentifier(cell), for: RowPath(indexPath))
    super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
}

/// How rows come and go.
@MainActor
private final class Animation {
  var rows = UITableView.RowAnimation.automatic
}
