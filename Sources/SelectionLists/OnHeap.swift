// SPDX-License-Identifier: MIT

/// An optional value on the heap, so that the layout of a containing type doesn't depend on the
/// value's type; otherwise all code that copies the containing type would have to look up the
/// layout.
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
