// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import SelectionCore
  public import SelectionViews

  /// Connects an AppKit collection view to a table.
  ///
  /// The user's selections become inputs to the table, and the view shows the table's state.
  ///
  /// The driver is the view's delegate, and it forwards each call to the view's previous delegate.
  /// When a click deselects some items and selects another, the view calls its delegate twice. The
  /// driver makes a single proposal to the table, so that there is only one step to undo. If more
  /// than a thousand items are selected in the table, each is selected in the view when it becomes
  /// visible. The driver's methods are those of `SelectionDriving`.
  @MainActor
  public final class CollectionDriver<Table: DrivenTable>: ForwardingDelegate,
    NSCollectionViewDelegate,
    SelectionDriving
  {
    /// The collection view, referenced weakly.
    public private(set) weak var collectionView: NSCollectionView?
    /// The generic driver on which this driver is built.
    public let base: SelectionDriver<Table>
    /// Called with the paths of visible items whose appearance has changed, for example because of
    /// checkmarks.
    public var onRedraw: ((Set<IndexPath>) -> Void)?

    /// The rows that the user would deselect, until the rows that the same click selects are known.
    private var released: RowSet?

    /// Connects a collection view to a table.
    ///
    /// - Parameters:
    ///   - collectionView: The view; if it has a delegate, this delegate becomes the app's
    ///     delegate. If it has another driver, the driver's app's delegate does.
    ///   - table: The table.
    /// - Complexity: O(1).
    public init(_ collectionView: NSCollectionView, _ table: Table) {
      self.collectionView = collectionView
      base = SelectionDriver(table) { [weak collectionView] in
        collectionView.map { DrivenCollectionView(view: $0) }
      }
      let isReplacing = collectionView.delegate is ForwardingDelegate
      super.init(
        Self.appsDelegate(replacing: collectionView.delegate), of: collectionView, \.delegate)
      if isReplacing { base.viewHadOtherDriver() }
      collectionView.delegate = self
      base.willRead = { [weak self] in
        self?.takeViewBack()
        self?.proposeReleased()
      }
      base.redraw = { [weak self] in self?.onRedraw?(Set($0)) }
    }

    /// Returns the identity of an item, for use in the data source.
    ///
    /// - Parameter indexPath: The item.
    /// - Returns: The identity, or nil if the item doesn't exist or has no identity.
    /// - Complexity: O(log *n*).
    public func id(at indexPath: IndexPath) -> Table.Row? {
      base.id(at: RowPath(indexPath))
    }

    /// Returns the identities to which a menu on an item applies: all selected identities if the
    /// item is selected, and otherwise only the item's own identity.
    ///
    /// - Parameter indexPath: The item.
    /// - Returns: The identities, in table order.
    /// - Complexity: O(*k* log *n*) for *k* identities.
    public func menuRows(at indexPath: IndexPath) -> Table.Rows {
      base.menuRows(at: RowPath(indexPath))
    }

    /// Ends the connection to the view, which gets the app's delegate back.
    public override func disconnect() {
      collectionView = nil
      base.disconnect()
      super.disconnect()
    }

    private var delegate: (any NSCollectionViewDelegate)? {
      target as? any NSCollectionViewDelegate
    }

    // MARK: - The view's delegate

    /// Returns the items that the app's delegate allows and the table can select.
    @objc(collectionView:shouldSelectItemsAtIndexPaths:)
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

    /// Stores the items that the user deselects until the items that the same click selects are
    /// known.
    @objc(collectionView:didDeselectItemsAtIndexPaths:)
    public func collectionView(
      _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
    ) {
      released = (released ?? RowSet()).union(numbers(of: indexPaths))
      // If a click only deselects, the deselection is proposed after its event.
      Task { [weak self] in self?.proposeReleased() }
      delegate?.collectionView?(collectionView, didDeselectItemsAt: indexPaths)
    }

    /// Proposes to the table the items that the user has selected and deselected.
    @objc(collectionView:didSelectItemsAtIndexPaths:)
    public func collectionView(
      _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
    ) {
      propose(deselecting: released ?? RowSet(), selecting: numbers(of: indexPaths))
      delegate?.collectionView?(collectionView, didSelectItemsAt: indexPaths)
    }

    /// Shows whether an item is selected, and calls the app's delegate.
    @objc(collectionView:willDisplayItem:forRepresentedObjectAtIndexPath:)
    public func collectionView(
      _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) {
      base.viewWillShow(ObjectIdentifier(item), for: RowPath(indexPath))
      delegate?.collectionView?(
        collectionView, willDisplay: item, forRepresentedObjectAt: indexPath)
    }

    /// Updates the driver when an item leaves the view, which distinguishes a reload from a
    /// deselection, and calls the app's delegate.
    @objc(collectionView:didEndDisplayingItem:forRepresentedObjectAtIndexPath:)
    public func collectionView(
      _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) {
      base.viewDidHide(ObjectIdentifier(item), for: RowPath(indexPath))
      delegate?.collectionView?(
        collectionView, didEndDisplaying: item, forRepresentedObjectAt: indexPath)
    }

    private func proposeReleased() {
      if let released { propose(deselecting: released, selecting: RowSet()) }
    }

    private func propose(deselecting gone: RowSet, selecting new: RowSet) {
      released = nil
      let wanted = base.currentTable.rows.selectedRows.positions.subtracting(gone).union(new)
      base.viewChangedSelection(to: wanted)
    }

    private func numbers(of indexPaths: Set<IndexPath>) -> RowSet {
      let shape = base.currentTable.rows.shape
      return RowSet(indexPaths.compactMap { shape.rowNumber(of: RowPath($0)) })
    }
  }
#endif
