// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// An object to which Objective-C's runtime would send messages: delegates and views.
///
/// Each optional method of a framework's protocol is a protocol here, and an object that implements
/// the method adopts that protocol.
open class StandInObject: NSObject {
  fileprivate var associatedValues: [UnsafeRawPointer: Any] = [:]

  public override init() { super.init() }

  /// Whether the object implements a method, or forwards it to an object that does.
  open func responds(to aSelector: Selector!) -> Bool { aSelector.isImplemented(self) }

  /// Whether the object conforms to a protocol, which no driver of AppKit's is asked.
  open func conforms(to aProtocol: Protocol) -> Bool { false }

  /// The object that gets the calls of methods that this object doesn't implement.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObjectProtocol {
  /// Whether the object implements a method, or forwards it to an object that does.
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? StandInObject)?.responds(to: aSelector) ?? aSelector.isImplemented(self)
  }

  /// Whether the object conforms to a protocol.
  public func conforms(to aProtocol: Protocol) -> Bool { false }
}

/// A protocol, as Objective-C's runtime knows it.
public struct Protocol {}

/// The name of a method.
public struct Selector: Equatable {
  public let name: String
  let isImplemented: (Any) -> Bool
  private let action: (Any) -> Void

  /// The only method of a protocol.
  public init<Method>(_ method: Method.Type) {
    name = "\(method)"
    isImplemented = { $0 is Method }
    action = { _ in }
  }

  /// An action, which a control sends to its target.
  public init(action: @escaping (Any) -> Void) {
    name = "action"
    isImplemented = { _ in true }
    self.action = action
  }

  /// A name that no method has.
  init(unknown name: String) {
    self.name = name
    isImplemented = { _ in false }
    action = { _ in }
  }

  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

  /// Calls an action of an object.
  public func send(to target: Any) { action(target) }
}

/// The selector of a name that no method has.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(unknown: name) }

/// The object that performs a method of a delegate: the delegate itself, or the one to which it
/// forwards the call; nil if the delegate doesn't respond to the method.
public func receiver<Method>(of method: Method.Type, in delegate: Any?) -> Method? {
  if let own = delegate as? Method { return own }
  guard let object = delegate as? StandInObject, object.responds(to: Selector(method))
  else { return nil }
  return receiver(of: method, in: object.forwardingTarget(for: Selector(method)))
}

public enum objc_AssociationPolicy: Sendable { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }

/// Keeps a value for as long as an object exists.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = object as? StandInObject else {
    fatalError("a delegate in these tests must be a StandInObject: \(object)")
  }
  object.associatedValues[key] = value
}
