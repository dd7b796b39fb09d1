// SPDX-License-Identifier: MIT

public import SelectionCore

/// A view's driver, which applies inputs from the app and the user to its table and shows the
/// results in the view.
///
///     driver.apply(.select(["m1", "m2"]))
///     driver.handle(.key(KeyStroke(.down), pageRows: driver.pageRows))
///     driver.update(to: [["m1", "m3"]], vanished: .gone)
///
/// If an input is refused, the driver calls ``onRefusal``. Inputs that are applied during a change,
/// by a rule, by the closure passed to ``change(_:)``, or by code that the view calls while it
/// shows the change, take effect after the change and return nil.
@MainActor
public protocol SelectionDriving<Table>: AnyObject {
  /// The type of the table: a table with identities, a table by paths, or an outline.
  associatedtype Table: DrivenTable
  /// The generic driver on which this driver is built.
  var base: SelectionDriver<Table> { get }
}

extension SelectionDriving {
  /// Called with each change after the view shows it, unless nothing has changed.
  public var onChange: ((Table.Change) -> Void)? {
    get { base.onChange }
    set { base.onChange = newValue }
  }

  /// Called when the user's input is refused, even if the view only checked whether the input would
  /// be accepted.
  ///
  /// The possible reasons are that a row is disabled, the mode is none, a rule refused the input, a
  /// limit would be exceeded, or the input threw an error. The view doesn't change. If a view
  /// allows no selection at all, it doesn't report taps.
  public var onRefusal: ((Refusal<Table.Row>) -> Void)? {
    get { base.onRefusal }
    set { base.onRefusal = newValue }
  }

  /// Calls a closure after each change, in addition to ``onChange``, which the app may set
  /// independently and which is called first.
  ///
  /// - Parameter observer: The closure, which is retained as long as the driver exists.
  /// - Complexity: O(1).
  public func observe(_ observer: @escaping () -> Void) { base.observers.append(observer) }

  /// The table, including changes to the selection that the app has made in the view itself.
  ///
  /// If the view has lost its whole selection, reading the table lays out the view. The layout is
  /// necessary to distinguish a reload, after which the rows are selected again, from a deselection
  /// by the app.
  /// - Complexity: O(*k* log *n*) for *k* rows selected in the view.
  public var table: Table {
    base.takeOnViewState()
    return base.current
  }

  /// The table after its last change, without reading the view.
  ///
  /// Use this property to configure cells, and in a data source that is called while the view
  /// changes.
  ///
  /// - Complexity: O(1).
  public var currentTable: Table { base.current }

  /// The number of sections, and the number of rows in each section, for use in the data source.
  ///
  /// - Complexity: O(1).
  public var shape: TableShape {
    base.cells.shapeWasAsked()
    return base.shape
  }

  /// Returns the name of a row for use in the data source, without reading the view.
  ///
  /// - Parameter row: The row.
  /// - Returns: The row's name, or nil if the row doesn't exist or has no name.
  /// - Complexity: O(log *n*).
  public func id(at row: RowPath) -> Table.Row? {
    let table = base.current
    return table.rows.rowNumber(of: row).flatMap(table.name(ofRow:))
  }

  /// Returns the rows to which a menu on a row applies: all selected rows if the row is selected,
  /// and otherwise only that row.
  ///
  /// - Parameter row: The row.
  /// - Returns: The rows, in table order; rows without an identity are left out.
  /// - Complexity: O(*k* log *n*) for *k* rows.
  public func menuRows(at row: RowPath) -> Table.Rows {
    let table = table
    if table.rows.isSelected(row) { return table.selectedRows }
    return table.names(ofRows: RowSet(table.rows.rowNumber(of: row).map { [$0] } ?? []))
  }

  /// The number of visible rows, for use with keys that move by a page.
  ///
  /// - Complexity: O(*k*) for *k* visible rows.
  public var pageRows: Int { max(base.view?.visibleRows.count ?? 1, 1) }

  /// Applies an input by identity and shows the change; every method of an `IdentifiedTable`
  /// corresponds to an input.
  ///
  ///     driver.apply(.select(["m1", "m2"]))
  ///     driver.apply(.undo)
  ///
  /// For an input that the user makes, such as a key press, the driver calls the app's delegate,
  /// which may refuse the input and which receives the resulting events.
  /// - Parameter input: The input.
  /// - Returns: The resulting change, or nil if the input throws an error.
  /// - Complexity: The cost of the input, plus O(log *n*) for each visible row whose appearance
  ///   changes.
  @discardableResult
  public func apply(_ input: SelectionInput<Table.Row>) -> Table.Change? {
    attempt { [base] table throws(SelectionError) in
      guard case .update(let contents, _) = input, let kind = base.listOfNewSections,
        contents.count > base.shape.sectionCount
      else { return try table.apply(input, rules: base.rules) }
      try table.addLists(kind, upTo: contents.count)
      try table.apply(input, rules: base.rules)
      return table.change(from: base.current)
    }
  }

