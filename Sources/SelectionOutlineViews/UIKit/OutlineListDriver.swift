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

    private func applySnapshot() {
      var snapshot = NSDiffableDataSourceSectionSnapshot<OutlineItem<ID>>()
      for (parent, children) in base.currentTable.nestedItems {
        snapshot.append(children, to: parent)
        if let parent { snapshot.expand([parent]) }
      }
      dataSource.apply(
        snapshot, to: 0,
        animatingDifferences: animatesChanges && collectionView?.window != nil)
    }

    /// Sets the triangle and the box of a cell.
    private func configure(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
      guard let cell = cell as? UICollectionViewListCell, let id = driver.id(at: indexPath)
      else { return }
      let outline = base.currentTable
      var accessories: [UICellAccessory] = []
      if outline.isGroup(id) {
        accessories.append(
          .outlineDisclosure(options: .init(style: .cell)) { [weak self] in
            guard let self else { return }
            if base.currentTable.isExpanded(id) { collapse(id) } else { expand(id) }
          })
      }
      if showsBoxes { accessories.append(box(of: id, in: outline)) }
      cell.accessories = accessories
    }

    private func box(of id: ID, in outline: OutlineSelection<ID>) -> UICellAccessory {
      let state = outline.state(of: id) ?? .none
      let button = UIButton(primaryAction: UIAction { [weak self] _ in self?.tapBox(id) })
      button.setImage(UIImage(systemName: state.symbol), for: [])
      button.isEnabled = outline.isEnabled(id)
      button.accessibilityTraits.insert(.button)
      if state == .all { button.accessibilityTraits.insert(.selected) }
      return .customView(
        configuration: UICellAccessory.CustomViewConfiguration(
          customView: button, placement: .trailing()))
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
