// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// What drivers and views use of Objective-C's runtime. Each optional method of a framework's
// protocol is a protocol here, and an object that implements the method adopts that protocol.

/// An object to which Objective-C's runtime would send messages: delegates and views.
open class StandInObject: NSObject {
  fileprivate var associatedValues: [UnsafeRawPointer: Any] = [:]

  /// Whether the object implements a method, or forwards it to an object that does.
  open func responds(to aSelector: Selector!) -> Bool { aSelector.isImplemented(self) }

  open func conforms(to aProtocol: Protocol) -> Bool { aProtocol.isAdopted(self) }

  /// The object that gets the calls of methods that this object doesn't implement.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObjectProtocol {
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? StandInObject)?.responds(to: aSelector) ?? aSelector.isImplemented(self)
  }

  public func conforms(to aProtocol: Protocol) -> Bool {
    (self as? StandInObject)?.conforms(to: aProtocol) ?? aProtocol.isAdopted(self)
  }
}

/// A protocol, as Objective-C's runtime knows it.
public struct Protocol {
  let isAdopted: (Any) -> Bool

  public init<Adopted>(_ adopted: Adopted.Type) { isAdopted = { $0 is Adopted } }
}

/// The name of a method.
public struct Selector: Equatable {
  let name: String
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

/// The object that gets the call of a method that an object responds to: the object itself, or the
/// one to which it forwards the call.
@MainActor
private func receiver<Method>(of method: Method.Type, in object: Any) -> Method? {
  if let own = object as? Method { return own }
  guard let target = (object as? StandInObject)?.forwardingTarget(for: Selector(method)) else {
    StandIn.complain("unrecognized selector: \(method)")
    return nil
  }
  return receiver(of: method, in: target)
}

/// The object that gets the call of an optional method; nil if the delegate doesn't respond to it.
@MainActor
public func receiver<Method>(ofOptional method: Method.Type, in delegate: Any?) -> Method? {
  guard let object = delegate as? any NSObjectProtocol, object.responds(to: Selector(method))
  else { return nil }
  return receiver(of: method, in: object)
}

/// The methods that a view has found when its delegate or its data source was set.
@MainActor public struct KnownMethods {
  private weak var object: (any NSObjectProtocol)?
  private var names: Set<String> = []

  public init() {}

  /// Looks for methods; from memory, not if the object is the same as before.
  public mutating func find(in new: (any NSObjectProtocol)?, among methods: [Selector]) {
    if new === object, new != nil { return }
    object = new
    names = Set(methods.filter { new?.responds(to: $0) == true }.map(\.name))
  }

  /// The object that performs a method; nil if there was none when the view looked.
  public func receiver<Method>(of method: Method.Type) -> Method? {
    guard let object, names.contains("\(method)") else { return nil }
    return ObjectiveCStandIn.receiver(of: method, in: object)
  }
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

/// The reports of calls that a framework would throw an exception for, or do wrong in silence.
@MainActor public enum StandIn {
  /// Called with each fault of the code that uses the views.
  public static var complain: (String) -> Void = { fatalError($0) }
}

/// Reports a call that has no result, because the framework throws an exception.
@MainActor
public func raise(_ reason: String) -> Never {
  StandIn.complain(reason)
  fatalError(reason)
}
