// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A table view's delegate that forwards every call that it doesn't handle itself to the app's
  /// delegate.
  @MainActor
  public class TableDelegateProxy: ForwardingDelegate, NSTableViewDelegate {
    /// The app's delegate, which is referenced weakly and may be set at any time.
    ///
    /// A delegate that forwards its calls to this proxy is ignored.
    public var delegate: (any NSTableViewDelegate)? {
      get { target as? any NSTableViewDelegate }
      set { target = newValue }
    }

    /// Creates the delegate of a view, and gives the view the app's delegate back in the end.
    init(of tableView: NSTableView) {
      super.init(Self.appsDelegate(replacing: tableView.delegate), of: tableView, \.delegate)
    }
  }
#endif
