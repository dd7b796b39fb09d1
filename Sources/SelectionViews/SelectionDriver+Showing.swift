// SPDX-License-Identifier: MIT

import SelectionCore

/// What the view shows.
extension SelectionDriver {
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
      onEvents?(change.rows.events)
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
  func makeLists(
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

  /// Makes a table the current one, and the view show it.
  ///
  /// - Parameters:
  ///   - next: The table.
  ///   - change: What changed.
  ///   - contents: Has the view show new contents, where the app has another way for that; it is
  ///     called with the table in place.
  func show(
    _ next: IdentifiedTable<ID>, _ change: SelectionChange, contents: (() -> Void)? = nil
  ) {
    let wasShowing = isShowing
    isShowing = true
    if let contents {
      current = next
      contents()
      viewSelection = selectionOfView()
    } else if let mapping = change.mapping {
      showContents(next, mapping)
    } else {
      current = next
    }
    let (before, after) = (change.before, change.after)
    if before.policy != after.policy {
      view?.allow(after.policy)
      viewSelection = selectionOfView()
    }
    if before.isEditing != after.isEditing {
      setViewEditing(after.isEditing, animated: true)
      viewSelection = selectionOfView()
    }
    isShowing = wasShowing
    showSelection(animated: true)
    redrawRows(after: change)
  }

  /// Begins or ends editing in the view; what that calls, such as a controller, may do so, too.
  func setViewEditing(_ isEditing: Bool, animated: Bool) {
    guard let view, let now = view.isEditingRows, now != isEditing, !isSettingEditing
    else { return }
    isSettingEditing = true
    defer { isSettingEditing = false }
    view.setEditingRows(isEditing, animated: animated)
  }

  /// Has the view show new contents, by what was inserted, deleted and moved, or reloads it.
  private func showContents(_ next: IdentifiedTable<ID>, _ mapping: TableMapping) {
    guard let view, view.isOnScreen, view.hasShown(shape), let changes = ViewChanges(mapping)
    else {
      current = next
      view?.reloadRows()
      // UIKit's views have nothing selected then; a table view of AppKit's keeps its row numbers.
      viewSelection = selectionOfView()
      return
    }
    view.perform(changes) { current = next }
    // The view may have deselected what it moved.
    viewSelection = selectionOfView()
  }

  /// Has the rows in view show their state again that look different, or will when editing ends;
  /// after new contents all of them, because a row may have come out of a list.
  private func redrawRows(after change: SelectionChange) {
    guard let view, let redraw else { return }
    let rows = change.rowsToRedraw.numbers.union(change.checked.numbers)
      .union(change.unchecked.numbers)
    guard change.mapping != nil || !rows.isEmpty else { return }
    let visible = view.visibleRows.filter { row in
      change.mapping != nil || shape.rowNumber(of: row).map(rows.contains) == true
    }
    if !visible.isEmpty { redraw(visible) }
  }

  /// Has the view select what the table has selected: all where that is little, else what it has
  /// shown before, what is in view, and a row that is about to be.
  func showSelection(animated: Bool, and row: Int? = nil) {
    guard let view, !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    let selected = current.rows.selected
    var rows = selected
    if selected.count > view.mostSelectedRows {
      rows.formIntersection(viewSelection)
      for path in view.visibleRows {
        if let number = shape.rowNumber(of: path), selected.contains(number) { rows.insert(number) }
      }
      if let row, selected.contains(row) { rows.insert(row) }
    }
    let gone = rowsOfView(viewSelection.subtracting(rows))
    if !gone.isEmpty { view.deselect(gone, animated: animated) }
    viewSelection.formIntersection(rows)
    let added = rowsOfView(rows.subtracting(viewSelection))
    if !added.isEmpty { view.select(added, animated: animated) }
    viewSelection.formUnion(added.numbers)
    cells.selectionIsKnown()
  }

  /// Those of some rows that the view has; its data source may be behind the table.
  private func rowsOfView(_ rows: RowSet) -> RowPaths {
    guard let view, !rows.isEmpty, !view.hasShown(shape) else { return RowPaths(rows, in: shape) }
    let paths = RowPaths(rows, in: shape)
    return RowPaths(RowSet(paths.filter(view.has).compactMap(shape.rowNumber)), in: shape)
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
