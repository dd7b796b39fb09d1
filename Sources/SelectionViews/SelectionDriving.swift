// SPDX-License-Identifier: MIT

public import SelectionCore

/// A driver of a view: what the app and the user do to its table, and what the view then shows.
///
///     driver.apply(.select(["m1", "m2"]))
///     driver.handle(.key(KeyStroke(.down), pageRows: driver.pageRows))
///     driver.update(to: [["m1", "m3"]], vanished: .gone)
///
/// It calls ``onRefusal`` for what is refused.
@MainActor
public protocol SelectionDriving<ID>: AnyObject {
  /// The identity of a row.
  associatedtype ID: Hashable
  /// The driver of which this one is made.
  var base: SelectionDriver<ID> { get }
}

extension SelectionDriving {
  /// Called with each change, after the view shows it; an input that changes nothing is not told.
  public var onChange: ((IdentifiedChange<ID>) -> Void)? {
    get { base.onChange }
    set { base.onChange = newValue }
  }

  /// Called if what the user wanted did not happen, also if the view only asked for it.
  ///
  /// A row is disabled, the mode is none, a rule said no, a limit leaves no room; or an input threw
  /// an error. The view shows what it showed before. A view that allows no selection at all says
  /// nothing of taps.
  public var onRefusal: ((Refusal) -> Void)? {
    get { base.onRefusal }
    set { base.onRefusal = newValue }
  }

  /// Calls a closure after each change, after ``onChange``, whatever the app sets there.
  ///
  /// - Parameter observer: The closure, which is kept as long as the driver.
  /// - Complexity: O(1).
  public func observe(_ observer: @escaping () -> Void) { base.observers.append(observer) }

  /// The table, after what the app did to the view's selection itself.
  ///
  /// A view that has lost its whole selection is laid out by this, because only that tells a
  /// reload, after which the rows are selected again, from an app that has deselected them.
  /// - Complexity: O(*k* log *n*) for *k* rows that the view has selected.
  public var table: IdentifiedTable<ID> {
    base.takeOnViewState()
    return base.current
  }

  /// How many sections and rows there are, for the data source.
  ///
  /// - Complexity: O(1).
  public var shape: TableShape {
    base.cells.shapeWasAsked()
    return base.shape
  }

  /// The number of rows in view, by which keys move that go a page.
  ///
  /// - Complexity: O(*k*) for *k* rows in view.
  public var pageRows: Int { max(base.view?.visibleRows.count ?? 1, 1) }

  /// Applies an input by identity, and shows what it changed; every method of an
  /// `IdentifiedTable` is one.
  ///
  ///     driver.apply(.select(["m1", "m2"]))
  ///     driver.apply(.undo)
  ///
  /// An input of the user, such as a key, asks the rules of the app's delegate, and tells it.
  /// - Parameter input: The input.
  /// - Returns: The resulting change, or nil if the input is refused.
  /// - Complexity: That of the input, and O(log *n*) for each row in view that looks different.
  @discardableResult
  public func apply(_ input: Input<ID>) -> IdentifiedChange<ID>? {
    base.attempt { table throws(SelectionError) in try table.apply(input, rules: base.rules) }
  }

  /// Applies an input that names rows by their paths, and shows what it changed.
  ///
  /// - Parameter input: The input.
  /// - Returns: The resulting change, or nil if the input is refused.
  /// - Complexity: As ``apply(_:)``.
  @discardableResult
  public func apply(byPath input: TableInput) -> IdentifiedChange<ID>? {
    base.attempt { table throws(SelectionError) in
      try table.apply(byPath: input, rules: base.rules)
    }
  }

  /// Applies an input that was meant for an older table, such as a server's answer to what the view
  /// showed then.
  ///
  /// - Parameters:
  ///   - input: The input, as of the older table.
  ///   - older: The table for which it was meant.
  /// - Returns: The resulting change, or nil if the input is refused, or what it is about is gone.
  /// - Complexity: As `IdentifiedTable.apply(_:asOf:rules:)`.
  @discardableResult
  public func apply(_ input: Input<ID>, asOf older: IdentifiedTable<ID>) -> IdentifiedChange<ID>? {
    base.attempt { table throws(SelectionError) in
      try table.apply(input, asOf: older, rules: base.rules)
    }
  }

