// SPDX-License-Identifier: MIT

public import SelectionCore

/// A table view without a screen: UIKit's names, a viewport in points, and cells that really are
/// recycled.
///
///     let table = TableView(visibleRowCount: 10)
///     table.register(TableViewCell.self, forCellReuseIdentifier: "row")
///     table.dataSource = dataSource
///     try table.tap(at: RowPath(row: 3, section: 0))
///     let cell = table.cellForRow(at: RowPath(row: 3, section: 0))
///     cell?.accessoryType                                 // what the screen would show
///
/// Its state is a `TableSelection`. A delegate is asked before an input takes effect and told after
/// it has; it may call any method of the table from inside any callback. As in UIKit the cells are
/// laid out when they are next looked at, not at once.
@MainActor @preconcurrency
open class TableView: HeadlessView {
  /// How the sections of a table are set off from each other.
  @nonexhaustive
  public enum Style: Hashable, Sendable {
    /// By headers alone.
    case plain
    /// As groups.
    case grouped
    /// As groups that do not reach the edges.
    case insetGrouped
  }

  /// Where the rows come from; the table does not keep it alive.
  public weak var dataSource: (any TableViewDataSource)? { didSet { hasLoadedData = false } }
  /// Who is asked and told; the table does not keep it alive.
  public weak var delegate: (any TableViewDelegate)? { didSet { measureAgain() } }

  /// What to do where UIKit raises an exception; by default the process stops with the message.
  ///
  /// If this returns, the call that failed has changed nothing.
  public var failureHandler: @MainActor (TableViewFailure) -> Void = { fatalError($0.description) }

  /// Is told of each input that the table has taken, for a log of what was done to it.
  public var inputHandler: (@MainActor (TableInput) -> Void)?

  /// How a row is touched that is off the screen; by default the user scrolls there first.
  public var offScreenTouches = OffScreenTouches.scroll

  /// Called with each row that was off the screen and has been scrolled into view to be touched.
  public var scrollHandler: (@MainActor (RowPath) -> Void)?

  /// Is told of each table in which the user has changed which rows are selected, after its
  /// delegate.
  package static var selectionDidChangeHandler: (@MainActor (TableView) -> Void)?

  /// Called with what an assistive technology should say: of each change, before the delegate is
  /// told of it, and of each input for which a limit leaves no room.
  public var announcementHandler: (@MainActor (Announcement) -> Void)?

  /// The rows that are selected, highlighted and edited.
  var state: TableSelection { didSet { stateVersion &+= 1 } }
  /// Another number after each change of the state.
  private(set) var stateVersion = 0
  /// Whether the state has the shape that the data source gives.
  var hasLoadedData = false
  /// Whether the data source is being asked for that shape.
  var isLoadingData = false

  /// How far the content is scrolled, in points, where the content is high enough for that.
  var offset = 0.0
  /// Where everything is, once that was asked for.
  var measured: TableLayout?
  /// What has changed since.
  var unmeasured: UnmeasuredChange?
  /// The screen's version when asking for heights began, while that goes on.
  var measuringVersion: Int?
  /// Whether the delegate leaves the height of rows to the table; see its default for a row's
  /// height.
  var hasCommonRowHeight = false
  /// The cells on the screen by the number of their row.
  var shown: [Int: TableViewCell] = [:]
  /// Whether a cell on the screen may have to be configured for its state.
  var hasCellsToConfigure = false
  /// Whether the cells on the screen are being laid out.
  var isLayingOut = false
  /// Whether cells may be missing on the screen or stand where they do not belong.
  var needsLayout = true
  /// Another number whenever all cells have left the screen.
  var screenVersion = 0
  /// Whether the delegate knows that the finger which the state holds down has left its row.
  var hasToldUnhighlight = false
  /// The cell that is being configured again in its place.
  var reconfiguring: (row: RowPath, cell: TableViewCell)?
  /// Whether the data source is asked for cells only to be compared with those on the screen.
  var isAuditing = false
  /// How often the scroll indicators were flashed.
  public private(set) var scrollIndicatorFlashCount = 0
  /// The batch of updates that is being filled.
  var batch: OpenBatch?
  /// The number of the row that was swiped.
  var swiped: Int? { didSet { if swiped == nil { swipeActions = nil } } }
  /// The buttons that the swiped row shows; nil for the delete button.
  public internal(set) var swipeActions: SwipeActionsConfiguration?
  /// Whether the data source that was told of a move has no method for it.
  var isMoveUnanswered = false
  /// Whether the data source that was told of an edit has no method for it.
  var isCommitUnanswered = false
  /// The data source of which that is known.
  weak var sourceWithoutCommit: (any TableViewDataSource)?
  /// Whether cells are told that what happens now is animated.
  var isAnimated = false
  /// Whether the keyboard's focus can be on a row.
  public var allowsFocus = true
  /// Whether the row that the keyboard's focus reaches is selected.
  public var selectionFollowsFocus = false
  /// The cells that wait for another row.
  var pool = CellPool()
  /// How the table's sections are set off from each other.
  public let style: Style
  /// What has been counted.
  var counted = CellCounts()
  /// Whether somebody gave the table its size.
  private var hasOwnSize = false
  /// The classes of the views above and below sections, by name.
  var edgeViewClasses: [String: TableViewHeaderFooterView.Type] = [:]
  /// What the user can pull down to have the table refreshed.
  public var refreshControl: RefreshControl?

