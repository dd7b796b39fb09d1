// SPDX-License-Identifier: MIT

public import SelectionCore

/// Connects a view to a table: the user's actions on the view are inputs of the table, and the view
/// shows the table's state.
///
/// The drivers in `SelectionUIKit` and `SelectionAppKit` are built on this driver. An adapter for
/// another toolkit creates a driver, and calls it when the view changes:
///
///     let driver = SelectionDriver(view, table)
///     driver.redraw = { rows in rows.forEach(view.configure) }
///     view.onSelect = { driver.viewSelected($0) }
///
/// The driver's methods are those of ``SelectionDriving``.
///
/// The table has the authoritative selection. The view selects the same rows, up to
/// ``SelectingView/mostSelectedRows`` of them; if there are more, it selects only the rows that it
/// has shown. When the app selects or deselects rows in the view itself, the table adopts that
/// selection when the table is next read or changed. A reload, after which the view has no
/// selection, doesn't affect the table's selection; but if the app has deselected rows, the table
/// must be read before the reload.
@MainActor
public final class SelectionDriver<Table: DrivenTable>: SelectionDriving {
  /// Returns the view; nil if it no longer exists.
  private let existingView: () -> (any SelectingView)?
  /// Called with each change, after the view shows it, unless nothing has changed.
  public var onChange: ((Table.Change) -> Void)?
  /// Called when an input from the user is refused, even if the view has only asked whether the
  /// input would be accepted.
  public var onRefusal: ((Refusal) -> Void)?
  /// The app's rules; the driver calls them for inputs for which the view hasn't already called
  /// them.
  public var rules: SelectionRules?
  /// Called with the events of an input for which the view doesn't call its delegate itself.
  public var onEvents: (([SelectionEvent]) -> Void)?
  /// Updates the state that visible rows show.
  public var redraw: (([RowPath]) -> Void)?
  /// Shows inserted, deleted and moved rows in the view after the table has changed; set this
  /// closure if the view has its own way to show them, such as a tree's items or a diffable data
  /// source.
  public var showRows: ((Table.Change) -> Void)?
  /// Called before the state of the view is read.
  ///
  /// If the app can replace a driver, for instance as the view's delegate, the driver can set
  /// itself again in this closure.
  public var willRead: (() -> Void)?
  /// The kind of checkmark list that new sections become if they aren't lists; nil to leave such
  /// sections unchanged.
  public var listOfNewSections: CheckmarkListKind?

  /// Called after ``onChange``.
  var observers: [() -> Void] = []
  /// The current table.
  var current: Table
  /// The rows selected in the view, as set by the driver or last reported by the view.
  var viewSelection = RowSet()
  /// The visible cells.
  var cells = CellsInView()
  /// Whether code is running that changes a copy of the table, or a rule is being called.
  var isChanging = false
  /// The inputs that are applied after the change under way.
  var postponed: [() -> Void] = []
  /// Whether postponed inputs are being applied.
  var isApplyingPostponed = false
  /// The number of inputs that were postponed since the outermost change began.
  var postponedCount = 0
  /// Whether the view itself is changing its rows.
  var isViewPerforming = false
  /// Whether the driver is changing the view.
  var isShowing = false
  /// Whether the driver is beginning or ending the view's editing.
  var isSettingEditing = false

  /// Connects a view to a table.
  ///
  /// From then on, the view allows the selections that the table's policy allows, and selects the
  /// table's selected rows when it shows them.
  /// - Parameters:
  ///   - table: The table.
  ///   - view: Returns the view, or a value that contains the view, as long as the view exists. The
  ///     closure is called each time that the driver needs the view, and must not retain the view.
  /// - Complexity: O(1).
  public init(_ table: Table, view: @escaping () -> (any SelectingView)?) {
    existingView = view
    current = table
    // The selection is shown as cells appear, because the data source may need the driver for them.
    view()?.allow(table.policy)
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

  /// The view; nil if it no longer exists.
  ///
  /// - Complexity: O(1).
  public var view: (any SelectingView)? { existingView() }

  /// This driver itself.
  ///
  /// - Complexity: O(1).
  public var base: SelectionDriver<Table> { self }

  /// The number of sections, and of rows in each.
  var shape: TableShape { current.rows.shape }
}
