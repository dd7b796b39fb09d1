// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UITableView: RowsView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }

  public let style: Style
  public weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      methods.find(in: delegate, among: Self.methodsOfDelegate)
    }
  }

  public init(frame: CGRect = .zero, style: Style = .plain) {
    self.style = style
    super.init()
  }

  public var indexPathForSelectedRow: IndexPath? { selected.min() }
  public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : Array(selected) }
  public var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
  public func numberOfRows(inSection section: Int) -> Int { count(inSection: section) }
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown[indexPath] as? UITableViewCell
  }
  public func rectForRow(at indexPath: IndexPath) -> CGRect { frame(of: indexPath) ?? .zero }
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier) as? UITableViewCell
  }

  /// Selects a row, even if the user can't select any; replaces the selection if the view doesn't
  /// allow several rows.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath) }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  /// Asks for the numbers of rows at once, whereas a collection view waits until it needs them.
  open override func reloadData() {
    super.reloadData()
    _ = knownCounts
  }

  public var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing) }

  public func insertRows(at rows: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += rows }
  }
  public func deleteRows(at rows: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += rows }
  }
  public func moveRow(at source: IndexPath, to destination: IndexPath) {
    change { $0.movedRows.append((source, destination)) }
  }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections += sections }
  }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections += sections }
  }

  private static let methodsOfDelegate = [
    Selector((any TableViewShouldHighlightRowAtIndexPath).self),
    Selector((any TableViewWillSelectRowAtIndexPath).self),
    Selector((any TableViewWillDeselectRowAtIndexPath).self),
    Selector((any TableViewDidSelectRowAtIndexPath).self),
    Selector((any TableViewDidDeselectRowAtIndexPath).self),
    Selector((any TableViewWillDisplayCellForRowAtIndexPath).self),
    Selector((any TableViewDidEndDisplayingCellForRowAtIndexPath).self),
    Selector((any TableViewShouldBeginMultipleSelectionInteractionAtIndexPath).self),
    Selector((any TableViewDidBeginMultipleSelectionInteractionAtIndexPath).self),
    Selector((any TableViewDidEndMultipleSelectionInteraction).self),
  ]

  // MARK: What it says to its data source and delegate

  override var hasDataSource: Bool { dataSource != nil }
  override var askedCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }
  override func askedCell(for row: IndexPath) -> RowsCell {
    guard let cell = dataSource?.tableView(self, cellForRowAt: row) else {
      raise("the data source returned no cell for \(row)")
    }
    return cell
  }
  override func move(_ source: IndexPath, to destination: IndexPath) {
    dataSource?.tableView(self, moveRowAt: source, to: destination)
  }

  override func willDisplay(_ cell: RowsCell, _ row: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    methods.receiver(of: (any TableViewWillDisplayCellForRowAtIndexPath).self)?.tableView(
      self, willDisplay: cell, forRowAt: row)
  }
  override func didEndDisplaying(_ cell: RowsCell, _ row: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    methods.receiver(of: (any TableViewDidEndDisplayingCellForRowAtIndexPath).self)?
      .tableView(self, didEndDisplaying: cell, forRowAt: row)
  }
  override func shouldHighlight(_ row: IndexPath) -> Bool {
    methods.receiver(of: (any TableViewShouldHighlightRowAtIndexPath).self)?.tableView(
      self, shouldHighlightRowAt: row)
      ?? true
  }
  override func willSelect(_ row: IndexPath) -> IndexPath? {
    guard let delegate = methods.receiver(of: (any TableViewWillSelectRowAtIndexPath).self) else {
      return row
    }
    return delegate.tableView(self, willSelectRowAt: row)
  }
  override func willDeselect(_ row: IndexPath) -> IndexPath? {
    guard let delegate = methods.receiver(of: (any TableViewWillDeselectRowAtIndexPath).self) else {
      return row
    }
    return delegate.tableView(self, willDeselectRowAt: row)
  }
  override func didSelect(_ row: IndexPath) {
    methods.receiver(of: (any TableViewDidSelectRowAtIndexPath).self)?.tableView(
      self, didSelectRowAt: row)
  }
  override func didDeselect(_ row: IndexPath) {
    methods.receiver(of: (any TableViewDidDeselectRowAtIndexPath).self)?.tableView(
      self, didDeselectRowAt: row)
  }
  override func shouldBeginPan(at row: IndexPath) -> Bool {
    methods.receiver(of: (any TableViewShouldBeginMultipleSelectionInteractionAtIndexPath).self)?
      .tableView(self, shouldBeginMultipleSelectionInteractionAt: row)
      ?? allowsMultipleSelectionDuringEditing
  }
  override func didBeginPan(at row: IndexPath) {
    methods.receiver(of: (any TableViewDidBeginMultipleSelectionInteractionAtIndexPath).self)?
      .tableView(self, didBeginMultipleSelectionInteractionAt: row)
  }
  override func didEndPan() {
    methods.receiver(of: (any TableViewDidEndMultipleSelectionInteraction).self)?
      .tableViewDidEndMultipleSelectionInteraction(self)
  }
  // From memory: a table asks whether the row that gives way may be deselected.
  override var asksBeforeReplacing: Bool { true }
}

open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public var tableView: UITableView! { view as? UITableView }
  public init(style: UITableView.Style) { super.init() }
  public required init?(coder: NSCoder) { nil }
  /// Also begins or ends editing in the view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) { raise("the data source doesn't move rows") }
}

@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: StandInObject {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// Has no effect, because snapshots of a table's data source aren't tried here.
  open func snapshot() -> Snapshot { Snapshot() }
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
}
