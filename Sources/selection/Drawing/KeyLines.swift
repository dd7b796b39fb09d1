// SPDX-License-Identifier: MIT

extension StyledLine {
  /// Keys with their effects, as many as fit without being cut.
  static func keys(_ keys: [(key: String, meaning: String)], columns: Int) -> StyledLine {
    var line = StyledLine()
    for (key, meaning) in keys {
      guard line.width + TextWidth.of(key) + TextWidth.of(meaning) + 3 <= columns else { break }
      line.append(" \(key) ", .strong)
      line.append(meaning + " ", .dim)
    }
    return line
  }

  /// The keys while the list of keys is shown.
  static func goesOn(columns: Int) -> StyledLine {
    keys([("any key", "goes on")], columns: columns)
  }
}

/// The effects of keys, shown in place of rows, a page at a time.
struct KeyList {
  private let manual: Manual
  /// The number of lines on the previous pages.
  private var first = 0
  /// The number of lines on this page when it was last drawn.
  private var count = 0
  /// Whether this page was the last page when it was last drawn.
  private var isAtEnd = true

  init(_ manual: Manual) { self.manual = manual }

  /// The lines of the page; if there are more pages, the last line tells the user.
  mutating func page(rowCount: Int, columns: Int) -> [StyledLine] {
    let indent = columns < 30 ? " " : "  "
    let lines = manual.keyLines(columns: min(columns - 2 * indent.count, 80)).dropFirst(first)
    isAtEnd = lines.count <= rowCount
    count = isAtEnd ? lines.count : max(rowCount - 1, 1)
    var shown = lines.prefix(count).map { StyledLine(indent + $0) }
    if count < rowCount, !isAtEnd {
      shown.append(StyledLine(indent + "… any key shows more, escape goes back", .dim))
    }
    return shown
  }

  /// The list with its next page; nil after the last page, after escape, or if no page has been
  /// drawn yet.
  func next(after key: TerminalKey) -> KeyList? {
    if isAtEnd || key.name == .escape { return nil }
    var list = self
    list.first += count
    return list
  }
}
