// SPDX-License-Identifier: MIT

internal import SelectionCore

/// A search for the lines that match a query, performed in steps.
struct LineFilter {
  let query: Query
  /// The matching lines so far, as runs in ascending order.
  private(set) var found: [Range<Int>] = []
  /// The rank of each matching line, if the query ranks lines.
  private(set) var ranks: [FuzzyMatcher.Rank] = []
  /// The end of the lines that have been searched.
  private(set) var end = 0
  /// The lines still to be searched among the lines that an earlier search found, in descending
  /// order.
  private var candidates: [Range<Int>] = []
  /// The words that the earlier query didn't contain.
  private var newWords: [Query.Word]
  /// The start of the lines that no earlier search has covered.
  private var candidateEnd = 0

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - older: An earlier search, whose matches include all matches of this search if this query
  ///     narrows the earlier query.
  init(_ query: Query, within older: LineFilter? = nil) {
    self.query = query
    newWords = query.words
    guard let older, query.narrows(older.query) else { return }
    candidates = older.found.reversed()
    candidateEnd = older.end
    newWords = query.words.filter { !older.query.words.contains($0) }
  }

  /// Whether all lines have been searched.
  func isComplete(for lines: Lines) -> Bool { end >= lines.count }

  /// Searches some more lines, with a given total number of bytes.
  mutating func advance(in lines: Lines, byteCount: Int = 1 << 20) {
    lines.searched.read { reader in
      let runs = nextRuns(reader, lines.count, byteCount: byteCount)
      var (matches, ranks): ([Range<Int>], [FuzzyMatcher.Rank]) = ([], [])
      if query.isRanked {
        lookFuzzily(at: runs, in: lines, reader, adding: &matches, &ranks)
      } else {
        let old = runs.prefix { $0.lowerBound < candidateEnd }
        look(at: old, for: newWords, in: lines, reader, adding: &matches)
        look(at: runs.dropFirst(old.count), for: query.words, in: lines, reader, adding: &matches)
      }
      if !query.conditions.isEmpty {
        let (met, kept) = lines.meeting(query.conditions, among: matches, reader)
        matches = met
        if query.isRanked { ranks = kept.map { ranks[$0] } }
      }
      for run in matches { found.join(run) }
      self.ranks += ranks
    }
  }

  /// Searches runs of lines for all words, without storing the positions of letters.
  private func lookFuzzily(
    at runs: [Range<Int>], in lines: Lines, _ reader: ByteLines.Reader,
    adding found: inout [Range<Int>], _ ranks: inout [FuzzyMatcher.Rank]
  ) {
    lines.searched.bytes.withUnsafeBufferPointer { signs in
      lines.folded.withUnsafeBufferPointer { folded in
        let matcher = FuzzyMatcher(query.words, lines, signs: signs, folded: folded)
        for run in runs { matcher.look(at: run, reader, adding: &found, &ranks) }
      }
    }
  }

  private func look(
    at runs: ArraySlice<Range<Int>>, for words: [Query.Word], in lines: Lines,
    _ reader: ByteLines.Reader, adding found: inout [Range<Int>]
  ) {
    guard let first = words.first else { return found += runs }
    let labels = lines.searched.bytes
    // The pointers stay within the closures.
    (first.isExact ? labels : lines.folded).withUnsafeBytes { bytes in
      lines.plain.bytes.withUnsafeBytes { plain in
        first.bytes.withUnsafeBytes { needle in
          first.folded.withUnsafeBytes { folded in
            lines.plain.read { plainReader in
              let pair = lines.rarestPair(of: first.bytes)
              let matcher = LineMatcher(
                words, lines, labels, special: plain, plainReader, ByteSearch(for: folded))
              matcher.look(
                at: runs, in: bytes, ByteSearch(for: needle, pair: pair), reader, adding: &found)
            }
          }
        }
      }
    }
  }

  /// The lines to search next.
  private mutating func nextRuns(
    _ reader: ByteLines.Reader, _ lineCount: Int, byteCount: Int
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var left = byteCount
    while left > 0 {
      let candidate = candidates.popLast()
      if candidate == nil { end = max(end, candidateEnd) }
      let whole = candidate ?? end..<lineCount
      if whole.isEmpty { break }
      let run = reader.first(of: whole, byteCount: left)
      runs.append(run)
      end = run.upperBound
      if candidate != nil, end < whole.upperBound { candidates.append(end..<whole.upperBound) }
      left -= reader.byteCount(of: run) + 64
    }
    if candidates.isEmpty { end = max(end, candidateEnd) }
    return runs
  }
}

