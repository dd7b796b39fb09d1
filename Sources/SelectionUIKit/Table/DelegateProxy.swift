// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  /// A table view's delegate that forwards every call that it doesn't handle itself to the app's
  /// delegate.
  ///
  /// The app's delegate implements the methods that it needs, as usual; for every other method, the
  /// table view has its default behavior.
  @MainActor
  public class DelegateProxy: ForwardingDelegate, UITableViewDelegate {
    /// The app's delegate, which is referenced weakly and may be set at any time.
    ///
    /// A delegate that forwards its calls to this proxy is ignored.
    public var delegate: (any UITableViewDelegate)? {
      get { target as? any UITableViewDelegate }
      set { target = newValue }
    }

    /// The cells that show a list's accessory, which may be that of a former driver.
    var listCells: Set<ObjectIdentifier>

    /// Creates the delegate of a view, and gives the view the app's delegate back in the end.
    init(of tableView: UITableView) {
      listCells = (tableView.delegate as? DelegateProxy)?.listCells ?? []
      super.init(Self.appsDelegate(replacing: tableView.delegate), of: tableView, \.delegate)
    }

    /// Forwards the call to the app's delegate; returns true by default.
    public func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { delegate?.tableView?(tableView, shouldHighlightRowAt: indexPath) ?? true }

    /// Forwards the call to the app's delegate; returns the row itself by default.
    public func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      guard let ask = delegate?.tableView(_:willSelectRowAt:) else { return indexPath }
      return ask(tableView, indexPath)
    }

    /// Forwards the call to the app's delegate; returns the row itself by default.
    public func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      guard let ask = delegate?.tableView(_:willDeselectRowAt:) else { return indexPath }
      return ask(tableView, indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      delegate?.tableView?(tableView, didDeselectRowAt: indexPath)
    }

    // tvOS has no pans with two fingers.
    #if !os(tvOS)
      /// Forwards the call to the app's delegate.
      public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) { delegate?.tableView?(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }

      /// Forwards the call to the app's delegate.
      public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        delegate?.tableViewDidEndMultipleSelectionInteraction?(tableView)
      }
    #endif

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { delegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath) }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  }
#endif
