// SPDX-License-Identifier: MIT

/// An object that is equal to itself alone, as UIKit's are.
public protocol EqualByIdentity: AnyObject, Hashable {}

extension EqualByIdentity {
  /// Whether both are the same object.
  public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// A number that is the same as long as the object lives.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  /// Whether the other one is this object.
  public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
}