/// Finds matching lines.
private struct LineMatcher {
  private let words: [Query.Word]
  private let lines: Lines
  private let labels: [UInt8]
  /// For each line, the number of lines after it that match if this line matches; empty if these
  /// numbers aren't known.
  private let followers: [Int32]
  /// The words after the first.
  private let others: ArraySlice<Query.Word>
  /// The bytes of the lines that aren't all ASCII, in lowercase without diacritics.
  private let special: UnsafeRawBufferPointer
  /// The positions of the lines that aren't all ASCII.
  private let specialReader: ByteLines.Reader
  /// The search for the first word in the lines that aren't all ASCII.
  private let specialSearch: ByteSearch
  /// Whether a line matches if its lowercase form without diacritics matches.
  private let isPlain: Bool
  /// Whether lines that aren't all ASCII can't match.
  private let isASCII: Bool

  init(
    _ words: [Query.Word], _ lines: Lines, _ labels: [UInt8], special: UnsafeRawBufferPointer,
    _ specialReader: ByteLines.Reader, _ specialSearch: ByteSearch
  ) {
    self.words = words
    self.lines = lines
    self.labels = labels
    followers = lines.followers
    self.special = special
    self.specialReader = specialReader
    self.specialSearch = specialSearch
    others = words.dropFirst()
    isASCII = words.allSatisfy(\.isASCII)
    isPlain = isASCII && !words.contains(where: \.isExact)
  }

  /// Adds the matching lines of some runs.
  ///
  /// - Parameters:
  ///   - runs: The lines.
  ///   - bytes: The bytes of all lines, in which the first word is searched for.
  ///   - search: The search for the first word.
  ///   - reader: The positions of the lines.
  ///   - found: The runs to which matching lines are added.
  func look(
    at runs: ArraySlice<Range<Int>>, in bytes: UnsafeRawBufferPointer, _ search: ByteSearch,
    _ reader: ByteLines.Reader, adding found: inout [Range<Int>]
  ) {
    let special = lines.linesBeyondASCII
    let first = runs.first?.lowerBound ?? 0
    var place = partitionPoint(of: special.count) { special[$0] < first }
    for run in runs {
      var rest = run
      while !rest.isEmpty {
        while place < special.count, special[place] < rest.lowerBound { place += 1 }
        let next = place < special.count ? min(special[place], rest.upperBound) : rest.upperBound
        // Consecutive lines that are all ASCII are searched together.
        var plain = rest.lowerBound..<next
        while !plain.isEmpty, let byte = search.first(in: bytes, reader.range(of: plain)) {
          let line = reader.line(at: byte, in: plain)
          var end = line + 1
          if others.isEmpty || hasOthers(reader.range(of: line..<end)) {
            if line < followers.count { end = min(end + Int(followers[line]), plain.upperBound) }
            found.join(line..<end)
          }
          plain = end..<plain.upperBound
        }
        guard next < rest.upperBound else { break }
        var end = place + 1
        while end < special.count, special[end] < rest.upperBound,
          special[end] == special[end - 1] + 1
        { end += 1 }
        look(atSpecial: place..<end, reader, adding: &found)
        rest = (special[end - 1] + 1)..<rest.upperBound
        place = end
      }
    }
  }

  /// Searches consecutive lines that aren't all ASCII, given their numbers among these lines.
  private func look(
    atSpecial numbers: Range<Int>, _ reader: ByteLines.Reader, adding found: inout [Range<Int>]
  ) {
    let all = lines.linesBeyondASCII
    guard isASCII else {
      for line in all[numbers] where matches(reader.range(of: line..<(line + 1))) {
        found.join(line)
      }
      return
    }
    var rest = numbers
    while !rest.isEmpty,
      let byte = specialSearch.first(in: special, specialReader.range(of: rest))
    {
      let number = specialReader.line(at: byte, in: rest)
      let line = all[number]
      let plainRange = specialReader.range(of: number..<(number + 1))
      let hasOthers = others.allSatisfy { word in
        word.folded.withUnsafeBytes {
          ByteSearch(for: $0).first(in: special, plainRange) != nil
        }
      }
      // If a word has uppercase letters, the original line must match, too.
      if hasOthers, isPlain || matches(reader.range(of: line..<(line + 1))) { found.join(line) }
      rest = (number + 1)..<rest.upperBound
    }
  }

  /// Whether a line that is all ASCII contains the words after the first.
  private func hasOthers(_ line: Range<Int>) -> Bool {
    others.allSatisfy { ($0.isExact ? labels : lines.folded).first($0.bytes, in: line) != nil }
  }

  /// Whether a line matches the whole query.
  private func matches(_ line: Range<Int>) -> Bool {
    words.allSatisfy { word in
      let bytes = word.isExact ? labels : lines.folded
      if bytes.first(word.bytes, in: line) != nil { return true }
      return word.place(in: Array(labels[line])) != nil
    }
  }
}

extension Array where Element == Range<Int> {
  /// Appends a line, which must follow the lines added so far.
  mutating func join(_ line: Int) { join(line..<(line + 1)) }

  /// Appends a run of lines, which must follow the lines added so far.
  mutating func join(_ run: Range<Int>) {
    if let last, last.upperBound == run.lowerBound {
      self[count - 1] = last.lowerBound..<run.upperBound
    } else {
      append(run)
    }
  }
}
