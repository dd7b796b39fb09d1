// SPDX-License-Identifier: MIT

public import SelectionCore

/// A view controller for a table, which behaves as in UIKit.
///
/// The view controller is its table's data source and delegate. When the view controller first
/// appears, the table loads its data. Each time the view controller appears, it clears the
/// selection, unless ``clearsSelectionOnViewWillAppear`` is false, and it flashes the scroll
/// indicators. During a swipe from the edge, the selection is cleared only when the swipe is
/// completed.
@MainActor @preconcurrency
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  /// The table, which is the view controller's view and is never nil.
  ///
  /// If you set a table that has no data source or delegate, the view controller becomes the
  /// table's data source or delegate.
  open var tableView: TableView! {
    get { table }
    set {
      table = newValue ?? TableView()
      setUp()
    }
  }

  private var table: TableView
  /// Whether the selection is cleared whenever the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// The control that the user can pull down to refresh the table.
  open var refreshControl: RefreshControl? {
    get { table.refreshControl }
    set { table.refreshControl = newValue }
  }

  private var hasAppeared = false

  /// Creates a view controller with a table whose viewport shows a given number of rows.
  public convenience init(visibleRowCount: Int) {
    self.init(style: .plain)
    tableView.visibleRowCount = visibleRowCount
  }

  /// Creates a view controller with a table in a given style.
  public init(style: TableView.Style) {
    table = TableView(style: style)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a view controller with a plain table; the names are ignored, because there are no
  /// nibs.
  public override init(nibName: String?, bundle: Any?) {
    table = TableView()
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// Creates a view controller with a plain table; the coder has no contents.
  public required init?(coder: NibCoder) {
    table = TableView()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if isViewLoaded { storedView = table }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// The view, which is the table or another view that the app has set.
  open override var view: HeadlessView! {
    get { super.view }
    set {
      super.view = newValue
      if let newValue = newValue as? TableView, newValue !== table { tableView = newValue }
    }
  }

  open override func loadView() { storedView = table }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared {
      hasAppeared = true
      tableView.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    if let swipe = navigationController?.swipe {
      swipe.onCompletion.append { [weak self] in self?.clearSelection(animated: animated) }
    } else {
      clearSelection(animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.flashScrollIndicators()
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  private func clearSelection(animated: Bool) {
    tableView.selectRow(at: nil, animated: animated, scrollPosition: .none)
  }

  // MARK: - Data source

  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: RowPath
  ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }

  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  open func tableView(_ tableView: TableView, canEditRowAt indexPath: RowPath) -> Bool { true }

  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: RowPath
  ) { tableView.isCommitUnanswered = true }

  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: RowPath) -> Bool { true }

  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: RowPath,
    to destinationIndexPath: RowPath
  ) { tableView.isMoveUnanswered = true }

  // MARK: - Delegate

  open func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: RowPath
  ) -> Bool { true }

  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: RowPath) {}

  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: RowPath) {}

  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: RowPath
  ) -> RowPath? { indexPath }

  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: RowPath
  ) -> RowPath? { indexPath }

  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {}

  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: RowPath) {}

  open func tableViewSelectionDidChange(_ tableView: TableView) {}

  open func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: RowPath
  ) -> Bool { !tableView.isEditing }

  open func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: RowPath
  ) {}

  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: RowPath
  ) {}

  open func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: RowPath
  ) -> Bool { false }

  open func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: RowPath
  ) {}

  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

  open func tableView(_ tableView: TableView, heightForRowAt indexPath: RowPath) -> Double {
    TableView.automaticDimension
  }

  open func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double { TableView.automaticDimension }

  open func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double { TableView.automaticDimension }

  open func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> HeadlessView? { nil }

  open func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> HeadlessView? { nil }

  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: RowPath, point: TablePoint
  ) -> ContextMenuConfiguration? { nil }

  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: RowPath
  ) -> SwipeActionsConfiguration? { nil }

  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: RowPath
  ) -> SwipeActionsConfiguration? { nil }

  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: RowPath
  ) {}

  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: RowPath
  ) {}

  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: RowPath
  ) -> TableViewCell.EditingStyle { .delete }

  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: RowPath) {}

  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: RowPath?) {}

  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: RowPath,
    toProposedIndexPath proposedDestinationIndexPath: RowPath
  ) -> RowPath { proposedDestinationIndexPath }

  open func tableView(_ tableView: TableView, canFocusRowAt indexPath: RowPath) -> Bool { true }

  open func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: RowPath
  ) -> Bool { tableView.selectionFollowsFocus }
}
