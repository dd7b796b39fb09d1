// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Darwin
@_exported public import ObjectiveC

// The part of Foundation, and of the modules that it exports, that Sources use, with the
// declarations of Apple's systems, each with the versions that introduced it if these are newer
// than Swift. The bodies are empty.

@objc public protocol NSObjectProtocol {
  func responds(to aSelector: Selector!) -> Bool
  func conforms(to aProtocol: Protocol) -> Bool
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { "" }

@objc open class NSObject: NSObjectProtocol {
  public init() {}
  open func responds(to aSelector: Selector!) -> Bool { false }
  open func conforms(to aProtocol: Protocol) -> Bool { false }
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObject: Hashable {
  public static func == (first: NSObject, second: NSObject) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) {}
}

@objc open class Thread: NSObject {
  open class var isMainThread: Bool { true }
}

@objc open class NSCoder: NSObject {}

@objc public protocol NSCoding { init?(coder: NSCoder) }

// MARK: - Values

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
public struct IndexPath: Hashable, Sendable {
  public init(indexes: [Int]) {}
  public subscript(index: Int) -> Int { 0 }
}

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
public struct IndexSet: Hashable, Sendable, BidirectionalCollection, SetAlgebra {
  public struct RangeView: Sequence, IteratorProtocol {
    public mutating func next() -> Range<Int>? { nil }
  }
  public struct Index: Comparable, Sendable {
    public static func < (first: Index, second: Index) -> Bool { false }
  }
  public init() {}
  public mutating func insert(integersIn range: Range<Int>) {}
  public var rangeView: RangeView { RangeView() }
  public var isEmpty: Bool { true }
  public var startIndex: Index { Index() }
  public var endIndex: Index { Index() }
  public func index(after i: Index) -> Index { i }
  public func index(before i: Index) -> Index { i }
  public subscript(index: Index) -> Int { 0 }
  public func contains(_ member: Int) -> Bool { false }
  public mutating func insert(
    _ member: Int
  ) -> (inserted: Bool, memberAfterInsert: Int) { (false, member) }
  public mutating func update(with member: Int) -> Int? { nil }
  public mutating func remove(_ member: Int) -> Int? { nil }
  public func union(_ other: IndexSet) -> IndexSet { other }
  public func intersection(_ other: IndexSet) -> IndexSet { other }
  public func symmetricDifference(_ other: IndexSet) -> IndexSet { other }
  public mutating func formUnion(_ other: IndexSet) {}
  public mutating func formIntersection(_ other: IndexSet) {}
  public mutating func formSymmetricDifference(_ other: IndexSet) {}
}

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
public struct Data: Hashable, Sendable, RandomAccessCollection {
  public init(_ elements: some Sequence<UInt8>) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { 0 }
}

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
public struct URL: Hashable, Sendable {
  public init(fileURLWithPath path: String) {}
  public var path: String { "" }
  public var isFileURL: Bool { true }
  public var scheme: String? { nil }
  public func withUnsafeFileSystemRepresentation<Result>(
    _ body: (UnsafePointer<Int8>?) throws -> Result
  ) rethrows -> Result { try body(nil) }
}

public struct CGFloat: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  public init() {}
  public init(_ number: Int) {}
  public static func * (first: CGFloat, second: CGFloat) -> CGFloat { first }
  public init(integerLiteral value: Int) {}
  public static func < (first: CGFloat, second: CGFloat) -> Bool { false }
}

extension Double {
  public init(_ number: CGFloat) { self = 0 }
}

public struct NSRange: Hashable, Sendable {
  public init() {}
  public init(location: Int, length: Int) {}
  public var location: Int { 0 }
  public var length: Int { 0 }
}

public struct CGPoint: Hashable, Sendable {
  public init() {}
  public var x: CGFloat { CGFloat() }
  public var y: CGFloat { CGFloat() }
}
public struct CGSize: Hashable, Sendable {}
public struct CGRect: Hashable, Sendable {
  public static var zero: CGRect { CGRect() }
  public init() {}
  public init(x: Double, y: Double, width: Double, height: Double) {}
  public var minX: CGFloat { CGFloat() }
  public var width: CGFloat { CGFloat() }
  public var height: CGFloat { CGFloat() }
  public var minY: CGFloat { CGFloat() }
  public var maxX: CGFloat { CGFloat() }
  public var maxY: CGFloat { CGFloat() }
  public func intersects(_ other: CGRect) -> Bool { false }
}

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
public struct Date: Hashable, Sendable {
  public init() {}
  public var timeIntervalSinceReferenceDate: Double { 0 }
}

// MARK: - Their classes

@objc open class NSString: NSObject {}
@objc open class NSIndexPath: NSObject {}
@objc open class NSIndexSet: NSObject {}
@objc open class NSSet: NSObject {}
@objc open class NSNotification: NSObject {}

public protocol ValueOfClass: _ObjectiveCBridgeable {}

extension ValueOfClass {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _: _ObjectiveCType, result: inout Self?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_: _ObjectiveCType?) -> Self {
    fatalError()
  }
}

extension String: ValueOfClass {
  public typealias _ObjectiveCType = NSString
}

extension IndexSet: ValueOfClass {
  public typealias _ObjectiveCType = NSIndexSet
}

extension Set: ValueOfClass {
  public typealias _ObjectiveCType = NSSet
}

extension Notification: ValueOfClass {
  public typealias _ObjectiveCType = NSNotification
}

extension IndexPath: ValueOfClass {
  public typealias _ObjectiveCType = NSIndexPath
}

// MARK: - Errors

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
}

extension Error {
  public var localizedDescription: String { "" }
}

@objc open class NSError: NSObject, Error, @unchecked Sendable {
  @nonobjc open var domain: String { "" }
  @nonobjc open var code: Int { 0 }
  @nonobjc open var userInfo: [String: Any] { [:] }
}

public let NSUnderlyingErrorKey = ""
public let NSPOSIXErrorDomain = ""
public let NSCocoaErrorDomain = ""

public struct POSIXError: Error {
  public init(_ code: POSIXErrorCode, userInfo: [String: Any] = [:]) {}
}

public struct CocoaError: Error {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
  public static var fileNoSuchFile: Code { Code(rawValue: 4) }
}

// MARK: - Saving

@objc open class UserDefaults: NSObject {
  @nonobjc open func object(forKey key: String) -> Any? { nil }
  @nonobjc open func set(_ value: Any?, forKey key: String) {}
  @nonobjc open func removeObject(forKey key: String) {}
}

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, *)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  public init() {}
  open var outputFormatting: OutputFormatting = []
  open func encode(_ value: some Encodable) throws -> Data { Data([]) }
}

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    throw POSIXError(.EIO)
  }
}

// MARK: - Notifications

public struct Notification {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public var userInfo: [AnyHashable: Any]?
}

@objc open class NotificationCenter: NSObject, @unchecked Sendable {
  @nonobjc open class var `default`: NotificationCenter { NotificationCenter() }
  @nonobjc open func post(name: Notification.Name, object: Any?) {}
}

// MARK: - Texts

open class NSAttributedString: NSObject {
  public struct Key: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = "" }
    public init(rawValue: String) { self.rawValue = "" }
  }
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = 0 }
  }
  public init(string: String) {}
  public init(attributedString: NSAttributedString) {}
  open var string: String { "" }
  open var length: Int { 0 }
  open func enumerateAttributes(
    in range: NSRange, options: EnumerationOptions = [],
    using body: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
