// SPDX-License-Identifier: MIT

/// Words that are searched for in lines: a line matches that has all of them, anywhere.
///
/// A word without capitals matches capitals too, and one in ASCII also letters with marks.
struct Query: Hashable {
  /// One of the words.
  struct Word: Hashable {
    /// What is searched for.
    let bytes: [UInt8]
    /// Whether capitals are told from small letters.
    let isExact: Bool
    /// Whether it is all ASCII.
    let isASCII: Bool

    init(_ text: some StringProtocol) {
      isExact = text.lowercased() != String(text)
      isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      bytes = Array(text.utf8)
    }

    /// Whether it stands in a line that is not all ASCII, and does not hold it as it is.
    ///
    /// - Parameters:
    ///   - label: the line.
    ///   - folded: the line with small letters of ASCII, unless capitals are told from them.
    /// - Returns: whether it does.
    func stands(inLabel label: ArraySlice<UInt8>, folded: ArraySlice<UInt8>) -> Bool {
      if isASCII {
        var plain: [UInt8] = []
        let letters = PlainLetters.bytes(of: folded)
        if isExact { plain = letters } else { _ = plain.appendFolded(letters[...]) }
        return plain.first(bytes, in: plain.indices) != nil
      }
      guard !isExact else { return false }
      let small = Array(String(decoding: label, as: UTF8.self).lowercased().utf8)
      return small.first(bytes, in: small.indices) != nil
    }
  }

  let text: String
  let words: [Word]

  init(_ text: String) {
    self.text = text
    words = text.split(whereSeparator: \.isWhitespace).map { Word($0) }
  }

  /// Whether all lines that match it match another one too, as that goes on with it.
  func narrows(_ other: Query) -> Bool { text.hasPrefix(other.text) }
}
