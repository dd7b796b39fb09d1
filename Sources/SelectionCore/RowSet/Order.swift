// SPDX-License-Identifier: MIT

extension Array {
  /// The elements in ascending order of a key, those with the same key in the order that they have.
  ///
  /// The one sort for whatever is not a list of numbers: it sorts the places of the elements, for a
  /// sort of each kind of element would take four kilobytes of WebAssembly.
  ///
  /// - Complexity: O(*k* log *k*) for *k* elements.
  func ordered(by key: (Element) -> SortKey) -> [Element] {
    SortKey.order(of: map(key))?.map { self[$0] } ?? self
  }
}

/// What decides of an order: the first number, then the second.
struct SortKey {
  let first: Int
  var second = 0

  /// Whether the key comes before another, or is the same.
  private func isInOrder(before other: SortKey) -> Bool {
    (first, second) <= (other.first, other.second)
  }

  /// The places of keys in ascending order of the keys, and of the places where keys are alike; nil
  /// where they are so.
  @inline(never)
  fileprivate static func order(of keys: [SortKey]) -> [Int]? {
    if zip(keys, keys.dropFirst()).allSatisfy({ $0.isInOrder(before: $1) }) { return nil }
    if let order = packedOrder(of: keys) { return order }
    return keys.indices.sorted {
      let isBefore = keys[$0].isInOrder(before: keys[$1])
      return isBefore == keys[$1].isInOrder(before: keys[$0]) ? $0 < $1 : isBefore
    }
  }

  /// The places in order, where each key and its place fit in a number: numbers are sorted many
  /// times as fast.
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

  /// How many bits a number takes, or all where it is negative.
  private static func width(_ number: Int) -> Int { Int.bitWidth - number.leadingZeroBitCount }
}

/// How many of the numbers below a count have a property that no number has after one without it.
///
/// - Complexity: O(log *k*) questions for a count of *k*.
package func partitionPoint(of count: Int, where hasProperty: (Int) -> Bool) -> Int {
  // Which half it is in is computed and not branched on: no branch would be foreseen.
  var low = 0
  var rest = count
  while rest > 1 {
    let half = rest / 2
    low += hasProperty(low + half - 1) ? half : 0
    rest -= half
  }
  if rest == 1, hasProperty(low) { low += 1 }
  return low
}
