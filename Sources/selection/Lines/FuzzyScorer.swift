// SPDX-License-Identifier: MIT

/// Scores how well the letters of a word match a text that contains them in order, but not
/// necessarily next to each other: the best score of all such matches.
///
/// The score of a match is fzf's. Each letter counts 16 points plus its bonus (``LetterBonus``),
/// which is doubled for the first letter. In a run of adjacent letters, each letter gets the
/// greatest bonus in the run so far, but at least 4. A gap costs 3 points, plus 1 for each further
/// letter in the gap, but never more than the score so far.
///
///     word   ab, text a-b      16 + 2·10, −3, 16 + 8      57
///     word   ab, text ab       16 + 2·10, 16 + 10         62
///
/// For each letter of the word and each position in the text, the scorer stores two scores: the
/// best score of a match that ends there, for each greatest bonus that the last run may have, and
/// the best score of a match in which the letter is there or earlier. So no match is missed, and
/// one pass per letter is enough.
final class FuzzyScorer {
  typealias Bytes = UnsafePointer<UInt8>
  /// The best scores that end at a position, by the greatest bonus of the last run.
  typealias Scores = SIMD8<Int32>

  static let match: Int32 = 16
  static let leastInRun: Int32 = 4
  static let gap: Int32 = 3
  static let longerGap: Int32 = 1
  /// The maximum product of letters and bytes for which all matches are tried; above this number,
  /// only the first match counts.
  static let mostPlaces = 1 << 20

  private static let none = Scores(repeating: -1)

