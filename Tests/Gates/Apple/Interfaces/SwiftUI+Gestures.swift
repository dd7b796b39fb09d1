// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of SwiftUI's gestures that SelectionSwiftUI uses; see SwiftUI.swift.

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
}

public struct _EndedGesture<Base: Gesture>: Gesture { public typealias Value = Base.Value }
public struct _ChangedGesture<Base: Gesture>: Gesture { public typealias Value = Base.Value }
public struct _ModifiersGesture<Base: Gesture>: Gesture { public typealias Value = Base.Value }
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
}
public struct Transaction {}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture()
  }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable { _ChangedGesture() }
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture() }
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture()
  }
}

@available(tvOS, unavailable)
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date { Date() }
    public var location: CGPoint { CGPoint() }
    public var startLocation: CGPoint { CGPoint() }
  }
  public init(minimumDistance: CGFloat = CGFloat()) {}
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS 16.0, *)
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint { CGPoint() }
  }
  public init(count: Int = 1) {}
}

extension View {
  public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
}