  /// Changes the table for the user with any of the table's methods and shows the change; if the
  /// closure throws an error, the method calls ``onRefusal``.
  ///
  ///     driver.attempt { table throws(SelectionError) in try table.apply(.tap("m1")) }
  ///
  /// - Parameter body: A closure that changes the table and returns the change, or nil if it does
  ///   nothing.
  /// - Returns: The resulting change, or nil if the change throws an error.
  /// - Complexity: The cost of `body`, plus the cost of ``apply(_:)``.
  @discardableResult
  public func attempt(
    _ body: @escaping (inout Table) throws(SelectionError) -> Table.Change?
  ) -> Table.Change? { base.attempt(isAskedFor: false, body) }

  /// Applies an input that names rows by path and shows the change.
  ///
  /// - Parameter input: The input.
  /// - Returns: The resulting change, or nil if the input throws an error.
  /// - Complexity: As ``apply(_:)``.
  @discardableResult
  public func apply(byPath input: TableInput) -> Table.Change? {
    attempt { [base] table throws(SelectionError) in
      try table.apply(byPath: input, rules: base.rules)
    }
  }

  /// Applies an input that was meant for an older table, such as a server's response about contents
  /// that the view showed earlier.
  ///
  /// - Parameters:
  ///   - input: The input, which refers to the identities of the older table.
  ///   - older: The table for which the input was meant.
  /// - Returns: The resulting change, or nil if the input throws an error or its rows were
  ///   removed.
  /// - Complexity: The same as for ``DrivenTable/apply(_:asOf:rules:)``.
  @discardableResult
  public func apply(
    _ input: SelectionInput<Table.Row>, asOf older: Table
  ) -> Table.Change? {
    attempt { [base] table throws(SelectionError) in
      try table.apply(input, asOf: older, rules: base.rules)
    }
  }

  /// Applies the input for a pointer's step, following the conventions of a platform.
  ///
  ///     for step in pointer.track(event, isSelected: driver.table.isSelected) {
  ///       driver.handle(pointer: step)
  ///     }
  ///
  /// If a release is refused, the press ends, so that the next press takes effect.
  /// - Parameters:
  ///   - step: The step.
  ///   - profile: The conventions.
  /// - Returns: The resulting change, or nil if the step throws an error or concerns only the
  ///   view.
  /// - Complexity: As ``apply(_:)``.
  @discardableResult
  public func handle(
    pointer step: PointerStep<Table.Row>, profile: InputProfile = .platform
  ) -> Table.Change? {
    let change = attempt { [base] table throws(SelectionError) in
      try table.handle(pointer: step, profile: profile, rules: base.rules)
    }
    if change == nil, case .action(.release) = step, base.current.rows.pressedRow != nil {
      base.take(.drag)
    }
    return change
  }

  /// Applies the input for a user's action, following the conventions of a platform.
  ///
  ///     driver.handle(.key(KeyStroke(.down), pageRows: driver.pageRows))
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - profile: The conventions.
  /// - Returns: The resulting change, or nil if the action throws an error or has no meaning.
  /// - Complexity: As ``apply(_:)``.
  @discardableResult
  public func handle(
    _ action: UserAction<Table.Row>, profile: InputProfile = .platform
  ) -> Table.Change? {
    attempt { [base] table throws(SelectionError) in
      try table.handle(action, profile: profile, rules: base.rules)
    }
  }

  /// Changes the table with any of its methods in a single step, shows the resulting change, and
  /// calls ``onChange``.
  ///
  ///     try driver.change { try $0.restore(snapshot, missing: .hidden) }
  ///
  /// Swift doesn't infer the error type of a closure, so in a function with typed throws, write
  /// `{ table throws(SelectionError) in … }`.
  /// - Parameter body: Changes the table.
  /// - Returns: The result of `body`.
  /// - Throws: The errors that `body` throws, in which case the table doesn't change. In `body`, in
  ///   a rule, and while the view shows a change, another call to this method throws
  ///   `SelectionError.changeUnderWay` if its `body` can throw that error. Otherwise, ``onRefusal``
  ///   is called, and `body` is called with a copy of the table to compute its result.
  /// - Complexity: The cost of `body`, plus the cost of ``apply(_:)``.
  @discardableResult
  public func change<Result, Failure: Error>(
    _ body: (inout Table) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard !base.isBusy else {
      if let error = SelectionError.changeUnderWay as? Failure { throw error }
      base.onRefusal?(.error(.changeUnderWay))
      var copy = base.current
      return try body(&copy)
    }
    defer { base.applyPostponed() }
    base.takeOnViewState()
    var next = base.current
    let result = try base.changing { () throws(Failure) in try body(&next) }
    let change = next.change(from: base.current)
    let whole = base.makeLists(in: &next, after: change)
    base.show(next, whole)
    base.report(whole)
    return result
  }

  /// Begins or ends editing, in the view and in the table.
  ///
  /// - Parameters:
  ///   - editing: Whether the table should be in the editing state.
  ///   - animated: Whether the view animates the change.
  /// - Complexity: As ``apply(_:)``.
  public func setEditing(_ editing: Bool, animated: Bool) {
    base.takeOnViewState()
    base.setViewEditing(editing, animated: animated)
    base.takeOnViewState()
    // The view has no editing of its own, or there is no view.
    if base.view?.isEditingRows == nil, base.current.showsEditing != editing {
      base.take(.setEditing(editing))
    }
  }
}
