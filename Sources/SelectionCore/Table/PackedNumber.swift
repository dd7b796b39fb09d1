// SPDX-License-Identifier: MIT

/// A row's number, or a count, or nil, in the space of an integer.
///
/// A table is copied for each query and each input, so its size matters.
@usableFromInline
struct PackedNumber: Equatable, Sendable {
  @usableFromInline var number = -1

  init() {}

  /// The number, which is never negative.
  @inlinable var value: Int? {
    @inline(__always) get { number < 0 ? nil : number }
    @inline(__always) set { number = newValue ?? -1 }
  }
}
