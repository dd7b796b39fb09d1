// SPDX-License-Identifier: MIT

public import SelectionCore

/// A table view without a screen that has UIKit's names, a viewport in points, and a pool of
/// reusable cells.
///
///     let table = TableView(visibleRowCount: 10)
///     table.register(TableViewCell.self, forCellReuseIdentifier: "row")
///     table.dataSource = dataSource
///     try table.tap(at: RowPath(row: 3, section: 0))
///     let cell = table.cellForRow(at: RowPath(row: 3, section: 0))
///     cell?.accessoryType  // what the screen would show
///
/// Its state is a `TableSelection`. The delegate is called before an input takes effect and is
/// notified afterward; it may call any method of the table from within any callback. As in UIKit,
/// the cells are laid out when they are next read rather than immediately.
@MainActor @preconcurrency
open class TableView: HeadlessView {
  /// The style of a table's sections.
  public enum Style: Hashable, Sendable {
    /// Sections with headers only.
    case plain
    /// Sections as groups.
    case grouped
    /// Sections as groups that are inset from the edges.
    case insetGrouped
  }

  /// The source of the rows, which is referenced weakly.
  public weak var dataSource: (any TableViewDataSource)? { didSet { hasLoadedData = false } }
  /// The delegate, which is referenced weakly.
  open weak var delegate: (any TableViewDelegate)? { didSet { measureAgain() } }

  /// Called when UIKit would raise an exception; the default closure calls `fatalError`.
  ///
  /// If the closure returns, the call that failed has not changed anything.
  public var failureHandler: @MainActor (TableViewFailure) -> Void = { fatalError($0.description) }

  /// Called with each input that the table has applied, for use in a log of inputs.
  public var inputHandler: (@MainActor (TableInput) -> Void)?

  /// The way to handle a touch on a row that isn't on the screen; by default, the user first
  /// scrolls to the row.
  public var offScreenTouches = OffScreenTouches.scroll

  /// Called with each row that was off the screen and was scrolled into view to be touched.
  public var scrollHandler: (@MainActor (RowPath) -> Void)?

  /// Called with each table in which the user has changed the selection, after its delegate.
  package static var selectionDidChangeHandler: (@MainActor (TableView) -> Void)?

  /// Called with an announcement for assistive technologies for each change, before the delegate is
  /// notified, and for each input that a limit prevents.
  public var announcementHandler: (@MainActor (Announcement<RowPath>) -> Void)?

  /// Which rows are selected and highlighted, and whether the table is being edited.
  var state: TableSelection { didSet { stateVersion &+= 1 } }
  /// A number that changes with each change to the state.
  private(set) var stateVersion = 0
  /// Whether the state has the data source's shape.
  var hasLoadedData = false
  /// Whether the data source is being asked for its shape.
  var isLoadingData = false

