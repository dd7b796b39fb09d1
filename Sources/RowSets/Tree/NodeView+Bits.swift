// SPDX-License-Identifier: MIT

/// Operations on the bits of a leaf of bits.
///
/// These operations work on whole words.
extension NodeView {
  @inline(__always) static var wordLength: Int { UInt.bitWidth }
  @inline(__always) static var wordMask: Int { UInt.bitWidth - 1 }
  @inline(__always) static var wordShift: Int { UInt.bitWidth.trailingZeroBitCount }

  @inline(__always)
  static func wordCount(_ length: Int) -> Int { (length + wordMask) >> wordShift }

  /// A word whose lowest `count` bits are set, for counts from one up to a word.
  @inline(__always)
  static func mask(_ count: Int) -> UInt { .max &>> UInt(wordLength &- count) }

  @inline(__always)
  func bit(_ position: Int) -> Bool {
    words[position >> Self.wordShift] &>> UInt(position & Self.wordMask) & 1 != 0
  }

  /// Reads up to a word of bits from any position; bits beyond the leaf's words are unspecified.
  @inline(__always)
  func read(_ position: Int, _ count: Int) -> UInt {
    guard count > 0 else { return 0 }
    let (place, shift) = (position >> Self.wordShift, position & Self.wordMask)
    var bits = words[place] &>> UInt(shift)
    if shift &+ count > Self.wordLength {
      bits |= words[place + 1] &<< UInt(Self.wordLength &- shift)
    }
    return bits & Self.mask(count)
  }

  /// Writes bits that don't cross the end of a word, in place of the old bits.
  @inline(__always)
  private func write(_ bits: UInt, _ position: Int, _ count: Int) {
    guard count > 0 else { return }
    let (place, shift) = (position >> Self.wordShift, UInt(position & Self.wordMask))
    let mask = Self.mask(count) &<< shift
    words[place] = words[place] & ~mask | (bits &<< shift) & mask
  }

  /// Divides a range of positions into part of a word, whole words, and part of a word; each may be
  /// empty.
  @inline(__always)
  private func parts(of range: Range<Int>) -> (
    first: Range<Int>, whole: Range<Int>, last: Range<Int>
  ) {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let wholeStart = (lower + Self.wordMask) & ~Self.wordMask
    if wholeStart >= upper {
      // Within one word, or up to its end.
      return (range, 0..<0, upper..<upper)
    }
    let wholeEnd = upper & ~Self.wordMask
    return (
      lower..<wholeStart, (wholeStart >> Self.wordShift)..<(wholeEnd >> Self.wordShift),
      wholeEnd..<upper
    )
  }

  func fill(_ range: Range<Int>, _ value: Bool) {
    let bits: UInt = value ? .max : 0
    let (first, whole, last) = parts(of: range)
    write(bits, first.lowerBound, first.count)
    for place in whole { words[place] = bits }
    write(bits, last.lowerBound, last.count)
  }

  /// Copies bits from a leaf, lowest first; within the same leaf, they may be copied down.
  func copyBits(from other: NodeView, _ range: Range<Int>, to position: Int, negated: Bool = false)
  {
    let flip: UInt = negated ? .max : 0
    let distance = range.lowerBound - position
    let (first, whole, last) = parts(of: position..<(position + range.count))
    write(
      other.read(first.lowerBound + distance, first.count) ^ flip, first.lowerBound, first.count)
    if !whole.isEmpty {
      let from = whole.lowerBound << Self.wordShift + distance
      let (place, shift) = (from >> Self.wordShift, UInt(from & Self.wordMask))
      let source = other.words + (place - whole.lowerBound)
      if shift == 0 {
        for k in whole { words[k] = source[k] ^ flip }
      } else {
        let rest = UInt(Self.wordLength) &- shift
        var k = whole.lowerBound
        while k &+ 4 <= whole.upperBound {
          let (low, high) = (Self.four(source + k), Self.four(source + k + 1))
          let bits = low &>> SIMD4(repeating: shift) | high &<< SIMD4(repeating: rest)
          Self.setFour(words + k, to: bits ^ SIMD4(repeating: flip))
          k &+= 4
        }
        while k < whole.upperBound {
          words[k] = (source[k] &>> shift | source[k + 1] &<< rest) ^ flip
          k &+= 1
        }
      }
    }
    write(other.read(last.lowerBound + distance, last.count) ^ flip, last.lowerBound, last.count)
  }

  /// Copies bits up within the leaf, highest first.
  func moveBitsUp(_ range: Range<Int>, by distance: Int) {
    let target = (range.lowerBound + distance)..<(range.upperBound + distance)
    let (first, whole, last) = parts(of: target)
    write(read(last.lowerBound - distance, last.count), last.lowerBound, last.count)
    let (places, shift) = (distance >> Self.wordShift, UInt(distance & Self.wordMask))
    if shift == 0 {
      for k in whole.reversed() { words[k] = words[k - places] }
    } else {
      // There is a word before each, because otherwise its bits would come from before the leaf.
      let rest = UInt(Self.wordLength) &- shift
      let source = words - places
      var k = whole.upperBound
      while k &- 4 >= whole.lowerBound {
        k &-= 4
        let (low, high) = (Self.four(source + k - 1), Self.four(source + k))
        Self.setFour(
          words + k, to: high &<< SIMD4(repeating: shift) | low &>> SIMD4(repeating: rest))
      }
      while k > whole.lowerBound {
        k &-= 1
        words[k] = source[k] &<< shift | source[k - 1] &>> rest
      }
    }
    write(read(first.lowerBound - distance, first.count), first.lowerBound, first.count)
  }

