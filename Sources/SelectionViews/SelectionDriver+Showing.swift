// SPDX-License-Identifier: MIT

import SelectionCore

/// Showing the table's state in the view.
extension SelectionDriver {
  /// Applies a change to the table, shows the change, and reports it; `contents` shows new contents
  /// if the app does so in its own way.
  ///
  /// Calls ``onRefusal`` if an input from the user is refused.
  ///
  /// An input that is made while another input is being applied or shown, for example by a rule or
  /// by a delegate of the view, is applied after the other input; this method then returns nil.
  @discardableResult
  func attempt(
    isAskedFor: Bool, contents: (() -> Void)? = nil,
    _ body: @escaping (inout Table) throws(SelectionError) -> Table.Change?
  ) -> Table.Change? {
    guard !isBusy else {
      // Contents can't be shown later.
      if contents != nil {
        onRefusal?(.error(.changeUnderWay))
      } else {
        postpone { [unowned self] in attempt(isAskedFor: isAskedFor, body) }
      }
      return nil
    }
    defer { applyPostponed() }
    if !isAskedFor { takeOnViewState() }
    var next = current
    do throws(SelectionError) {
      guard let inner = try changing({ () throws(SelectionError) in try body(&next) })
      else { return nil }
      let change = makeLists(in: &next, after: inner)
      show(next, change, contents: contents)
      onEvents?(change.rows.events)
      report(change)
      if let onRefusal, let refusal = change.refusal { onRefusal(refusal) }
      // The app may have deselected rows in a callback; during a pan the view calls row by row.
      if change.rows.hasEvents, !current.rows.isPanning { takeOnViewState() }
      return change
    } catch {
      showSelection(animated: true)
      onRefusal?(.error(error))
      return nil
    }
  }

