// SPDX-License-Identifier: MIT

/// A value on the heap, shared between copies of a table until one of them changes it.
///
/// So a table is small to copy, and its snapshots cost next to nothing.
struct Shared<Value: Equatable & Sendable>: Sendable {
  /// Holds the value; never written while another holds it too, so that it may be sent anywhere,
  /// and exclusive access need not be checked.
  private final class Box {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { unsafe self.value = value }
  }

  nonisolated(unsafe) private var box: Box

  init(_ value: Value) { unsafe box = Box(value) }

  /// The value, on a heap of its own once it is written.
  var value: Value {
    @inline(__always) _read { yield unsafe box.value }
    _modify {
      makeUnique()
      yield unsafe &box.value
    }
  }

  @inline(never)
  private mutating func makeUnique() {
    if unsafe !isKnownUniquelyReferenced(&box) { unsafe box = Box(box.value) }
  }
}

extension Shared: Equatable {
  static func == (first: Shared, second: Shared) -> Bool {
    unsafe first.box === second.box || first.value == second.value
  }
}
