// SPDX-License-Identifier: MIT

/// An object that is equal only to itself, like UIKit's objects.
public protocol EqualByIdentity: AnyObject, Hashable {}

extension EqualByIdentity {
  /// Returns whether the two objects are the same object.
  public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// A number that remains the same as long as the object exists.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  /// Returns whether another object is the same object as this object.
  public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
}
