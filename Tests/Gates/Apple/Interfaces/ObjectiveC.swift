// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Objective-C's runtime that Sources use, with the declarations of Apple's systems. The
// bodies are empty.

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public init(stringLiteral value: String) {}
}

@objc public final class Protocol {}

public struct ObjCBool: Sendable {}

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
