// SPDX-License-Identifier: MIT

/// The lines of the screen: the keys to try first, a title with the query, headers, the rows with
/// the preview, and the keys.
extension Finder {
  func lines(for size: ScreenSize) -> [StyledLine] {
    let hasTitle = size.lines >= 3
    let hasKeys = size.lines >= 5
    var lines =
      options.isBrowsing && size.lines >= 8 ? [Self.suggestions(columns: size.columns)] : []
    let titleLine = lines.count
    if hasTitle { lines.append(StyledLine()) }
    let headers = Array(headers.prefix(size.lines / 3))
    let firstLine = lines.count + headers.count
    let lineCount = max(size.lines - firstLine - (hasKeys ? 1 : 0), 1)
    let area = pane?.area(columns: size.columns, lines: lineCount)
    let isAbove = area?.isAbove ?? false
    layout = FinderLayout(
      firstRowLine: firstLine + (isAbove ? area?.takenLines ?? 0 : 0),
      rowCount: lineCount - (area?.takenLines ?? 0),
      firstColumn: area?.isLeft == true ? area?.takenColumns ?? 0 : 0,
      columns: size.columns - (area?.takenColumns ?? 0),
      preview: area.map { $0.moved(toLine: firstLine) })
    scrollToCursor()
    if hasTitle { lines[titleLine] = self.titleLine(number: titleLine, columns: size.columns) }
    let places = window.rows(of: shownCount)
    if !isEditing || !hasTitle { placeCursorOnRow() }
    let texts = texts(ofHeader: headers, and: places)
    lines += texts.header.map { StyledLine("    " + $0, .dim) }
    var rows = keyList?.page(rowCount: lineCount, columns: size.columns) ?? texts.rows
    let count = keyList == nil ? layout.rowCount : lineCount
    rows += Array(repeating: StyledLine(), count: max(count - rows.count, 0))
    if let pane, let area, keyList == nil {
      rows = pane.composed(with: rows, area, columns: size.columns)
    }
    lines += rows
    if hasKeys { lines.append(keyLine(columns: size.columns)) }
    return lines.map { $0.fitted(to: size.columns) }
  }

  /// The keys to try first, as many as fit.
  private static func suggestions(columns: Int) -> StyledLine {
    var text = " space checks"
    for words in ["⇧↓ ranges", "u undoes", "/ filters, what is chosen stays"] {
      guard TextWidth.of(text) + TextWidth.of(words) + 3 <= columns else { break }
      text += " · " + words
    }
    return StyledLine(text, .accent)
  }

  /// The number of lines that the screen would need to show all rows.
  var wantedLineCount: Int? { rowCount + headers.count + 2 + (options.isBrowsing ? 1 : 0) }

  var cursor: ScreenPlace? { layout.cursor }

  /// Scrolls the row with the keyboard focus into view, unless the wheel scrolled it out.
  private func scrollToCursor() {
    window.rowCount = layout.rowCount
    let count = shownCount
    if let cursorPlace { window.show(cursorPlace, of: count) }
    window.stay(in: count)
  }

  private func placeCursorOnRow() {
    guard let cursorPlace, window.rows(of: shownCount).contains(cursorPlace) else { return }
    layout.cursor = ScreenPlace(
      line: layout.firstRowLine + cursorPlace - window.top, column: layout.firstColumn)
  }

  /// The title, the query and the counts, or a message in place of them.
  ///
  /// The query is always shown; next to it are the longest counts that leave a third of the line
  /// for the query.
  private func titleLine(number: Int, columns: Int) -> StyledLine {
    let arrow = isTyping ? " > " : line.isEmpty ? "" : " / "
    let typed = line.isEmpty && isTyping ? hint : line.text
    let room = max(columns - TextWidth.of(arrow), 0)
    let least = line.isEmpty ? 0 : min(TextWidth.of(typed) + 1, max(room / 3, 12))
    let fits = { (text: String) in TextWidth.of(text) + 2 + least <= room }
    var counts = self.counts.first(where: fits) ?? ""
    let separator = "· "
    let canGreet = message.isEmpty && fits(counts + " " + separator + greeting)
    let message = canGreet ? greeting : message
    if !message.isEmpty, !fits(counts + " " + separator + message) { counts = "" }
    let noted =
      message.isEmpty ? 0 : TextWidth.of(message) + (counts.isEmpty ? 1 : separator.count)
    let right = (counts.isEmpty ? 0 : TextWidth.of(counts) + 2) + min(noted, max(room - least, 0))
    let queryWidth = min(TextWidth.of(typed) + 1, max(room - right, 0))
    let name = (options.prompt ?? title).printable
    var nameWidth = min(TextWidth.of(name), max(room - right - queryWidth - 2, 0))
    // Half a name is worse than none.
    if nameWidth < min(TextWidth.of(name), 12) { nameWidth = 0 }
    var result = StyledLine()
    if nameWidth > 0 { result.append(" \(name.fitted(to: nameWidth)) ", .title) }
    result.append(arrow, .accent)
    if !line.isEmpty {
      let taken = right + 1 + (nameWidth > 0 ? nameWidth + 2 : 0)
      let query = queryPart(columns: max(room - taken, 1))
      if isEditing {
        layout.cursor = ScreenPlace(
          line: number, column: result.width + TextWidth.of(query.beforeCursor))
      }
      result.append(query.beforeCursor + query.afterCursor, .strong)
      result.append(" ")
    } else if isTyping {
      if isEditing { layout.cursor = ScreenPlace(line: number, column: result.width) }
      if queryWidth > TextWidth.of(hint) { result.append(hint, .dim) }
    }
    if !counts.isEmpty { result.append(" \(counts) ", .strong) }
    if !message.isEmpty { result.append((counts.isEmpty ? " " : separator) + message, .warning) }
    return result
  }

  /// The typed text, or if it is long, the part around the cursor.
  private func queryPart(columns: Int) -> (beforeCursor: String, afterCursor: String) {
    var before = Substring(line.textBeforeCursor)
    let after = String(line.text.dropFirst(before.count))
    while TextWidth.of(String(before)) > columns * 2 / 3, !after.isEmpty { before.removeFirst() }
    while TextWidth.of(String(before)) > columns { before.removeFirst() }
    let rest = columns - TextWidth.of(String(before))
    return (String(before), TextWidth.of(after) > rest ? after.fitted(to: rest) : after)
  }

  private func keyLine(columns: Int) -> StyledLine {
    if keyList != nil { return .goesOn(columns: columns) }
    if !hasRows { return .keys([("escape", "cancel")], columns: columns) }
    return .keys(keyItems, columns: columns)
  }
}
