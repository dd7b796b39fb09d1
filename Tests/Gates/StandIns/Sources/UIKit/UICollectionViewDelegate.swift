// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath)
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) { raise("the data source doesn't move items") }
}

@MainActor
public protocol UICollectionViewDelegate: NSObjectProtocol {}

public protocol CollectionViewShouldHighlightItemAtIndexPath: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
}

public protocol CollectionViewShouldSelectItemAtIndexPath: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
}

public protocol CollectionViewShouldDeselectItemAtIndexPath: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
}

public protocol CollectionViewDidSelectItemAtIndexPath: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

public protocol CollectionViewDidDeselectItemAtIndexPath: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

public protocol CollectionViewWillDisplayCellForItemAtIndexPath: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

public protocol CollectionViewDidEndDisplayingCellForItemAtIndexPath: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

public protocol CollectionViewShouldBeginMultipleSelectionInteractionAtIndexPath:
  UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
}

public protocol CollectionViewDidBeginMultipleSelectionInteractionAtIndexPath:
  UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
}

public protocol CollectionViewDidEndMultipleSelectionInteraction: UICollectionViewDelegate {
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
}

/// A method that no driver has, so that it is forwarded to the app's delegate.
public protocol CollectionViewCanEditItemAtIndexPath: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool
}
