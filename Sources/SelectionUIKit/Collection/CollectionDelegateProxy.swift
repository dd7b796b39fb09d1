// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  /// A collection view's delegate that hands on to the app's delegate whatever it does not take
  /// itself.
  ///
  /// The app's delegate implements the methods that it needs, as always; one that it leaves out is
  /// as if the collection view had no such method.
  @MainActor
  public class CollectionDelegateProxy: NSObject, UICollectionViewDelegate {
    /// The app's delegate, which may be set at any time; it is not kept alive.
    public var delegate: (any UICollectionViewDelegate)? {
      get { target }
      set {
        target = leadsHere(newValue) ? nil : newValue
        if let target { lifetime.watch(target) }
        delegateDidChange()
      }
    }
    // Objective-C asks about selectors outside of any actor, and UIKit on the main thread.
    private nonisolated(unsafe) weak var target: (any UICollectionViewDelegate)?
    /// Has the view ask again which methods there are when the app's delegate is gone.
    private lazy var lifetime = DelegateLifetime { [weak self] in self?.delegateDidChange() }

    /// Creates a proxy for a delegate.
    init(_ delegate: (any UICollectionViewDelegate)?) {
      target = delegate
      super.init()
      if let delegate { lifetime.watch(delegate) }
    }

    /// The app has another delegate.
    func delegateDidChange() {}

    /// Whether a delegate is this one, or hands on to it.
    func leadsHere(_ delegate: (any UICollectionViewDelegate)?) -> Bool {
      var next = delegate
      while let proxy = next as? CollectionDelegateProxy, proxy !== self { next = proxy.delegate }
      return next === self
    }

    /// Whether there is such a method here or in the app's delegate.
    public override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || target?.responds(to: aSelector) == true
    }

    /// The app's delegate, for each method that is not here.
    public override func forwardingTarget(for aSelector: Selector!) -> Any? { target }

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
