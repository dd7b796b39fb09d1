// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol NSCollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
}

@MainActor public protocol NSCollectionViewDelegate: NSObjectProtocol {}

public protocol CollectionViewShouldSelectItemsAtIndexPaths: NSCollectionViewDelegate {
  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
}

public protocol CollectionViewShouldDeselectItemsAtIndexPaths: NSCollectionViewDelegate {
  func collectionView(
    _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
}

public protocol CollectionViewDidSelectItemsAtIndexPaths: NSCollectionViewDelegate {
  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
}

public protocol CollectionViewDidDeselectItemsAtIndexPaths: NSCollectionViewDelegate {
  func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
}

public protocol CollectionViewWillDisplayItemForRepresentedObjectAtIndexPath:
  NSCollectionViewDelegate
{
  func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
}

public protocol CollectionViewDidEndDisplayingItemForRepresentedObjectAtIndexPath:
  NSCollectionViewDelegate
{
  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
}

@MainActor public final class NSCollectionViewItem: StandInObject {
  public var isSelected = false
  public var title = ""
}

@MainActor public final class NSCollectionViewLayoutAttributes: StandInObject {
  public internal(set) var frame = CGRect()
}

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var item: Int { self[1] }
  public var section: Int { self[0] }
}
