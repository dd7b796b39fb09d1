// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
  import Darwin
  public import Foundation
  import ObjectiveC

  /// A view's delegate that forwards every call that it doesn't handle itself to the app's
  /// delegate.
  ///
  /// This object responds to a method only if the object itself or the app's delegate implements
  /// the method. A view checks only once which methods its delegate implements. It therefore has to
  /// check again when the app's delegate is replaced or deallocated, because its calls would
  /// otherwise have no receiver.
  @MainActor
  open class ForwardingDelegate: NSObject {
    // Objective-C checks selectors outside of any actor, but views do so on the main thread.
    private nonisolated(unsafe) weak var appsDelegate: (any NSObjectProtocol)?

    /// Creates a delegate that forwards calls to another delegate.
    ///
    /// - Parameter target: The app's delegate, which is referenced weakly.
    public init(_ target: (any NSObjectProtocol)?) {
      appsDelegate = target
      super.init()
      watch()
    }

    /// The app's delegate, referenced weakly; a delegate that forwards its calls to this object is
    /// ignored.
    public var target: (any NSObjectProtocol)? {
      get { appsDelegate }
      set {
        appsDelegate = leadsHere(newValue) ? nil : newValue
        watch()
        targetDidChange()
      }
    }

    /// Called when the app's delegate is replaced or deallocated; an override makes the view check
    /// the delegate's methods again.
    open func targetDidChange() {}

    /// Returns whether a delegate is this object or forwards its calls to this object.
    ///
    /// - Parameter delegate: The delegate.
    /// - Returns: Whether the delegate is this object or forwards its calls to it.
    /// - Complexity: O(*d*) for a chain of *d* delegates, each of which forwards calls to the next.
    public func leadsHere(_ delegate: (any NSObjectProtocol)?) -> Bool {
      var next = delegate
      while let proxy = next as? ForwardingDelegate, proxy !== self { next = proxy.target }
      return next === self
    }

    /// Returns whether this object or the app's delegate implements a method.
    public override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || appsDelegate?.responds(to: aSelector) == true
    }

    /// Returns the app's delegate, to which a method that this object doesn't implement is
    /// forwarded.
    public override func forwardingTarget(for aSelector: Selector!) -> Any? { appsDelegate }

    /// Watches for the deallocation of the app's delegate.
    private func watch() {
      guard let appsDelegate else { return }
      // The app's delegate retains this object, which is therefore deallocated with it.
      objc_setAssociatedObject(
        appsDelegate, UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()),
        Farewell { [weak self] in self?.targetDidChange() }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// An object that calls a closure when it is deallocated.
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
