// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of UIKit's collection views that SelectionUIKit and the articles use, with UIKit's
// declarations; see UIKit.swift.

#if !os(watchOS)

  extension IndexPath {
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var item: Int { self[1] }
  }

  @MainActor @objc open class UICollectionReusableView: UIView {}
  @MainActor @objc open class UICollectionViewCell: UICollectionReusableView {
    @nonobjc public var contentView: UIView { UIView() }
  }

  @available(iOS 14.0, tvOS 14.0, *)
  public struct UICellAccessory {
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    public enum AccessoryType: Hashable {
      case checkmark, disclosureIndicator
      @available(iOS 15.4, tvOS 15.4, *) case detail
      case customView(UIView)
    }
    public let accessoryType = AccessoryType.checkmark
    public struct CheckmarkOptions: Sendable { public init() {} }
    public struct DisclosureIndicatorOptions: Sendable { public init() {} }
    @available(iOS 15.4, tvOS 15.4, *)
    public struct DetailOptions: Sendable { public init() {} }
    @available(tvOS, unavailable)
    public struct OutlineDisclosureOptions: Sendable {
      public enum Style: Sendable { case automatic, header, cell }
      @MainActor public init(style: Style = .automatic) {}
    }
    public enum Placement {
      case leading(displayed: DisplayedState = .always)
      case trailing(displayed: DisplayedState = .always)
    }
    public struct CustomViewConfiguration {
      @MainActor public init(customView: UIView, placement: Placement) {}
    }
    @available(tvOS, unavailable)
    @MainActor public static func outlineDisclosure(
      displayed: DisplayedState = .always,
      options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory() }
    @MainActor public static func customView(
      configuration: CustomViewConfiguration
    ) -> UICellAccessory { UICellAccessory() }
    @MainActor public static func disclosureIndicator(
      displayed: DisplayedState = .always,
      options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory() }
    @available(iOS 15.4, tvOS 15.4, *)
    @MainActor public static func detail(
      displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory() }
    @available(tvOS, introduced: 14.0)
    @MainActor public static func checkmark(
      displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory() }
  }

  @available(iOS 14.0, tvOS 14.0, *)
  @MainActor @objc open class UICollectionViewListCell: UICollectionViewCell {
    @nonobjc public var accessories: [UICellAccessory] = []
  }

  @MainActor @objc open class UICollectionViewLayout: NSObject {}
  @MainActor @objc open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public override init() { super.init() }
  }
  @MainActor @objc open class UICollectionViewLayoutAttributes: NSObject {
    @nonobjc public var frame: CGRect { CGRect() }
  }

  @MainActor @objc public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    @objc optional func numberOfSections(in collectionView: UICollectionView) -> Int
  }

  @MainActor @objc public protocol UICollectionViewDelegate: NSObjectProtocol {
    @objc optional func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool
    @objc optional func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool
    @objc optional func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool
    @objc optional func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    @objc optional func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    @objc optional func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath)
    @objc optional func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath)
    @available(iOS 13.0, *)
    @available(tvOS, unavailable)
    @objc optional func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
    @available(iOS 13.0, *)
    @available(tvOS, unavailable)
    @objc optional func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    @available(iOS 13.0, *)
    @available(tvOS, unavailable)
    @objc optional func collectionViewDidEndMultipleSelectionInteraction(
      _ collectionView: UICollectionView)
  }

  @MainActor @objc open class UICollectionView: UIView {
    public struct ScrollPosition: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    @nonobjc public weak var dataSource: (any UICollectionViewDataSource)?
    @nonobjc public weak var delegate: (any UICollectionViewDelegate)?
    @nonobjc public var allowsSelection = true
    @nonobjc public var allowsMultipleSelection = false
    @available(iOS 14.0, tvOS 14.0, *)
    @nonobjc public var allowsSelectionDuringEditing: Bool {
      get { false }
      set {}
    }
    @available(iOS 14.0, tvOS 14.0, *)
    @nonobjc public var allowsMultipleSelectionDuringEditing: Bool {
      get { false }
      set {}
    }
    @available(iOS 14.0, tvOS 14.0, *)
    @nonobjc public var isEditing: Bool {
      get { false }
      set {}
    }
    @nonobjc public var indexPathsForSelectedItems: [IndexPath]? { nil }
    @nonobjc public var indexPathsForVisibleItems: [IndexPath] { [] }
    @nonobjc public var numberOfSections: Int { 0 }
    @nonobjc public func numberOfItems(inSection section: Int) -> Int { 0 }
    @nonobjc public func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    @nonobjc public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    @nonobjc public func reloadData() {}
    @nonobjc public func register(
      _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
    ) {}
    @nonobjc public func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    @nonobjc public func selectItem(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {}
    @nonobjc public func deselectItem(at indexPath: IndexPath, animated: Bool) {}
    @nonobjc public func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {}
    @nonobjc public func insertItems(at indexPaths: [IndexPath]) {}
    @nonobjc public func deleteItems(at indexPaths: [IndexPath]) {}
    @nonobjc public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    @nonobjc public func insertSections(_ sections: IndexSet) {}
    @nonobjc public func deleteSections(_ sections: IndexSet) {}
    @nonobjc public func moveSection(_ section: Int, toSection newSection: Int) {}
  }

  @MainActor @objc
  open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    @nonobjc public var collectionView: UICollectionView! = UICollectionView()
    @nonobjc public init(collectionViewLayout layout: UICollectionViewLayout) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    open func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  }

  @available(iOS 14.0, tvOS 14.0, *)
  public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
    Sendable
  {
    public init() {}
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil)
    {}
    public mutating func expand(_ items: [ItemIdentifierType]) {}
  }

  @available(iOS 13.0, tvOS 13.0, *)
  @MainActor
  open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: NSObject {
    public typealias CellProvider = (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}
    @available(iOS 14.0, tvOS 14.0, *)
    open func apply(
      _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
      to section: SectionIdentifierType, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {}
    open func snapshot()
      -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { NSDiffableDataSourceSnapshot() }
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {}
  }

#endif
