// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
  public import Foundation
  import ObjectiveC

  /// A view's delegate that forwards every call that it doesn't handle itself to the app's
  /// delegate.
  ///
  /// This object responds to a method, and conforms to a protocol, only if the object itself or the
  /// app's delegate does. A view checks only once which methods its delegate implements. It
  /// therefore has to check again when the app's delegate is replaced or deallocated, because its
  /// calls would otherwise have no receiver.
  ///
  /// The app's delegate may forward calls itself, even to this object, as delegates of other
  /// libraries do if they replace the view's delegate. Then this object forwards nothing to it.
  ///
  /// If the app sets another delegate in the view, this object can take the view back, and forwards
  /// calls to that delegate. When this object is disconnected or deallocated, the view gets the
  /// app's delegate back.
  @MainActor
  open class ForwardingDelegate: NSObject {
    // Objective-C checks selectors outside of any actor, but views do so on the main thread.
    private nonisolated(unsafe) weak var appsDelegate: (any NSObjectProtocol)?
    /// Whether this object asks which delegates forward to it, and whether one did.
    private nonisolated(unsafe) var (isSought, wasReached) = (false, false)
    /// Whether this object passes on the question of another one.
    private nonisolated(unsafe) var isPassingOn = false
    /// A selector that no delegate implements, with which an object asks who forwards to it.
    private nonisolated static var question: Selector {
      NSSelectorFromString("selectionCoreForwardsHere")
    }

    /// The view's delegate, until this object is disconnected.
    private var place: DelegatePlace?
    /// Whether this object sets the view's delegate, which some views report.
    private var isSettingDelegate = false

    /// Creates a delegate that forwards calls to another delegate.
    ///
    /// - Parameter target: The app's delegate, which is referenced weakly.
    public init(_ target: (any NSObjectProtocol)?) {
      appsDelegate = target
      super.init()
      watch()
    }

    /// Creates a delegate of a view, which the view doesn't have yet.
    ///
    /// - Parameters:
    ///   - target: The app's delegate, which is referenced weakly.
    ///   - view: The view, which is referenced weakly.
    ///   - delegate: The view's property for its delegate.
    public init<View: AnyObject, Delegate>(
      _ target: (any NSObjectProtocol)?, of view: View,
      _ delegate: ReferenceWritableKeyPath<View, Delegate?>
    ) {
      appsDelegate = target
      place = DelegatePlace(view, delegate)
      super.init()
      watch()
    }

    deinit {
      guard let place else { return }
      // Only the main actor uses the delegate.
      nonisolated(unsafe) let delegate = appsDelegate
      onMainActor { place.replace(nil, by: delegate) }
    }

    /// Ends the connection to the view, which gets the app's delegate back.
    open func disconnect() {
      place?.replace(self, by: appsDelegate)
      place = nil
    }

    /// Makes this object the view's delegate again if the app has set another one, to which this
    /// object then forwards calls.
    open func takeViewBack() {
      guard !isSettingDelegate, let place, place.hasView, !leadsHere(place.delegate) else { return }
      target = place.delegate
      setDelegate(self)
    }

    private func setDelegate(_ delegate: (any NSObjectProtocol)?) {
      isSettingDelegate = true
      place?.delegate = delegate
      isSettingDelegate = false
    }

    /// Returns the app's delegate of a view that gets a new delegate.
    ///
    /// - Parameter former: The view's former delegate; if it is a forwarding delegate, it is
    ///   disconnected.
    /// - Returns: The former delegate, or the app's delegate to which it forwarded calls.
    public static func appsDelegate(
      replacing former: (any NSObjectProtocol)?
    ) -> (any NSObjectProtocol)? {
      guard let former = former as? ForwardingDelegate else { return former }
      let target = former.target
      former.disconnect()
      return target
    }

    /// The app's delegate, referenced weakly; a delegate that forwards its calls to this object is
    /// ignored as long as it does so.
    public var target: (any NSObjectProtocol)? {
      get { receiver }
      set {
        appsDelegate = leadsHere(newValue) ? nil : newValue
        watch()
        targetDidChange()
      }
    }

    /// Called when the app's delegate is replaced or deallocated.
    ///
    /// The view's delegate, which is this object or forwards its calls to this object, is set
    /// again, because the view checks only once which methods its delegate has.
    open func targetDidChange() {
      guard let first = place?.delegate, leadsHere(first) else { return }
      setDelegate(nil)
      setDelegate(first)
    }

    /// Returns whether a delegate is this object or forwards its calls to this object.
    ///
    /// - Parameter delegate: The delegate.
    /// - Returns: Whether the delegate is this object or forwards its calls to it.
    /// - Complexity: O(*d*) for a chain of *d* delegates, each of which forwards calls to the next.
    public func leadsHere(_ delegate: (any NSObjectProtocol)?) -> Bool { forwardsHere(delegate) }

    /// Returns whether a delegate is this object or passes on to this object a question that it
    /// can't answer itself.
    private nonisolated func forwardsHere(_ delegate: (any NSObjectProtocol)?) -> Bool {
      guard let delegate, delegate !== self else { return delegate != nil }
      (isSought, wasReached) = (true, false)
      _ = delegate.responds(to: Self.question)
      isSought = false
      return wasReached
    }

    /// The app's delegate, unless it forwards its calls to this object.
    private nonisolated var receiver: (any NSObjectProtocol)? {
      forwardsHere(appsDelegate) ? nil : appsDelegate
    }

    /// Returns whether this object or the app's delegate implements a method.
    public override func responds(to aSelector: Selector!) -> Bool {
      if aSelector == Self.question { return passOnQuestion() }
      return super.responds(to: aSelector) || receiver?.responds(to: aSelector) == true
    }

    /// Returns whether this object or the app's delegate conforms to a protocol.
    public override func conforms(to aProtocol: Protocol) -> Bool {
      super.conforms(to: aProtocol) || receiver?.conforms(to: aProtocol) == true
    }

    /// Returns the app's delegate, to which a method that this object doesn't implement is
    /// forwarded.
    public override func forwardingTarget(for aSelector: Selector!) -> Any? { receiver }

    /// Notes that a question of this object has come back, or passes on that of another object.
    private nonisolated func passOnQuestion() -> Bool {
      if isSought {
        wasReached = true
        return true
      }
      guard !isPassingOn else { return false }
      isPassingOn = true
      defer { isPassingOn = false }
      return appsDelegate?.responds(to: Self.question) == true
    }

    /// Watches for the deallocation of the app's delegate.
    private func watch() {
      guard let appsDelegate else { return }
      // The app's delegate retains this object, which is therefore deallocated with it.
      objc_setAssociatedObject(
        appsDelegate, UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()),
        Farewell { [weak self] in self?.targetDidChange() }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// The property of a view that holds its delegate.
  @MainActor
  private struct DelegatePlace {
    private let existingView: () -> AnyObject?
    private let read: () -> (any NSObjectProtocol)?
    private let write: ((any NSObjectProtocol)?) -> Void

    init<View: AnyObject, Delegate>(
      _ view: View, _ property: ReferenceWritableKeyPath<View, Delegate?>
    ) {
      existingView = { [weak view] in view }
      read = { [weak view] in view?[keyPath: property] as? any NSObjectProtocol }
      write = { [weak view] in view?[keyPath: property] = $0 as? Delegate }
    }

    var hasView: Bool { existingView() != nil }

    var delegate: (any NSObjectProtocol)? {
      get { read() }
      nonmutating set { write(newValue) }
    }

    /// Sets a delegate in place of the given one, which is nil if it has been deallocated.
    func replace(_ former: ForwardingDelegate?, by delegate: (any NSObjectProtocol)?) {
      if hasView, read() === former { write(delegate) }
    }
  }

  /// An object that calls a closure when it is deallocated.
  private final class Farewell: Sendable {
    private let body: @MainActor @Sendable () -> Void

    init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

    deinit { onMainActor(body) }
  }

  /// Calls a closure at once on the main thread, and otherwise later.
  private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { body() }
    } else {
      Task { @MainActor in body() }
    }
  }
#endif
