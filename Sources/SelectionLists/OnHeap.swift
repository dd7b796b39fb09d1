// SPDX-License-Identifier: MIT

/// An optional value on the heap, so that the layout of a type that contains it doesn't depend on
/// the type of the value; otherwise all code that copies it would have to look up the layout.
@propertyWrapper
indirect enum OnHeap<Value> {
  case none
  case some(Value)

  init(wrappedValue: Value?) {
    if let wrappedValue { self = .some(wrappedValue) } else { self = .none }
  }

  var wrappedValue: Value? {
    get { if case .some(let value) = self { value } else { nil } }
    set { self = OnHeap(wrappedValue: newValue) }
  }
}

extension OnHeap: Sendable where Value: Sendable {}
