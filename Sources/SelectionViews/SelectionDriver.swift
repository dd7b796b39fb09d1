// SPDX-License-Identifier: MIT

public import SelectionCore

/// Connects a view to a table.
///
/// The user's actions in the view become inputs to the table, and the view shows the table's state.
///
/// The drivers in `SelectionUIKit` and `SelectionAppKit` are built on this driver. An adapter for
/// another toolkit creates a driver and calls the driver when the view changes:
///
///     let driver = SelectionDriver(view, table)
///     driver.redraw = { rows in rows.forEach(view.configure) }
///     view.onSelect = { driver.viewSelected($0) }
///
/// The driver's methods are those of ``SelectionDriving``.
///
/// The table contains the authoritative selection. The view selects the same rows if there are no
/// more than ``SelectingView/mostSelectedRows``. If there are more, the view selects only the rows
/// that it has shown. When the app selects or deselects rows in the view itself, the table adopts
/// this selection when the table is next read or changed. A reload clears the view's selection but
/// doesn't affect the table's selection. However, if the app has deselected rows, the table must be
/// read before the reload.
@MainActor
public final class SelectionDriver<Table: DrivenTable>: SelectionDriving {
  /// Returns the view; nil if it no longer exists.
  private var existingView: () -> (any SelectingView)?
  /// Called with each change after the view shows it, unless nothing has changed.
  public var onChange: ((Table.Change) -> Void)?
  /// Called when the user's input is refused, even if the view only checked whether the input would
  /// be accepted.
  public var onRefusal: ((Refusal<Table.Row>) -> Void)?
  /// The app's rules, which the driver calls for an input if the view hasn't already called them.
  public var rules: Table.Rules?
  /// Called with the events of an input, which name rows by path, if the view doesn't call its
  /// delegate for these events itself.
  public var onEvents: (([SelectionEvent<RowPath>]) -> Void)?
  /// Called to update the state that visible rows show.
  public var redraw: (([RowPath]) -> Void)?
  /// Called to show inserted, deleted and moved rows in the view after the table has changed.
  ///
  /// Set this closure if the view shows such rows in its own way, for example with a tree's items
  /// or a diffable data source.
  public var showRows: ((Table.Change) -> Void)?
  /// Called before the view's state is read.
  ///
  /// If the app can replace the driver, for example as the view's delegate, the driver can register
  /// itself again in this closure.
  public var willRead: (() -> Void)?
  /// The kind of checkmark list that new sections become if they aren't lists, or nil to leave such
  /// sections unchanged.
  public var listOfNewSections: CheckmarkListKind?

  /// Called after ``onChange``.
  var observers: [() -> Void] = []
  /// The current table.
  var current: Table
  /// The rows selected in the view, as set by the driver or last reported by the view.
  var viewSelection = RowSet()
  /// The last answer to a proposal, until the view's selection is read.
  var answer: RowSet?
  /// The visible cells.
  var cells: CellsInView
  /// Whether code is running that changes a copy of the table, or a rule is being called.
  var isChanging = false
  /// Whether a change is being shown in the view.
  var isShowingChange = false
  /// Whether a change is being made or shown, so that inputs are postponed.
  var isBusy: Bool { isChanging || isShowingChange }
  /// The inputs that are applied after the change under way.
  var postponed: [() -> Void] = []
  /// Whether postponed inputs are being applied.
  var isApplyingPostponed = false
  /// The number of inputs that were postponed since the outermost change began.
  var postponedCount = 0
  /// Whether the view itself is changing its rows.
  var isViewPerforming = false
  /// The table before the view moved rows whose appearance has changed, until they are redrawn.
  var tableBeforeMove: Table?
  /// Whether the view has shown the table's selection since the driver exists.
  var hasShownSelection = false
  /// Whether the driver is changing the view.
  var isShowing = false
  /// Whether the driver is beginning or ending the view's editing.
  var isSettingEditing = false

  /// Connects a view to a table.
  ///
  /// Once the driver exists, the view allows the selections that the table's policy allows, and it
  /// selects the table's selected rows when it shows them.
  /// - Parameters:
  ///   - table: The table.
  ///   - view: A closure that returns the view, or a value that contains the view, as long as the
  ///     view exists. The driver calls the closure each time that it needs the view, and the
  ///     closure must not retain the view.
  /// - Complexity: O(1).
  public init(_ table: Table, view: @escaping () -> (any SelectingView)?) {
    existingView = view
    current = table
    // The selection is shown as cells appear, because the data source may need the driver for them.
    let now = view()
    cells = CellsInView(keepsSelectionInReloads: now?.keepsSelectionInReloads ?? false)
    now?.allow(table.policy)
  }

  /// Connects a view, which is referenced weakly, to a table.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - table: The table.
  /// - Complexity: O(1).
  public convenience init(_ view: some SelectingView & AnyObject, _ table: Table) {
    self.init(table) { [weak view] in view }
  }

  /// The view, or nil if the view no longer exists.
  ///
  /// - Complexity: O(1).
  public var view: (any SelectingView)? { existingView() }

  /// Takes the rows that are selected in the view as those of another driver, which this driver
  /// replaces; otherwise they are rows that the app has selected.
  ///
  /// - Complexity: O(*k* log *n*) for *k* rows selected in the view.
  public func viewHadOtherDriver() { viewSelection = selectionOfView() }

  /// Ends the connection to the view, which stays as it is.
  ///
  /// - Complexity: O(1).
  public func disconnect() { existingView = { nil } }

  /// This driver itself.
  ///
  /// - Complexity: O(1).
  public var base: SelectionDriver<Table> { self }

  /// The number of sections, and of rows in each.
  var shape: TableShape { current.rows.shape }
}
