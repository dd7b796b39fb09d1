// SPDX-License-Identifier: MIT

/// A type with an initial value.
@usableFromInline
protocol InitiallyShared: Equatable, Sendable {
  /// The box with the initial value; never written.
  static var initial: Shared<Self>.Box { get }
}

/// A value on the heap, which copies of a table share until one of them changes it; an initial
/// value needs no storage on the heap.
///
/// So a table is cheap to copy, and its snapshots cost next to nothing.
@usableFromInline
struct Shared<Value: InitiallyShared>: Sendable {
  /// The storage of the value, which is never written while it has several owners, so it may be
  /// sent to any actor, and exclusive access needn't be checked.
  @usableFromInline
  final class Box {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Nil while the value is the initial value; written only by its single owner.
  @usableFromInline nonisolated(unsafe) var box: Box?

  /// Creates the initial value.
  init() { box = nil }

  /// Creates a value on the heap, without reading another.
  init(_ value: Value) { box = Box(value) }

  /// Whether the value has no storage on the heap.
  @inlinable var isEmpty: Bool { box == nil }

  /// Whether two values share one box.
  @inline(__always)
  func isIdentical(to other: Shared) -> Bool { box === other.box }

  /// The value; writing it first makes the box unique.
  var value: Value {
    _read { yield readBox.value }
    _modify {
      let own = ownBox()
      yield &own.value
    }
  }

  /// The box for reading; it isn't written during the read.
  var readBox: Box { @inline(never) get { box ?? Value.initial } }

  /// Makes the box unique to this value and returns it.
  @inline(never)
  private mutating func ownBox() -> Box {
    if isKnownUniquelyReferenced(&box), let box = box { return box }
    let own = Box(value)
    box = own
    return own
  }
}

extension Shared: Equatable {
  @usableFromInline
  static func == (first: Shared, second: Shared) -> Bool {
    first.isIdentical(to: second) || first.value == second.value
  }
}
