// SPDX-License-Identifier: MIT

/// The bonus for the position of a matching letter, which is higher at the start of a word than
/// within it.
enum LetterBonus {
  /// The possible bonuses, in ascending order.
  static let levels: [Int] = [0, 7, 8, 9, 10]
  static let greatest = 10

  /// The kind of character that a byte is.
  private enum Kind: UInt8, CaseIterable {
    case blank, sign, delimiter, small, capital, digit
  }

  private static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case 0x09, 0x20: .blank
    case UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "|"):
      .delimiter
    case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: .small
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .capital
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    default: .sign
    }
  }

  /// The bonus for a byte after another byte; at the start of a text, a byte counts as being after
  /// a blank.
  static func of(_ byte: UInt8, behind other: UInt8 = 0x20) -> Int {
    let (kind, before) = (kind(of: byte), kind(of: other))
    switch kind {
    case .blank: return greatest
    case .sign, .delimiter: return 8
    case .small, .capital, .digit: break
    }
    switch before {
    case .blank: return greatest
    case .delimiter: return 9
    case .sign: return 8
    case .small: return kind == .capital || kind == .digit ? 7 : 0
    case .capital: return kind == .digit ? 7 : 0
    case .digit: return 0
    }
  }

  /// The bonus for each byte after each other byte, at the index 256 × other + byte.
  static let table: [UInt8] = (0...UInt8.max).flatMap { other in
    (0...UInt8.max).map { UInt8(of($0, behind: other)) }
  }
}

/// A word in the form in which fuzzy matching compares the word with text: one byte for each
/// letter.
struct FuzzyWord: Hashable {
  /// The byte for letters of a text that aren't in the word.
  private static let other: UInt8 = 0xFF

  let word: Query.Word
  /// A byte for each letter.
  let letters: [UInt8]
  /// The letters beyond ASCII, of which the first has the byte 0x80.
  private let alphabet: [String]

  init(_ word: Query.Word) {
    self.word = word
    var alphabet: [String] = []
    if word.isASCII {
      letters = word.bytes
    } else {
      letters = String(decoding: word.bytes, as: UTF8.self).map { character in
        if let ascii = character.asciiValue { return ascii }
        let text = String(character)
        let place = alphabet.firstIndex(of: text) ?? alphabet.count
        if place == alphabet.count { alphabet.append(text) }
        // If there are too many different letters, the last of them never match.
        return UInt8(min(0x80 + place, 0xFE))
      }
    }
    self.alphabet = Array(alphabet.prefix(0x7E))
  }

  /// A byte for each character of a text; it equals a letter's byte if the character matches that
  /// letter.
  func letters(of characters: [Character]) -> [UInt8] {
    characters.map { character in
      if let ascii = character.asciiValue {
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ascii)
        return isCapital && !word.isExact ? ascii | 0x20 : ascii
      }
      if word.isASCII {
        let plain = PlainLetters.bytes(of: String(character).utf8)
        var folded: [UInt8] = []
        if word.isExact { folded = plain } else { _ = folded.appendFolded(plain[...]) }
        return folded.count == 1 && folded[0] < 0x80 ? folded[0] : Self.other
      }
      let text = word.isExact ? String(character) : character.lowercased()
      return alphabet.firstIndex(of: text).map { UInt8(0x80 + $0) } ?? Self.other
    }
  }

  /// A byte for each character of a text, for finding where words start in the text.
  static func signs(of characters: [Character]) -> [UInt8] {
    characters.map { $0.asciiValue ?? ($0.isUppercase ? UInt8(ascii: "A") : other) }
  }
}
