// SPDX-License-Identifier: MIT

extension Node {
  /// Replaces positions of a leaf of runs by `count` rows of one state.
  ///
  /// What stays are the stretches before the range, of which the last is cut short, and those after
  /// it, of which the first is cut. Each end keeps its parity or moves by two places, except at the
  /// two seams:
  ///
  ///     ends       [2, 5, 9, 12]      off off on on on off off off off on on on
  ///     replace 3..<10 by 4 rows that are off:
  ///     i = 1: the first stretch that reaches 3        kept     [2, 3
  ///     new rows, of the other state than stretch 1             [2, 3, 7
  ///     j = 3: the first stretch that ends after 10    shifted  [2, 3, 7, 9]
  static func replaceInRuns(_ node: inout Node, _ range: Range<Int>, count: Int, value: Bool) {
    makeUnique(&node, capacity: node.view.size + 2)
    let view = node.view
    let (ends, size) = unsafe (view.ends, view.size)
    let shift = count - range.count
    var i = 0
    while i < size - 1, unsafe ends[i] < range.lowerBound { i += 1 }
    var j = i
    while j < size, unsafe ends[j] <= range.upperBound { j += 1 }
    let removed = view.weight(of: range, from: i, through: j)

    // New rows lengthen the stretch before them, or are one of their own.
    let last = count > 0 && (i % 2 == 1) != value ? i + 1 : i
    // The tail goes on in the last stretch, or starts the next one.
    let tail = j < size && last % 2 == j % 2 ? last : last + 1
    let tailCount = size - j
    if tailCount > 0, tail != j {
      unsafe (ends + tail).update(from: ends + j, count: tailCount)
    }
    if shift != 0 { for k in tail..<(tail + tailCount) { unsafe ends[k] += shift } }
    if last > i { unsafe ends[i] = range.lowerBound }
    if tail > last || tailCount == 0 { unsafe ends[last] = range.lowerBound + count }
    view.size = tail + tailCount
    view.length += shift
    view.weight += (value ? count : 0) - removed
  }
}

extension NodeView {
  /// The rows of a range that are on, in a leaf of runs; the range starts and ends in stretches `i`
  /// and `j`, and so reaches each between them.
  fileprivate func weight(of range: Range<Int>, from i: Int, through j: Int) -> Int {
    var weight = 0
    var k = i | 1
    while k <= j, k < size {
      let lower = unsafe Swift.max(ends[k - 1], range.lowerBound)
      let upper = unsafe Swift.min(ends[k], range.upperBound)
      weight += upper - lower
      k += 2
    }
    return weight
  }
}
