// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
  import Darwin
  public import Foundation
  import ObjectiveC

  /// A view's delegate that hands on to the app's delegate whatever it does not take itself.
  ///
  /// A method that neither has is as if there were none. A view asks its delegate once which
  /// methods there are: it has to ask again when the app's delegate is another, or gone, because
  /// nobody would answer then.
  @MainActor
  open class ForwardingDelegate: NSObject {
    // Objective-C asks about selectors outside of any actor, and views on the main thread.
    private nonisolated(unsafe) weak var appsDelegate: (any NSObjectProtocol)?

    /// Creates a delegate that hands on to another.
    ///
    /// - Parameter target: The app's delegate, which is not kept alive.
    public init(_ target: (any NSObjectProtocol)?) {
      appsDelegate = target
      super.init()
      watch()
    }

    /// The app's delegate, which is not kept alive; one that hands on to this one is none.
    public var target: (any NSObjectProtocol)? {
      get { appsDelegate }
      set {
        appsDelegate = leadsHere(newValue) ? nil : newValue
        watch()
        targetDidChange()
      }
    }

    /// The app's delegate is another, or gone: the view is to ask again which methods there are.
    open func targetDidChange() {}

    /// Whether a delegate is this one, or hands on to it.
    ///
    /// - Parameter delegate: The delegate.
    /// - Returns: Whether it does.
    /// - Complexity: O(*d*) for *d* delegates that hand on to each other.
    public func leadsHere(_ delegate: (any NSObjectProtocol)?) -> Bool {
      var next = delegate
      while let proxy = next as? ForwardingDelegate, proxy !== self { next = proxy.target }
      return next === self
    }

    /// Whether there is such a method here or in the app's delegate.
    public override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || appsDelegate?.responds(to: aSelector) == true
    }

    /// The app's delegate, for each method that is not here.
    public override func forwardingTarget(for aSelector: Selector!) -> Any? { appsDelegate }

    /// Notices when the app's delegate is gone.
    private func watch() {
      guard let appsDelegate else { return }
      // The delegate keeps it, so it goes when that does.
      objc_setAssociatedObject(
        appsDelegate, UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()),
        Farewell { [weak self] in self?.targetDidChange() }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Calls a closure when it goes.
  private final class Farewell: Sendable {
    private let body: @MainActor @Sendable () -> Void

    init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

    deinit {
      let body = self.body
      if pthread_main_np() != 0 {
        MainActor.assumeIsolated { body() }
      } else {
        Task { @MainActor in body() }
      }
    }
  }
#endif
