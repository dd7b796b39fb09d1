// SPDX-License-Identifier: MIT

/// A query: a line matches if it contains all of the words, at any position, and meets
/// all of the conditions.
///
/// A lowercase word also matches uppercase letters, and an ASCII word also matches letters with
/// diacritics. Special characters make a word a condition, as in fzf: `^a` (at the start), `a$` (at
/// the end), `!a` (not in the line), `'a` (with adjacent letters), `'a'` (as a whole word), `a | b`
/// (either word).
struct Query: Hashable {
  /// One of the query's words.
  struct Word: Hashable {
    /// The bytes to search for.
    let bytes: [UInt8]
    /// The word with uppercase ASCII letters replaced by lowercase letters.
    let folded: [UInt8]
    /// Whether uppercase and lowercase letters are distinguished.
    let isExact: Bool
    /// Whether the word is all ASCII.
    let isASCII: Bool

    init(_ text: some StringProtocol) {
      isExact = text.lowercased() != String(text)
      isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      bytes = Array(text.utf8)
      var folded: [UInt8] = []
      _ = folded.appendFolded(bytes[...])
      self.folded = folded
    }

    /// Text in the form that is compared with the word: without diacritics, or in lowercase.
    func compared(_ text: some Collection<UInt8>) -> [UInt8] {
      guard isASCII else {
        return isExact
          ? Array(text) : Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
      }
      let letters = PlainLetters.bytes(of: text)
      if isExact { return letters }
      var plain: [UInt8] = []
      _ = plain.appendFolded(letters[...])
      return plain
    }

    /// The first position of the word in text, given in its original form and in lowercase without
    /// diacritics; counted in bytes of the form that is compared.
    func place(in text: some Collection<UInt8>) -> Int? {
      let text = compared(text)
      return text.first(bytes, in: text.indices)
    }
  }

  let text: String
  /// The words without special characters.
  let words: [Word]
  /// The further conditions that a line must meet.
  let conditions: [Condition]
  /// Whether the letters of a word needn't be adjacent.
  let isFuzzy: Bool

  init(_ text: String, isFuzzy: Bool = false) {
    self.text = text
    self.isFuzzy = isFuzzy
    let all = Self.conditions(in: text, isFuzzy: isFuzzy)
    words = all.compactMap(\.plainWord)
    conditions = all.filter { $0.plainWord == nil }
  }

  /// Whether every line matches.
  var isEmpty: Bool { words.isEmpty && conditions.isEmpty }

  /// Whether the query's matches have ranks, which result only from words whose letters needn't be
  /// adjacent.
  var isRanked: Bool { isFuzzy && !words.isEmpty }

  /// Whether another query finds the same lines because only its text differs.
  func finds(sameAs other: Query) -> Bool {
    isFuzzy == other.isFuzzy && words == other.words && conditions == other.conditions
  }

  /// Whether all lines that match this query also match another query, because this query continues
  /// it.
  ///
  /// The other query must have no conditions, because an incompletely typed condition may be met by
  /// fewer lines; and this query must not contain `|`, which adds lines.
  func narrows(_ other: Query) -> Bool {
    isFuzzy == other.isFuzzy && other.conditions.isEmpty
      && text.utf8.starts(with: other.text.utf8) && conditions.allSatisfy { $0.terms.count == 1 }
  }
}
