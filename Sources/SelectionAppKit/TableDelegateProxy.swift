// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A table view's delegate that hands on to the app's delegate whatever it does not take itself.
  @MainActor
  public class TableDelegateProxy: NSObject, NSTableViewDelegate {
    /// The app's delegate, which may be set at any time; it is not kept alive.
    public var delegate: (any NSTableViewDelegate)? {
      get { target }
      set {
        target = newValue === self ? nil : newValue
        if let target { lifetime.watch(target) }
        delegateDidChange()
      }
    }
    // Objective-C asks about selectors outside of any actor, and AppKit on the main thread.
    private nonisolated(unsafe) weak var target: (any NSTableViewDelegate)?
    /// Has the view ask again which methods there are when the app's delegate is gone.
    private lazy var lifetime = DelegateLifetime { [weak self] in self?.delegateDidChange() }

    /// Creates a proxy for a delegate.
    init(_ delegate: (any NSTableViewDelegate)?) {
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
  }
#endif
