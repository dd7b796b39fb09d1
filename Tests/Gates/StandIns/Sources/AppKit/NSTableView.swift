// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view-based table view: it asks for the number of rows when it needs it, makes views of the
/// rows in view and of some around them, and proposes selections to its delegate.
@MainActor open class NSTableView: NSControl {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let effectFade = AnimationOptions(rawValue: 1)
  }

  public static let rowHeight = 20.0
  /// How many rows the view prepares before they are scrolled into view.
  static let preparedRows = 3

  public var habits = Habits()
  public var allowsMultipleSelection = false
  public var allowsEmptySelection = true
  public var doubleAction: Selector?
  public internal(set) var clickedRow = -1
  public private(set) var numberOfColumns = 0

  /// Nil if the data source has to be asked.
  var knownCount: Int?
  var selection = IndexSet()
  /// The row from which a range is extended.
  var selectionAnchor: Int?
  /// Whether the delegate is answering a proposal.
  var isProposing = false
  /// How many calls of `beginUpdates()` are without their `endUpdates()`.
  var updateDepth = 0
  var hasLostSelectedRows = false
  /// The selection before the mouse was pressed.
  var selectionBeforeTracking: IndexSet?
  var rowViews: [Int: NSTableRowView] = [:]

  weak var tableDelegate: (any NSTableViewDelegate)? {
    didSet { delegateMethods.find(in: tableDelegate, among: Self.methodsOfDelegate) }
  }
  weak var tableDataSource: (any NSTableViewDataSource)? {
    didSet { dataSourceMethods.find(in: tableDataSource, among: Self.methodsOfSource) }
  }
  var delegateMethods = KnownMethods()
  var dataSourceMethods = KnownMethods()

  private static let methodsOfDelegate = [
    Selector((any TableViewViewForRow).self), Selector((any TableViewDidAddRowViewForRow).self),
    Selector((any SelectionShouldChangeInTableView).self),
    Selector((any TableViewShouldSelectRow).self),
    Selector((any TableViewSelectionIndexesForProposedSelection).self),
    Selector((any TableViewSelectionIsChanging).self),
    Selector((any TableViewSelectionDidChange).self),
  ]
  private static let methodsOfSource = [Selector((any NumberOfRowsInTableView).self)]

  public func addTableColumn(_ column: NSTableColumn) {
    numberOfColumns += 1
    reloadData()
  }

  // MARK: - Rows

  public var numberOfRows: Int {
    if let knownCount { return knownCount }
    let count = askForNumberOfRows()
    knownCount = count
    // From memory: rows that no longer exist are deselected when the view learns of it.
    let kept = selection.filteredIndexSet { $0 < count }
    if kept != selection { setSelection(kept) }
    return count
  }

  func askForNumberOfRows() -> Int {
    dataSourceMethods.receiver(of: (any NumberOfRowsInTableView).self)?.numberOfRows(in: self) ?? 0
  }

  /// Complains unless the data source has the rows that the batch has led to.
  func checkCounts() {
    let count = askForNumberOfRows()
    if count != numberOfRows {
      StandIn.complain("after updates \(numberOfRows) rows, the data source has \(count)")
    }
  }

  public func reloadData() {
    refuseWhileProposing("reloadData()")
    if updateDepth > 0 { StandIn.complain("reloadData() in a batch of updates") }
    // From memory: the selected row numbers stay, and the rows are asked for later.
    knownCount = nil
    rowViews = [:]
    needsLayout = true
  }

  public func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    refuseWhileProposing("reloadData(forRowIndexes:columnIndexes:)")
    let columns = IndexSet(integersIn: 0..<numberOfColumns)
    if !columnIndexes.isSubset(of: columns) { StandIn.complain("no columns \(columnIndexes)") }
    for row in rowIndexes { rowViews[row]?.cells = nil }
    needsLayout = true
    if habits.reloadsRowsAtOnce { finishEvent() }
  }

  func refuseWhileProposing(_ call: String) {
    if isProposing { StandIn.complain("\(call) while the delegate answers a proposal") }
  }

  public func rows(in rect: CGRect) -> NSRange {
    let rows = rowNumbers(in: rect, of: numberOfRows)
    return NSRange(location: rows.lowerBound, length: rows.count)
  }

  private func rowNumbers(in rect: CGRect, of count: Int) -> Range<Int> {
    let first = max(0, Int((rect.minY / Self.rowHeight).rounded(.down)))
    let end = max(0, Int((rect.maxY / Self.rowHeight).rounded(.up)))
    return min(first, count)..<min(max(end, first), count)
  }

  /// The visible part, and the rows around it that are prepared.
  public var preparedContentRect: CGRect {
    visibleRect.insetBy(dx: 0, dy: -Self.rowHeight * Double(Self.preparedRows))
  }

  /// Calls a closure with each row that has a view.
  public func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {
    for row in rowViews.keys.sorted() { rowViews[row].map { handler($0, row) } }
  }

  /// Scrolls a row to the top of the view.
  public func scroll(toRow row: Int) {
    let last = max(0, Double(numberOfRows) * Self.rowHeight - visibleRect.height)
    visibleRect.origin.y = min(max(0, Double(row) * Self.rowHeight), last)
    needsLayout = true
  }

  open override func layout() {
    let prepared = rowNumbers(in: preparedContentRect, of: numberOfRows)
    rowViews = rowViews.filter { prepared.contains($0.key) }
    // What the delegate changes meanwhile is laid out next.
    for row in prepared where !needsLayout {
      let isNew = rowViews[row] == nil
      let rowView = rowViews[row] ?? NSTableRowView()
      rowViews[row] = rowView
      rowView.isSelected = selection.contains(row)
      if rowView.cells == nil {
        rowView.cells = (0..<numberOfColumns).map { _ in makeView(row: row) }
      }
      if isNew { tellOfRowView(rowView, row: row) }
    }
  }

  private func tellOfRowView(_ rowView: NSTableRowView, row: Int) {
    delegateMethods.receiver(of: (any TableViewDidAddRowViewForRow).self)?
      .tableView(self, didAdd: rowView, forRow: row)
  }

  func makeView(row: Int) -> NSView? {
    delegateMethods.receiver(of: (any TableViewViewForRow).self)?
      .tableView(self, viewFor: NSTableColumn(), row: row)
  }

  open override func selectAll(_ sender: Any?) { selectAllRows() }

  // MARK: - The delegate's answers, which an outline view asks for in its own words

  func askWhetherSelectionShouldChange() -> Bool {
    delegateMethods.receiver(of: (any SelectionShouldChangeInTableView).self)?
      .selectionShouldChange(in: self) ?? true
  }

  func askAboutProposal(_ proposed: IndexSet) -> IndexSet? {
    delegateMethods.receiver(of: (any TableViewSelectionIndexesForProposedSelection).self)?
      .tableView(self, selectionIndexesForProposedSelection: proposed)
  }

  func askWhetherToSelect(row: Int) -> Bool {
    delegateMethods.receiver(of: (any TableViewShouldSelectRow).self)?
      .tableView(self, shouldSelectRow: row) ?? true
  }

  func postSelectionIsChanging() {
    delegateMethods.receiver(of: (any TableViewSelectionIsChanging).self)?
      .tableViewSelectionIsChanging(
        Notification(name: Notification.Name("NSTableViewSelectionIsChanging"), object: self))
  }

  func postSelectionDidChange() {
    delegateMethods.receiver(of: (any TableViewSelectionDidChange).self)?
      .tableViewSelectionDidChange(
        Notification(name: Notification.Name("NSTableViewSelectionDidChange"), object: self))
  }
}

/// An outline view has properties of these names, too, of other types; within one module of Swift a
/// class can't have that.
@MainActor public protocol NSTableViewRoles: NSTableView {}
extension NSTableViewRoles {
  public var dataSource: (any NSTableViewDataSource)? {
    get { tableDataSource }
    set {
      tableDataSource = newValue
      reloadData()
    }
  }
  public var delegate: (any NSTableViewDelegate)? {
    get { tableDelegate }
    set { tableDelegate = newValue }
  }
}
extension NSTableView: NSTableViewRoles {}
