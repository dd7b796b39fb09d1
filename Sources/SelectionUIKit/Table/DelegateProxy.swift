// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  /// A table view's delegate that hands on to the app's delegate whatever it does not take itself.
  ///
  /// The app's delegate implements the methods that it needs, as always; one that it leaves out is
  /// as if the table view had no such method.
  @MainActor
  public class DelegateProxy: ForwardingDelegate, UITableViewDelegate {
    /// The app's delegate, which may be set at any time; it is not kept alive.
    ///
    /// One that hands on to this one is none.
    public var delegate: (any UITableViewDelegate)? {
      get { target as? any UITableViewDelegate }
      set { target = newValue }
    }

    /// The app has another delegate.
    func delegateDidChange() {}

    /// Calls `delegateDidChange()`.
    public final override func targetDidChange() { delegateDidChange() }

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