  /// Calls code that changes a copy of the table; inputs are postponed during the call.
  func changing<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let isInner = isChanging
    isChanging = true
    defer { isChanging = isInner }
    return try body()
  }

  func postpone(_ input: @escaping () -> Void) {
    postponedCount += 1
    // A rule that applies an input for each input would go on forever.
    guard postponedCount <= 1000 else {
      onRefusal?(.error(.changeUnderWay))
      return
    }
    postponed.append(input)
  }

  /// Calls code that shows the current table in the view.
  ///
  /// The driver calls this method for each change, so you call it only to show the table at another
  /// time. Inputs that the view's or the app's code makes during the call are applied after the
  /// call, because the view may have other rows than the table until then; between
  /// ``viewWillPerform()`` and ``viewPerformed(_:)``, they are applied after the latter.
  /// - Parameter body: A closure that shows the table.
  /// - Complexity: The cost of `body`, and of the inputs.
  public func showing(_ body: () -> Void) {
    postponing(body)
    applyPostponed()
  }

  /// Calls code during which inputs are postponed.
  func postponing(_ body: () -> Void) {
    let isInner = isShowingChange
    isShowingChange = true
    body()
    isShowingChange = isInner
  }

  /// Applies the inputs that were postponed during a change, in their order.
  func applyPostponed() {
    guard !isBusy, !isViewPerforming, !isApplyingPostponed, !postponed.isEmpty else { return }
    isApplyingPostponed = true
    while !postponed.isEmpty { postponed.removeFirst()() }
    isApplyingPostponed = false
    postponedCount = 0
  }

  /// Converts new sections into lists, on a screen of lists.
  ///
  /// - Returns: The whole change.
  func makeLists(
    in table: inout Table, after change: Table.Change
  ) -> Table.Change {
    guard let kind = listOfNewSections, let mapping = change.rows.mapping,
      (try? table.makeLists(kind, insertedBy: mapping)) == true
    else { return change }
    return table.change(from: current)
  }

  /// Reports the change made by an input, if it isn't empty.
  func report(_ change: Table.Change) {
    guard change.rows.isOfAnything || !change.isEmpty else { return }
    onChange?(change)
    for observer in observers { observer() }
  }

  /// Sets the current table, and shows it in the view.
  ///
  /// - Parameters:
  ///   - next: The table.
  ///   - change: The change.
  ///   - contents: Shows new contents in the view if the app does so in its own way; called when
  ///     the table has been set.
  func show(
    _ next: Table, _ change: Table.Change, contents: (() -> Void)? = nil
  ) {
    postponing {
      showRows(of: next, change, contents)
      showSelection(animated: true)
      redrawRows(after: change)
    }
  }

  /// Sets the current table, and shows its rows and settings in the view.
  private func showRows(of next: Table, _ change: Table.Change, _ contents: (() -> Void)?) {
    let wasShowing = isShowing
    isShowing = true
    if let contents {
      current = next
      contents()
      viewSelection = selectionOfView()
    } else if let showRows {
      current = next
      showRows(change)
      viewSelection = selectionOfView()
    } else if let mapping = change.rows.mapping {
      showContents(next, mapping)
    } else {
      current = next
    }
    let (before, after) = (change.rows.before, change.rows.after)
    if before.policy != after.policy {
      view?.allow(after.policy)
      viewSelection = selectionOfView()
    }
    if before.isEditing != after.isEditing {
      setViewEditing(after.isEditing, animated: true)
      viewSelection = selectionOfView()
    }
    isShowing = wasShowing
  }

  /// Begins or ends editing in the view; code that the view calls, such as a controller, may also
  /// begin or end editing.
  func setViewEditing(_ isEditing: Bool, animated: Bool) {
    guard let view, let now = view.isEditingRows, now != isEditing, !isSettingEditing
    else { return }
    isSettingEditing = true
    defer { isSettingEditing = false }
    view.setEditingRows(isEditing, animated: animated)
  }

  /// Shows new contents in the view, by inserting, deleting and moving rows, or by a reload.
  private func showContents(_ next: Table, _ mapping: TableMapping) {
    guard let view, view.isOnScreen, view.hasShown(shape), let changes = ViewChanges(mapping)
    else {
      current = next
      view?.reloadRows()
      // UIKit's views then have no selection; a table view of AppKit keeps its selected row
      // numbers.
      viewSelection = selectionOfView()
      return
    }
    view.perform(changes) { current = next }
    // The view may have deselected the rows that it moved.
    viewSelection = selectionOfView()
  }

  /// Updates the prepared rows whose appearance has changed, or will change when editing ends.
  func redrawRows(after change: Table.Change) {
    guard let redraw, let prepared = view?.preparedRows else { return }
    let rows = current.rowsToRedraw(among: prepared, after: change)
    if !rows.isEmpty { redraw(rows) }
  }

  /// Selects in the view the rows that are selected in the table: all of them if there are few,
  /// otherwise those that were already selected in the view or are visible, and a row that is about
  /// to become visible.
  func showSelection(animated: Bool, and row: Int? = nil) {
    guard let view, !isShowing else { return }
    isShowing = true
    postponing { showSelection(in: view, animated: animated, and: row) }
    if !hasShownSelection { hasShownSelection = view.hasShown(shape) }
    isShowing = false
    cells.selectionIsKnown()
    applyPostponed()
  }

  private func showSelection(in view: any SelectingView, animated: Bool, and row: Int?) {
    let selected = current.rows.selectedRows.positions
    var rows = selected
    if selected.count > view.mostSelectedRows {
      rows.formIntersection(viewSelection)
      for path in view.visibleRows {
        if let number = shape.rowNumber(of: path), selected.contains(number) { rows.insert(number) }
      }
      if let row, selected.contains(row) { rows.insert(row) }
    }
    let gone = rowsOfView(viewSelection.subtracting(rows))
    let added = rowsOfView(rows.subtracting(viewSelection))
    viewSelection.formIntersection(rows)
    if !gone.isEmpty || !added.isEmpty {
      view.changeSelection(deselecting: gone, selecting: added, animated: animated)
    }
    viewSelection.formUnion(added.positions)
    // A view in which the user can't select rows may not let the program select them either.
    if current.rows.mode != .multiple { viewSelection.formIntersection(selectionOfView()) }
  }

  /// The given rows that exist in the view; the view's data source may not have been updated yet.
  private func rowsOfView(_ rows: RowSet) -> RowPaths {
    guard let view, !rows.isEmpty, !view.hasShown(shape) else { return RowPaths(rows, in: shape) }
    // Section by section, because there may be too many rows to check one by one.
    var shown: [Range<Int>] = []
    for section in 0..<min(max(view.sectionCount, 0), shape.sectionCount) {
      guard let all = shape.rows(inSection: section) else { continue }
      shown.append(all.prefix(max(view.rowCount(inSection: section), 0)))
    }
    return RowPaths(rows.intersection(RowSet(ranges: shown)), in: shape)
  }
}

extension SelectionChange {
  /// Whether the change has any effect on the table or its data.
  fileprivate var isOfAnything: Bool {
    if let mapping, mapping.isReload || !mapping.isIdentity { return true }
    return before != after
  }

  /// Whether there are any events for a delegate; there may be too many to list.
  fileprivate var hasEvents: Bool {
    calls.contains { if case .told = $0 { true } else { false } }
  }
}

extension TableMapping {
  /// Whether no row and no section moves.
  fileprivate var isIdentity: Bool {
    // All rows and all sections keep their places. An update would have a move for each row.
    oldShape == newShape && removedRows.isEmpty && insertedRows.isEmpty
      && rows.segments.count <= 1 && sections.segments.count <= 1
  }
}
