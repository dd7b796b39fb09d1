// SPDX-License-Identifier: MIT

/// A row's number, or a count, or nil, in the space of an integer.
///
/// A table is copied at each question and each input, so that its size counts.
@usableFromInline
struct PackedNumber: Equatable, Sendable {
  @usableFromInline var number = -1

  init() {}

  /// The number, which is never below zero.
  @inlinable var value: Int? {
    @inline(__always) get { number < 0 ? nil : number }
    @inline(__always) set { number = newValue ?? -1 }
  }
}
