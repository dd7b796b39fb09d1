// SPDX-License-Identifier: MIT
import SelectionCore

/// A search of the large table for the rows whose names contain each word of a text.
///
/// A name consists of one of a few pairs of words and a number, so that a million names are
/// searched by checking each pair and each number.
struct Search {
  /// The words, in lowercase letters and UTF-8; at most 32.
  private let words: [[UInt8]]

  /// Makes a search from a text in UTF-8; nil if the text has no words.
  init?(_ text: [UInt8]) {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for byte in text + [0x20] {
      if byte != 0x20 {
        word.append(Self.lowercase(byte))
      } else if !word.isEmpty, words.count < 32 {
        words.append(word)
        word = []
      }
    }
    if words.isEmpty { return nil }
    self.words = words
  }

  /// The positions of the matching items.
  func found(in contents: [Int32], of items: Items) -> RowSet {
    let pairs = Labels.pairs.map { wordsFound(in: $0) }
    let numbers = (0...(items.count / pairs.count + 1)).map { wordsFound(in: String($0 + 1)) }
    let copies = wordsFound(in: ", copy")
    let all: UInt32 = words.count == 32 ? .max : 1 << UInt32(words.count) - 1
    var runs: [Range<Int>] = []
    var start = 0
    for (place, item) in contents.enumerated() {
      let number = Int(items.original(of: item))
      var found = pairs[number % pairs.count] | numbers[number / pairs.count]
      if number != item { found |= copies }
      if found == all { continue }
      if start < place { runs.append(start..<place) }
      start = place + 1
    }
    if start < contents.count { runs.append(start..<contents.count) }
    return RowSet(ranges: runs)
  }

  /// The words that a text contains, as bits.
  private func wordsFound(in text: String) -> UInt32 {
    var letters: [UInt8] = []
    for byte in text.utf8 { letters.append(Self.lowercase(byte)) }
    var found: UInt32 = 0
    for i in words.indices where has(letters, words[i]) { found |= 1 << UInt32(i) }
    return found
  }

  private func has(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    var start = 0
    while start + word.count <= text.count {
      var length = 0
      while length < word.count, text[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
      start += 1
    }
    return false
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }
}
