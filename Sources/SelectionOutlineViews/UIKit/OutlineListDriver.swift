// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import SelectionCore
  public import SelectionOutline
  public import SelectionViews
  public import UIKit
  import SelectionUIKit

  /// Connects a list in a collection view to an outline: when the user selects, expands, collapses
  /// or checks nodes, the driver applies inputs to the outline, and the list shows the outline's
  /// state.
  ///
  ///     lazy var driver = OutlineDriver(collectionView, files) {
  ///       view, indexPath, file in
  ///       view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: file)
  ///     }
  ///
  /// Like a `CollectionDriver`, this driver is the view's delegate. It also creates the view's data
  /// source, whose section snapshots indent the rows. The triangles and boxes are accessories of
  /// the cells. The user can also expand a group that isn't loaded. Load the group's children when
  /// `onChange` reports that the group is expanded. The driver has the methods of
  /// `SelectionDriving` and `OutlineReceiving`.
  @available(iOS 14.0, *)
  @MainActor
  public final class OutlineDriver<ID: Hashable & Sendable>: SelectionDriving, OutlineReceiving {
    /// The driver of the view.
    public let driver: CollectionDriver<OutlineSelection<ID>>
    /// The view's data source, with one section.
    public let dataSource: UICollectionViewDiffableDataSource<Int, OutlineItem<ID>>
    /// Whether nodes have boxes.
    public var showsBoxes = true
    /// Whether the view animates changes while it is on the screen.
    public var animatesChanges = true

    private weak var collectionView: UICollectionView?

    /// Connects a collection view to an outline.
    ///
    /// - Parameters:
    ///   - collectionView: The view, which must have a list layout; the view's delegate, if any,
    ///     becomes the app's delegate.
    ///   - outline: The outline.
    ///   - cell: Returns the cell for a node, without accessories.
    /// - Complexity: O(*k* log *n*) for *k* shown nodes.
    public init(
      _ collectionView: UICollectionView, _ outline: OutlineSelection<ID>,
      cell: @escaping (UICollectionView, IndexPath, ID) -> UICollectionViewListCell
    ) {
      self.collectionView = collectionView
      let driver = CollectionDriver(collectionView, outline)
      self.driver = driver
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
        [weak driver] view, indexPath, item in
        let cell = cell(view, indexPath, item.id)
        driver?.configure(cell, at: indexPath)
        return cell
      }
      driver.configureCell = { [weak self] in self?.configure($0, at: $1) }
      driver.base.showRows = { [weak self] change in
        if change.rows.mapping != nil || !change.keepsItems || !change.differingExpansion.isEmpty {
          self?.applySnapshot()
        }
      }
      applySnapshot()
    }

    /// The generic driver on which this driver is built.
    ///
    /// - Complexity: O(1).
    public var base: SelectionDriver<OutlineSelection<ID>> { driver.base }

    /// Shows all rows of the outline in the view.
    private func applySnapshot() {
      var snapshot = NSDiffableDataSourceSectionSnapshot<OutlineItem<ID>>()
      for (parent, children) in base.currentTable.nestedItems {
        snapshot.append(children, to: parent)
        if let parent { snapshot.expand([parent]) }
      }
      dataSource.apply(
        snapshot, to: 0,
        animatingDifferences: animatesChanges && collectionView?.window != nil)
      // A layout that was pending has made cells for rows of the former outline. And nodes with the
      // same identity are distinguished by their order, so that a cell may be another node's now.
      if let visible = base.view?.visibleRows { base.redraw?(visible) }
    }

    /// Sets the triangle and the box of a cell.
    private func configure(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
      let (outline, row) = (base.currentTable, RowPath(indexPath))
      guard let cell = cell as? UICollectionViewListCell,
        let node = outline.rows.rowNumber(of: row), let item = outline.item(ofNode: node)
      else { return }
      var accessories: [UICellAccessory] = []
      if outline.forest.isGroup(node) {
        accessories.append(
          .outlineDisclosure(options: .init(style: .cell)) { [weak self] in
            self?.changeNode(of: item) { outline, node throws(OutlineError) in
              outline.forest.collapsed.contains(node)
                ? try outline.expand(node: node) : try outline.collapse(node: node)
            }
          })
      }
      if showsBoxes {
        let state = outline.state(ofNode: node)
        accessories.append(box(of: item, state, isEnabled: outline.rows.isEnabled(row)))
      }
      cell.accessories = accessories
    }

    private func box(
      of item: OutlineItem<ID>, _ state: MarkedPart, isEnabled: Bool
    ) -> UICellAccessory {
      let button = UIButton(
        primaryAction: UIAction { [weak self] _ in
          self?.changeNode(of: item) { outline, node throws(OutlineError) in
            try outline.tapBox(node: node)
          }
        })
      button.setImage(UIImage(systemName: state.symbol), for: [])
      button.isEnabled = isEnabled
      button.accessibilityTraits.insert(.button)
      if state == .all { button.accessibilityTraits.insert(.selected) }
      return .customView(
        configuration: UICellAccessory.CustomViewConfiguration(
          customView: button, placement: .trailing()))
    }

    /// Applies a user's input to the node of an item, unless the outline no longer has it.
    private func changeNode(
      of item: OutlineItem<ID>,
      _ input: @escaping (inout OutlineSelection<ID>, Int) throws(OutlineError) -> OutlineChange<ID>
    ) {
      attemptInTree { outline throws(OutlineError) in
        guard let node = outline.node(of: item) else { throw .unknownID("\(item.id)") }
        return try input(&outline, node)
      }
    }
  }

  extension MarkedPart {
    /// The name of the system's symbol for a box.
    fileprivate var symbol: String {
      switch self {
      case .none: "square"
      case .partial: "minus.square.fill"
      case .all: "checkmark.square.fill"
      }
    }
  }
#endif
