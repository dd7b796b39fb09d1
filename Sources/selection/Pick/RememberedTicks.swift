// SPDX-License-Identifier: MIT

/// Lines to be ticked when they come: those of `--checked`, and those that a file remembers.
///
/// A line is remembered by its bytes, and by how many lines before it have the same: of several
/// that are alike the first is the first again, the second the second.
struct RememberedTicks {
  /// The lines that are remembered, one after the other.
  private var saved = ByteLines()
  /// How many lines with the same bytes stood before each of them.
  private var occurrences: [Int] = []
  /// Which of them have come.
  private var hasCome: [Bool] = []
  private var index = LineIndex()
  /// The remembered lines by the first that has the same bytes, and by how many stood before.
  private var places: [Place: Int] = [:]
  /// How many lines have come that have the bytes of a remembered one, by the first of those.
  private var seen: [Int] = []
  /// The lines of which every one is ticked.
  private let checked: Set<[UInt8]>
  /// How many remembered lines have not come.
  private(set) var missingCount = 0

  private struct Place: Hashable {
    var first: Int
    var occurrence: Int
  }

  /// Remembers nothing but lines to tick wherever they come.
  ///
  /// - Parameters:
  ///   - checked: those lines.
  ///   - byteCount: how many bytes will be remembered, about.
  init(checked: [String] = [], byteCount: Int = 0) {
    self.checked = Set(checked.map { Array($0.utf8) })
    saved.reserveCapacity(byteCount)
    index = LineIndex(capacity: byteCount / 32)
  }

  /// Remembers a line; one that is remembered already is no other.
  mutating func remember(_ line: some Collection<UInt8>, occurrence: Int) {
    saved.append(line, separator: 0)
    let number = saved.count - 1
    let first = index.add(number, of: saved)
    let isKnown: Bool
    if occurrence == 0, first == number || occurrences[first] == 0 {
      // The first of its kind stands for itself, as nearly all do.
      isKnown = first != number
    } else {
      let place = Place(first: first, occurrence: occurrence)
      isKnown = places.updateValue(number, forKey: place) != nil
    }
    occurrences.append(occurrence)
    hasCome.append(isKnown)
    seen.append(0)
    if !isKnown { missingCount += 1 }
  }

  /// Takes note of lines that have come.
  ///
  /// - Returns: those of them that are to be ticked.
  mutating func take(_ new: Range<Int>, of lines: Lines) -> [Int] {
    guard saved.count > 0 || !checked.isEmpty else { return [] }
    return new.filter { line in
      let isRemembered = isRemembered(lines[line])
      return isRemembered || !checked.isEmpty && checked.contains(Array(lines[line]))
    }
  }

  private mutating func isRemembered(_ line: ArraySlice<UInt8>) -> Bool {
    guard saved.count > 0, let first = index.first(line, in: saved) else { return false }
    let occurrence = seen[first]
    seen[first] += 1
    let place =
      occurrence == 0 && occurrences[first] == 0
      ? first : places[Place(first: first, occurrence: occurrence)]
    guard let place else { return false }
    hasCome[place] = true
    missingCount -= 1
    return true
  }

  /// Forgets the lines that have not come.
  mutating func forgetMissing() {
    for line in hasCome.indices { hasCome[line] = true }
    missingCount = 0
  }

  /// The lines that have not come.
  var missing: [(line: ArraySlice<UInt8>, occurrence: Int)] {
    hasCome.indices.filter { !hasCome[$0] }.map { (saved[$0], occurrences[$0]) }
  }
}
