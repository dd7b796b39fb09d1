// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UICollectionViewDataSource: ObjectiveCObjectProtocol {
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

/// A delegate, all of whose methods are optional: a method that a class doesn't have is forwarded.
@MainActor
public protocol UICollectionViewDelegate: ObjectiveCObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool
}

/// The names of the delegate's methods.
enum DelegateMethod {
  static let shouldHighlight: Selector = "collectionView(_:shouldHighlightItemAt:)"
  static let shouldSelect: Selector = "collectionView(_:shouldSelectItemAt:)"
  static let shouldDeselect: Selector = "collectionView(_:shouldDeselectItemAt:)"
  static let didSelect: Selector = "collectionView(_:didSelectItemAt:)"
  static let didDeselect: Selector = "collectionView(_:didDeselectItemAt:)"
  static let willDisplay: Selector = "collectionView(_:willDisplay:forItemAt:)"
  static let didEndDisplaying: Selector = "collectionView(_:didEndDisplaying:forItemAt:)"
  static let shouldBeginPan: Selector =
    "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)"
  static let didBeginPan: Selector = "collectionView(_:didBeginMultipleSelectionInteractionAt:)"
  static let didEndPan: Selector = "collectionViewDidEndMultipleSelectionInteraction(_:)"
  /// Stands for the methods that no driver implements.
  static let canEdit: Selector = "collectionView(_:canEditItemAt:)"

  static let all: [Selector] = [
    shouldHighlight, shouldSelect, shouldDeselect, didSelect, didDeselect, willDisplay,
    didEndDisplaying, shouldBeginPan, didBeginPan, didEndPan, canEdit,
  ]
}

extension UICollectionViewDelegate {
  private func forwarded<Result>(
    _ selector: Selector, _ call: (any UICollectionViewDelegate) -> Result
  ) -> Result { forward(selector, from: self, call) }

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    forwarded(DelegateMethod.shouldHighlight) {
      $0.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    forwarded(DelegateMethod.shouldSelect) {
      $0.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    forwarded(DelegateMethod.shouldDeselect) {
      $0.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    forwarded(DelegateMethod.didSelect) {
      $0.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    forwarded(DelegateMethod.didDeselect) {
      $0.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    forwarded(DelegateMethod.willDisplay) {
      $0.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    forwarded(DelegateMethod.didEndDisplaying) {
      $0.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    forwarded(DelegateMethod.shouldBeginPan) {
      $0.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    forwarded(DelegateMethod.didBeginPan) {
      $0.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  public func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {
    forwarded(DelegateMethod.didEndPan) {
      $0.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    forwarded(DelegateMethod.canEdit) {
      $0.collectionView(collectionView, canEditItemAt: indexPath)
    }
  }
}
