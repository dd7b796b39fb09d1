// SPDX-License-Identifier: MIT

/// Queries about the positions of a leaf.
extension NodeView {
  /// In a leaf of runs, the first run that ends after a position.
  ///
  /// Odd runs are on.
  @inline(__always)
  func run(covering position: Int) -> Int {
    kind == .runs ? short.first(above: position) : long.first(above: position)
  }

  /// In a leaf of runs, the end of a run.
  @inline(__always)
  func end(_ i: Int) -> Int { kind == .runs ? short[i] : long[i] }

  /// Whether the row at a position is on.
  func value(at position: Int) -> Bool {
    kind == .bits ? bit(position) : run(covering: position) & 1 == 1
  }

  /// The weight of the positions before a position.
  func weight(before position: Int) -> Int {
    switch kind {
    // Counts the words before or after the position, whichever are fewer.
    case .bits:
      position < length / 2
        ? countBits(0..<position) : weight - countBits(position..<length)
    case .sections: long.start(position)
    // If each run that is on has one row, the number of the run gives the number of rows before it.
    case .runs:
      weight == size / 2 && position < length
        ? short.first(above: position) / 2 : short.weight(before: position)
    case .longRuns: long.weight(before: position)
    case .branch: 0
    }
  }

  /// The position of the row that is on, or off, with `rank` such rows before it.
  func position(of value: Bool, rank: Int) -> Int {
    switch kind {
    case .runs: short.position(of: value, rank: rank, weight: weight)
    case .longRuns: long.position(of: value, rank: rank, weight: weight)
    default: position(ofBit: value, rank: rank)
    }
  }

  /// The end of the run of rows in one state that contains a position, and that state.
  func runEnd(at position: Int) -> (end: Int, value: Bool) {
    if kind == .bits {
      let value = bit(position)
      return (nextBit(!value, from: position), value)
    }
    let i = run(covering: position)
    return (end(i), i % 2 == 1)
  }

  /// Adds rows in one state to a leaf of bits that has space for them.
  ///
  /// Call `recount` afterward to update the weight and the number of changes; bits beyond the
  /// length must be zero.
  func appendBits(_ count: Int, _ value: Bool) {
    extendBits(to: length + count)
    if value { fill((length - count)..<length, true) }
  }

  /// Adds rows of another leaf, like `appendBits(_:_:)`.
  func appendBits(of leaf: NodeView, _ range: Range<Int>, negated: Bool = false) {
    if leaf.kind == .bits {
      let end = length
      extendBits(to: end + range.count)
      copyBits(from: leaf, range, to: end, negated: negated)
    } else {
      leaf.everyRun(of: range) { appendBits($0, $1 != negated) }
    }
  }

  /// Extends a leaf of bits with rows that are off.
  func extendBits(to length: Int) {
    let count = Self.wordCount(length)
    if count > size { (words + size).initialize(repeating: 0, count: count - size) }
    size = count
    self.length = length
  }

  /// Counts the weight and the changes of a leaf of bits.
  func recount() {
    weight = countBits(0..<length)
    changes = countChanges(0...length)
  }

  /// Calls a closure with each run in a range of a leaf.
  func everyRun(of range: Range<Int>, _ body: (_ count: Int, _ value: Bool) -> Void) {
    var position = range.lowerBound
    if kind.isRuns {
      var i = run(covering: position)
      while position < range.upperBound {
        let end = Swift.min(end(i), range.upperBound)
        body(end - position, i & 1 == 1)
        position = end
        i += 1
      }
      return
    }
    while position < range.upperBound {
      let (end, value) = runEnd(at: position)
      let count = Swift.min(end, range.upperBound) - position
      body(count, value)
      position += count
    }
  }
}
