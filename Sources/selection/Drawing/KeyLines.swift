// SPDX-License-Identifier: MIT

extension StyledLine {
  /// Keys with their effects, as many as fit without cutting one.
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

/// The effects of keys, line by line, shown in place of rows, as many at a time as fit.
struct KeyList {
  /// The lines that haven't been shown yet.
  var lines: ArraySlice<String>

  /// The number of lines that fit, with one that says that there are more.
  private func shownCount(_ rowCount: Int) -> Int {
    lines.count <= rowCount ? lines.count : max(rowCount - 1, 1)
  }

  /// The lines to show.
  func shown(rowCount: Int) -> [StyledLine] {
    let count = shownCount(rowCount)
    var shown = lines.prefix(count).map { StyledLine("  " + $0) }
    if count < lines.count, count < rowCount {
      shown.append(StyledLine("  … any key shows more", .dim))
    }
    return shown
  }

  /// The list after these lines; nil at the end.
  func rest(rowCount: Int) -> KeyList? {
    let rest = lines.dropFirst(shownCount(rowCount))
    return rest.isEmpty ? nil : KeyList(lines: rest)
  }
}
