// SPDX-License-Identifier: MIT

/// A row's number, or a count, or nil, in the space of an integer.
///
/// A table is copied at each question and each input, so that its size counts.
struct PackedNumber: Equatable, Sendable {
  private var number = -1

  /// The number, which is never below zero.
  var value: Int? {
    @inline(__always) get { number < 0 ? nil : number }
    @inline(__always) set { number = newValue ?? -1 }
  }
}
