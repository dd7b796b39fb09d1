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

/// What keys do, line by line, to be shown in place of rows: as much at a time as has room.
struct KeyList {
  /// The lines that have not been shown before.
  var lines: ArraySlice<String>

  /// How many of the lines have room, with one that says that there are more.
  private func shownCount(_ rowCount: Int) -> Int {
    lines.count <= rowCount ? lines.count : max(rowCount - 1, 1)
  }

  /// What is shown.
  func shown(rowCount: Int) -> [StyledLine] {
    let count = shownCount(rowCount)
    var shown = lines.prefix(count).map { StyledLine("  " + $0) }
    if count < lines.count, count < rowCount {
      shown.append(StyledLine("  … any key shows more", .dim))
    }
    return shown
  }

  /// What is to be shown after that; nil if it was the end.
  func rest(rowCount: Int) -> KeyList? {
    let rest = lines.dropFirst(shownCount(rowCount))
    return rest.isEmpty ? nil : KeyList(lines: rest)
  }
}
