// SPDX-License-Identifier: MIT

/// A search for a sequence of bytes in other bytes.
///
/// The search looks for a pair of adjacent bytes first, at eight positions at once; where it finds
/// the pair, it compares the other bytes. The time doesn't depend on how common a single byte is.
struct ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  private let needle: UnsafeRawBufferPointer
  /// The position of the pair's first byte among the bytes to find.
  private let pair: Int
  private let first: UInt64
  private let second: UInt64

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - needle: The bytes to find, which must not move during the call.
  ///   - pair: The position, in the bytes to find, of two adjacent bytes that are a rare pair.
  init(for needle: UnsafeRawBufferPointer, pair: Int = 0) {
    self.needle = needle
    self.pair = pair
    let bytes = needle.dropFirst(pair)
    first = UInt64(bytes.first ?? 0) &* Self.ones
    second = UInt64(bytes.dropFirst().first ?? 0) &* Self.ones
  }

  /// The first position of the bytes to find in other bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to search.
  ///   - range: The range to search.
  /// - Returns: The position, or nil if the bytes aren't found.
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
    // The last position of the pair at which all bytes still fit.
    let end = range.upperBound - count + pair + 1
    while place < end {
      if place + 9 <= bytes.count {
        let here = base.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let next = base.loadUnaligned(fromByteOffset: place + 1, as: UInt64.self)
        let rest = (here.littleEndian ^ first) | (next.littleEndian ^ second)
        // The lowest set bit belongs to the first zero byte.
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
