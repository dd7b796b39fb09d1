// SPDX-License-Identifier: MIT

/// Lines to choose when they are read: the lines given by `--checked`, and the lines stored in a
/// file.
///
/// A line is identified by its bytes, and by the number of lines before it with the same bytes:
/// among equal lines, the first is matched with the first, the second with the second, and so on.
struct RememberedLines {
  /// The remembered lines, in order.
  private var saved = ByteLines()
  /// For each remembered line, the number of lines with the same bytes before it.
  private var occurrences: [Int] = []
  /// For each remembered line, whether it has been read.
  private var hasCome: [Bool] = []
  private var index = LineIndex()
  /// Whether the remembered lines have been indexed by their bytes.
  private var isIndexed = false
  /// The remembered lines, by the first line with the same bytes and the number of such lines
  /// before.
  private var places: [Place: Int] = [:]
  /// For each remembered line that is the first with its bytes, the number of lines with these
  /// bytes that have been read.
  private var seen: [Int] = []
  /// The lines of which every occurrence is chosen.
  private let checked: Set<[UInt8]>

  private struct Place: Hashable {
    var first: Int
    var occurrence: Int
  }

  /// Makes a value that remembers only lines to choose at every occurrence.
  ///
  /// - Parameters:
  ///   - checked: The lines to choose at every occurrence.
  ///   - byteCount: The approximate number of bytes to be remembered.
  init(checked: [[UInt8]] = [], byteCount: Int = 0) {
    self.checked = Set(checked)
    saved.reserveCapacity(byteCount)
  }

  /// Remembers a line.
  mutating func remember(_ line: some Collection<UInt8>, occurrence: Int) {
    saved.append(line, separator: 0)
    occurrences.append(occurrence)
    hasCome.append(false)
  }

  /// Matches lines that have been read.
  ///
  /// - Returns: The lines among them to choose.
  mutating func take(_ new: Range<Int>, of lines: Lines) -> [Int] {
    guard saved.count > 0 || !checked.isEmpty else { return [] }
    return new.filter { line in
      let isRemembered = isNext(line, of: lines) || isRemembered(line, of: lines)
      return isRemembered || !checked.isEmpty && checked.contains(Array(lines[line]))
    }
  }

  /// Whether a line and all lines before it are the remembered lines in order, for example because
  /// all lines were chosen.
  ///
  /// Then no line has to be looked up by its bytes.
  private mutating func isNext(_ line: Int, of lines: Lines) -> Bool {
    guard !isIndexed, line < saved.count, occurrences[line] == 0,
      saved.bytes(of: line, equalThoseOf: line, in: lines.raw)
    else { return false }
    hasCome[line] = true
    return true
  }

  private mutating func isRemembered(_ line: Int, of lines: Lines) -> Bool {
    if saved.count == 0 { return false }
    if !isIndexed { makeIndex(lineCount: line) }
    guard let first = index.first(lines[line], in: saved) else { return false }
    let occurrence = seen[first]
    seen[first] += 1
    let place =
      occurrence == 0 && occurrences[first] == 0
      ? first : places[Place(first: first, occurrence: occurrence)]
    guard let place, !hasCome[place] else { return false }
    hasCome[place] = true
    return true
  }

  /// Indexes the remembered lines by their bytes, after some of them have been matched in order.
  private mutating func makeIndex(lineCount: Int) {
    isIndexed = true
    index = LineIndex(capacity: saved.count)
    seen = Array(repeating: 0, count: saved.count)
    for number in 0..<saved.count {
      let first = index.add(number, of: saved)
      if number < lineCount { seen[first] += 1 }
      let occurrence = occurrences[number]
      // The first occurrence is its own key, as with nearly all lines.
      if occurrence == 0, first == number { continue }
      let place = Place(first: first, occurrence: occurrence)
      let isKnown = occurrence == 0 && occurrences[first] == 0 || places[place] != nil
      places[place] = number
      // A line that is remembered twice counts once.
      if isKnown { hasCome[number] = true }
    }
  }

  /// Forgets the lines that haven't been read.
  mutating func forgetMissing() {
    for line in hasCome.indices { hasCome[line] = true }
  }

  /// The number of remembered lines that haven't been read.
  var missingCount: Int { hasCome.count { !$0 } }

  /// The lines that haven't been read.
  var missing: [(line: ArraySlice<UInt8>, occurrence: Int)] {
    hasCome.indices.filter { !hasCome[$0] }.map { (saved[$0], occurrences[$0]) }
  }
}