  /// The scroll position, in points, before it is limited to the height of the content.
  var offset = 0.0
  /// The layout; nil until it has been measured.
  var measured: TableLayout?
  /// The changes since the layout was measured.
  var unmeasured: UnmeasuredChange?
  /// The screen's version when reading heights began; nil unless heights are being read.
  var measuringVersion: Int?
  /// Whether the delegate leaves the row height to the table; see the default implementation of the
  /// delegate's method for row heights.
  var hasCommonRowHeight = false
  /// The visible cells by row number.
  var shown: [Int: TableViewCell] = [:]
  /// Whether a visible cell may have to be configured for its state.
  var hasCellsToConfigure = false
  /// Whether the visible cells are being laid out.
  var isLayingOut = false
  /// Whether visible cells may be missing or in the wrong place.
  var needsLayout = true
  /// A number that changes whenever all cells leave the screen.
  var screenVersion = 0
  /// Whether the delegate was notified that the finger, still down in the state, left its row.
  var hasToldUnhighlight = false
  /// The cell that is being configured again in its place.
  var reconfiguring: (row: RowPath, cell: TableViewCell)?
  /// Whether the data source is being asked for cells only to compare them with the visible cells.
  var isAuditing = false
  /// The number of times that the scroll indicators were flashed.
  public private(set) var scrollIndicatorFlashCount = 0
  /// The batch of updates that is open.
  var batch: OpenBatch?
  /// The number of the row that was swiped.
  var swiped: Int? { didSet { if swiped == nil { swipeActions = nil } } }
  /// The buttons that the swiped row shows, or nil for the delete button.
  public internal(set) var swipeActions: SwipeActionsConfiguration?
  /// Whether the data source was called for a move, and turned out to have no method for moves.
  var isMoveUnanswered = false
  /// Whether the data source was called for an edit, and turned out to have no method for edits.
  var isCommitUnanswered = false
  /// The data source that is known to have no method for edits.
  weak var sourceWithoutCommit: (any TableViewDataSource)?
  /// Whether cells are currently changed with animation.
  var isAnimated = false
  /// Whether rows can have the keyboard focus.
  public var allowsFocus = true
  /// Whether the row that gets the keyboard focus is selected.
  public var selectionFollowsFocus = false
  /// The cells that can be reused.
  var pool = CellPool()
  /// The style of the table's sections.
  public let style: Style
  /// The counts of cells.
  var counted = CellCounts()
  /// Whether the app has set the table's size.
  private var hasOwnSize = false
  /// The classes of the views above and below sections, by identifier.
  var edgeViewClasses: [String: TableViewHeaderFooterView.Type] = [:]
  /// The control that the user can pull down to refresh the table.
  public var refreshControl: RefreshControl?

  /// The height, in points, of rows for which the delegate returns no height.
  public var rowHeight = automaticDimension { didSet { measureAgain() } }
  /// The height of rows with automatic height, or 44 points if this height is also automatic.
  public var estimatedRowHeight = automaticDimension { didSet { measureAgain() } }
  /// The height of a header with a title, or 28 points if this height is automatic.
  public var sectionHeaderHeight = automaticDimension { didSet { measureAgain() } }
  /// The height of a footer with text, or 28 points if this height is automatic.
  public var sectionFooterHeight = automaticDimension { didSet { measureAgain() } }
  /// The view above the first section, which is as high as its frame.
  public var tableHeaderView: HeadlessView? { didSet { measureAgain() } }
  /// The view below the last section, which is as high as its frame.
  public var tableFooterView: HeadlessView? { didSet { measureAgain() } }

  // Appearance, stored and not drawn.

  /// The separator between two rows.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The color of the separator.
  public var separatorColor: HeadlessColor?
  /// The insets of the separator.
  public var separatorInset = TableInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The color of the titles of the section index.
  public var sectionIndexColor: HeadlessColor?
  /// The color behind the section index.
  public var sectionIndexBackgroundColor: HeadlessColor?
  /// The color behind the section index while a finger touches the index.
  public var sectionIndexTrackingBackgroundColor: HeadlessColor?
  /// The space around the content; in the test double, it doesn't affect the content offset.
  public var contentInset = TableInsets.zero
  /// Whether scrolling dismisses the keyboard.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the table shows a vertical scroll indicator.
  public var showsVerticalScrollIndicator = true
  /// Whether the user can scroll; the value is only recorded.
  public var isScrollEnabled = true
  /// The view behind the rows.
  public var backgroundView: HeadlessView?
  /// The space above a section's header.
  public var sectionHeaderTopPadding = automaticDimension
  /// Whether rows can be dragged out of the table; the value is only recorded.
  public var dragInteractionEnabled = true

  /// Creates a table whose viewport has space for a number of rows of 44 points; a negative number
  /// counts as zero.
  public convenience init(visibleRowCount: Int = 12) {
    self.init(style: .plain, visibleRowCount: visibleRowCount)
  }

  /// Creates a table with a style.
  public convenience init(style: Style, visibleRowCount: Int = 12) {
    let height = 44 * Double(max(visibleRowCount, 0))
    self.init(frame: TableRect(x: 0, y: 0, width: 390, height: height), style: style)
  }

