// SPDX-License-Identifier: MIT

extension StyledLine {
  /// Adds text in exactly `columns` columns, with some runs of its characters marked as matching.
  ///
  /// If the text is too long, the part with the first of these runs is shown.
  mutating func append(
    _ text: String, _ style: Style, matched places: [Range<Int>], columns: Int,
    characters: [Character]
  ) {
    guard let first = places.first, columns > 2 else {
      return append(text.fitted(to: columns), style)
    }
    let widths = characters.map { TextWidth.of($0) }
    var start = 0
    var left = columns
    if widths.reduce(0, +) > columns {
      // Drops text before the match that doesn't fit, but keeps up to a third of the space for it.
      var width = widths[..<first.upperBound].reduce(0, +)
      while width > columns * 2 / 3, start < first.lowerBound {
        width -= widths[start]
        start += 1
      }
      // If the whole rest fits, the remaining space is filled with text before it.
      var rest = widths[start...].reduce(0, +)
      while start > 0, rest + widths[start - 1] < columns {
        start -= 1
        rest += widths[start]
      }
      if start > 0 {
        append("…", style)
        left -= 1
      }
    }
    var piece = ""
    var isMatched = false
    func flush(into line: inout StyledLine) {
      if !piece.isEmpty { line.append(piece, isMatched ? style.matched : style) }
      piece = ""
    }
    let isCut = widths[start...].reduce(0, +) > left
    var room = isCut ? left - 1 : left
    for place in characters.indices[start...] {
      guard widths[place] <= room else { break }
      room -= widths[place]
      let isNowMatched = places.contains { $0.contains(place) }
      if isNowMatched != isMatched {
        flush(into: &self)
        isMatched = isNowMatched
      }
      piece.append(characters[place])
    }
    flush(into: &self)
    append((isCut ? "…" : "") + String(repeating: " ", count: room), style)
  }
}
