// SPDX-License-Identifier: MIT

/// Numbers in ascending order in a leaf: the ends of its runs, or of its sections.
///
/// The algorithms are written once for numbers of 16 bits and for whole integers. Like a view, the
/// value is valid as long as its node exists.
struct Ends<End: FixedWidthInteger & SIMDScalar> {
  let address: UnsafeMutablePointer<End>
  let count: Int

  @inline(__always)
  subscript(i: Int) -> Int {
    get { Int(truncatingIfNeeded: address[i]) }
    nonmutating set { address[i] = End(truncatingIfNeeded: newValue) }
  }

  @inline(__always)
  func start(_ i: Int) -> Int { i == 0 ? 0 : self[i - 1] }

  /// The index of the first end above a position; the last index, if there is none.
  ///
  /// This function counts the windows of ends that it passes, and then the ends in the next window,
  /// because processors would mispredict the branches of a binary search, but can compare eight
  /// short ends at once.
  func first(above position: Int) -> Int {
    let last = count &- 1
    var windows = 1
    var k = Self.window &- 1
    while k < last {
      // This adds one if the end isn't above the position.
      windows &-= (self[k] &- position &- 1) &>> (Int.bitWidth &- 1)
      k &+= Self.window
    }
    let upper = Swift.min(windows &* Self.window, last)
    // The number is always the same, so that no remainder is counted one by one.
    if upper >= Self.window {
      let start = upper &- Self.window
      return start &+ passed(position, from: start, Self.window)
    }
    return passed(position, from: 0, upper)
  }

  /// The number of ends that are counted one by one.
  @inline(__always)
  private static var window: Int { End.bitWidth < Int.bitWidth ? 32 : 4 }

  /// The number of ends, among the first `count`, that aren't above a position.
  @inline(__always)
  private func passed(_ position: Int, from start: Int, _ count: Int) -> Int {
    let limit = End(truncatingIfNeeded: position)
    var passed: End = 0
    var k = 0
    while k < count {
      passed &+= address[start &+ k] <= limit ? 1 : 0
      k &+= 1
    }
    return Int(truncatingIfNeeded: passed)
  }

  /// The index of the first end at or above a position; the last index, if there is none.
  @inline(__always)
  func first(reaching position: Int) -> Int { position > 0 ? first(above: position - 1) : 0 }

  /// The number of rows before a position that are on.
  ///
  /// This function sums the differences of pairs of ends, each limited to the position, so that it
  /// needs no search, and processors can handle eight short ends at once.
  func weight(before position: Int) -> Int {
    let limit = End(truncatingIfNeeded: position)
    var sums = SIMD8<End>()
    var k = 0
    while k &+ 8 <= count {
      let eight = UnsafeRawPointer(address + k).loadUnaligned(as: SIMD8<End>.self)
      sums &+= pointwiseMin(eight, SIMD8(repeating: limit))
      k &+= 8
    }
    var weight = (sums.oddHalf &- sums.evenHalf).wrappedSum()
    // A single last end is the end of the leaf, and no run after it is on.
    while k &+ 1 < count {
      weight &+= Swift.min(address[k &+ 1], limit) &- Swift.min(address[k], limit)
      k &+= 2
    }
    return Int(truncatingIfNeeded: weight)
  }

  /// The number of rows in the odd runs of a range that begins and ends with an even run.
  @inline(__always)
  func weight(_ runs: Range<Int>) -> Int {
    pairs(from: runs.lowerBound, runs.count &>> 1)
  }

  /// The number of rows between adjacent ends, summed over a number of pairs.
  @inline(__always)
  private func pairs(from first: Int, _ count: Int) -> Int {
    // They are at most the rows of the leaf, so the sum fits in an end.
    var sum: End = 0
    var k = 0
    while k < count {
      sum &+= address[first &+ 2 &* k &+ 1] &- address[first &+ 2 &* k]
      k &+= 1
    }
    return Int(truncatingIfNeeded: sum)
  }

  /// The position of the row that is on, or off, with `rank` such rows before it; `weight` is the
  /// number of rows that are on.
  func position(of value: Bool, rank: Int, weight: Int) -> Int {
    // If each run that is on has one row, its end is found by number.
    if value, weight == count / 2 { return self[2 * rank] }
    var (left, i) = (rank, 0)
    if !value {
      if left < self[0] || count == 1 { return left }
      left -= self[0]
      i = 1
    }
    // Blocks first, because their sums don't depend on each other.
    while i + 17 < count {
      let rows = pairs(from: i, 8)
      if left < rows { break }
      left -= rows
      i += 16
    }
    while i + 2 < count {
      let rows = self[i + 1] - self[i]
      if left < rows { break }
      left -= rows
      i += 2
    }
    return self[i] + left
  }

  /// Moves the ends of a range up or down by a number of places.
  @inline(__always)
  func move(_ range: Range<Int>, to place: Int) {
    (address + place).update(from: address + range.lowerBound, count: range.count)
  }

  /// Adds a number to the ends of a range.
  @inline(__always)
  func add(_ shift: Int, to range: Range<Int>) {
    let shift = End(truncatingIfNeeded: shift)
    var k = range.lowerBound
    while k < range.upperBound {
      address[k] &+= shift
      k &+= 1
    }
  }
}

extension NodeView {
  /// The ends of a leaf of (short) runs.
  @inline(__always)
  var short: Ends<UInt16> { Ends(address: shortEnds, count: size) }

  /// The ends of a leaf of long runs, or of sections.
  @inline(__always)
  var long: Ends<Int> { Ends(address: ends, count: size) }
}
