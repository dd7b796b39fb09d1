// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import SelectionCore
  import SelectionViews

  /// A collection view adapted for a driver; its items are rows.
  struct DrivenCollectionView: SelectingView {
    let view: NSCollectionView

    var sectionCount: Int { view.numberOfSections }
    func rowCount(inSection section: Int) -> Int { view.numberOfItems(inSection: section) }
    var isOnScreen: Bool { view.window != nil }

    var selectedRows: [RowPath] { view.selectionIndexPaths.map { RowPath($0) } }
    var hasSelection: Bool { !view.selectionIndexPaths.isEmpty }
    func select(_ rows: RowPaths, animated: Bool) {
      view.selectItems(at: Set(rows), scrollPosition: [])
    }
    func deselect(_ rows: RowPaths, animated: Bool) { view.deselectItems(at: Set(rows)) }
    func allow(_ policy: SelectionPolicy) {
      view.isSelectable = policy.allowsSelection
      view.allowsMultipleSelection = policy.allowsMultipleSelection
    }

    var visibleRows: [RowPath] { view.indexPathsForVisibleItems().map { RowPath($0) } }
    func isInView(_ row: RowPath) -> Bool {
      view.layoutAttributesForItem(at: IndexPath(row))?.frame.intersects(view.visibleRect) == true
    }
    func layOutRows() { view.layoutSubtreeIfNeeded() }
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
      view.deleteSections(IndexSet(changes.deletedSections))
      view.insertSections(IndexSet(changes.insertedSections))
      for move in changes.movedSections {
        view.moveSection(move.source, toSection: move.destination)
      }
      view.deleteItems(at: Set(changes.deletedRows))
      view.insertItems(at: Set(changes.insertedRows))
      for move in changes.movedRows {
        view.moveItem(at: IndexPath(move.source), to: IndexPath(move.destination))
      }
    }
  }
#endif
