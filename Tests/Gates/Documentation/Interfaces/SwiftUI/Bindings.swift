// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Observation

// Bindings, keys and undo, declared as SwiftUI and Foundation declare them.

@propertyWrapper
public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.get = get }
  private let get: () -> Value
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {}
  }
}

@propertyWrapper @dynamicMemberLookup @MainActor
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let value = wrappedValue
    return Binding(get: { value[keyPath: keyPath] }, set: { _ in })
  }
}

extension List {
  public init<ID: Hashable>(
    selection: Binding<Set<ID>>, @ViewBuilder content: () -> Content
  ) {}
}

public struct Toggle<Label: View>: PrimitiveView {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension ForEach {
  public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some View { self }
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some View { self }
}

extension View {
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> some View { self }
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some View { self }
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View { self }
}

public struct KeyEquivalent: Sendable {
  public static let downArrow = KeyEquivalent()
}

public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
}

@MainActor
public final class UndoManager {
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {}
}

public struct EnvironmentValues {
  public var undoManager: UndoManager? { nil }
}

@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}
