// SPDX-License-Identifier: MIT

/// A row's number, or a count, or nil, in the space of an integer.
///
/// A table is copied for each query and each input, so its size matters.
@usableFromInline @propertyWrapper
struct PackedNumber: Equatable, Sendable {
  @usableFromInline var number = -1

  init() {}

  init(wrappedValue: Int?) { self.wrappedValue = wrappedValue }

  /// The number, which is never negative.
  @inlinable var wrappedValue: Int? {
    @inline(__always) get { number < 0 ? nil : number }
    @inline(__always) set { number = newValue ?? -1 }
  }
}
