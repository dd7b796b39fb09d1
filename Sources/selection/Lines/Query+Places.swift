// SPDX-License-Identifier: MIT

extension Query {
  /// The first positions of the words in a text, or the best match of their letters, counted in
  /// characters, as ordered runs that don't touch.
  func places(in characters: [Character]) -> [Range<Int>] {
    var isMatched = [Bool](repeating: false, count: characters.count)
    for word in words where isFuzzy {
      let word = FuzzyWord(word)
      let places = FuzzyScorer().places(
        of: word.letters, in: word.letters(of: characters), signs: FuzzyWord.signs(of: characters))
      for place in places ?? [] { isMatched[place] = true }
    }
    let plain = isFuzzy ? [] : words.map { Term(word: $0, place: .anywhere) }
    for term in plain + conditions.flatMap(\.terms) where !term.isNegated {
      var bytes: [UInt8] = []
      /// The character of each byte.
      var owners: [Int] = []
      for (place, character) in characters.enumerated() {
        bytes += term.word.compared(character)
        owners += Array(repeating: place, count: bytes.count - owners.count)
      }
      guard let first = term.first(in: bytes), term.place != .scattered else { continue }
      let last = first + term.word.bytes.count - 1
      for place in owners[first]...owners[last] { isMatched[place] = true }
    }
    var runs: [Range<Int>] = []
    for place in characters.indices where isMatched[place] {
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<(place + 1)
      } else {
        runs.append(place..<(place + 1))
      }
    }
    return runs
  }
}

extension Query.Word {
  /// The bytes of a character, in the form in which they are compared with the word.
  fileprivate func compared(_ character: Character) -> [UInt8] {
    if let ascii = character.asciiValue {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ascii)
      return [isCapital && !isExact ? ascii | 0x20 : ascii]
    }
    let bytes = Array(String(character).utf8)
    if !isASCII { return isExact ? bytes : Array(character.lowercased().utf8) }
    let plain = PlainLetters.bytes(of: bytes)
    var folded: [UInt8] = []
    if isExact { folded = plain } else { _ = folded.appendFolded(plain[...]) }
    return folded
  }
}
