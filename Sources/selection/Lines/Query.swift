// SPDX-License-Identifier: MIT

/// Words that are searched for in lines: a line matches that has all of them, anywhere.
///
/// A word without capitals matches capitals too, and one in ASCII also letters with marks.
struct Query: Hashable {
  /// One of the words.
  struct Word: Hashable {
    /// What is searched for.
    let bytes: [UInt8]
    /// The same with small letters of ASCII in place of capitals.
    let folded: [UInt8]
    /// Whether capitals are told from small letters.
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

    /// Where it first is in text, as that is or without marks and capitals; counted in what is
    /// compared.
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
  /// Whether the letters of a word need not be side by side.
  let isFuzzy: Bool

  init(_ text: String, isFuzzy: Bool = false) {
    self.text = text
    self.isFuzzy = isFuzzy
    words = text.split(whereSeparator: \.isWhitespace).map { Word($0) }
  }

  /// Whether all lines that match it match another one too, as that goes on with it.
  func narrows(_ other: Query) -> Bool {
    isFuzzy == other.isFuzzy && text.hasPrefix(other.text)
  }
}
