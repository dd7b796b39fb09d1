// SPDX-License-Identifier: MIT

extension FuzzyScorer {
  /// The positions of a word's letters in a text in the best match; nil if the word doesn't match.
  func places(of word: [UInt8], in text: [UInt8], signs: [UInt8]) -> [Int]? {
    word.withUnsafeBufferPointer { word in
      text.withUnsafeBufferPointer { text in
        signs.withUnsafeBufferPointer { signs in
          guard let letters = word.baseAddress, let base = text.baseAddress,
            let signs = signs.baseAddress, findEnds(letters, word.count, in: base, text.count)
          else { return nil }
          let width = lasts[word.count - 1] - firsts[0] + 1
          guard width * word.count <= Self.mostPlaces else {
            return firstWay(letters, word.count, in: base)
          }
          let best = fill(letters, word.count, in: base, signs, width: width)
          return way(to: best.place, of: letters, word.count, in: base, width: width, signs)
        }
      }
    }
  }

  /// Traces the best match backward from its end.
  private func way(
    to end: Int, of word: Bytes, _ letterCount: Int, in text: Bytes, width: Int, _ signs: Bytes
  ) -> [Int] {
    var places: [Int] = []
    var place = end
    var level = greatestLevel(at: (letterCount - 1) * width + end)
    for letter in stride(from: letterCount - 1, through: 0, by: -1) {
      places.append(firsts[0] + place)
      guard letter > 0 else { break }
      let before = (letter - 1) * width + place - 1
      let score = ends[letter * width + place][level]
      let bonus = bonus(at: firsts[0] + place, signs)
      if score == reached[before] + Self.match + bonus, level == self.level(of: bonus) {
        // Goes back over the gap, to the letter that gave the score.
        var cost: Int32 = 0
        place -= 1
        while true {
          let cell = (letter - 1) * width + place
          if text[firsts[0] + place] == word[letter - 1],
            max(ends[cell].max() - cost, 0) == reached[before]
          {
            break
          }
          cost += cost == 0 ? Self.gap : Self.longerGap
          place -= 1
        }
        level = greatestLevel(at: (letter - 1) * width + place)
      } else {
        let more = Self.match + self.bonus(inRunOf: level)
        level =
          (0...level).first { old in
            max(old, self.level(of: bonus)) == level && ends[before][old] == score - more
          } ?? level
        place -= 1
      }
    }
    return places.reversed()
  }

  private func greatestLevel(at cell: Int) -> Int {
    (0..<5).max { ends[cell][$0] < ends[cell][$1] } ?? 0
  }

  /// The first match of a word in a text: the shortest of the matches with the earliest end.
  func firstWay(_ word: Bytes, _ letterCount: Int, in text: Bytes) -> [Int] {
    var places: [Int] = []
    var place = firsts[letterCount - 1] + 1
    for letter in stride(from: letterCount - 1, through: 0, by: -1) {
      place -= 1
      while text[place] != word[letter] { place -= 1 }
      places.append(place)
    }
    return places.reversed()
  }

  /// The score of a match.
  func score(at places: [Int], _ signs: Bytes) -> Int {
    var score: Int32 = 0
    var greatest: Int32 = 0
    for (letter, place) in places.enumerated() {
      let bonus = bonus(at: place, signs)
      let gap = letter == 0 ? 1 : place - places[letter - 1] - 1
      if gap > 0 {
        let cost = Self.gap + Int32(clamping: gap - 1) * Self.longerGap
        score = letter == 0 ? bonus : max(score - cost, 0)
        greatest = bonus
        score += Self.match + bonus
      } else {
        greatest = max(greatest, bonus)
        score += Self.match + max(greatest, Self.leastInRun)
      }
    }
    return Int(score)
  }
}
