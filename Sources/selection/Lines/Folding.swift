// SPDX-License-Identifier: MIT

extension Array where Element == UInt8 {
  /// Whether a range of the bytes contains a byte.
  func hasByte(_ byte: UInt8, in range: Range<Int>) -> Bool {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, !range.isEmpty else { return false }
      return memchr(base + range.lowerBound, Int32(byte), range.count) != nil
    }
  }

  /// The first position of other bytes in a range of these bytes.
  func first(_ needle: [UInt8], in range: Range<Int>) -> Int? {
    withUnsafeBytes { bytes in
      needle.withUnsafeBytes { ByteSearch(for: $0).first(in: bytes, range) }
    }
  }

  /// Appends bytes with uppercase ASCII letters replaced by lowercase letters.
  ///
  /// - Returns: Whether all of the bytes are ASCII.
  mutating func appendFolded(_ more: ArraySlice<UInt8>) -> Bool {
    let start = count
    append(contentsOf: more)
    return withUnsafeMutableBytes { bytes in
      var beyond: UInt64 = 0
      var place = start
      // Eight bytes at once: none of these sums carries over into the next byte.
      while place + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let low = word & 0x7F7F_7F7F_7F7F_7F7F
        let fromA = low + 0x3F3F_3F3F_3F3F_3F3F
        let beyondZ = low + 0x2525_2525_2525_2525
        let capitals = (fromA ^ beyondZ) & ~word & 0x8080_8080_8080_8080
        bytes.storeBytes(of: word | (capitals >> 2), toByteOffset: place, as: UInt64.self)
        beyond |= word
        place += 8
      }
      while place < bytes.count {
        let byte = bytes[place]
        beyond |= UInt64(byte)
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { bytes[place] = byte | 0x20 }
        place += 1
      }
      return beyond & 0x8080_8080_8080_8080 == 0
    }
  }
}

/// Letters without diacritics, for a search with the letters of a plain keyboard.
enum PlainLetters {
  /// The plain letters for U+00C0 to U+017F; a dot for a character without a plain letter.
  private static let latin = Array(
    """
    AAAAAA.CEEEEIIIIDNOOOOO.OUUUUY..aaaaaa.ceeeeiiiidnooooo.ouuuuy.y\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi..JjKk.LlLlLl.\
    .LlNnNnNn...OoOoOo..RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz.
    """.utf8)

  /// Appends text in UTF-8 in the form in which it is compared with plain words: plain lowercase
  /// letters replace uppercase letters and Latin letters with diacritics, and combining marks are
  /// removed.
  static func append(_ text: ArraySlice<UInt8>, to result: inout [UInt8]) {
    text.withUnsafeBufferPointer { text in
      latin.withUnsafeBufferPointer { latin in
        var place = 0
        while place < text.count {
          let byte = text[place]
          place += 1
          if byte < 0x80 {
            let isCapital = byte &- UInt8(ascii: "A") < 26
            result.append(isCapital ? byte | 0x20 : byte)
            continue
          }
          let isLead = byte >= 0xC3 && byte <= 0xC5 || byte == 0xCC || byte == 0xCD
          guard isLead, place < text.count else {
            result.append(byte)
            continue
          }
          let scalar = Int(byte & 0x1F) << 6 | Int(text[place] & 0x3F)
          let letter = scalar - 0xC0
          if scalar >= 0x300, scalar <= 0x36F {
            // It is a combining mark.
          } else if letter < latin.count, latin[letter] != UInt8(ascii: ".") {
            result.append(latin[letter] | 0x20)
          } else {
            result.append(byte)
            result.append(text[place])
          }
          place += 1
        }
      }
    }
  }

  /// The bytes of text in UTF-8, with Latin letters with diacritics replaced by plain letters, and
  /// without combining marks.
  static func bytes(of text: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var lead: UInt8?
    for byte in text {
      guard let first = lead else {
        // The lead bytes of U+00C0 to U+017F, and of U+0300 to U+036F.
        let isLead = [0xC3, 0xC4, 0xC5, 0xCC, 0xCD].contains(byte)
        if isLead { lead = byte } else { result.append(byte) }
        continue
      }
      lead = nil
      let scalar = Int(first & 0x1F) << 6 | Int(byte & 0x3F)
      if (0x300...0x36F).contains(scalar) { continue }
      let place = scalar - 0xC0
      if latin.indices.contains(place), latin[place] != UInt8(ascii: ".") {
        result.append(latin[place])
      } else {
        result += [first, byte]
      }
    }
    if let lead { result.append(lead) }
    return result
  }
}
