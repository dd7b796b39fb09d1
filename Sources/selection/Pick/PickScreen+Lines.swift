// SPDX-License-Identifier: MIT

internal import SelectionCore

/// How the lines look: a title with what is searched for, the lines, and the keys.
extension PickScreen {
  func lines(for size: ScreenSize) -> [StyledLine] {
    let hasTitle = size.lines >= 3
    let hasKeys = size.lines >= 5
    let headers = table.lines.header.prefix(size.lines / 3)
    let titleCount = (hasTitle ? 1 : 0) + headers.count
    layout = PickLayout(
      firstRowLine: titleCount, rowCount: max(size.lines - titleCount - (hasKeys ? 1 : 0), 1))
    scrollToCursor()
    var lines = hasTitle ? [titleLine(columns: size.columns)] : []
    lines += headers.map { StyledLine("    " + $0.withTabStops.printable, .dim) }
    let rows = keyList?.shown(rowCount: layout.rowCount) ?? rowLines(columns: size.columns)
    lines += rows
    lines += Array(repeating: StyledLine(), count: layout.rowCount - rows.count)
    if hasKeys { lines.append(keyLine(columns: size.columns)) }
    if table.lines.count > 0 { isReady = true }
    return lines.map { $0.fitted(to: size.columns) }
  }

  /// Scrolls the line on which the keyboard stands into view, unless the wheel took it out.
  private func scrollToCursor() {
    if !isScrolled, let cursor = table.cursor {
      let place = table.shown.rank(of: cursor)
      top = min(max(top, place - layout.rowCount + 1), place)
    }
    top = min(max(top, 0), max(table.shown.count - layout.rowCount, 0))
  }

  private var title: String {
    if let prompt = options.prompt { return prompt.printable }
    if table.isExclusive { return "Pick a line" }
    return options.limit.map { "Pick up to \($0) lines" } ?? "Pick lines"
  }

  private func titleLine(columns: Int) -> StyledLine {
    var line = StyledLine(" \(title) ", .title)
    if typing != nil || !table.query.text.isEmpty {
      line.append(" /", .strong)
      // Of a long text the end is shown.
      var text = Substring(typing?.text ?? table.query.text)
      while TextWidth.of(String(text)) > max(columns / 3, 8) { text.removeFirst() }
      line.append(String(text), .strong)
      if typing != nil {
        layout.cursor = ScreenPlace(line: 0, column: min(line.width, max(columns - 1, 0)))
      }
    }
    line.append(" \(counts) ", .strong)
    line.append(message, .warning)
    return line
  }

  /// How many lines are chosen, and how many there are.
  private var counts: String {
    let all = table.lines.count
    let chosen = table.rows.selected.count
    var words = "\(chosen) of \(all) chosen"
    if isReading { words = "reading … \(all) lines" + (chosen > 0 ? ", \(chosen) chosen" : "") }
    if table.unseenCount > 0 { words += " (+\(table.unseenCount) not shown)" }
    if table.isSearching {
      words += " · searching …"
    } else if !table.query.words.isEmpty {
      words += " · \(table.shown.count) match"
    } else if table.showsChosenOnly {
      words += " · only those chosen"
    }
    return words
  }

  private func rowLines(columns: Int) -> [StyledLine] {
    let end = min(top + layout.rowCount, table.shown.count)
    return (top..<max(end, top)).compactMap { place in
      guard let line = table.shown.nth(place) else { return nil }
      let isCursor = line == table.cursor
      if isCursor, layout.cursor == nil {
        layout.cursor = ScreenPlace(line: layout.firstRowLine + place - top, column: 0)
      }
      return rowLine(line, isCursor: isCursor, columns: columns)
    }
  }

  private func rowLine(_ line: Int, isCursor: Bool, columns: Int) -> StyledLine {
    let isChosen = table.rows.isSelected(PickTable.row(line))
    let style: Style = isCursor ? .cursor : isChosen ? .strong : .plain
    var result = StyledLine(isCursor ? "❯" : " ", .accent)
    result.append(isChosen ? " ✓ " : " · ", isCursor ? .cursor : isChosen ? .accent : .dim)
    result.append(table.lines.text(of: line).fitted(to: max(columns - 4, 0)), style)
    return result
  }

  private func keyLine(columns: Int) -> StyledLine {
    var keys: [(String, String)] = []
    if keyList != nil {
      keys = [("any key", "goes on")]
    } else if table.lines.count == 0 {
      keys = [("escape", "cancel")]
    } else if typing != nil {
      keys = [
        ("return", table.isExclusive ? "take" : "done"), ("escape", "all lines"),
        ("tab", "choose"), ("↑ ↓", "move"), ("⇧↑↓", "range"), ("ctrl-u", "clear"),
      ]
      if table.isExclusive { keys.removeAll { ["tab", "⇧↑↓"].contains($0.0) } }
    } else {
      let isFiltered = table.showsChosenOnly || !table.query.text.isEmpty
      keys = [
        ("return", table.isExclusive ? "take" : "accept"), ("space", "choose"), ("/", "search"),
        ("escape", isFiltered ? "all lines" : "cancel"), ("?", "keys"),
      ]
      if !table.isExclusive {
        keys += [("a", "all"), ("n", "none"), ("i", "invert"), ("⇧↑↓", "range")]
      }
      keys += [("u", "undo"), ("t", table.showsChosenOnly ? "all lines" : "chosen only")]
    }
    return .keys(keys, columns: columns)
  }
}
