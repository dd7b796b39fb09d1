// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  /// A table view's delegate that hands on to the app's delegate whatever it does not take itself.
  ///
  /// The app's delegate implements the methods that it needs, as always; one that it leaves out is
  /// as if the table view had no such method.
  @MainActor
  public class DelegateProxy: NSObject, UITableViewDelegate {
    /// The app's delegate, which may be set at any time; it is not kept alive.
    ///
    /// One that hands on to this one is none.
    public var delegate: (any UITableViewDelegate)? {
      get { target }
      set {
        target = leadsHere(newValue) ? nil : newValue
        if let target { lifetime.watch(target) }
        delegateDidChange()
      }
    }
    // Objective-C asks about selectors outside of any actor, and UIKit on the main thread.
    private nonisolated(unsafe) weak var target: (any UITableViewDelegate)?
    /// Has the view ask again which methods there are when the app's delegate is gone.
    private lazy var lifetime = DelegateLifetime { [weak self] in self?.delegateDidChange() }

    /// Creates a proxy for a delegate.
    init(_ delegate: (any UITableViewDelegate)?) {
      target = delegate
      super.init()
      if let delegate { lifetime.watch(delegate) }
    }

    /// The app has another delegate.
    func delegateDidChange() {}

    /// Whether there is such a method here or in the app's delegate.
    public override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || target?.responds(to: aSelector) == true
    }

    /// The app's delegate, for each method that is not here.
    public override func forwardingTarget(for aSelector: Selector!) -> Any? { target }

    /// Asks the app's delegate; by default yes.
    public func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { delegate?.tableView?(tableView, shouldHighlightRowAt: indexPath) ?? true }

    /// Asks the app's delegate; by default the row itself.
    public func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      guard let ask = delegate?.tableView(_:willSelectRowAt:) else { return indexPath }
      return ask(tableView, indexPath)
    }

    /// Asks the app's delegate; by default the row itself.
    public func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      guard let ask = delegate?.tableView(_:willDeselectRowAt:) else { return indexPath }
      return ask(tableView, indexPath)
    }

    /// Tells the app's delegate.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    /// Tells the app's delegate.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      delegate?.tableView?(tableView, didDeselectRowAt: indexPath)
    }

    // A television has no pans with two fingers.
    #if !os(tvOS)
      /// Tells the app's delegate.
      public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) { delegate?.tableView?(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }

      /// Tells the app's delegate.
      public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        delegate?.tableViewDidEndMultipleSelectionInteraction?(tableView)
      }
    #endif

    /// Tells the app's delegate.
    public func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { delegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath) }

    /// Tells the app's delegate.
    public func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  }
#endif
