// SPDX-License-Identifier: MIT

public import SelectionCore

/// Drives a view by a table: what the user does to the view is an input of the table, and the view
/// shows what the table becomes.
///
/// The drivers of `SelectionUIKit` and `SelectionAppKit` are made of this one. The adapter of
/// another toolkit makes one, and tells it what the view does:
///
///     let driver = SelectionDriver(view, table)
///     driver.redraw = { rows in rows.forEach(view.configure) }
///     view.onSelect = { driver.viewSelected($0) }
///
/// The verbs are those of ``SelectionDriving``.
///
/// The table is what counts. The view has the same rows selected, up to
/// ``SelectingView/mostSelectedRows`` of them; of more it has those that it has shown. What the app
/// selects and deselects in the view itself, the table takes on when it is next read or changed. A
/// reload, after which the view has nothing selected, loses nothing; before one, what the app has
/// deselected must have been taken on.
@MainActor
public final class SelectionDriver<ID: Hashable>: SelectionDriving {
  /// The view, if it is still there.
  private let existingView: () -> (any SelectingView)?
  /// Called with each change, after the view shows it; an input that changes nothing is not told.
  public var onChange: ((IdentifiedChange<ID>) -> Void)?
  /// Called if what the user wanted did not happen, also if the view only asked for it.
  public var onRefusal: ((Refusal) -> Void)?
  /// The app's rules, which are asked about inputs that the view has not asked about itself.
  public var rules: SelectionRules?
  /// Called with the events of an input that the view does not tell of itself.
  public var onEvents: (([SelectionEvent]) -> Void)?
  /// Has rows in view show their state again.
  public var redraw: (([RowPath]) -> Void)?
  /// Called before the state of the view is read.
  ///
  /// A driver whose place in the view an app can take, such as that of its delegate, takes it back
  /// here.
  public var willRead: (() -> Void)?
  /// The kind of checkmark list that new sections become if they are none; nil to leave them so.
  public var listOfNewSections: CheckmarkListKind?

  /// Called after ``onChange``.
  var observers: [() -> Void] = []
  /// The table as it stands.
  var current: IdentifiedTable<ID>
  /// The rows that the view has selected, as the driver left it, or as the view has told since.
  var viewSelection = RowSet()
  /// The cells in view.
  var cells = CellsInView()
  /// Whether the view is being changed by the driver.
  var isShowing = false
  /// Whether the driver begins or ends the view's editing.
  var isSettingEditing = false

  /// Drives a view by a table with identities.
  ///
  /// The view allows from then on what the table's policy allows, and selects what the table has
  /// selected when it shows its rows.
  /// - Parameters:
  ///   - table: The table.
  ///   - view: The view, or a value that holds it, as long as it is there; called each time that
  ///     the driver needs it, and not to keep it alive.
  /// - Complexity: O(1).
  public init(_ table: IdentifiedTable<ID>, view: @escaping () -> (any SelectingView)?) {
    existingView = view
    current = table
    // What is selected is shown as cells come: the data source may need the driver to answer.
    view()?.allow(table.rows.policy)
  }

  /// Drives a view, which is not kept alive, by a table with identities.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - table: The table.
  /// - Complexity: O(1).
  public convenience init(_ view: some SelectingView & AnyObject, _ table: IdentifiedTable<ID>) {
    self.init(table) { [weak view] in view }
  }

  /// The view, as long as it is there.
  ///
  /// - Complexity: O(1).
  public var view: (any SelectingView)? { existingView() }

  /// This driver itself.
  ///
  /// - Complexity: O(1).
  public var base: SelectionDriver<ID> { self }

  /// The table as it was when it was last changed, without reading the view; for a data source
  /// that is asked while the view changes.
  ///
  /// - Complexity: O(1).
  public var currentTable: IdentifiedTable<ID> { current }

  /// How many sections and rows there are.
  var shape: TableShape { current.rows.shape }
}