  /// The best scores of a match that ends at a position, for each letter and position.
  private(set) var ends = UnsafeMutablePointer<Scores>.allocate(capacity: 4096)
  /// The best score of a match up to a position, minus the cost of the gap.
  private(set) var reached = UnsafeMutablePointer<Int32>.allocate(capacity: 4096)
  private var capacity = 4096
  /// The first and the last possible position of a letter.
  private(set) var firsts = UnsafeMutablePointer<Int>.allocate(capacity: 512)
  private(set) var lasts = UnsafeMutablePointer<Int>.allocate(capacity: 512)
  private var letterCapacity = 512
  private let bonuses = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 16)

  init() { bonuses.initialize(from: LetterBonus.table, count: 1 << 16) }

  deinit {
    ends.deallocate()
    reached.deallocate()
    firsts.deallocate()
    lasts.deallocate()
    bonuses.deallocate()
  }

  /// Scores a word in a text.
  ///
  /// - Parameters:
  ///   - word: The word, which must have at least one letter.
  ///   - text: The text in the form that is compared, as bytes.
  ///   - signs: The original text, for finding where words start.
  /// - Returns: The score; nil if the word doesn't match.
  func score(_ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, signs: Bytes)
    -> Int?
  {
    guard let letters = word.baseAddress, let base = text.baseAddress else { return nil }
    if word.count == 1 { return scoreOfOne(letters[0], in: base, text.count, signs) }
    guard findEnds(letters, word.count, in: base, text.count) else { return nil }
    let width = lasts[word.count - 1] - firsts[0] + 1
    guard width * word.count <= Self.mostPlaces else {
      return score(at: firstWay(letters, word.count, in: base), signs)
    }
    return Int(fill(letters, word.count, in: base, signs, width: width).score)
  }

  /// The score of a single letter, at the position with the greatest bonus.
  private func scoreOfOne(_ letter: UInt8, in text: Bytes, _ count: Int, _ signs: Bytes) -> Int? {
    var greatest = -1
    var place = 0
    while place < count, let found = memchr(text + place, Int32(letter), count - place) {
      place = UnsafeRawPointer(found) - UnsafeRawPointer(text)
      greatest = max(greatest, Int(bonus(at: place, signs)))
      if greatest == LetterBonus.greatest { break }
      place += 1
    }
    return greatest < 0 ? nil : Int(Self.match) + 2 * greatest
  }

  @inline(__always)
  func bonus(at place: Int, _ signs: Bytes) -> Int32 {
    let before = place == 0 ? 0x20 : signs[place - 1]
    return Int32(bonuses[Int(before) << 8 | Int(signs[place])])
  }

  /// Finds the first and the last possible position of each letter; false if the word doesn't
  /// match.
  func findEnds(_ word: Bytes, _ letterCount: Int, in text: Bytes, _ count: Int) -> Bool {
    if letterCount > letterCapacity {
      firsts.deallocate()
      lasts.deallocate()
      letterCapacity = letterCount * 2
      firsts = .allocate(capacity: letterCapacity)
      lasts = .allocate(capacity: letterCapacity)
    }
    var place = 0
    for letter in 0..<letterCount {
      let wanted = word[letter]
      while place < count, text[place] != wanted { place &+= 1 }
      guard place < count else { return false }
      firsts[letter] = place
      place &+= 1
    }
    place = count
    for letter in stride(from: letterCount - 1, through: 0, by: -1) {
      place &-= 1
      while text[place] != word[letter] { place &-= 1 }
      lasts[letter] = place
    }
    return true
  }

  /// Computes the best scores for each letter and position; positions count from the first position
  /// of the first letter.
  ///
  /// - Returns: The best score of the whole word, and the first position at which the word ends
  ///   with this score.
  func fill(
    _ word: Bytes, _ letterCount: Int, in text: Bytes, _ signs: Bytes, width: Int
  ) -> (score: Int32, place: Int) {
    if width * letterCount > capacity {
      ends.deallocate()
      reached.deallocate()
      capacity = width * letterCount * 2
      ends = .allocate(capacity: capacity)
      reached = .allocate(capacity: capacity)
    }
    let start = firsts[0]
    var best: (score: Int32, place: Int) = (-1, 0)
    for letter in 0..<letterCount {
      let wanted = word[letter]
      let row = letter &* width
      let isLast = letter == letterCount - 1
      let last = lasts[letter]
      /// The best score minus the cost of the gap.
      var afterGap: Int32 = -1
      for place in firsts[letter]..<(isLast ? last + 1 : lasts[letter + 1]) {
        let cell = row &+ (place &- start)
        var here: Int32 = -1
        if text[place] == wanted, place <= last {
          let bonus = bonus(at: place, signs)
          if letter == 0 {
            here = Self.match &+ 2 &* bonus
            begin(at: cell, bonus: bonus, score: here)
          } else {
            let isRun = place > firsts[letter &- 1] && text[place &- 1] == word[letter &- 1]
            here = goOn(at: cell, behind: cell &- width &- 1, bonus: bonus, isRun: isRun)
          }
          if isLast, here > best.score { best = (here, place &- start) }
        }
        reached[cell] = max(here, afterGap)
        afterGap = max(max(here &- Self.gap, afterGap &- Self.longerGap), 0)
      }
    }
    return best
  }

  /// Stores the score of a run that begins at a cell.
  @inline(__always)
  private func begin(at cell: Int, bonus: Int32, score: Int32) {
    var scores = Self.none
    scores[level(of: bonus)] = score
    ends[cell] = scores
  }

  /// Stores the best scores of matches that end at a cell and continue a match from the cell of the
  /// previous letter and position.
  @inline(__always)
  private func goOn(at cell: Int, behind before: Int, bonus: Int32, isRun: Bool) -> Int32 {
    let number = level(of: bonus)
    var best = reached[before] &+ Self.match &+ bonus
    guard isRun else {
      begin(at: cell, bonus: bonus, score: best)
      return best
    }
    var scores = Self.none
    scores[number] = best
    let old = ends[before]
    for level in 0..<5 where old[level] >= 0 {
      let greatest = max(level, number)
      let score = old[level] &+ Self.match &+ self.bonus(inRunOf: greatest)
      if score > scores[greatest] { scores[greatest] = score }
      if score > best { best = score }
    }
    ends[cell] = scores
    return best
  }

  /// The points that a letter in a run gets in addition to 16, by the index of the greatest bonus
  /// so far.
  @inline(__always)
  func bonus(inRunOf level: Int) -> Int32 { level == 0 ? 4 : 6 &+ Int32(level) }

  /// The index of a bonus in ``LetterBonus/levels``.
  @inline(__always)
  func level(of bonus: Int32) -> Int { bonus == 0 ? 0 : Int(bonus &- 6) }
}
