// SPDX-License-Identifier: MIT

/// An index of lines by their bytes, which finds the first of several equal lines.
///
/// The index stores line numbers, so each slot takes eight bytes; half of the slots are in use.
struct LineIndex {
  private var slots: [Int32]
  private var count = 0
  /// A random value, so that it is impossible to construct lines that all use the same slot.
  private let seed = UInt64.random(in: .min ... .max)

  /// Makes an index with space for a number of lines.
  init(capacity: Int = 0) {
    var count = 64
    while count < min(capacity, 1 << 30) * 2 { count *= 2 }
    slots = Array(repeating: -1, count: count)
  }

  /// The first line with these bytes, if there is one.
  func first(_ line: ArraySlice<UInt8>, in lines: ByteLines) -> Int? {
    let slot = slot(of: line, in: lines)
    return slots[slot] < 0 ? nil : Int(slots[slot])
  }

  /// Adds a line, unless there is a line with the same bytes.
  ///
  /// - Returns: The first line with the same bytes, which may be the given line.
  mutating func add(_ line: Int, of lines: ByteLines) -> Int {
    if (count + 1) * 2 > slots.count { grow(lines) }
    let slot = slot(of: lines[line], in: lines)
    if slots[slot] < 0 {
      slots[slot] = Int32(clamping: line)
      count += 1
    }
    return Int(slots[slot])
  }

  private mutating func grow(_ lines: ByteLines) {
    let old = slots
    slots = Array(repeating: -1, count: old.count * 4)
    for line in old where line >= 0 {
      slots[slot(of: lines[Int(line)], in: lines)] = line
    }
  }

  /// The slot of a line with these bytes, or the slot in which such a line would be put.
  private func slot(of line: ArraySlice<UInt8>, in lines: ByteLines) -> Int {
    line.withUnsafeBytes { wanted in
      lines.bytes.withUnsafeBytes { bytes in
        slots.withUnsafeBufferPointer { slots in
          let mask = slots.count - 1
          var slot = Int(truncatingIfNeeded: hash(wanted)) & mask
          while slots[slot] >= 0 {
            let range = lines.range(of: Int(slots[slot]))
            if range.count == wanted.count {
              guard let base = bytes.baseAddress, let other = wanted.baseAddress,
                memcmp(base + range.lowerBound, other, range.count) != 0
              else { break }
            }
            slot = (slot + 1) & mask
          }
          return slot
        }
      }
    }
  }

  private func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = seed ^ UInt64(bytes.count)
    var place = 0
    while place < bytes.count {
      var word: UInt64 = 0
      if place + 8 <= bytes.count {
        word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      } else {
        for byte in bytes[place...] { word = word << 8 | UInt64(byte) }
      }
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = (product.high ^ product.low) &+ seed
      place += 8
    }
    return hash
  }
}
