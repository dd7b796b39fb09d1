// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The appearance of the lines.
extension PickScreen: Finder {
  var title: String {
    if table.isExclusive { return "Pick a line" }
    return options.limit.map { "Pick up to \($0) lines" } ?? "Pick lines"
  }

  var hint: String { table.isFuzzy ? "type letters to search" : "type to search" }

  var manual: Manual { Usage.pick }

  var hasRows: Bool { table.lines.count > 0 }

  var rowCount: Int { table.lines.count }

  var shownCount: Int { table.shownCount }

  var cursorPlace: Int? { table.cursor }

  var headers: [[UInt8]] { options.header + table.lines.header }

  var previewLine: Int? { table.cursor.flatMap(table.line) }

  var previewLines: Lines { table.lines }

  var chosenLines: [Int] { Array(table.chosen) }

  func texts(ofHeader header: [[UInt8]], and places: Range<Int>) -> (
    header: [String], rows: [StyledLine]
  ) {
    if hasRows { setReady() }
    // Lines of `--header` have no fields.
    let plain = header.prefix(options.header.count)
    let texts = table.lines.texts(
      ofHeader: Array(header.dropFirst(plain.count)), and: places.compactMap(table.line))
    return (
      plain.map { Lines.text(Label.withoutColors($0[...])[...]) } + texts.header,
      zip(places, texts.lines).map(rowLine)
    )
  }

  /// The numbers of chosen lines and of all lines.
  var counts: [String] {
    let all = table.lines.count
    let chosen = table.chosen.count
    var words = "\(chosen) of \(all) chosen"
    if isReading { words = "reading … \(all) lines" + (chosen > 0 ? ", \(chosen) chosen" : "") }
    if table.unseenCount > 0 { words += " (+\(table.unseenCount) not shown)" }
    var matches = ""
    if table.isSearching {
      words += " · searching …"
    } else if table.showsChosenOnly {
      words += " · only those chosen"
    } else if !table.query.isEmpty {
      matches = " · \(table.shownCount) match"
      words += matches + (table.order == nil ? "" : ", best first")
    }
    let found = matches.isEmpty ? "\(chosen) of \(all)" : "\(chosen) chosen" + matches
    return [
      words, "\(chosen) of \(all) chosen" + matches, found, "\(chosen) of \(all)", "\(chosen)",
    ]
  }

  private func rowLine(at place: Int, _ text: String) -> StyledLine {
    let isCursor = place == table.cursor
    let isChosen = table.isChosen(at: place)
    let style: Style = isCursor ? .cursor : isChosen ? .strong : .plain
    var result = StyledLine(isCursor ? "❯" : " ", .accent)
    result.append(isChosen ? " ✓ " : " · ", isCursor ? .cursor : isChosen ? .accent : .dim)
    let characters = table.query.isEmpty ? [] : Array(text)
    result.append(
      text, style, matched: table.query.places(in: characters), columns: max(layout.columns - 4, 0),
      characters: characters)
    return result
  }

  var keyItems: [(key: String, meaning: String)] {
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
    return keys + [("alt-u", "undo")]
  }
}
