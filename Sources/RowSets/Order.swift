// SPDX-License-Identifier: MIT

extension Array {
  /// The elements in ascending order of a key; elements with the same key keep their order.
  ///
  /// The library uses this sort for everything except lists of numbers: it sorts the positions of
  /// the elements, because a separate sort for each element type would take four kilobytes of
  /// WebAssembly each.
  ///
  /// - Complexity: O(*k* log *k*) for *k* elements.
  @inlinable
  package func ordered(by key: (Element) -> SortKey) -> [Element] {
    SortKey.order(of: map(key))?.map { self[$0] } ?? self
  }
}

/// A sort key: the first numbers are compared, then the second numbers.
@usableFromInline
package struct SortKey {
  @usableFromInline let first: Int
  @usableFromInline var second = 0

  @inlinable
  package init(first: Int, second: Int = 0) {
    self.first = first
    self.second = second
  }

  /// Whether the key precedes another key or equals it.
  private func isInOrder(before other: SortKey) -> Bool {
    (first, second) <= (other.first, other.second)
  }

  /// The positions of keys in ascending order, with equal keys in the order of their positions; nil
  /// if the keys are already in order.
  @inline(never)
  @usableFromInline static func order(of keys: [SortKey]) -> [Int]? {
    if zip(keys, keys.dropFirst()).allSatisfy({ $0.isInOrder(before: $1) }) { return nil }
    if let order = packedOrder(of: keys) { return order }
    return keys.indices.sorted {
      let isBefore = keys[$0].isInOrder(before: keys[$1])
      return isBefore == keys[$1].isInOrder(before: keys[$0]) ? $0 < $1 : isBefore
    }
  }

  /// The positions in order, if each key and its position fit in one number, because sorting
  /// numbers is many times as fast.
  private static func packedOrder(of keys: [SortKey]) -> [Int]? {
    var (first, second) = (0, 0)
    for key in keys {
      first |= key.first
      second |= key.second
    }
    let (secondWidth, placeWidth) = (width(second), width(keys.count))
    guard width(first) + secondWidth + placeWidth < Int.bitWidth else { return nil }
    var numbers: [Int] = []
    numbers.reserveCapacity(keys.count)
    for key in keys {
      numbers.append(
        (key.first &<< secondWidth | key.second) &<< placeWidth | numbers.count)
    }
    numbers.sort()
    for i in numbers.indices { numbers[i] &= ~(-1 &<< placeWidth) }
    return numbers
  }

  /// The number of bits that a number takes; all bits if the number is negative.
  private static func width(_ number: Int) -> Int { Int.bitWidth - number.leadingZeroBitCount }
}

extension [Int] {
  /// The numbers in ascending order; not inlined, so that the program contains a single copy of
  /// this sort.
  @inline(never)
  package func sortedNumbers() -> [Int] {
    var numbers = self
    numbers.sort()
    return numbers
  }
}