  /// Four words of the node, which processors shift together.
  @inline(__always)
  private static func four(_ words: UnsafePointer<UInt>) -> SIMD4<UInt> {
    UnsafeRawPointer(words).loadUnaligned(as: SIMD4<UInt>.self)
  }

  /// Writes four words, which the caller knows to be in the node.
  @inline(__always)
  private static func setFour(_ words: UnsafeMutablePointer<UInt>, to bits: SIMD4<UInt>) {
    UnsafeMutableRawPointer(words).storeBytes(of: bits, as: SIMD4<UInt>.self)
  }

  func countBits(_ range: Range<Int>) -> Int {
    if range.count <= Self.wordLength {
      return read(range.lowerBound, range.count).nonzeroBitCount
    }
    let (first, whole, last) = parts(of: range)
    var count = 0
    for place in whole { count &+= words[place].nonzeroBitCount }
    count &+= read(first.lowerBound, first.count).nonzeroBitCount
    count &+= read(last.lowerBound, last.count).nonzeroBitCount
    return count
  }

  /// One if the bit at a position differs from the previous bit, otherwise zero.
  @inline(__always)
  func change(at position: Int) -> Int {
    position > 0 && position < length && bit(position) != bit(position - 1) ? 1 : 0
  }

  /// The number of positions in a range whose bit differs from the previous bit.
  func countChanges(_ range: ClosedRange<Int>) -> Int {
    let lower = Swift.max(range.lowerBound, 1)
    let positions = lower..<Swift.max(Swift.min(range.upperBound + 1, length), lower)
    if positions.count <= Self.wordLength { return countChanges(inWord: positions) }
    let (first, whole, last) = parts(of: positions)
    var count = 0
    for place in whole {
      let before = words[place] &<< 1 | words[place &- 1] &>> UInt(Self.wordMask)
      count &+= (words[place] ^ before).nonzeroBitCount
    }
    return count &+ countChanges(inWord: first) &+ countChanges(inWord: last)
  }

  /// The number of positions in part of a word whose bit differs from the previous bit; the part
  /// doesn't begin at position zero.
  @inline(__always)
  private func countChanges(inWord range: Range<Int>) -> Int {
    let (position, count) = (range.lowerBound, range.count)
    return (read(position, count) ^ read(position &- 1, count)).nonzeroBitCount
  }

  /// The first position, from a position on, whose bit has the given value; the length if there is
  /// none.
  func nextBit(_ value: Bool, from position: Int) -> Int {
    guard position < length else { return length }
    let flip: UInt = value ? 0 : .max
    var place = position >> Self.wordShift
    let size = size
    var bits = (words[place] ^ flip) & (.max &<< UInt(position & Self.wordMask))
    while bits == 0 {
      place &+= 1
      guard place < size else { return length }
      bits = words[place] ^ flip
    }
    return Swift.min(length, place << Self.wordShift + bits.trailingZeroBitCount)
  }

  /// The position of the bit with the given value that has `rank` such bits before it.
  func position(ofBit value: Bool, rank: Int) -> Int {
    if value, rank >= weight / 2 { return positionFromEnd(ofBit: rank) }
    let flip: UInt = value ? 0 : .max
    var left = rank
    var place = 0
    // Blocks first, because their counts don't depend on each other.
    while place + 4 < size {
      let count = countOfBlock(at: place, flip)
      if left < count { break }
      left -= count
      place += 4
    }
    while true {
      let count = (words[place] ^ flip).nonzeroBitCount
      if left < count { break }
      left -= count
      place += 1
    }
    return place << Self.wordShift + (words[place] ^ flip).position(ofBit: left)
  }

  /// The same for a set bit, but searching from the end.
  private func positionFromEnd(ofBit rank: Int) -> Int {
    // The number of set bits from the wanted bit on.
    var left = weight - rank
    var place = size
    while place > 4 {
      let count = countOfBlock(at: place - 4, 0)
      if left <= count { break }
      left -= count
      place -= 4
    }
    while true {
      place -= 1
      let count = words[place].nonzeroBitCount
      if left <= count {
        return place << Self.wordShift + words[place].position(ofBit: count - left)
      }
      left -= count
    }
  }

  @inline(__always)
  private func countOfBlock(at place: Int, _ flip: UInt) -> Int {
    var count = 0
    for k in place..<(place + 4) { count &+= (words[k] ^ flip).nonzeroBitCount }
    return count
  }
}

extension UInt {
  /// The position of the set bit with `rank` set bits below it.
  func position(ofBit rank: Int) -> Int {
    // S. Vigna, "Broadword implementation of rank/select queries": each byte counts the bits up to
    // its end, and all bytes are compared with the rank at once.
    let ones = UInt.max / 255
    var counts = self &- (self >> 1) & (ones &* 0x55)
    counts = counts & (ones &* 0x33) &+ (counts >> 2) & (ones &* 0x33)
    counts = (counts &+ counts >> 4) & (ones &* 0x0f) &* ones
    let notAbove = ((UInt(rank) &* ones | ones &* 0x80) &- counts) & (ones &* 0x80)
    let byte = Int((notAbove >> 7 &* ones) >> (UInt.bitWidth - 8))
    let before = Int((counts << 8) >> UInt(byte * 8) & 0xff)
    var bits = self >> UInt(byte * 8)
    for _ in before..<rank { bits &= bits &- 1 }
    return byte * 8 + bits.trailingZeroBitCount
  }
}
