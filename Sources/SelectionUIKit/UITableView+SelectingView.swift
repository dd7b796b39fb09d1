// SPDX-License-Identifier: MIT

public import SelectionCore
public import SelectionViews

/// A table view as a driver knows it.
extension UITableView: SelectingView {
  public var sectionCount: Int { numberOfSections }
  public func rowCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }
  public var isOnScreen: Bool { window != nil }

  public var selectedRows: [RowPath] { (indexPathsForSelectedRows ?? []).map { RowPath($0) } }
  public var hasSelection: Bool { indexPathForSelectedRow != nil }
  public func select(_ rows: RowPaths, animated: Bool) {
    for row in rows { selectRow(at: IndexPath(row), animated: animated, scrollPosition: .none) }
  }
  public func deselect(_ rows: RowPaths, animated: Bool) {
    for row in rows { deselectRow(at: IndexPath(row), animated: animated) }
  }
  public func allow(_ policy: SelectionPolicy) {
    allowsSelection = policy.allowsSelection
    allowsMultipleSelection = policy.allowsMultipleSelection
    allowsSelectionDuringEditing = policy.allowsSelectionDuringEditing
    allowsMultipleSelectionDuringEditing = policy.allowsMultipleSelectionDuringEditing
  }

  public var visibleRows: [RowPath] { (indexPathsForVisibleRows ?? []).map { RowPath($0) } }
  public func isInView(_ row: RowPath) -> Bool {
    let rect = rectForRow(at: IndexPath(row))
    return rect.maxY > bounds.minY && rect.minY < bounds.maxY
  }
  public func layOutRows() { layoutIfNeeded() }
  public func reloadRows() { reloadData() }

  /// Makes the changes as one batch, with the animation of the view's driver.
  public func perform(_ changes: ViewChanges, contents: () -> Void) {
    let animation = (delegate as? any RowAnimating)?.rowAnimation ?? .automatic
    withoutActuallyEscaping(contents) { contents in
      performBatchUpdates {
        contents()
        self.make(changes, with: animation)
      }
    }
  }

  private func make(_ changes: ViewChanges, with animation: RowAnimation) {
    deleteSections(IndexSet(changes.deletedSections), with: animation)
    insertSections(IndexSet(changes.insertedSections), with: animation)
    for move in changes.movedSections { moveSection(move.source, toSection: move.destination) }
    deleteRows(at: changes.deletedRows.map { IndexPath($0) }, with: animation)
    insertRows(at: changes.insertedRows.map { IndexPath($0) }, with: animation)
    for move in changes.movedRows {
      moveRow(at: IndexPath(move.source), to: IndexPath(move.destination))
    }
  }

  public var isEditingRows: Bool { isEditing }
  public func setEditingRows(_ isEditing: Bool, animated: Bool) {
    setEditing(isEditing, animated: animated)
  }
}

extension UITableView {
  /// Whether several rows can be selected, in editing or outside of it as it is.
  var allowsSeveralRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}

/// What says how rows of a table view come and go.
@MainActor
protocol RowAnimating {
  var rowAnimation: UITableView.RowAnimation { get }
}
