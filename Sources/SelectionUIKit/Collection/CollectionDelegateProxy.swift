// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  /// A collection view's delegate that hands on to the app's delegate whatever it does not take
  /// itself.
  ///
  /// The app's delegate implements the methods that it needs, as always; one that it leaves out is
  /// as if the collection view had no such method.
  @MainActor
  public class CollectionDelegateProxy: ForwardingDelegate, UICollectionViewDelegate {
    /// The app's delegate, which may be set at any time; it is not kept alive.
    ///
    /// One that hands on to this one is none.
    public var delegate: (any UICollectionViewDelegate)? {
      get { target as? any UICollectionViewDelegate }
      set { target = newValue }
    }

    /// The app has another delegate.
    func delegateDidChange() {}

    /// Calls `delegateDidChange()`.
    public final override func targetDidChange() { delegateDidChange() }

    /// Asks the app's delegate; by default yes.
    public func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      delegate?.collectionView?(collectionView, shouldHighlightItemAt: indexPath) ?? true
    }

    /// Asks the app's delegate; by default yes.
    public func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { delegate?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true }

    /// Asks the app's delegate; by default yes.
    public func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      delegate?.collectionView?(collectionView, shouldDeselectItemAt: indexPath) ?? true
    }

    /// Tells the app's delegate.
    public func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { delegate?.collectionView?(collectionView, didSelectItemAt: indexPath) }

    /// Tells the app's delegate.
    public func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { delegate?.collectionView?(collectionView, didDeselectItemAt: indexPath) }

    /// Tells the app's delegate.
    public func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath) }

    /// Tells the app's delegate.
    public func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { delegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }

    // A television has no pans with two fingers.
    #if !os(tvOS)
      /// Tells the app's delegate.
      public func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) {
        delegate?.collectionView?(
          collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
      }

      /// Tells the app's delegate.
      public func collectionViewDidEndMultipleSelectionInteraction(
        _ collectionView: UICollectionView
      ) { delegate?.collectionViewDidEndMultipleSelectionInteraction?(collectionView) }
    #endif
  }
#endif
