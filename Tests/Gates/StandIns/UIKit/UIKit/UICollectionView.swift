// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view of items in rows that are one point high.
open class UICollectionView: UIView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// What isn't documented, or differs between versions of UIKit, so that tests try all of it.
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
    /// Whether a pan decides after its delegate has been told, and not before, what it does to rows.
    public var pansLookLate = false
    public init() {}
  }

  public var habits = Habits()
  public weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which is asked once which methods it has.
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      methods = Set(DelegateMethod.all.filter { delegate?.responds(to: $0) == true })
    }
  }
  var methods: Set<Selector> = []

  // MARK: The state

  /// The numbers of items that the data source has told, or nil if it must be asked again.
  var counts: [Int]?
  var selected: [IndexPath] = []
  /// The cells in view.
  var shown: [IndexPath: UICollectionViewCell] = [:]
  /// The cells that have been made for items beside those in view.
  var prepared: [IndexPath: UICollectionViewCell] = [:]
  /// The cells of deleted items, which are in view until the animation ends.
  var leaving: [(cell: UICollectionViewCell, row: IndexPath)] = []
  var completions: [(Bool) -> Void] = []
  var classes: [String: UICollectionViewCell.Type] = [:]
  var reusable: [String: [UICollectionViewCell]] = [:]
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
  open override func layoutIfNeeded() { layOut() }
  open override func didMoveToWindow() { moveToWindow() }

  public override init() { super.init() }

  // MARK: Items

  public var numberOfSections: Int { knownCounts.count }
  public func numberOfItems(inSection section: Int) -> Int {
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

  var askedCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// All items in order.
  var allRows: [IndexPath] {
    knownCounts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
  }

  public var indexPathsForVisibleItems: [IndexPath] { Array(shown.keys) }
  public var visibleCells: [UICollectionViewCell] { Array(shown.values) }

  /// The cell of an item in view, or, as since iOS 15, one that has been prepared.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[indexPath] ?? prepared[indexPath]
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key ?? prepared.first { $0.value === cell }?.key
  }

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let counts = knownCounts
    guard counts.indices.contains(indexPath.section),
      (0..<counts[indexPath.section]).contains(indexPath.row)
    else { return nil }
    let top = counts[..<indexPath.section].reduce(0, +) + indexPath.row
    return UICollectionViewLayoutAttributes(
      frame: CGRect(x: 0, y: Double(top), width: 1, height: 1))
  }

  // MARK: Cells

  public func register(
    _ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String
  ) { classes[identifier] = cellClass }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let made = classes[identifier]?.init() else { raise("no cell class for \(identifier)") }
    made.reuseIdentifier = identifier
    return made
  }

  func reuse(_ cell: UICollectionViewCell) {
    reusable[cell.reuseIdentifier, default: []].append(cell)
  }

  // MARK: Selection by the program, which calls no delegate

  public var indexPathsForSelectedItems: [IndexPath]? { selected }
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
    guard !allowsSeveral, selected.count > 1, let last = selected.last else { return }
    for row in selected where row != last { cellForItem(at: row)?.isSelected = false }
    selected = [last]
  }

  /// Selects an item; as documented, this has no effect if the view allows no selection, and
  /// replaces the selection if it doesn't allow several items.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsAny else { return }
    guard let indexPath else { return deselectAll() }
    check(indexPath)
    if selected.contains(indexPath) { return }
    if !allowsSeveral { deselectAll() }
    selected.append(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  func deselectAll() {
    for row in selected { cellForItem(at: row)?.isSelected = false }
    selected = []
  }

  private func check(_ row: IndexPath) {
    guard let counts else { return }
    guard counts.indices.contains(row.section), (0..<counts[row.section]).contains(row.row)
    else { raise("an item is selected that isn't there: \(row) of \(counts)") }
  }

  public var isEditing: Bool {
    get { editing }
    set {
      guard newValue != editing else { return }
      editing = newValue
      // From memory: undocumented, so that tests try both.
      if habits.editingDeselects || !allowsAny { deselectAll() } else { keepAllowedSelection() }
    }
  }
}

public final class UICollectionViewLayoutAttributes: ObjectiveCObject {
  public let frame: CGRect
  init(frame: CGRect) { self.frame = frame }
}

open class UICollectionViewController: UIViewController, UICollectionViewDelegate {
  public var collectionView: UICollectionView! = UICollectionView()
  /// Also begins or ends editing in the view, as since iOS 14.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }
}
