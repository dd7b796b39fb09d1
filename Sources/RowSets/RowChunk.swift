// SPDX-License-Identifier: MIT

/// Members of a set for iteration: either runs of a leaf, or words of a leaf or bits, followed by a
/// run.
///
/// A chunk owns nothing and calls nothing, so that a loop over members keeps the chunk in
/// registers. The caller must keep alive the set whose nodes the chunk reads.
@usableFromInline
struct RowChunk: Sendable {
  /// The row after the rows of the chunk.
  @usableFromInline var end: Int
  /// The number of members that haven't been returned yet, of the run that was last read from a
  /// leaf, or of the run that ends with the chunk.
  @usableFromInline var left = 0
  /// Members as bits; the highest bit is for the row before `start`.
  @usableFromInline var bits: UInt = 0
  @usableFromInline var start: Int
  /// Words of a leaf, the first of which is for the rows from `start` on, or the alternating starts
  /// and ends of a leaf's runs, in 16 bits each and relative to `start`; together with the number
  /// of words or runs.
  @usableFromInline nonisolated(unsafe) var entries: UnsafeRawPointer?
  @usableFromInline var place = 0
  @usableFromInline var count = 0
  @usableFromInline var isRuns = false
  /// The bits with which words are XORed.
  @usableFromInline var flip: UInt = 0

  init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// The members of a set that is a word; none if the word is nil.
  init(word: UInt?) {
    self.init(start: UInt.bitWidth, end: word == nil ? 0 : .max)
    bits = word ?? 0
  }

  /// The next member; nil after the last.
  @inlinable @inline(__always)
  mutating func next() -> Int? {
    if bits != 0 { return nextOfBits() }
    return isRuns ? nextOfRuns() : nextOfWords()
  }

  @inlinable @inline(__always)
  mutating func nextOfRuns() -> Int? {
    // A chunk of runs has entries, and `place` is at most their count.
    let ends = entries.unsafelyUnwrapped.assumingMemoryBound(to: UInt16.self) + 2 &* place
    if left > 0 {
      left &-= 1
      return start &+ Int(ends[-1]) &- left &- 1
    }
    guard place < count else { return nil }
    place &+= 1
    let first = Int(ends[0])
    left = Int(ends[1]) &- first &- 1
    return start &+ first
  }

  @inlinable @inline(__always)
  mutating func nextOfWords() -> Int? {
    repeat {
      guard place < count else {
        guard left > 0 else { return nil }
        left &-= 1
        return end &- left &- 1
      }
      // There are words left, so there are entries.
      let words = entries.unsafelyUnwrapped.assumingMemoryBound(to: UInt.self)
      bits = words[place] ^ flip
      place &+= 1
      start &+= UInt.bitWidth
    } while bits == 0
    return nextOfBits()
  }

  @inlinable @inline(__always)
  mutating func nextOfBits() -> Int {
    let row = start &- UInt.bitWidth &+ bits.trailingZeroBitCount
    bits &= bits &- 1
    return row
  }
}

extension RowSet {
  /// The next members, from a row on or after the last chunk; nil if there are none.
  @usableFromInline
  func chunk(from row: Int) -> RowChunk? {
    readTree { tree in
      var row = row
      while let tree, row < tree.length {
        let place = tree.leaf(covering: row)
        if let chunk = chunk(of: place, from: row) { return chunk }
        row = place.start + place.leaf.length
      }
      guard case .inverted(let end) = form, row < end else { return nil }
      var chunk = RowChunk(start: row, end: end)
      chunk.left = end - row
      return chunk
    }
  }

  /// Members of a leaf from a row on; the chunk may contain words without members, and needn't
  /// contain all members.
  private func chunk(of place: Place, from row: Int) -> RowChunk? {
    let (leaf, start) = (place.leaf, place.start)
    var chunk = RowChunk(start: start, end: start + leaf.length)
    if leaf.kind == .bits {
      // Words are flipped as a whole, so a partly used last word is read separately.
      let rest = isInverted ? leaf.length & NodeView.wordMask : 0
      let whole = leaf.length - rest
      if row - start < whole {
        chunk.entries = UnsafeRawPointer(leaf.entries)
        chunk.count = NodeView.wordCount(whole)
        chunk.flip = isInverted ? .max : 0
        chunk.end -= rest
      } else {
        chunk.bits = leaf.read(whole, rest) ^ NodeView.mask(rest)
        chunk.start = row &+ UInt.bitWidth
      }
      return chunk
    }
    var i = leaf.run(covering: row - start)
    if (i & 1 == 1) == isInverted { i += 1 }
    guard i < leaf.size else { return nil }
    if leaf.kind == .runs, i > 0 {
      // A run begins where the previous run ends.
      chunk.entries = UnsafeRawPointer(leaf.shortEnds + (i - 1))
      chunk.count = (leaf.size - i + 1) / 2
      chunk.isRuns = true
    } else {
      chunk.end = start + leaf.end(i)
      chunk.left = chunk.end - (i > 0 ? Swift.max(row, start + leaf.end(i - 1)) : row)
    }
    return chunk
  }
}
