// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the drivers use of Objective-C's runtime, for systems without it.

/// The name of a method as Swift writes it, as in `collectionView(_:didSelectItemAt:)`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(stringLiteral value: String) { description = value }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(stringLiteral: name) }

/// Stands for a protocol of Objective-C in the answer to whether an object conforms to it.
public struct Protocol: Hashable, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

/// The part of `NSObjectProtocol` that delegates are asked.
public protocol ObjectiveCObjectProtocol: AnyObject {
  func responds(to aSelector: Selector!) -> Bool
  func conforms(to aProtocol: Protocol) -> Bool
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// Stands for `NSObject`.
///
/// Swift can't ask which methods a class implements, so a class says it in ``implementedMethods``.
@MainActor
open class ObjectiveCObject: ObjectiveCObjectProtocol {
  fileprivate var associated: [UnsafeRawPointer: Any] = [:]

  public init() {}

  /// The optional methods that this object's class implements.
  nonisolated open var implementedMethods: Set<Selector> { [] }
  /// The protocols of Objective-C to which this object's class conforms.
  nonisolated open var conformances: Set<Protocol> { [] }

  nonisolated open func responds(to aSelector: Selector!) -> Bool {
    implementedMethods.contains(aSelector)
  }
  nonisolated open func conforms(to aProtocol: Protocol) -> Bool {
    conformances.contains(aProtocol)
  }
  nonisolated open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension ObjectiveCObject: Hashable {
  nonisolated public static func == (first: ObjectiveCObject, second: ObjectiveCObject) -> Bool {
    first === second
  }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum objc_AssociationPolicy: Sendable { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }

/// Keeps a value for as long as the object exists.
@MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = object as? ObjectiveCObject else { return }
  object.associated[key] = value
}

/// Calls a method that an object doesn't implement, as Objective-C does: on the object to which it
/// forwards the method.
@MainActor
public func forward<Receiver, Result>(
  _ selector: Selector, from object: any ObjectiveCObjectProtocol,
  _ call: (Receiver) -> Result
) -> Result {
  guard let target = object.forwardingTarget(for: selector) as? Receiver,
    target as AnyObject !== object
  else { raise("unrecognized selector \(selector) sent to \(type(of: object))") }
  return call(target)
}

extension ObjectiveCObjectProtocol {
  /// This object, if it responds to an optional method.
  public func ifResponds(to selector: Selector) -> Self? { responds(to: selector) ? self : nil }
}

/// Called before an exception ends the process, to print how it came about.
@MainActor public var willRaise: (() -> Void)?

/// Ends the process where the framework would throw an exception.
@MainActor
public func raise(_ reason: String) -> Never {
  willRaise?()
  fatalError(reason)
}

/// Whether the code runs on the main thread; tests have no other.
public func pthread_main_np() -> Int { 1 }
