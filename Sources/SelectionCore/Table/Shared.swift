// SPDX-License-Identifier: MIT

/// What has a value from the start.
@usableFromInline
protocol InitiallyShared: Equatable, Sendable {
  /// That value; never written.
  static var initial: Shared<Self>.Box { get }
}

/// A value on the heap, shared between copies of a table until one of them changes it; nothing
/// where it is still what it was from the start.
///
/// So a table is small to copy, and its snapshots cost next to nothing.
@usableFromInline
struct Shared<Value: InitiallyShared>: Sendable {
  /// Holds the value; never written while another holds it too, so that it may be sent anywhere,
  /// and exclusive access need not be checked.
  @usableFromInline
  final class Box {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { unsafe self.value = value }
  }

  @usableFromInline nonisolated(unsafe) var box: Box?

  /// Whether there is nothing on the heap.
  @inlinable var isEmpty: Bool { unsafe box == nil }

  /// Whether both are one copy of a value.
  @inline(__always)
  func isIdentical(to other: Shared) -> Bool { unsafe box === other.box }

  /// The value, on a heap of its own once it is written.
  var value: Value {
    _read { yield unsafe readBox.value }
    _modify {
      let own = ownBox()
      yield unsafe &own.value
    }
  }

  /// The box to read, which nobody writes meanwhile.
  var readBox: Box { @inline(never) get { unsafe box ?? Value.initial } }

  /// A box that no other value holds.
  @inline(never)
  private mutating func ownBox() -> Box {
    if unsafe isKnownUniquelyReferenced(&box), let box = unsafe box { return box }
    let own = Box(value)
    unsafe box = own
    return own
  }
}

extension Shared: Equatable {
  @usableFromInline
  static func == (first: Shared, second: Shared) -> Bool {
    first.isIdentical(to: second) || first.value == second.value
  }
}
