// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  public import SelectionCore
  public import SelectionViews

  /// Connects a collection view that shows a list or a grid to a table.
  ///
  /// The user's actions in the view become inputs to the table, and the view shows the table's
  /// state.
  ///
  ///     final class PhotosController: UICollectionViewController {
  ///       lazy var driver = CollectionDriver(
  ///         collectionView,
  ///         IdentifiedTable(sections: [photos.map(\.id)], policy: .multiple))
  ///     }
  ///
  /// The driver is the view's delegate, and it forwards each call to the view's previous delegate,
  /// as ``TableDriver`` does for a table view. The driver's methods are those of
  /// `SelectionDriving`. The app provides the data source, which must call ``configure(_:at:)`` for
  /// its cells.
  @MainActor
  public final class CollectionDriver<Table: DrivenTable>: CollectionDelegateProxy,
    SelectionDriving
  {
    /// The collection view, referenced weakly.
    public private(set) weak var collectionView: UICollectionView?
    /// Configures the parts of a cell that don't show its item's state in the table; the closure is
    /// called for each cell that becomes visible or whose appearance changes.
    public var configureCell: ((UICollectionViewCell, IndexPath) -> Void)?
    /// The generic driver on which this driver is built.
    public let base: SelectionDriver<Table>

    /// Connects a collection view to a table.
    ///
    /// - Parameters:
    ///   - collectionView: The view; if it has a delegate, this delegate becomes the app's
    ///     delegate. If it has another driver, which is then disconnected, the driver's app's
    ///     delegate does.
    ///   - table: The table.
    /// - Complexity: O(1).
    public init(_ collectionView: UICollectionView, _ table: Table) {
      self.collectionView = collectionView
      base = SelectionDriver(table) { [weak collectionView] in
        collectionView.map { DrivenCollectionView(view: $0) }
      }
      let isReplacing = collectionView.delegate is CollectionDelegateProxy
      super.init(of: collectionView)
      if isReplacing { base.viewHadOtherDriver() }
      collectionView.delegate = self
      base.rules = SelectionRules(byPath: rules)
      base.willRead = { [weak self] in self?.takeViewBack() }
      base.onEvents = { [weak self] in self?.tell($0) }
      base.redraw = { [weak self] in self?.redraw($0) }
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

    /// Updates the table to the contents of a snapshot, and applies the snapshot to its data
    /// source.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items after the change.
    ///   - dataSource: The view's data source.
    ///   - vanished: The treatment of items that are missing from the snapshot.
    ///   - animatingDifferences: Whether the view animates the change.
    /// - Returns: The resulting change, or nil if there are too many items.
    /// - Complexity: O(*n*) for *n* old and new items together.
    @discardableResult
    public func apply<SectionID: Hashable & Sendable, ID: Hashable & Sendable>(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ID>,
      to dataSource: UICollectionViewDiffableDataSource<SectionID, ID>, vanished: VanishedRows,
      animatingDifferences: Bool = true
    ) -> IdentifiedChange<ID>? where Table == IdentifiedTable<ID> {
      let contents = snapshot.sectionIdentifiers.map { section in
        (section: section, rows: snapshot.itemIdentifiers(inSection: section))
      }
      return update(
        to: contents, from: dataSource.snapshot().sectionIdentifiers, vanished: vanished
      ) {
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
      }
    }

    // MARK: - The app's delegate

    /// Ends the connection to the view, which gets the app's delegate back.
    public override func disconnect() {
      collectionView = nil
      base.disconnect()
      super.disconnect()
    }

    /// The rules of the app's delegate.
    private var rules: TableRules {
      TableRules(
        shouldHighlight: { [weak self] row, _ in self?.shouldHighlight(row) ?? true },
        willSelect: { [weak self] row, _ in self?.shouldSelect(row) == false ? nil : row },
        willDeselect: { [weak self] row, _ in self?.shouldDeselect(row) == false ? nil : row })
    }

    private func shouldHighlight(_ row: RowPath) -> Bool {
      guard let collectionView else { return true }
      return super.collectionView(collectionView, shouldHighlightItemAt: IndexPath(row))
    }

    private func shouldSelect(_ row: RowPath) -> Bool {
      guard let collectionView else { return true }
      return super.collectionView(collectionView, shouldSelectItemAt: IndexPath(row))
    }

    private func shouldDeselect(_ row: RowPath) -> Bool {
      guard let collectionView else { return true }
      return super.collectionView(collectionView, shouldDeselectItemAt: IndexPath(row))
    }

    /// Calls the app's delegate for selected and deselected rows; for touches, the view calls the
    /// delegate.
    private func tell(_ events: [SelectionEvent<RowPath>]) {
      guard let collectionView else { return }
      for event in events {
        switch event {
        case .didSelect(let row):
          super.collectionView(collectionView, didSelectItemAt: IndexPath(row))
        case .didDeselect(let row):
          super.collectionView(collectionView, didDeselectItemAt: IndexPath(row))
        #if !os(tvOS)
          case .didBeginMultipleSelection(let row):
            super.collectionView(
              collectionView, didBeginMultipleSelectionInteractionAt: IndexPath(row))
          case .didEndMultipleSelection:
            super.collectionViewDidEndMultipleSelectionInteraction(collectionView)
        #endif
        default: break
        }
      }
    }

    // MARK: - The view's delegate

    /// Forwards the call to the app's delegate; disabled items and items that a tap can't change
    /// aren't highlighted.
    public override func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      guard base.canBeTapped(RowPath(indexPath)) else { return false }
      if super.collectionView(collectionView, shouldHighlightItemAt: indexPath) { return true }
      base.viewRefused(.shouldHighlight, RowPath(indexPath))
      return false
    }

    /// Returns whether both the app's delegate and the table allow the input.
    public override func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      base.takeOnViewState()
      if super.collectionView(collectionView, shouldSelectItemAt: indexPath) {
        return base.viewWillPan(over: RowPath(indexPath), isSelecting: true)
          ?? base.accepts(.tap(RowPath(indexPath)))
      }
      base.viewRefused(.willSelect, RowPath(indexPath))
      return false
    }

    /// Returns whether both the app's delegate and the table allow the input.
    public override func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      base.takeOnViewState()
      if super.collectionView(collectionView, shouldDeselectItemAt: indexPath) {
        return base.viewWillPan(over: RowPath(indexPath), isSelecting: false)
          ?? (!collectionView.allowsSeveralItems || base.accepts(.tap(RowPath(indexPath))))
      }
      base.viewRefused(.willDeselect, RowPath(indexPath))
      return false
    }

    /// Taps the row in the table, and calls the app's delegate for the selected and deselected
    /// rows.
    public override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { base.viewSelected(RowPath(indexPath)) }

    /// Taps the row in the table, and calls the app's delegate for the selected and deselected
    /// rows.
    public override func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { base.viewDeselected(RowPath(indexPath), isTap: collectionView.allowsSeveralItems) }

    #if !os(tvOS)
      /// Returns whether the app's delegate and the table allow a pan to begin; if the delegate
      /// doesn't implement this method, the table's policy determines its answer.
      @objc(collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:)
      public func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) -> Bool {
        (delegate?.collectionView?(
          collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
          ?? base.currentTable.rows.policy.allowsMultipleSelectionDuringEditing)
          && base.accepts(.beginPan(RowPath(indexPath)))
      }

      /// Begins a pan in the table, and begins editing if the app's delegate hasn't begun it
      /// already.
      public override func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) { base.viewBeganPan(at: RowPath(indexPath)) }

      /// Ends the pan in the table.
      public override func collectionViewDidEndMultipleSelectionInteraction(
        _ collectionView: UICollectionView
      ) { base.take(.endPan) }
    #endif

    /// Configures the cell for the current state of its item, which may have changed since the cell
    /// was created.
    public override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      configure(cell, at: indexPath)
      base.viewWillShow(ObjectIdentifier(cell), for: RowPath(indexPath))
      super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    /// Removes a checkmark list's accessories from the cell, because the cell may be reused for
    /// another item.
    public override func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      clear(cell)
      base.viewDidHide(ObjectIdentifier(cell), for: RowPath(indexPath))
      super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }
#endif
