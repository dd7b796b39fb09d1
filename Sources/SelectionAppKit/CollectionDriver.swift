// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import SelectionCore
  public import SelectionViews

  /// Drives a collection view of AppKit's by a table: what the user selects is an input of the
  /// table, and what the table becomes is shown by the view.
  ///
  /// It is the view's delegate, and hands on each call to the one that the view had. A click that
  /// deselects items and selects another comes from the view in two parts, and is one proposal to
  /// the table, and so one step to undo. The verbs are those of `SelectionDriving`.
  @MainActor
  public final class CollectionDriver<ID: Hashable>: ForwardingDelegate, NSCollectionViewDelegate,
    SelectionDriving
  {
    /// The collection view; it is not kept alive.
    public private(set) weak var collectionView: NSCollectionView?
    /// The driver of any selecting view, of which this one is made.
    public let base: SelectionDriver<ID>
    /// Called with the paths of items in view that look different, as by checkmarks.
    public var onRedraw: ((Set<IndexPath>) -> Void)?

    /// The rows that the user would deselect, until it is known what the same click selects.
    private var released: RowSet?

    /// Drives a collection view by a table with identities.
    ///
    /// - Parameters:
    ///   - collectionView: The view; its delegate, if it has one, is the app's.
    ///   - table: The table.
    /// - Complexity: O(1).
    public init(_ collectionView: NSCollectionView, _ table: IdentifiedTable<ID>) {
      self.collectionView = collectionView
      base = SelectionDriver(table) { [weak collectionView] in
        collectionView.map { DrivenCollectionView(view: $0) }
      }
      super.init(collectionView.delegate)
      collectionView.delegate = self
      base.willRead = { [weak self] in self?.proposeReleased() }
      base.redraw = { [weak self] in self?.onRedraw?(Set($0)) }
    }

    /// The identity of an item, for the data source.
    ///
    /// - Parameter indexPath: The item.
    /// - Returns: Its identity; nil if there is no such item, or it has none.
    /// - Complexity: O(log *n*).
    public func id(at indexPath: IndexPath) -> ID? {
      base.currentTable.id(of: RowPath(indexPath))
    }

    /// The identities that a menu on an item is about: all selected ones if the item is one of
    /// them, else that one alone.
    ///
    /// - Parameter indexPath: The item.
    /// - Returns: The identities, in table order.
    /// - Complexity: O(*k* log *n*) for *k* of them.
    public func menuIDs(at indexPath: IndexPath) -> [ID] {
      table.menuIDs(at: RowPath(indexPath))
    }

    // MARK: - The app's delegate

    /// The view asks a delegate once which methods it has.
    public override func targetDidChange() {
      guard let collectionView, collectionView.delegate === self else { return }
      collectionView.delegate = nil
      collectionView.delegate = self
    }

    private var delegate: (any NSCollectionViewDelegate)? {
      target as? any NSCollectionViewDelegate
    }

    // MARK: - The view's delegate

    /// Asks the app's delegate; of the items that it allows those that the table can select.
    public func collectionView(
      _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> {
      let allowed =
        delegate?.collectionView?(collectionView, shouldSelectItemsAt: indexPaths) ?? indexPaths
      let table = base.currentTable.rows
      return allowed.filter { indexPath in
        let row = RowPath(indexPath)
        return table.isEnabled(row) && table.mode(inSection: row.section) != .none
          && table.list(inSection: row.section) == nil
      }
    }

    /// Remembers what the user deselects, until it is known what the same click selects.
    public func collectionView(
      _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
    ) {
      released = (released ?? RowSet()).union(numbers(of: indexPaths))
      // A click that only deselects is proposed when its event is over.
      Task { [weak self] in self?.proposeReleased() }
      delegate?.collectionView?(collectionView, didDeselectItemsAt: indexPaths)
    }

    /// Proposes to the table what the user has selected and deselected.
    public func collectionView(
      _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
    ) {
      propose(deselecting: released ?? RowSet(), selecting: numbers(of: indexPaths))
      delegate?.collectionView?(collectionView, didSelectItemsAt: indexPaths)
    }

    private func proposeReleased() {
      if let released { propose(deselecting: released, selecting: RowSet()) }
    }

    private func propose(deselecting gone: RowSet, selecting new: RowSet) {
      released = nil
      let wanted = base.currentTable.rows.selectedRows.numbers.subtracting(gone).union(new)
      base.viewChangedSelection(to: wanted)
    }

    private func numbers(of indexPaths: Set<IndexPath>) -> RowSet {
      let shape = base.currentTable.rows.shape
      return RowSet(indexPaths.compactMap { shape.rowNumber(of: RowPath($0)) })
    }
  }
#endif
