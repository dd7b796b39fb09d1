// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A table view's delegate that hands on to the app's delegate whatever it does not take itself.
  @MainActor
  public class TableDelegateProxy: ForwardingDelegate, NSTableViewDelegate {
    /// The app's delegate, which may be set at any time; it is not kept alive.
    ///
    /// One that hands on to this one is none.
    public var delegate: (any NSTableViewDelegate)? {
      get { target as? any NSTableViewDelegate }
      set { target = newValue }
    }

    /// The app has another delegate.
    func delegateDidChange() {}

    /// Calls `delegateDidChange()`.
    public final override func targetDidChange() { delegateDidChange() }
  }
#endif
