// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  import SelectionCore
  import SelectionViews

  /// A collection view adapted for a driver; its items are rows.
  struct DrivenCollectionView: SelectingView {
    let view: UICollectionView

    var sectionCount: Int { view.numberOfSections }
    func rowCount(inSection section: Int) -> Int { view.numberOfItems(inSection: section) }
    var isOnScreen: Bool { view.window != nil }

    var selectedRows: [RowPath] { (view.indexPathsForSelectedItems ?? []).map { RowPath($0) } }
    func select(_ rows: RowPaths, animated: Bool) {
      // A view that allows no selection ignores what the program selects.
      let isAllowed = view.allowsItems
      if !isAllowed { view.allowsItems = true }
      for row in rows {
        view.selectItem(at: IndexPath(row), animated: animated, scrollPosition: [])
      }
      if !isAllowed { view.allowsItems = false }
    }
    func deselect(_ rows: RowPaths, animated: Bool) {
      for row in rows { view.deselectItem(at: IndexPath(row), animated: animated) }
    }
    func allow(_ policy: SelectionPolicy) {
      // In mode none, the program can select several items; the driver refuses those of the user.
      view.allowsSelection = policy.allowsSelection
      view.allowsMultipleSelection = policy.mode(isEditing: false) != .single
      guard #available(iOS 14, tvOS 14, *) else { return }
      view.allowsSelectionDuringEditing = policy.allowsSelectionDuringEditing
      view.allowsMultipleSelectionDuringEditing = policy.mode(isEditing: true) != .single
    }

    var visibleRows: [RowPath] { view.indexPathsForVisibleItems.map { RowPath($0) } }
    func isInView(_ row: RowPath) -> Bool {
      guard let frame = view.layoutAttributesForItem(at: IndexPath(row))?.frame else {
        return false
      }
      let bounds = view.bounds
      // An item that only touches an edge isn't in view.
      return frame.maxX > bounds.minX && frame.minX < bounds.maxX && frame.maxY > bounds.minY
        && frame.minY < bounds.maxY
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
      view.deleteSections(IndexSet(changes.deletedSections))
      view.insertSections(IndexSet(changes.insertedSections))
      for move in changes.movedSections {
        view.moveSection(move.source, toSection: move.destination)
      }
      view.deleteItems(at: changes.deletedRows.map { IndexPath($0) })
      view.insertItems(at: changes.insertedRows.map { IndexPath($0) })
      for move in changes.movedRows {
        view.moveItem(at: IndexPath(move.source), to: IndexPath(move.destination))
      }
    }

    var isEditingRows: Bool? {
      if #available(iOS 14, tvOS 14, *) { view.isEditing } else { nil }
    }
    /// Begins or ends editing in the view, and in the view's controller, whose edit button shows
    /// the state.
    func setEditingRows(_ isEditing: Bool, animated: Bool) {
      guard #available(iOS 14, tvOS 14, *) else { return }
      controller?.setEditing(isEditing, animated: animated)
      if view.isEditing != isEditing { view.isEditing = isEditing }
    }

    /// The controller of this view, if the controller is the app's delegate, as it is by default.
    private var controller: UICollectionViewController? {
      var answering = view.delegate
      while let proxy = answering as? CollectionDelegateProxy { answering = proxy.delegate }
      guard let controller = answering as? UICollectionViewController,
        controller.collectionView === view
      else { return nil }
      return controller
    }
  }

  extension UICollectionView {
    /// Whether items can be selected in the current editing state.
    fileprivate var allowsItems: Bool {
      get {
        guard #available(iOS 14, tvOS 14, *), isEditing else { return allowsSelection }
        return allowsSelectionDuringEditing
      }
      set {
        if #available(iOS 14, tvOS 14, *), isEditing {
          allowsSelectionDuringEditing = newValue
        } else {
          allowsSelection = newValue
        }
      }
    }

    /// Whether several items can be selected in the current editing state.
    var allowsSeveralItems: Bool {
      guard #available(iOS 14, tvOS 14, *), isEditing else { return allowsMultipleSelection }
      return allowsMultipleSelectionDuringEditing
    }
  }
#endif
