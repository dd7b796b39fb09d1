// SPDX-License-Identifier: MIT

// The part of SwiftUI that the articles use, with SwiftUI's declarations, so that their code can be
// type-checked on systems without SwiftUI. The bodies are empty.

/// As in SwiftUI.
@MainActor
public protocol View {
  /// As in SwiftUI.
  associatedtype Body: View
  /// As in SwiftUI.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// As in SwiftUI.
  public var body: Never { fatalError("there is no such view") }
}

/// A view without a body of its own.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// As in SwiftUI.
  public var body: Never { fatalError("a view of SwiftUI's has no body") }
}

/// As in SwiftUI.
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// As in SwiftUI.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

  /// As in SwiftUI.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// As in SwiftUI.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// As in SwiftUI.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent() }

  /// As in SwiftUI.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
}

/// As in SwiftUI.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {}

/// As in SwiftUI.
public struct TupleView<each Content: View>: PrimitiveView {
  init(_ content: repeat each Content) {}
}

extension Optional: View where Wrapped: View {
  /// As in SwiftUI.
  public var body: Never { fatalError("a view of SwiftUI's has no body") }
}

/// As in SwiftUI.
public struct Text: PrimitiveView {
  /// As in SwiftUI.
  public init(_ text: String) {}
}

/// As in SwiftUI.
public struct Image: PrimitiveView {
  /// As in SwiftUI.
  public init(systemName: String) {}
}

/// As in SwiftUI.
public struct Spacer: PrimitiveView {
  /// As in SwiftUI.
  public init() {}
}

/// As in SwiftUI.
public struct HStack<Content: View>: PrimitiveView {
  /// As in SwiftUI.
  public init(@ViewBuilder content: () -> Content) {}
}

/// As in SwiftUI.
public struct List<Content: View>: PrimitiveView {
  /// As in SwiftUI.
  public init(@ViewBuilder content: () -> Content) {}
}

/// As in SwiftUI.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// As in SwiftUI.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

/// As in SwiftUI.
public struct Button<Label: View>: PrimitiveView {
  /// As in SwiftUI.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

/// As in SwiftUI.
@propertyWrapper
public struct State<Value> {
  private let initial: Value

  /// As in SwiftUI.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// As in SwiftUI.
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
}
