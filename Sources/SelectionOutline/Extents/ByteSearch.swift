// SPDX-License-Identifier: MIT

/// Searches of the depths of a leaf, eight at a time.
extension [UInt8] {
  /// The first place, from a place on, of a byte that is at most a limit.
  func firstIndex(from start: Int, atMost limit: UInt8) -> Int? {
    var place = start
    if limit < 128 {
      while place + 8 <= count {
        let found = bytes(atMost: limit, at: place)
        if found != 0 { return place + found.trailingZeroBitCount / 8 }
        place += 8
      }
    }
    while place < count {
      if self[place] <= limit { return place }
      place += 1
    }
    return nil
  }

  /// The last place, before a place, of a byte that is at most a limit.
  func lastIndex(before end: Int, atMost limit: UInt8) -> Int? {
    var place = end
    if limit < 128 {
      while place >= 8 {
        let found = bytes(atMost: limit, at: place - 8)
        if found != 0 { return place - 1 - found.leadingZeroBitCount / 8 }
        place -= 8
      }
    }
    while place > 0 {
      place -= 1
      if self[place] <= limit { return place }
    }
    return nil
  }

  /// The bytes that are at most a limit, below 128, among the eight bytes from a place on.
  ///
  /// - Returns: The highest bit of each of these bytes, with the first byte lowest.
  @inline(__always)
  private func bytes(atMost limit: UInt8, at place: Int) -> UInt64 {
    // Callers ask for a place that eight bytes of the array follow.
    let word = UInt64(
      littleEndian: withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      })
    let (each, low) = (0x0101_0101_0101_0101 as UInt64, 0x7f7f_7f7f_7f7f_7f7f as UInt64)
    // A byte's highest bit is set where the byte is greater: without it, the byte is at most 127,
    // so that the sum reaches no other byte.
    let greater = ((word & low) &+ each &* UInt64(127 - limit)) | word
    return ~greater & ~low
  }
}