  /// Creates a table with a size and a style.
  ///
  /// If the size is zero, for example because Auto Layout sets it later, the table has space for
  /// twelve rows of 44 points.
  public init(frame: TableRect, style: Style) {
    self.style = style
    state = TableSelection(shape: TableShape())
    super.init(frame: frame)
    hasOwnSize = frame.size != .zero
    if !hasOwnSize { fill(TableRect(origin: frame.origin, size: ViewController.screen.size)) }
  }

  /// Creates a plain table with a size.
  public override convenience init(frame: TableRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table with space for twelve rows; the coder has no contents.
  public required init?(coder: NibCoder) {
    style = .plain
    state = TableSelection(shape: TableShape())
    super.init(coder: coder)
    fill(ViewController.screen)
  }

  /// The frame of the table, whose size is the viewport's size.
  ///
  /// A table for which no size is given has space for twelve rows until layout gives it the size of
  /// its superview.
  open override var frame: TableRect {
    didSet {
      needsLayout = true
      hasOwnSize = frame.size != .zero
      if !hasOwnSize, oldValue.size != .zero { fill(oldValue) }
    }
  }

  override var lacksSize: Bool { !hasOwnSize }

  override func fill(_ rect: TableRect) {
    guard rect != frame else { return }
    frame = rect
    hasOwnSize = false
  }

  /// Sets the table's size to the size of the superview, if the app hasn't set a size.
  func takeSizeAround() {
    if !hasOwnSize, let around = superview?.bounds, around.size != .zero { fill(around) }
  }

  /// Lays out the cells.
  open override func layoutIfNeeded() { layoutCells() }

  /// The part of the content that the viewport shows.
  open override var bounds: TableRect { TableRect(origin: contentOffset, size: frame.size) }

  /// Flashes the scroll indicators; a table without a screen only counts the calls.
  public func flashScrollIndicators() { scrollIndicatorFlashCount += 1 }

  /// Begins or ends editing; ``editingTransition`` determines how the selection changes.
  open func setEditing(_ editing: Bool, animated: Bool) {
    animating(animated) { attempt(.setEditing(editing)) }
  }
}

extension TableView {
  /// The state of the table as a value: the selected and highlighted rows, and whether the table is
  /// being edited.
  public var rows: TableSelection {
    loadDataIfNeeded()
    return state
  }

  /// Whether the user can select a row while the table is not being edited.
  public var allowsSelection: Bool {
    get { state.policy.allowsSelection }
    set { setPolicy { $0.allowsSelection = newValue } }
  }

  /// Whether the user can select several rows while the table is not being edited.
  public var allowsMultipleSelection: Bool {
    get { state.policy.allowsMultipleSelection }
    set { setPolicy { $0.allowsMultipleSelection = newValue } }
  }

  /// Whether the user can select a row while the table is being edited.
  public var allowsSelectionDuringEditing: Bool {
    get { state.policy.allowsSelectionDuringEditing }
    set { setPolicy { $0.allowsSelectionDuringEditing = newValue } }
  }

  /// Whether the user can select several rows while the table is being edited.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { state.policy.allowsMultipleSelectionDuringEditing }
    set { setPolicy { $0.allowsMultipleSelectionDuringEditing = newValue } }
  }

  /// The change to the selection when editing begins and ends; by default, it is always cleared.
  public var editingTransition: EditingTransition {
    get { state.editingTransition }
    set { attempt(.setEditingTransition(newValue)) }
  }

  /// Begins to record steps for `.undo` and `.redo`; `limit` is the maximum number of steps, or nil
  /// for no limit.
  public func enableUndo(limit: Int? = nil) { attempt(.enableUndo(limit: limit)) }

  private func setPolicy(_ body: (inout SelectionPolicy) -> Void) {
    var policy = state.policy
    body(&policy)
    guard !hasLoadedData else { return attempt(.setPolicy(policy)) }
    // As in UIKit, this doesn't call the data source.
    attempt { () throws(SelectionError) in try state.apply(.setPolicy(policy)) }
    inputHandler?(.setPolicy(policy))
  }

  /// Whether the table is being edited.
  public var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
}