  /// Applies an input by path that was meant for an older table.
  ///
  /// - Parameters:
  ///   - input: The input, as of the older table.
  ///   - older: The table for which it was meant.
  /// - Returns: The resulting change, or nil if the input is refused, or what it is about is gone.
  /// - Complexity: As `IdentifiedTable.apply(byPath:asOf:rules:)`.
  @discardableResult
  public func apply(
    byPath input: TableInput, asOf older: IdentifiedTable<ID>
  ) -> IdentifiedChange<ID>? {
    base.attempt { table throws(SelectionError) in
      try table.apply(byPath: input, asOf: older, rules: base.rules)
    }
  }

  /// Does what a step of a pointer means, by the conventions of a platform.
  ///
  ///     for step in pointer.track(event, isSelected: driver.table.isSelected) {
  ///       driver.handle(pointer: step)
  ///     }
  ///
  /// A release that is refused is dropped, so that the next press counts.
  /// - Parameters:
  ///   - step: The step.
  ///   - profile: The conventions.
  /// - Returns: The resulting change, or nil if the step is refused or is about the view alone.
  /// - Complexity: As ``apply(_:)``.
  @discardableResult
  public func handle(
    pointer step: PointerStep<ID>, profile: InputProfile = .platform
  ) -> IdentifiedChange<ID>? {
    let change = base.attempt { table throws(SelectionError) in
      try table.handle(pointer: step, profile: profile, rules: base.rules)
    }
    if change == nil, case .action(.release) = step, base.current.rows.pressedRow != nil {
      base.take(.drag)
    }
    return change
  }

  /// Does what an action of the user means, by the keyboard and mouse conventions of a platform.
  ///
  ///     driver.handle(.key(KeyStroke(.down), pageRows: driver.pageRows))
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - profile: The conventions.
  /// - Returns: The resulting change, or nil if the action is refused or has no meaning.
  /// - Complexity: As ``apply(_:)``.
  @discardableResult
  public func handle(
    _ action: UserAction<ID>, profile: InputProfile = .platform
  ) -> IdentifiedChange<ID>? {
    base.attempt { table throws(SelectionError) in
      try table.handle(action, profile: profile, rules: base.rules)
    }
  }

  /// Changes the table by all that a table can do, as one step: the view shows the difference, and
  /// ``onChange`` is told of it.
  ///
  ///     try driver.change { try $0.restore(snapshot, missing: .hidden) }
  ///
  /// Swift infers no error of a closure: in a function that throws a typed error the closure says
  /// it, too, `{ table throws(SelectionError) in … }`.
  /// - Parameter body: What to do.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; then nothing has changed.
  /// - Complexity: That of `body`, and as ``apply(_:)``.
  @discardableResult
  public func change<Result, Failure: Error>(
    _ body: (inout IdentifiedTable<ID>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    base.takeOnViewState()
    var next = base.current
    let result = try body(&next)
    let change = next.change(from: base.current)
    let whole = base.makeLists(in: &next, after: change)
    base.show(next, whole.rows)
    base.report(whole)
    return result
  }

  /// Begins or ends editing, in the view and in the table.
  ///
  /// - Parameters:
  ///   - editing: Whether the table is edited.
  ///   - animated: Whether the view animates it.
  /// - Complexity: As ``apply(_:)``.
  public func setEditing(_ editing: Bool, animated: Bool) {
    base.takeOnViewState()
    base.setViewEditing(editing, animated: animated)
    base.takeOnViewState()
    // A view without editing of its own, or none.
    if base.view?.isEditingRows == nil, base.current.rows.isEditing != editing {
      base.take(.setEditing(editing))
    }
  }
}
