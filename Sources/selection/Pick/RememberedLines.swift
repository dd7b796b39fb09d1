// SPDX-License-Identifier: MIT

/// Lines to be chosen when they come: those of `--checked`, and those that a file remembers.
///
/// A line is remembered by its bytes, and by how many lines before it have the same: of several
/// that are alike the first is the first again, the second the second.
struct RememberedLines {
  /// The lines that are remembered, one after the other.
  private var saved = ByteLines()
  /// How many lines with the same bytes stood before each of them.
  private var occurrences: [Int] = []
  /// Which of them have come.
  private var hasCome: [Bool] = []
  private var index = LineIndex()
  /// Whether they can be found by their bytes.
  private var isIndexed = false
  /// The remembered lines by the first that has the same bytes, and by how many stood before.
  private var places: [Place: Int] = [:]
  /// How many lines have come that have the bytes of a remembered one, by the first of those.
  private var seen: [Int] = []
  /// The lines of which every one is chosen.
  private let checked: Set<[UInt8]>

  private struct Place: Hashable {
    var first: Int
    var occurrence: Int
  }

  /// Remembers nothing but lines to choose wherever they come.
  ///
  /// - Parameters:
  ///   - checked: those lines.
  ///   - byteCount: how many bytes will be remembered, about.
  init(checked: [String] = [], byteCount: Int = 0) {
    self.checked = Set(checked.map { Array($0.utf8) })
    saved.reserveCapacity(byteCount)
  }

  /// Remembers a line.
  mutating func remember(_ line: some Collection<UInt8>, occurrence: Int) {
    saved.append(line, separator: 0)
    occurrences.append(occurrence)
    hasCome.append(false)
  }

  /// Takes note of lines that have come.
  ///
  /// - Returns: those of them that are to be chosen.
  mutating func take(_ new: Range<Int>, of lines: Lines) -> [Int] {
    guard saved.count > 0 || !checked.isEmpty else { return [] }
    return new.filter { line in
      let isRemembered = isNext(line, of: lines) || isRemembered(line, of: lines)
      return isRemembered || !checked.isEmpty && checked.contains(Array(lines[line]))
    }
  }

  /// Whether a line and all before it are the remembered ones in their order, as they are where all
  /// were chosen: then none need be found by its bytes.
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

  /// Makes the remembered lines to be found by their bytes, after so many have come in their order.
  private mutating func makeIndex(lineCount: Int) {
    isIndexed = true
    index = LineIndex(capacity: saved.count)
    seen = Array(repeating: 0, count: saved.count)
    for number in 0..<saved.count {
      let first = index.add(number, of: saved)
      if number < lineCount { seen[first] += 1 }
      let occurrence = occurrences[number]
      // The first of its kind stands for itself, as nearly all do.
      if occurrence == 0, first == number { continue }
      let place = Place(first: first, occurrence: occurrence)
      let isKnown = occurrence == 0 && occurrences[first] == 0 || places[place] != nil
      places[place] = number
      // What is remembered twice is there once.
      if isKnown { hasCome[number] = true }
    }
  }

  /// Forgets the lines that have not come.
  mutating func forgetMissing() {
    for line in hasCome.indices { hasCome[line] = true }
  }

  /// How many remembered lines have not come.
  var missingCount: Int { hasCome.count { !$0 } }

  /// The lines that have not come.
  var missing: [(line: ArraySlice<UInt8>, occurrence: Int)] {
    hasCome.indices.filter { !hasCome[$0] }.map { (saved[$0], occurrences[$0]) }
  }
}
