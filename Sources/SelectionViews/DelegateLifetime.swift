// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
  import Darwin
  import ObjectiveC

  /// Notices that a delegate is gone, to which a driver hands on what it does not take itself.
  ///
  /// A view asks its delegate once which methods it has. One that the driver has because the app's
  /// delegate had it would be called after that is gone, and nobody would answer.
  @MainActor
  public final class DelegateLifetime {
    private let whenGone: @MainActor () -> Void

    /// Watches no delegate yet.
    ///
    /// - Parameter whenGone: Called on the main thread when a watched delegate is gone: the driver
    ///   has the view ask again which methods there are.
    public init(whenGone: @escaping @MainActor () -> Void) { self.whenGone = whenGone }

    /// Watches a delegate from now on.
    ///
    /// - Parameter delegate: The delegate, which is not kept alive.
    /// - Complexity: O(1).
    public func watch(_ delegate: AnyObject) {
      let farewell = Farewell { [weak self] in self?.whenGone() }
      // The delegate keeps it, so it goes when that does.
      objc_setAssociatedObject(
        delegate, Unmanaged.passUnretained(self).toOpaque(), farewell,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
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
