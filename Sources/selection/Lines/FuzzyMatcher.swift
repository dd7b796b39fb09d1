// SPDX-License-Identifier: MIT

internal import SelectionCore

/// Ranks lines by how well they match the words of a query, whose letters needn't be adjacent.
struct FuzzyMatcher {
  /// The rank of a match, which is lower for a better match: one with a higher score, or with the
  /// same score in a shorter line.
  typealias Rank = UInt32

  private let words: [FuzzyWord]
  private let lines: Lines
  private let scorer = FuzzyScorer()
  private let signs: UnsafeBufferPointer<UInt8>
  private let folded: UnsafeBufferPointer<UInt8>
  /// The letter of the words that is rarest in the lines, and whether its case matters.
  private let rarest: (letter: UInt8, isExact: Bool)?

  /// Makes a matcher for lines.
  ///
  /// - Parameters:
  ///   - words: The words to search for; there must be at least one.
  ///   - lines: The lines.
  ///   - signs: The bytes of the lines' searched text.
  ///   - folded: The same bytes in lowercase.
  init(
    _ words: [Query.Word], _ lines: Lines, signs: UnsafeBufferPointer<UInt8>,
    folded: UnsafeBufferPointer<UInt8>
  ) {
    self.words = words.map(FuzzyWord.init)
    self.lines = lines
    self.signs = signs
    self.folded = folded
    let letters = words.flatMap { word in word.bytes.map { ($0, word.isExact) } }
    rarest =
      words.allSatisfy(\.isASCII)
      ? letters.min { lines.frequency(of: $0.0) < lines.frequency(of: $1.0) } : nil
  }

  /// Adds the matching lines of a run, with their ranks.
  func look(
    at run: Range<Int>, _ reader: ByteLines.Reader, adding found: inout [Range<Int>],
    _ ranks: inout [Rank]
  ) {
    let special = lines.linesBeyondASCII
    var place = partitionPoint(of: special.count) { special[$0] < run.lowerBound }
    var rest = run
    while !rest.isEmpty {
      let next = place < special.count ? min(special[place], rest.upperBound) : rest.upperBound
      look(atPlain: rest.lowerBound..<next, reader, adding: &found, &ranks)
      guard next < rest.upperBound else { break }
      if let rank = rank(ofSpecial: place, line: next) {
        found.join(next)
        ranks.append(rank)
      }
      rest = (next + 1)..<rest.upperBound
      place += 1
    }
  }

  /// Adds the matching lines of a run that is entirely ASCII.
  private func look(
    atPlain run: Range<Int>, _ reader: ByteLines.Reader, adding found: inout [Range<Int>],
    _ ranks: inout [Rank]
  ) {
    // Words beyond ASCII aren't in any of them.
    guard let rarest, let base = (rarest.isExact ? signs : folded).baseAddress else { return }
    var rest = run
    while !rest.isEmpty {
      let range = reader.range(of: rest)
      guard !range.isEmpty,
        let place = memchr(base + range.lowerBound, Int32(rarest.letter), range.count)
      else { return }
      let line = reader.line(at: UnsafeRawPointer(place) - UnsafeRawPointer(base), in: rest)
      if let rank = rank(of: reader.range(of: line..<(line + 1))) {
        found.join(line)
        ranks.append(rank)
      }
      rest = (line + 1)..<rest.upperBound
    }
  }

  private func rank(of line: Range<Int>) -> Rank? {
    // Both buffers outlive the matcher, and `line` is within them.
    let text = UnsafeBufferPointer(rebasing: folded[line])
    let written = UnsafeBufferPointer(rebasing: signs[line])
    guard let signs = written.baseAddress else { return nil }
    var score = 0
    for word in words {
      let more = word.letters.withUnsafeBufferPointer {
        scorer.score($0, in: word.word.isExact ? written : text, signs: signs)
      }
      guard let more else { return nil }
      score += more
    }
    return Self.rank(score: score, length: Self.length(of: written))
  }

  /// The rank of a line that isn't all ASCII, given its number among these lines.
  private func rank(ofSpecial number: Int, line: Int) -> Rank? {
    if words.allSatisfy({ $0.word.isASCII && !$0.word.isExact }) {
      let plain = lines.plain
      return plain.bytes.withUnsafeBufferPointer { bytes in
        // The lines of `plain` are within its bytes.
        let text = UnsafeBufferPointer(rebasing: bytes[plain.range(of: number)])
        guard let signs = text.baseAddress else { return nil }
        var score = 0
        for word in words {
          let more = word.letters.withUnsafeBufferPointer {
            scorer.score($0, in: text, signs: signs)
          }
          guard let more else { return nil }
          score += more
        }
        return Self.rank(score: score, length: Self.length(of: text))
      }
    }
    let characters = Array(String(decoding: lines.searched[line], as: UTF8.self))
    let written = FuzzyWord.signs(of: characters)
    var score = 0
    for word in words {
      let more = word.letters.withUnsafeBufferPointer { letters in
        word.letters(of: characters).withUnsafeBufferPointer { text in
          written.withUnsafeBufferPointer { signs in
            signs.baseAddress.flatMap { scorer.score(letters, in: text, signs: $0) }
          }
        }
      }
      guard let more else { return nil }
      score += more
    }
    return written.withUnsafeBufferPointer {
      Self.rank(score: score, length: Self.length(of: $0))
    }
  }

  /// The length of a text without leading and trailing blanks.
  private static func length(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var (start, end) = (0, text.count)
    while start < end, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    while start < end, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    return end - start
  }

  static func rank(score: Int, length: Int) -> Rank {
    Rank(0xFFFF - min(score, 0xFFFF)) << 16 | Rank(min(length, 0xFFFF))
  }

  /// The positions of ranks in ascending order; equal ranks keep their order.
  static func order(of ranks: [Rank]) -> [Int32] {
    var order = ranks.indices.map { Int32($0) }
    var other = order
    for shift: UInt32 in [0, 11, 22] {
      // Stable passes from the lowest digits to the highest.
      var starts = [Int](repeating: 0, count: 2049)
      for rank in ranks { starts[Int(rank >> shift & 2047) + 1] += 1 }
      if starts.contains(ranks.count) { continue }
      for digit in 0..<2048 { starts[digit + 1] += starts[digit] }
      for place in order {
        let digit = Int(ranks[Int(place)] >> shift & 2047)
        other[starts[digit]] = place
        starts[digit] += 1
      }
      swap(&order, &other)
    }
    return order
  }
}
