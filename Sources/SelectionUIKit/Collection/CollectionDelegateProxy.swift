// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  /// A collection view's delegate that forwards every call that it doesn't handle itself to the
  /// app's delegate.
  ///
  /// The app's delegate implements the methods that it needs, as usual; for every other method, the
  /// collection view has its default behavior.
  @MainActor
  public class CollectionDelegateProxy: ForwardingDelegate, UICollectionViewDelegate {
    /// The app's delegate, which is referenced weakly and may be set at any time.
    ///
    /// A delegate that forwards its calls to this proxy is ignored.
    public var delegate: (any UICollectionViewDelegate)? {
      get { target as? any UICollectionViewDelegate }
      set { target = newValue }
    }

    /// The cells that show a list's accessories, which may be those of a former driver.
    var listCells: [ObjectIdentifier: Set<ListAccessory>]

    /// Creates the delegate of a view, and gives the view the app's delegate back in the end.
    init(of collectionView: UICollectionView) {
      listCells = (collectionView.delegate as? CollectionDelegateProxy)?.listCells ?? [:]
      super.init(
        Self.appsDelegate(replacing: collectionView.delegate), of: collectionView, \.delegate)
    }

    /// Forwards the call to the app's delegate; returns true by default.
    public func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      delegate?.collectionView?(collectionView, shouldHighlightItemAt: indexPath) ?? true
    }

    /// Forwards the call to the app's delegate; returns true by default.
    public func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { delegate?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true }

    /// Forwards the call to the app's delegate; returns true by default.
    public func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      delegate?.collectionView?(collectionView, shouldDeselectItemAt: indexPath) ?? true
    }

    /// Forwards the call to the app's delegate.
    public func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { delegate?.collectionView?(collectionView, didSelectItemAt: indexPath) }

    /// Forwards the call to the app's delegate.
    public func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { delegate?.collectionView?(collectionView, didDeselectItemAt: indexPath) }

    /// Forwards the call to the app's delegate.
    public func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath) }

    /// Forwards the call to the app's delegate.
    public func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { delegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }

    // tvOS has no pans with two fingers.
    #if !os(tvOS)
      /// Forwards the call to the app's delegate.
      public func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) {
        delegate?.collectionView?(
          collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
      }

      /// Forwards the call to the app's delegate.
      public func collectionViewDidEndMultipleSelectionInteraction(
        _ collectionView: UICollectionView
      ) { delegate?.collectionViewDidEndMultipleSelectionInteraction?(collectionView) }
    #endif
  }
#endif
