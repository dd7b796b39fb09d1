// SPDX-License-Identifier: MIT

internal import SelectionCore

/// A search for the lines that match a query, which goes on piece by piece.
struct LineFilter {
  let query: Query
  /// The lines that match, as far as has been looked, as runs in ascending order.
  private(set) var found: [Range<Int>] = []
  /// All lines before it have been looked at.
  private(set) var end = 0
  /// The lines to look at that an earlier search has left, in descending order.
  private var candidates: [Range<Int>] = []
  /// The words for which those have not been searched.
  private var newWords: [Query.Word]
  /// Where the lines begin that no earlier search has looked at.
  private var candidateEnd = 0

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - query: what is searched for.
  ///   - older: a search whose matches are enough to look at, if the query narrows its own.
  init(_ query: Query, within older: LineFilter? = nil) {
    self.query = query
    newWords = query.words
    guard let older, query.narrows(older.query) else { return }
    candidates = older.found.reversed()
    candidateEnd = older.end
    newWords = query.words.filter { !older.query.words.contains($0) }
  }

  /// Whether all lines have been looked at.
  func isComplete(for lines: Lines) -> Bool { end >= lines.count }

  /// Looks at some more lines, of so many bytes together.
  mutating func advance(in lines: Lines, byteCount: Int = 1 << 20) {
    lines.labels.read { reader in
      let runs = nextRuns(reader, lines.count, byteCount: byteCount)
      let old = runs.prefix { $0.lowerBound < candidateEnd }
      look(at: old, for: newWords, in: lines, reader)
      look(at: runs.dropFirst(old.count), for: query.words, in: lines, reader)
    }
  }

  private mutating func look(
    at runs: ArraySlice<Range<Int>>, for words: [Query.Word], in lines: Lines,
    _ reader: ByteLines.Reader
  ) {
    guard let first = words.first else { return found += runs }
    let labels = lines.labels.bytes
    let matcher = LineMatcher(words, lines, labels)
    (first.isExact ? labels : lines.folded).withUnsafeBytes { bytes in
      first.bytes.withUnsafeBytes { needle in
        let search = ByteSearch(for: needle, pair: lines.rarestPair(of: first.bytes))
        matcher.look(at: runs, in: bytes, search, reader, adding: &found)
      }
    }
  }

  /// The lines to look at next.
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

/// Says of lines whether they match.
private struct LineMatcher {
  private let words: [Query.Word]
  private let lines: Lines
  private let labels: [UInt8]
  /// The words after the first.
  private let others: ArraySlice<Query.Word>

  init(_ words: [Query.Word], _ lines: Lines, _ labels: [UInt8]) {
    self.words = words
    self.lines = lines
    self.labels = labels
    others = words.dropFirst()
  }

  /// Looks at runs of lines, and adds those that match.
  ///
  /// - Parameters:
  ///   - runs: the lines.
  ///   - bytes: the bytes of all lines, in which the first word is searched for.
  ///   - search: the search for it.
  ///   - reader: where the lines are.
  ///   - found: what the lines that match are added to.
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
        // Lines that are all ASCII are searched together.
        var plain = rest.lowerBound..<next
        while !plain.isEmpty, let byte = search.first(in: bytes, reader.range(of: plain)) {
          let line = reader.line(at: byte, in: plain)
          if others.isEmpty || hasOthers(reader.range(of: line..<(line + 1))) { found.join(line) }
          plain = (line + 1)..<plain.upperBound
        }
        guard next < rest.upperBound else { break }
        if matches(reader.range(of: next..<(next + 1))) { found.join(next) }
        rest = (next + 1)..<rest.upperBound
      }
    }
  }

  /// Whether a line that is all ASCII has the words after the first.
  private func hasOthers(_ line: Range<Int>) -> Bool {
    others.allSatisfy { ($0.isExact ? labels : lines.folded).first($0.bytes, in: line) != nil }
  }

  /// Whether any line matches.
  private func matches(_ line: Range<Int>) -> Bool {
    words.allSatisfy { word in
      let bytes = word.isExact ? labels : lines.folded
      if bytes.first(word.bytes, in: line) != nil { return true }
      return word.place(in: Array(labels[line])) != nil
    }
  }
}

extension Array where Element == Range<Int> {
  /// Adds a line after the others.
  fileprivate mutating func join(_ line: Int) {
    if let last, last.upperBound == line {
      self[count - 1] = last.lowerBound..<(line + 1)
    } else {
      append(line..<(line + 1))
    }
  }
}
