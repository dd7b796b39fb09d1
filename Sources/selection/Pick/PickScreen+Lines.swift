// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The appearance of the lines: a title with the query, the lines, and the keys.
extension PickScreen {
  func lines(for size: ScreenSize) -> [StyledLine] {
    let hasTitle = size.lines >= 3
    let hasKeys = size.lines >= 5
    let headers = Array(table.lines.header.prefix(size.lines / 3))
    let titleCount = (hasTitle ? 1 : 0) + headers.count
    layout = PickLayout(
      firstRowLine: titleCount, rowCount: max(size.lines - titleCount - (hasKeys ? 1 : 0), 1),
      listColumns: listColumns(of: size.columns))
    scrollToCursor()
    var lines = hasTitle ? [titleLine(columns: size.columns)] : []
    let places = Array(window.rows(of: table.shownCount))
    let texts = table.lines.texts(ofHeader: headers, and: places.compactMap(table.line))
    lines += texts.header.map { StyledLine("    " + $0, .dim) }
    var rows =
      keyList?.shown(rowCount: layout.rowCount)
      ?? zip(places, texts.lines).map { rowLine(at: $0, $1, columns: layout.listColumns) }
    rows += Array(repeating: StyledLine(), count: layout.rowCount - rows.count)
    lines += keyList == nil ? withPreview(rows, columns: size.columns) : rows
    if hasKeys { lines.append(keyLine(columns: size.columns)) }
    if table.lines.count > 0 { isReady = true }
    return lines.map { $0.fitted(to: size.columns) }
  }

  /// Scrolls the line with the keyboard focus into view, unless the wheel scrolled it out.
  private func scrollToCursor() {
    window.rowCount = layout.rowCount
    let count = table.shownCount
    if let cursor = table.cursor { window.show(cursor, of: count) }
    window.stay(in: count)
  }

  private var title: String {
    if let prompt = options.prompt { return prompt.printable }
    if table.isExclusive { return "Pick a line" }
    return options.limit.map { "Pick up to \($0) lines" } ?? "Pick lines"
  }

  private func titleLine(columns: Int) -> StyledLine {
    // The counts always fit; the query takes more space than a prompt.
    let room = max(columns - TextWidth.of(counts) - 2, 0)
    let queryWidth = min(max(TextWidth.of(self.line.text), 16), room / 2)
    let titleWidth = min(TextWidth.of(title), max(room - queryWidth - 7, 0))
    var line = StyledLine()
    if titleWidth > 0 { line.append(" \(title.fitted(to: titleWidth)) ", .title) }
    if room > 6 {
      line.append(" > ", .accent)
      appendQuery(to: &line, columns: max(room - line.width - 2, 1))
    }
    line.append(" \(counts) ", .strong)
    line.append(message, .warning)
    return line
  }

  /// Adds the typed text; if it is long, the part around the cursor.
  private func appendQuery(to line: inout StyledLine, columns: Int) {
    if self.line.isEmpty {
      let hint = table.isFuzzy ? "type letters to search" : "type to search"
      return line.append(columns < hint.count ? "" : hint, .dim)
    }
    var before = Substring(self.line.textBeforeCursor)
    let after = self.line.text.dropFirst(before.count)
    while TextWidth.of(String(before)) > columns * 2 / 3, !after.isEmpty { before.removeFirst() }
    while TextWidth.of(String(before)) > columns { before.removeFirst() }
    line.append(String(before), .strong)
    if isEditing { layout.cursor = ScreenPlace(line: 0, column: line.width) }
    let rest = columns - TextWidth.of(String(before))
    let isCut = TextWidth.of(String(after)) > rest
    line.append(isCut ? String(after).fitted(to: rest) : String(after), .strong)
    line.append(" ")
  }

  /// The numbers of chosen lines and of all lines.
  private var counts: String {
    let all = table.lines.count
    let chosen = table.chosen.count
    var words = "\(chosen) of \(all) chosen"
    if isReading { words = "reading … \(all) lines" + (chosen > 0 ? ", \(chosen) chosen" : "") }
    if table.unseenCount > 0 { words += " (+\(table.unseenCount) not shown)" }
    if table.isSearching {
      words += " · searching …"
    } else if table.showsChosenOnly {
      words += " · only those chosen"
    } else if !table.query.words.isEmpty {
      words += " · \(table.shownCount) match" + (table.order == nil ? "" : ", best first")
    }
    return words
  }

  private func rowLine(at place: Int, _ text: String, columns: Int) -> StyledLine {
    let isCursor = place == table.cursor
    if isCursor, layout.cursor == nil {
      layout.cursor = ScreenPlace(line: layout.firstRowLine + place - window.top, column: 0)
    }
    let isChosen = table.isChosen(at: place)
    let style: Style = isCursor ? .cursor : isChosen ? .strong : .plain
    var result = StyledLine(isCursor ? "❯" : " ", .accent)
    result.append(isChosen ? " ✓ " : " · ", isCursor ? .cursor : isChosen ? .accent : .dim)
    let characters = table.query.words.isEmpty ? [] : Array(text)
    result.append(
      text, style, matched: table.query.places(in: characters), columns: max(columns - 4, 0),
      characters: characters)
    return result
  }

  private func keyLine(columns: Int) -> StyledLine {
    if keyList != nil { return .keys([("any key", "goes on")], columns: columns) }
    if table.lines.count == 0 { return .keys([("escape", "cancel")], columns: columns) }
    let isFiltered = table.showsChosenOnly || !line.isEmpty
    var keys = [
      ("return", table.isExclusive ? "take" : "accept"),
      ("escape", isFiltered ? "all lines" : "cancel"), ("alt-h", "keys"),
    ]
    if !table.isExclusive {
      let all = isFiltered ? "all shown" : "all"
      keys[1...1] = [("tab", "choose"), keys[1]]
      keys += [("alt-a", all), ("alt-n", "none"), ("alt-i", "invert"), ("⇧↑↓", "range")]
      keys += [("alt-o", table.showsChosenOnly ? "all lines" : "chosen only")]
    }
    return .keys(keys + [("alt-u", "undo")], columns: columns)
  }
}
