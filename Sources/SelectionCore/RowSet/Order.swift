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
  /// where they stand so.
  @inline(never)
  fileprivate static func order(of keys: [SortKey]) -> [Int]? {
    if zip(keys, keys.dropFirst()).allSatisfy({ $0.isInOrder(before: $1) }) { return nil }
    return keys.indices.sorted {
      let isBefore = keys[$0].isInOrder(before: keys[$1])
      return isBefore == keys[$1].isInOrder(before: keys[$0]) ? $0 < $1 : isBefore
    }
  }
}

/// How many of the numbers below a count have a property that no number has after one without it.
///
/// - Complexity: O(log *k*) questions for a count of *k*.
func partitionPoint(of count: Int, where hasProperty: (Int) -> Bool) -> Int {
  var low = 0
  var high = count
  while low < high {
    let middle = low + (high - low) / 2
    if hasProperty(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
