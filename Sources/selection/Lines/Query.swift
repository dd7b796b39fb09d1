// SPDX-License-Identifier: MIT

/// Words to search for: a line matches if it contains all of them, at any position.
///
/// A word without capitals also matches capitals, and one in ASCII also letters with diacritics.
struct Query: Hashable {
  /// One of the words.
  struct Word: Hashable {
    /// The bytes to search for.
    let bytes: [UInt8]
    /// The same with capital letters of ASCII replaced by small ones.
    let folded: [UInt8]
    /// Whether capitals and small letters are distinguished.
    let isExact: Bool
    /// Whether it is all ASCII.
    let isASCII: Bool

    init(_ text: some StringProtocol) {
      isExact = text.lowercased() != String(text)
      isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      bytes = Array(text.utf8)
      var folded: [UInt8] = []
      _ = folded.appendFolded(bytes[...])
      self.folded = folded
    }

    /// The first position in text, in its original form or without diacritics and capitals; counted
    /// in the bytes of the form that is compared.
    func place(in text: [UInt8]) -> Int? {
      if isASCII {
        var plain: [UInt8] = []
        let letters = PlainLetters.bytes(of: text)
        if isExact { plain = letters } else { _ = plain.appendFolded(letters[...]) }
        return plain.first(bytes, in: plain.indices)
      }
      let small = isExact ? text : Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
      return small.first(bytes, in: small.indices)
    }
  }

  let text: String
  let words: [Word]
  /// Whether the letters of a word needn't be adjacent.
  let isFuzzy: Bool

  init(_ text: String, isFuzzy: Bool = false) {
    self.text = text
    self.isFuzzy = isFuzzy
    words = text.split(whereSeparator: \.isWhitespace).map { Word($0) }
  }

  /// Whether all lines that match this query also match another one, because this one continues it.
  func narrows(_ other: Query) -> Bool {
    isFuzzy == other.isFuzzy && text.utf8.starts(with: other.text.utf8)
  }
}
