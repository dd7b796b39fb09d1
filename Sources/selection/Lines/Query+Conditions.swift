// SPDX-License-Identifier: MIT

internal import SelectionCore

extension Query {
  /// A word, and how a line must contain it.
  struct Term: Hashable {
    /// Where a line must contain the word.
    enum Place: Hashable {
      case anywhere, start, end, wholeLine, wholeWord
      /// The line contains the word's letters in order, but not necessarily next to each other.
      case scattered
    }

    var word: Word
    var place: Place
    /// Whether a line must not contain the word.
    var isNegated = false
  }

  /// A condition for lines: one of its terms must hold.
  struct Condition: Hashable {
    var terms: [Term]
    /// The place in which words without special characters are searched for.
    fileprivate var usual: Term.Place

    /// The word, if the condition is one word without special characters.
    var plainWord: Word? {
      terms.count == 1 && !terms[0].isNegated && terms[0].place == usual ? terms[0].word : nil
    }
  }

  /// The conditions that the words of a text stand for, in order.
  static func conditions(in text: String, isFuzzy: Bool) -> [Condition] {
    let usual: Term.Place = isFuzzy ? .scattered : .anywhere
    var conditions: [Condition] = []
    var isAlternative = false
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.utf8.elementsEqual("|".utf8) {
        isAlternative = !conditions.isEmpty
      } else if let term = term(Substring(word).utf8, usual: usual) {
        if isAlternative {
          conditions[conditions.count - 1].terms.append(term)
        } else {
          conditions.append(Condition(terms: [term], usual: usual))
        }
        isAlternative = false
      }
    }
    return conditions
  }

  /// The term that a word with special characters stands for; nil if there are only special
  /// characters.
  private static func term(_ word: Substring.UTF8View, usual: Term.Place) -> Term? {
    let quote = UInt8(ascii: "'")
    var word = word
    var place = usual
    let isNegated = word.first == UInt8(ascii: "!")
    if isNegated {
      word = word.dropFirst()
      place = .anywhere
    }
    if word.count > 1, word.last == UInt8(ascii: "$") {
      word = word.dropLast()
      place = .end
    }
    if word.first == quote {
      word = word.dropFirst()
      let isClosed = word.count > 1 && word.last == quote
      if isClosed { word = word.dropLast() }
      if place != .end { place = isClosed ? .wholeWord : .anywhere }
    } else if word.first == UInt8(ascii: "^") {
      word = word.dropFirst()
      place = place == .end ? .wholeLine : .start
    }
    if word.isEmpty { return nil }
    return Term(word: Word(Substring(word)), place: place, isNegated: isNegated)
  }
}

extension Query.Term {
  /// The first position of the word in text that has the form that is compared; a match has as many
  /// bytes as the word, unless the word's letters are scattered.
  func first(in text: some RandomAccessCollection<UInt8>) -> Int? {
    text.withContiguousStorageIfAvailable { first(in: UnsafeRawBufferPointer($0)) }
      ?? Array(text).withUnsafeBytes { first(in: $0) }
  }

  /// The same for text in memory.
  func first(in text: UnsafeRawBufferPointer) -> Int? {
    word.bytes.withUnsafeBytes { wanted in
      switch place {
      case .anywhere: return ByteSearch(for: wanted).first(in: text, 0..<text.count)
      case .start, .end, .wholeLine:
        // Blanks around a line don't count, nor does another system's line end.
        let start = text.firstIndex { !$0.isBlank } ?? 0
        let end = text.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
        let first = place == .start ? start : end - wanted.count
        guard first >= start, first + wanted.count <= end,
          text[first..<(first + wanted.count)].elementsEqual(wanted)
        else { return nil }
        return place != .wholeLine || wanted.count == end - start ? first : nil
      case .wholeWord:
        var from = 0
        while let found = ByteSearch(for: wanted).first(in: text, from..<text.count) {
          let next = found + wanted.count
          let isFree = found == 0 || !text[found - 1].isOfWord
          if isFree, next == text.count || !text[next].isOfWord { return found }
          from = found + 1
        }
        return nil
      case .scattered:
        var rest = text[...]
        var first: Int?
        for byte in wanted {
          guard let found = rest.firstIndex(of: byte) else { return nil }
          first = first ?? found
          rest = rest[(found + 1)...]
        }
        return first
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte is a blank, or the start of another system's line end.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }

  /// Whether the byte is a letter, a digit, `_` or part of a character beyond ASCII.
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension Lines {
  /// The lines in some runs that meet conditions, and the positions of these lines among all lines
  /// in the runs.
  func meeting(
    _ conditions: [Query.Condition], among runs: [Range<Int>], _ reader: ByteLines.Reader
  ) -> (runs: [Range<Int>], kept: [Int]) {
    var (met, kept): ([Range<Int>], [Int]) = ([], [])
    var number = 0
    var special = partitionPoint(of: linesBeyondASCII.count) {
      linesBeyondASCII[$0] < runs.first?.lowerBound ?? 0
    }
    searched.bytes.withUnsafeBytes { labels in
      folded.withUnsafeBytes { folded in
        for line in runs.joined() {
          while special < linesBeyondASCII.count, linesBeyondASCII[special] < line { special += 1 }
          let isSpecial = special < linesBeyondASCII.count && linesBeyondASCII[special] == line
          let range = reader.range(of: line..<(line + 1))
          let isMet = conditions.allSatisfy { condition in
            condition.terms.contains { term in
              let found =
                isSpecial
                ? term.first(in: term.word.compared(labels[range]))
                : term.first(
                  in: UnsafeRawBufferPointer(rebasing: (term.word.isExact ? labels : folded)[range])
                )
              return (found != nil) != term.isNegated
            }
          }
          if isMet {
            met.join(line)
            kept.append(number)
          }
          number += 1
        }
      }
    }
    return (met, kept)
  }
}
