// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

// The part of SwiftUI that SelectionSwiftUI and the articles use: views, their state and their
// modifiers, with SwiftUI's declarations, each with the versions that introduced it if these are
// newer than the oldest system that the package supports. The bodies are empty.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("there is no such view") }
}

@MainActor public struct AnyPrimitive: View { public var body: Never { fatalError("no body") } }

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(
    first: T
  ) -> _ConditionalContent<T, F> { _ConditionalContent() }
  public static func buildEither<T: View, F: View>(
    second: F
  ) -> _ConditionalContent<T, F> { _ConditionalContent() }
}

public struct TupleView<Content>: View { public var body: Never { fatalError("no body") } }
public struct _ConditionalContent<First, Second>: View {
  public var body: Never { fatalError("no body") }
}
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("no body") }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public var body: Never { fatalError("no body") }
}

public struct ModifiedContent<Content, Modifier>: View {
  public var body: Never { fatalError("no body") }
}

@propertyWrapper public struct State<Value> {
  private let initial: Value
  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
}

@propertyWrapper public struct GestureState<Value> {
  private let initial: Value
  public init(wrappedValue: Value) { initial = wrappedValue }
  public var wrappedValue: Value { initial }
  public var projectedValue: GestureState<Value> { self }
}

// MARK: - Views

public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { fatalError("no body") }
}

public struct Button<Label: View>: View {
  @MainActor public init(_ title: String, action: @escaping @MainActor () -> Void)
  where Label == Text {}
  public var body: Never { fatalError("no body") }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public var body: Never { fatalError("no body") }
}

public struct ScrollView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("no body") }
}

public struct HStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("no body") }
}

public struct HorizontalAlignment: Sendable { public static let leading = HorizontalAlignment() }
public struct Edge: Sendable {
  public struct Set: Sendable { public static let leading = Set() }
}

public struct LazyVStack<Content: View>: View {
  public init(alignment: HorizontalAlignment, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("no body") }
}

public struct GridItem: Sendable {
  public enum Size: Sendable { case flexible(minimum: CGFloat = 10, maximum: CGFloat = 10) }
  public init(_ size: Size = .flexible()) {}
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyVGrid<Content: View>: View {
  public init(columns: [GridItem], @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("no body") }
}

public struct GeometryProxy {
  public subscript<Value>(anchor: Anchor<Value>) -> Value { fatalError("nothing is here") }
}

public struct GeometryReader<Content: View>: View {
  @inlinable public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: Never { fatalError("no body") }
}

public struct Color: View, Sendable {
  public static let clear = Color()
  public static var accentColor: Color { Color() }
  public func opacity(_ opacity: Double) -> Color { self }
  public var body: Never { fatalError("no body") }
}

public protocol Shape: Sendable {}
public struct Rectangle: Shape { public init() {} }
public struct Alignment: Sendable { public static let topLeading = Alignment() }

public struct Anchor<Value> {
  public struct Source {}
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public typealias ArrayLiteralElement = AccessibilityTraits
  public init() {}
  public func contains(_ member: Self) -> Bool { false }
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    (false, new)
  }
  public mutating func remove(_ member: Self) -> Self? { nil }
  public mutating func update(with member: Self) -> Self? { nil }
  public func union(_ other: Self) -> Self { other }
  public func intersection(_ other: Self) -> Self { other }
  public func symmetricDifference(_ other: Self) -> Self { other }
  public mutating func formUnion(_ other: Self) {}
  public mutating func formIntersection(_ other: Self) {}
  public mutating func formSymmetricDifference(_ other: Self) {}
}

public struct AccessibilityActionKind: Sendable {
  public static let `default` = AccessibilityActionKind()
}

extension View {
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent()
  }
  public func background<Background: View>(_ background: Background) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func overlay<Overlay: View>(
    alignment: Alignment, @ViewBuilder content: () -> Overlay
  ) -> some View { self }
  public func contentShape(_ shape: some Shape) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
  public func offset(x: CGFloat = CGFloat(), y: CGFloat = CGFloat()) -> some View { self }
  public func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View { self }
  public func disabled(_ isDisabled: Bool) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View { self }
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type, @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View { self }
  @available(tvOS 14.0, *)
  @available(watchOS, unavailable)
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

// MARK: - Keys

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyEquivalent: Sendable {
  public var character: Character
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
  }
  public enum Result: Sendable { case handled, ignored }
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  public func onKeyPress(
    phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}

#if os(macOS)
  extension View {
    public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
  }
#endif
