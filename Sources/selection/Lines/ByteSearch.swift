// SPDX-License-Identifier: MIT

/// A search for some bytes among others.
///
/// Of the bytes a pair is looked for first, at eight places at once; where it is the others are
/// compared. The time does not depend on how common a single byte is.
struct ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  private let needle: UnsafeRawBufferPointer
  /// The place of the first byte of the pair among the others.
  private let pair: Int
  private let first: UInt64
  private let second: UInt64

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - needle: the bytes, which stay where they are meanwhile.
  ///   - pair: the place among them of two that seldom stand together.
  init(for needle: UnsafeRawBufferPointer, pair: Int = 0) {
    self.needle = needle
    self.pair = pair
    let bytes = needle.dropFirst(pair)
    first = UInt64(bytes.first ?? 0) &* Self.ones
    second = UInt64(bytes.dropFirst().first ?? 0) &* Self.ones
  }

  /// Where the bytes first stand among others.
  ///
  /// - Parameters:
  ///   - bytes: the others.
  ///   - range: where among them they may be.
  /// - Returns: the place, or nil if they are nowhere.
  func first(in bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
    guard let base = bytes.baseAddress, let wanted = needle.baseAddress else {
      return range.lowerBound
    }
    let count = needle.count
    guard count <= range.count else { return nil }
    if count == 1 {
      return memchr(base + range.lowerBound, Int32(needle[0]), range.count).map {
        UnsafeRawPointer($0) - base
      }
    }
    var place = range.lowerBound + pair
    // The last place of the pair where all others still have room.
    let end = range.upperBound - count + pair + 1
    while place < end {
      if place + 9 <= bytes.count {
        let here = base.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let next = base.loadUnaligned(fromByteOffset: place + 1, as: UInt64.self)
        let rest = (here.littleEndian ^ first) | (next.littleEndian ^ second)
        // The lowest bit that is set is that of the first byte that is zero.
        let zeros = (rest &- Self.ones) & ~rest & Self.highs
        guard zeros != 0 else {
          place += 8
          continue
        }
        place += zeros.trailingZeroBitCount / 8
        guard place < end else { return nil }
        if count == 2 { return place }
      }
      if memcmp(base + place - pair, wanted, count) == 0 { return place - pair }
      place += 1
    }
    return nil
  }
}