  /// How high a row is for which the delegate does not say another height, in points.
  public var rowHeight = automaticDimension { didSet { measureAgain() } }
  /// How high a row of automatic height is; where this is automatic too, 44 points.
  public var estimatedRowHeight = automaticDimension { didSet { measureAgain() } }
  /// How high the header of a section is that has a title; where this is automatic, 28 points.
  public var sectionHeaderHeight = automaticDimension { didSet { measureAgain() } }
  /// How high the footer of a section is that has a text; where this is automatic, 28 points.
  public var sectionFooterHeight = automaticDimension { didSet { measureAgain() } }
  /// The view above the first section, which is as high as its frame.
  public var tableHeaderView: HeadlessView? { didSet { measureAgain() } }
  /// The view below the last section, which is as high as its frame.
  public var tableFooterView: HeadlessView? { didSet { measureAgain() } }

  // Its appearance, kept and not drawn.

  /// What is between two rows.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The color of the line between two rows.
  public var separatorColor: HeadlessColor?
  /// How far that line stays from the edges.
  public var separatorInset = TableInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The room around the content; the content offset does not heed it.
  public var contentInset = TableInsets.zero
  /// When scrolling puts the keyboard away.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether there is a scroll indicator at the side.
  public var showsVerticalScrollIndicator = true
  /// Whether the user can scroll on a screen.
  public var isScrollEnabled = true
  /// The view behind the rows.
  public var backgroundView: HeadlessView?
  /// The room above a section's header.
  public var sectionHeaderTopPadding = automaticDimension
  /// Whether rows can be dragged out of the table on a screen.
  public var dragInteractionEnabled = true

  /// Makes a table whose viewport has room for so many rows of 44 points; a negative number counts
  /// as none.
  public convenience init(visibleRowCount: Int = 12) {
    self.init(style: .plain, visibleRowCount: visibleRowCount)
  }

  /// Makes a table of a style.
  public convenience init(style: Style, visibleRowCount: Int = 12) {
    let height = 44 * Double(max(visibleRowCount, 0))
    self.init(frame: TableRect(x: 0, y: 0, width: 390, height: height), style: style)
  }

  /// Makes a table of a size and a style.
  ///
  /// One that is to get its size from Auto Layout, and so has none yet, has room for twelve rows of
  /// 44 points.
  public init(frame: TableRect, style: Style) {
    self.style = style
    state = TableSelection(shape: TableShape())
    super.init(frame: frame)
    hasOwnSize = frame.size != .zero
    if !hasOwnSize { fill(TableRect(origin: frame.origin, size: ViewController.screen.size)) }
  }

  /// Makes a plain table of a size.
  public override convenience init(frame: TableRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table with room for twelve rows, for there is nothing to be read.
  public required init?(coder: NibCoder) {
    style = .plain
    state = TableSelection(shape: TableShape())
    super.init(coder: coder)
    fill(ViewController.screen)
  }

  /// Where the table is; its size is that of the viewport.
  ///
  /// A table that is given no size has room for twelve rows, until it takes the size of the view
  /// around it when it is laid out.
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

  /// Takes the size of the view around, if nobody gave the table one.
  func takeSizeAround() {
    if !hasOwnSize, let around = superview?.bounds, around.size != .zero { fill(around) }
  }

  /// Lays out the cells.
  open override func layoutIfNeeded() { layoutCells() }

  /// The part of the content that the viewport shows.
  open override var bounds: TableRect { TableRect(origin: contentOffset, size: frame.size) }

  /// Flashes the scroll indicators, which a table without a screen only counts.
  public func flashScrollIndicators() { scrollIndicatorFlashCount += 1 }

  /// Begins or ends editing; what becomes of the selection is for ``editingTransition`` to say.
  open func setEditing(_ editing: Bool, animated: Bool) {
    animating(animated) { attempt(.setEditing(editing)) }
  }
}

extension TableView {
  /// The state of the table as a value: a snapshot of what is selected, highlighted and edited.
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

  /// What becomes of the selection when editing begins and ends; by default it is cleared both
  /// ways.
  public var editingTransition: EditingTransition {
    get { state.editingTransition }
    set { attempt(.setEditingTransition(newValue)) }
  }

  /// Keeps steps for `.undo` and `.redo` from now on; `limit` is the most that are
  /// kept, nil for any number.
  public func enableUndo(limit: Int? = nil) { attempt(.enableUndo(limit: limit)) }

  private func setPolicy(_ body: (inout SelectionPolicy) -> Void) {
    var policy = state.policy
    body(&policy)
    guard !hasLoadedData else { return attempt(.setPolicy(policy)) }
    // As in UIKit, this asks the data source nothing.
    attempt { () throws(SelectionError) in try state.apply(.setPolicy(policy)) }
    inputHandler?(.setPolicy(policy))
  }

  /// Whether the table is being edited.
  public var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
}
