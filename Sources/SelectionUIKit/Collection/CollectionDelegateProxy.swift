// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  /// A collection view's delegate that forwards to the app's delegate all calls that it doesn't
  /// handle itself.
  ///
  /// The app's delegate implements the methods that it needs, as always; a method that it doesn't
  /// implement has the collection view's default behavior.
  @MainActor
  public class CollectionDelegateProxy: ForwardingDelegate, UICollectionViewDelegate {
    /// The app's delegate, which may be set at any time; referenced weakly.
    ///
    /// A delegate that forwards to this one is ignored.
    public var delegate: (any UICollectionViewDelegate)? {
      get { target as? any UICollectionViewDelegate }
      set { target = newValue }
    }

    /// Called when the app has set another delegate.
    func delegateDidChange() {}

    /// Calls `delegateDidChange()`.
    public final override func targetDidChange() { delegateDidChange() }

    /// Asks the app's delegate; the default is true.
    public func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      delegate?.collectionView?(collectionView, shouldHighlightItemAt: indexPath) ?? true
    }

    /// Asks the app's delegate; the default is true.
    public func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { delegate?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true }

    /// Asks the app's delegate; the default is true.
    public func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      delegate?.collectionView?(collectionView, shouldDeselectItemAt: indexPath) ?? true
    }

    /// Calls the app's delegate.
    public func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { delegate?.collectionView?(collectionView, didSelectItemAt: indexPath) }

    /// Calls the app's delegate.
    public func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { delegate?.collectionView?(collectionView, didDeselectItemAt: indexPath) }

    /// Calls the app's delegate.
    public func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath) }

    /// Calls the app's delegate.
    public func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { delegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }

    // tvOS has no pans with two fingers.
    #if !os(tvOS)
      /// Calls the app's delegate.
      public func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) {
        delegate?.collectionView?(
          collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
      }

      /// Calls the app's delegate.
      public func collectionViewDidEndMultipleSelectionInteraction(
        _ collectionView: UICollectionView
      ) { delegate?.collectionViewDidEndMultipleSelectionInteraction?(collectionView) }
    #endif
  }
#endif
