// SPDX-License-Identifier: MIT

/// Bits in words: the steps that leaves of bits are made of.
///
/// All go by whole words.
extension NodeView {
  static var wordLength: Int { UInt.bitWidth }

  static func wordCount(_ length: Int) -> Int { (length + wordLength - 1) / wordLength }

  /// A word whose lowest `count` bits are set, for counts of up to a word.
  static func mask(_ count: Int) -> UInt { count <= 0 ? 0 : UInt.max >> UInt(wordLength - count) }

  func bit(_ position: Int) -> Bool {
    words[position / Self.wordLength] >> UInt(position % Self.wordLength) & 1 != 0
  }

  /// Up to a word of bits from any position; bits beyond the leaf's words are not touched.
  func read(_ position: Int, _ count: Int) -> UInt {
    let (place, shift) = (position / Self.wordLength, position % Self.wordLength)
    var bits = words[place] >> UInt(shift)
    if shift + count > Self.wordLength {
      bits |= words[place + 1] << UInt(Self.wordLength - shift)
    }
    return bits & Self.mask(count)
  }

  /// Writes bits that do not cross the end of a word; what stood there goes.
  private func write(_ bits: UInt, _ position: Int, _ count: Int) {
    let (place, shift) = (position / Self.wordLength, UInt(position % Self.wordLength))
    let mask = Self.mask(count) << shift
    words[place] = words[place] & ~mask | (bits << shift) & mask
  }

  /// Runs over a range in parts that do not cross the ends of words.
  @inline(__always)
  private func everyPart(of range: Range<Int>, _ body: (_ position: Int, _ count: Int) -> Void) {
    var position = range.lowerBound
    while position < range.upperBound {
      let toEndOfWord = Self.wordLength - position % Self.wordLength
      let count = Swift.min(toEndOfWord, range.upperBound - position)
      body(position, count)
      position += count
    }
  }

  func fill(_ range: Range<Int>, _ value: Bool) {
    everyPart(of: range) { write(value ? .max : 0, $0, $1) }
  }

  /// Copies bits from a leaf, lowest first: the same leaf may be copied down within itself.
  func copyBits(from other: NodeView, _ range: Range<Int>, to position: Int, negated: Bool = false)
  {
    let shift = range.lowerBound - position
    let flip: UInt = negated ? .max : 0
    everyPart(of: position..<(position + range.count)) {
      write(other.read($0 + shift, $1) ^ flip, $0, $1)
    }
  }

  /// Copies bits up within the leaf, highest first.
  func moveBitsUp(_ range: Range<Int>, by distance: Int) {
    var end = range.upperBound + distance
    let start = range.lowerBound + distance
    while end > start {
      let count = Swift.min((end - 1) % Self.wordLength + 1, end - start)
      end -= count
      write(read(end - distance, count), end, count)
    }
  }

  func countBits(_ range: Range<Int>) -> Int {
    var count = 0
    everyPart(of: range) { count += read($0, $1).nonzeroBitCount }
    return count
  }

  /// The number of positions in a range whose bit differs from the one before.
  func countChanges(_ range: ClosedRange<Int>) -> Int {
    let lower = Swift.max(range.lowerBound, 1)
    let upper = Swift.min(range.upperBound + 1, length)
    var count = 0
    if lower < upper {
      everyPart(of: lower..<upper) {
        count += (read($0, $1) ^ read($0 - 1, $1)).nonzeroBitCount
      }
    }
    return count
  }

  /// The first position from one on that has a bit of this value; the length if there is none.
  func nextBit(_ value: Bool, from position: Int) -> Int {
    guard position < length else { return length }
    let flip: UInt = value ? 0 : .max
    var place = position / Self.wordLength
    var bits = (words[place] ^ flip) & (.max << UInt(position % Self.wordLength))
    while bits == 0 {
      place += 1
      guard place < size else { return length }
      bits = words[place] ^ flip
    }
    return Swift.min(length, place * Self.wordLength + bits.trailingZeroBitCount)
  }

  /// The position of the bit that has `rank` bits of this value before it.
  func position(ofBit value: Bool, rank: Int) -> Int {
    let flip: UInt = value ? 0 : .max
    var left = rank
    var place = 0
    while true {
      let count = (words[place] ^ flip).nonzeroBitCount
      if left < count { break }
      left -= count
      place += 1
    }
    return place * Self.wordLength + (words[place] ^ flip).position(ofBit: left)
  }
}

extension UInt {
  /// The place of the set bit that has `rank` set bits below it.
  fileprivate func position(ofBit rank: Int) -> Int {
    var (bits, left, place) = (self, rank, 0)
    var half = UInt.bitWidth / 2
    while half > 0 {
      let count = (bits & ((1 << UInt(half)) &- 1)).nonzeroBitCount
      if left >= count {
        left -= count
        bits >>= UInt(half)
        place += half
      } else {
        bits &= (1 << UInt(half)) &- 1
      }
      half /= 2
    }
    return place
  }
}
