// SPDX-License-Identifier: MIT

public import SelectionCore

/// What the app and the user do. What is refused is told to ``TableDriver/onRefusal``.
extension TableDriver {
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
    attempt { table throws(SelectionError) in try table.apply(input, rules: rules) }
  }

  /// Applies an input that names rows by their paths, and shows what it changed.
  ///
  /// - Parameter input: The input.
  /// - Returns: The resulting change, or nil if the input is refused.
  /// - Complexity: As ``apply(_:)``.
  @discardableResult
  public func apply(byPath input: TableInput) -> IdentifiedChange<ID>? {
    attempt { table throws(SelectionError) in try table.apply(byPath: input, rules: rules) }
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
    attempt { table throws(SelectionError) in
      try table.handle(action, profile: profile, rules: rules)
    }
  }

  /// The number of rows in view, by which keys move that go a page.
  ///
  /// - Complexity: O(*k*) for *k* rows in view.
  public var pageRows: Int { max(tableView?.indexPathsForVisibleRows?.count ?? 1, 1) }

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
    takeOnViewState()
    var next = current
    let result = try body(&next)
    let change = next.change(from: current)
    let whole = makeLists(in: &next, after: change)
    show(next, whole.rows)
    report(whole)
    return result
  }

  /// Begins or ends editing, in the view and in the table.
  ///
  /// - Parameters:
  ///   - editing: Whether the table is edited.
  ///   - animated: Whether the view animates it.
  /// - Complexity: As ``apply(_:)``.
  public func setEditing(_ editing: Bool, animated: Bool) {
    takeOnViewState()
    if tableView?.isEditing != editing { tableView?.setEditing(editing, animated: animated) }
    takeOnViewState()
  }

  /// Applies what the view has carried through already, whose rules were asked.
  func take(_ input: TableInput) {
    attempt(isAskedFor: true) { table throws(SelectionError) in try table.apply(byPath: input) }
  }

  /// Whether the table accepts an input; if not, calls ``onRefusal``.
  func accepts(_ input: TableInput) -> Bool {
    var next = current
    do throws(SelectionError) {
      guard let refusal = try next.apply(byPath: input).refusal else { return true }
      onRefusal?(refusal)
      return false
    } catch {
      onRefusal?(.error(error))
      return false
    }
  }

  /// Does what is wanted, shows it, new contents by `contents` if the app has a way for that, and
  /// tells it; calls ``onRefusal`` if what the user wanted did not happen.
  @discardableResult
  func attempt(
    isAskedFor: Bool = false, contents: (() -> Void)? = nil,
    _ body: (inout IdentifiedTable<ID>) throws(SelectionError) -> IdentifiedChange<ID>?
  ) -> IdentifiedChange<ID>? {
    if !isAskedFor { takeOnViewState() }
    var next = current
    do throws(SelectionError) {
      guard let inner = try body(&next) else { return nil }
      let change = makeLists(in: &next, after: inner)
      show(next, change.rows, contents: contents)
      tell(change.rows.events)
      report(change)
      if let onRefusal, let refusal = change.refusal { onRefusal(refusal) }
      // The app has deselected rows when it was told; a pan of the view is told row by row.
      if !change.rows.events.isEmpty, !current.rows.isPanning { takeOnViewState() }
      return change
    } catch {
      showSelection(animated: true)
      onRefusal?(.error(error))
      return nil
    }
  }

  /// Makes the sections lists that have come, on a screen of lists.
  ///
  /// - Returns: The whole change.
  private func makeLists(
    in table: inout IdentifiedTable<ID>, after change: IdentifiedChange<ID>
  ) -> IdentifiedChange<ID> {
    guard let kind = listOfNewSections, let mapping = change.rows.mapping,
      (try? table.makeLists(kind, insertedBy: mapping)) == true
    else { return change }
    return table.change(from: current)
  }

  /// Tells what an input changed, if it changed anything.
  func report(_ change: IdentifiedChange<ID>) {
    guard change.rows.isOfAnything else { return }
    onChange?(change)
    for observer in observers { observer() }
  }
}

extension SelectionChange {
  /// Whether the table or its data is another after the change.
  fileprivate var isOfAnything: Bool {
    if let mapping, mapping.isReload || !mapping.isIdentity { return true }
    return before != after
  }
}

extension TableMapping {
  /// Whether all rows and sections are where they were.
  fileprivate var isIdentity: Bool {
    oldShape == newShape && removedRows.isEmpty && insertedRows.isEmpty
      && tableUpdate() == TableUpdate()
  }
}
