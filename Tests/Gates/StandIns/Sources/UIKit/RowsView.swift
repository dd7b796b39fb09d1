// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A cell of either view.
open class RowsCell: UIView {
  public internal(set) var isSelected = false
  public internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}
}

/// The common part of tables and collection views: items in rows that are one point high.
open class RowsView: UIView {
  /// The behavior that isn't documented, or differs between versions of UIKit; tests try all of it.
  public struct Habits: Sendable {
    /// Whether cells leave the view before others come, in a layout.
    public var cellsLeaveFirst = false
    /// Whether cells are made ahead of scrolling, and kept for a while after it.
    public var preparesCells = true
    /// Whether a batch deselects the items that it moves.
    public var deselectsMovedItems = false
    /// Whether all items are deselected when editing begins or ends.
    public var editingDeselects = false
    /// Whether the view has cells when it isn't in a window.
    public var hasCellsOutsideWindows = false
    /// Whether a snapshot that isn't animated reloads the data, as before iOS 15.
    public var snapshotsReload = false
    /// Whether a pan decides what it does to rows only after its delegate has been told.
    public var pansLookLate = false
    public init() {}
  }

  public var habits = Habits()
  var methods = KnownMethods()

  // MARK: The state

  /// The numbers of items that the data source has told, or nil if it must be asked again.
  var counts: [Int]?
  var selected: Set<IndexPath> = []
  /// The cells in view.
  var shown: [IndexPath: RowsCell] = [:]
  /// The cells that have been made for items beside those in view.
  var prepared: [IndexPath: RowsCell] = [:]
  /// The cells of deleted items, which are in view until the animation ends.
  var leaving: [(cell: RowsCell, row: IndexPath)] = []
  var completions: [(Bool) -> Void] = []
  var makers: [String: () -> RowsCell] = [:]
  var reusable: [String: [RowsCell]] = [:]
  var needsLayout = true
  var needsReload = true
  var isLayingOut = false
  /// The batch that collects operations, and how many batches are nested.
  var batch: (updates: BatchUpdate, depth: Int)?
  var pan: (anchor: IndexPath, current: IndexPath, isSelecting: Bool, old: Set<IndexPath>)?
  var editing = false

  /// The number of items that fit into the view.
  public var pageCount = 8 { didSet { setNeedsLayout() } }
  /// The number of items above the view.
  public var offset = 0 { didSet { if offset != oldValue { setNeedsLayout() } } }

  public override var bounds: CGRect {
    get { CGRect(x: 0, y: Double(offset), width: 1, height: Double(pageCount)) }
    set { offset = Int(newValue.minY) }
  }

  public func setNeedsLayout() { needsLayout = true }

  public func reloadData() { reload() }
  open override func layoutIfNeeded() { layOut() }
  open override func didMoveToWindow() { moveToWindow() }

  // MARK: Items

  public var numberOfSections: Int { knownCounts.count }
  func count(inSection section: Int) -> Int {
    guard knownCounts.indices.contains(section) else { raise("no section \(section)") }
    return knownCounts[section]
  }

  /// The numbers of items, for which the data source is asked when they are first needed.
  var knownCounts: [Int] {
    if let counts { return counts }
    let told = askedCounts
    counts = told
    return told
  }

  // MARK: What the views say to their data sources and delegates

  var hasDataSource: Bool { false }
  var askedCounts: [Int] { [] }
  func askedCell(for row: IndexPath) -> RowsCell { raise("there is no data source") }
  func move(_ source: IndexPath, to destination: IndexPath) {}
  func willDisplay(_ cell: RowsCell, _ row: IndexPath) {}
  func didEndDisplaying(_ cell: RowsCell, _ row: IndexPath) {}
  func shouldHighlight(_ row: IndexPath) -> Bool { true }
  func willSelect(_ row: IndexPath) -> IndexPath? { row }
  func willDeselect(_ row: IndexPath) -> IndexPath? { row }
  func didSelect(_ row: IndexPath) {}
  func didDeselect(_ row: IndexPath) {}
  func shouldBeginPan(at row: IndexPath) -> Bool { false }
  func didBeginPan(at row: IndexPath) {}
  func didEndPan() {}
  /// Whether the delegate is asked for the row that another one replaces.
  var asksBeforeReplacing: Bool { false }

  /// All items in order.
  var allRows: [IndexPath] {
    knownCounts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
  }

  /// The cell of an item in view, or, as in collection views since iOS 15, one that is prepared.
  func cell(at row: IndexPath) -> RowsCell? { shown[row] ?? prepared[row] }

  /// The frame of an item.
  func frame(of row: IndexPath) -> CGRect? {
    let counts = knownCounts
    guard counts.indices.contains(row.section), (0..<counts[row.section]).contains(row.row)
    else { return nil }
    let top = counts[..<row.section].reduce(0, +) + row.row
    return CGRect(x: 0, y: Double(top), width: 1, height: 1)
  }

  // MARK: Cells

  func dequeue(_ identifier: String) -> RowsCell? {
    let cell = reusable[identifier]?.popLast()
    cell?.prepareForReuse()
    return cell
  }

  func dequeueOrMake(_ identifier: String) -> RowsCell {
    if let cell = dequeue(identifier) { return cell }
    guard let made = makers[identifier]?() else { raise("no cell class for \(identifier)") }
    made.reuseIdentifier = identifier
    return made
  }

  func reuse(_ cell: RowsCell) {
    if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
  }

  // MARK: Selection by the program, which calls no delegate

  public var allowsSelection = true
  public var allowsSelectionDuringEditing = false
  public var allowsMultipleSelection = false { didSet { keepAllowedSelection() } }
  public var allowsMultipleSelectionDuringEditing = false { didSet { keepAllowedSelection() } }

  /// Whether anything can be selected in the current editing state.
  var allowsAny: Bool {
    editing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  var allowsSeveral: Bool {
    editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // From memory: one item stays when several can no longer be selected, not always the first one.
  private func keepAllowedSelection() {
    guard !allowsSeveral, selected.count > 1, let last = selected.max() else { return }
    for row in selected where row != last { cell(at: row)?.isSelected = false }
    selected = [last]
  }

  func select(_ row: IndexPath?) {
    guard let row else { return deselectAll() }
    check(row)
    if selected.contains(row) { return }
    if !allowsSeveral { deselectAll() }
    selected.insert(row)
    cell(at: row)?.isSelected = true
  }

  func deselect(_ row: IndexPath) {
    selected.remove(row)
    cell(at: row)?.isSelected = false
  }

  func deselectAll() {
    for row in selected { cell(at: row)?.isSelected = false }
    selected = []
  }

  private func check(_ row: IndexPath) {
    guard let counts else { return }
    guard counts.indices.contains(row.section), (0..<counts[row.section]).contains(row.row)
    else { raise("an item is selected that isn't there: \(row) of \(counts)") }
  }

  func edit(_ isEditing: Bool) {
    guard isEditing != editing else { return }
    editing = isEditing
    // From memory: undocumented, so that tests try both.
    if habits.editingDeselects || !allowsAny { deselectAll() } else { keepAllowedSelection() }
  }
}
