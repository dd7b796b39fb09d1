// SPDX-License-Identifier: MIT

/// Members of a set that are to be given one by one: a run, bits, and words or runs of a leaf.
///
/// It holds nothing and calls nothing, so that a loop over members keeps it in registers. Whoever
/// has one holds the set whose nodes it looks into.
@safe
@usableFromInline
struct RowChunk: Sendable {
  /// A run of members that are still to be given.
  @usableFromInline var run = 0..<0
  /// Members as bits, of which the highest stands for the row before `start`.
  @usableFromInline var bits: UInt = 0
  @usableFromInline var start: Int
  /// Words of a leaf, the first of them standing for row `start`, or where runs of a leaf begin and
  /// end by turns, in 16 bits each and counted from `start`; and how many words or runs there are.
  @usableFromInline nonisolated(unsafe) let entries: UnsafeRawPointer?
  @usableFromInline var place = 0
  @usableFromInline let count: Int
  @usableFromInline let isRuns: Bool
  /// What words are flipped by.
  @usableFromInline let flip: UInt
  /// The row after those of the chunk.
  @usableFromInline let end: Int

  init(run: Range<Int>) {
    self.run = run
    unsafe (start, entries, count, isRuns, flip, end) = (0, nil, 0, false, 0, run.upperBound)
  }

  init(bits: UInt, from start: Int, end: Int) {
    self.bits = bits
    self.start = start &+ UInt.bitWidth
    unsafe (entries, count, isRuns, flip, self.end) = (nil, 0, false, 0, end)
  }

  init(words: UnsafePointer<UInt>, _ count: Int, from start: Int, flip: UInt, end: Int) {
    unsafe entries = UnsafeRawPointer(words)
    (self.start, self.count, isRuns, self.flip, self.end) = (start, count, false, flip, end)
  }

  init(runs ends: UnsafePointer<UInt16>, _ count: Int, from start: Int, end: Int) {
    unsafe entries = UnsafeRawPointer(ends)
    (self.start, self.count, isRuns, flip, self.end) = (start, count, true, 0, end)
  }

  /// The next member; nil after the last.
  @inlinable @inline(__always)
  mutating func next() -> Int? {
    while true {
      if bits != 0 {
        let row = start &- UInt.bitWidth &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        return row
      }
      if !run.isEmpty {
        let row = run.lowerBound
        run = unsafe Range(uncheckedBounds: (row &+ 1, run.upperBound))
        return row
      }
      guard place < count else { return nil }
      let entries = unsafe entries.unsafelyUnwrapped
      if isRuns {
        let ends = unsafe entries.assumingMemoryBound(to: UInt16.self) + 2 &* place
        place &+= 1
        let row = unsafe start &+ Int(ends[0])
        run = unsafe Range(uncheckedBounds: (row &+ 1, start &+ Int(ends[1])))
        return row
      }
      bits = unsafe entries.assumingMemoryBound(to: UInt.self)[place] ^ flip
      place &+= 1
      start &+= UInt.bitWidth
    }
  }
}

extension RowSet {
  /// Members from the first row on, or from where a chunk ended; nil if there are none.
  @usableFromInline
  func chunk(from row: Int) -> RowChunk? {
    readTree { tree in
      var row = row
      while let tree, row < tree.length {
        let place = tree.leaf(covering: row)
        if let chunk = chunk(of: place, from: row) { return chunk }
        row = place.start + place.leaf.length
      }
      return isInverted && row < invertedLength ? RowChunk(run: row..<invertedLength) : nil
    }
  }

  /// Members from a row on in a leaf: perhaps words without any, and perhaps not all of them.
  private func chunk(of place: Place, from row: Int) -> RowChunk? {
    let (leaf, start) = (place.leaf, place.start)
    if leaf.kind == .bits {
      let flip: UInt = isInverted ? .max : 0
      let end = start + leaf.length
      // The last word may stand for fewer rows, and then have bits too many if it is flipped.
      let whole = isInverted ? leaf.length >> NodeView.wordShift : leaf.size
      if row == start, whole > 0 {
        return unsafe RowChunk(
          words: UnsafePointer(leaf.words), whole, from: start, flip: flip,
          end: isInverted ? start + whole << NodeView.wordShift : end)
      }
      let word = unsafe leaf.words[(row - start) >> NodeView.wordShift] ^ flip
      return RowChunk(bits: word & NodeView.mask(end - row), from: row, end: end)
    }
    var i = leaf.run(covering: row - start)
    if (i & 1 == 1) == isInverted { i += 1 }
    guard i < leaf.size else { return nil }
    if leaf.kind == .runs, i > 0 {
      // A run begins where the run before it ends.
      return unsafe RowChunk(
        runs: UnsafePointer(leaf.shortEnds + (i - 1)), (leaf.size - i + 1) / 2, from: start,
        end: start + leaf.length)
    }
    let lower = i > 0 ? Swift.max(row, start + leaf.end(i - 1)) : row
    return RowChunk(run: lower..<(start + leaf.end(i)))
  }
}
