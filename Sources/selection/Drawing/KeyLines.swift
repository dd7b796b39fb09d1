// SPDX-License-Identifier: MIT

extension StyledLine {
  /// Keys with what they do, as many as there is room for: none is cut.
  static func keys(_ keys: [(key: String, meaning: String)], columns: Int) -> StyledLine {
    var line = StyledLine()
    for (key, meaning) in keys {
      guard line.width + TextWidth.of(key) + TextWidth.of(meaning) + 3 <= columns else { break }
      line.append(" \(key) ", .strong)
      line.append(meaning + " ", .dim)
    }
    return line
  }
}

extension Usage {
  /// Which lines of a list of keys have room, with one that says that there are more.
  static func shownKeyLines(from first: Int, of count: Int, rowCount: Int) -> Range<Int> {
    first..<(count - first <= rowCount ? count : first + max(rowCount - 1, 1))
  }

  /// Some lines of a list of keys, to be shown in place of rows.
  static func listOfKeys(_ keys: [String], shown: Range<Int>, rowCount: Int) -> [StyledLine] {
    var lines = keys[shown].map { StyledLine("  " + $0) }
    if shown.upperBound < keys.count, lines.count < rowCount {
      lines.append(StyledLine("  … any key shows more", .dim))
    }
    return lines
  }
}
