// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionViews

/// A table view adapted for a driver.
struct DrivenTableView: SelectingView {
  let view: UITableView
  /// The animation of inserted and deleted rows.
  let animation: UITableView.RowAnimation

  var sectionCount: Int { view.numberOfSections }
  func rowCount(inSection section: Int) -> Int { view.numberOfRows(inSection: section) }
  var isOnScreen: Bool { view.window != nil }

  var selectedRows: [RowPath] { (view.indexPathsForSelectedRows ?? []).map { RowPath($0) } }
  var hasSelection: Bool { view.indexPathForSelectedRow != nil }
  func select(_ rows: RowPaths, animated: Bool) {
    for row in rows {
      view.selectRow(at: IndexPath(row), animated: animated, scrollPosition: .none)
    }
  }
  func deselect(_ rows: RowPaths, animated: Bool) {
    for row in rows { view.deselectRow(at: IndexPath(row), animated: animated) }
  }
  func allow(_ policy: SelectionPolicy) {
    view.allowsSelection = policy.allowsSelection
    // In mode none, the program can select several rows. While the table is edited, the flag would
    // show circles in the cells.
    view.allowsMultipleSelection = policy.mode(isEditing: false) != .single
    view.allowsSelectionDuringEditing = policy.allowsSelectionDuringEditing
    view.allowsMultipleSelectionDuringEditing = policy.allowsMultipleSelectionDuringEditing
  }

  var visibleRows: [RowPath] { (view.indexPathsForVisibleRows ?? []).map { RowPath($0) } }
  func isInView(_ row: RowPath) -> Bool {
    let rect = view.rectForRow(at: IndexPath(row))
    return rect.maxY > view.bounds.minY && rect.minY < view.bounds.maxY
  }
  func layOutRows() { view.layoutIfNeeded() }
  func reloadRows() { view.reloadData() }

  func perform(_ changes: ViewChanges, contents: () -> Void) {
    withoutActuallyEscaping(contents) { contents in
      view.performBatchUpdates {
        contents()
        make(changes)
      }
    }
  }

  private func make(_ changes: ViewChanges) {
    view.deleteSections(IndexSet(changes.deletedSections), with: animation)
    view.insertSections(IndexSet(changes.insertedSections), with: animation)
    for move in changes.movedSections {
      view.moveSection(move.source, toSection: move.destination)
    }
    view.deleteRows(at: changes.deletedRows.map { IndexPath($0) }, with: animation)
    view.insertRows(at: changes.insertedRows.map { IndexPath($0) }, with: animation)
    for move in changes.movedRows {
      view.moveRow(at: IndexPath(move.source), to: IndexPath(move.destination))
    }
  }

  var isEditingRows: Bool? { view.isEditing }
  /// Begins or ends editing in the view, and in the view's controller, whose edit button shows the
  /// state.
  func setEditingRows(_ isEditing: Bool, animated: Bool) {
    controller?.setEditing(isEditing, animated: animated)
    if view.isEditing != isEditing { view.setEditing(isEditing, animated: animated) }
  }

  /// The controller of this view, if the controller is the app's delegate, as it is by default.
  private var controller: UITableViewController? {
    var answering = view.delegate
    while let proxy = answering as? DelegateProxy { answering = proxy.delegate }
    guard let controller = answering as? UITableViewController, controller.tableView === view
    else { return nil }
    return controller
  }
}

extension UITableView {
  /// Whether several rows can be selected in the current editing state.
  var allowsSeveralRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
