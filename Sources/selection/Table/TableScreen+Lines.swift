// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The appearance of the tables: a title, the purpose of the table, the rows with their sections
/// next to them, the last events, and the keys.
extension TableScreen {
  func lines(for size: ScreenSize) -> [StyledLine] {
    let hasTitle = size.lines >= 4
    let hasKeys = size.lines >= 8
    let hasIntroduction = size.lines >= 14
    let others = (hasTitle ? 2 : 0) + (hasKeys ? 1 : 0) + (hasIntroduction ? 1 : 0)
    let rowCount = max(size.lines - others, 1)
    if current.window.rowCount != rowCount {
      current.window.rowCount = rowCount
      current.showLead()
    }
    takeDrawn()
    var lines: [StyledLine] = []
    if hasTitle { lines.append(titleLine(columns: size.columns)) }
    if hasIntroduction {
      lines.append(StyledLine(" " + type(of: current).introduction, .accent))
    }
    layout.firstRowLine = lines.count
    let rows =
      keyList?.page(rowCount: rowCount, columns: size.columns) ?? rowLines(columns: size.columns)
    lines += rows
    lines += Array(repeating: StyledLine(), count: rowCount - rows.count)
    if hasTitle { lines.append(eventLine(columns: size.columns)) }
    if hasKeys { lines.append(keyLine(columns: size.columns)) }
    return lines.map { $0.fitted(to: size.columns) }
  }

  private func titleLine(columns: Int) -> StyledLine {
    var line = StyledLine()
    let hasNames = columns >= 60
    layout.tabs = []
    for (number, kind) in Self.kinds.enumerated() {
      let isShown = number == shownTable
      let name = isShown || hasNames ? "\(kind.name) " : ""
      let start = line.width
      line.append(" \(number + 1) \(name)", isShown ? .title : .dim)
      layout.tabs.append(start..<line.width)
    }
    let editing = current.table.isEditing ? "editing · " : ""
    let room = columns - line.width
    guard room > 3 else { return line }
    // As many words as fit.
    let words = (editing + current.summary).wrapped(to: room).first ?? ""
    line.append(words.fitted(to: room, isLeading: false), .strong)
    return line
  }

  private func rowLines(columns: Int) -> [StyledLine] {
    let paths = current.visibleRows
    let hasSections = columns >= 48
    layout.sectionColumns = hasSections ? 14 : 0
    return paths.enumerated().map { place, path in
      var line = StyledLine()
      if hasSections {
        let isFirst = path.row == 0 || place == 0
        let isSecond = path.row == 1 ? place > 0 : place == 1 && path.row > 1
        if isFirst {
          line.append(" " + current.titles[path.section].fitted(to: 13), .accent)
        } else if isSecond {
          line.append(" " + current.summary(ofSection: path.section).fitted(to: 13), .dim)
        } else {
          line.append(String(repeating: " ", count: 14))
        }
      }
      appendRow(at: path, to: &line, columns: columns)
      return line
    }
  }

  private func appendRow(at path: RowPath, to line: inout StyledLine, columns: Int) {
    let (row, table) = (current.row(at: path), current.table.rows)
    let (isCursor, isSelected) = (path == table.lead, table.isPresentedSelected(path))
    let style: Style =
      switch (isCursor, isSelected) {
      case (true, true): .selectedCursor
      case (true, false): .cursor
      case (false, true): .selected
      case (false, false): .plain
      }
    let mark = isSelected ? "●" : table.isEditing ? "○" : " "
    let room = max(columns - line.width - 10, 0)
    let detailWidth = room >= 24 ? min(TextWidth.of(row.detail), room / 2) : 0
    let label = row.label.printable
    line.append(isCursor ? "❯" : " ", .accent)
    line.append(" \(mark) " + label.fitted(to: room - detailWidth), style)
    line.append(detailWidth > 0 ? row.detail.fitted(to: detailWidth) : "", style)
    line.append(" \(table.accessory(for: path).sign) ", style.marked)
    line.append(drawnRows?.contains(path) == true ? " •" : "  ", .warning)
  }

  private func eventLine(columns: Int) -> StyledLine {
    let count = drawnRows?.count ?? 0
    let drawn = drawnRows == nil ? "" : " \(count) \(count == 1 ? "row" : "rows") redrawn • "
    var line = StyledLine()
    let room = columns - TextWidth.of(drawn) - 1
    guard room > 10 else { return StyledLine(drawn, .warning) }
    line.append(" " + (searchWords + current.events).joined(separator: " ").fitted(to: room))
    line.append(drawn, .warning)
    return line
  }

  /// The query, and a key for selected rows that aren't shown.
  private var searchWords: [String] {
    guard typing != nil || !current.query.isEmpty else { return [] }
    let text = typing.map { "/\($0.text)▏" } ?? "/\(current.query.text)"
    if current.shownCount == 0 { return [text, "no row has that"] }
    let isOffered = current.hiddenMarkCount > 0 && typing == nil && current.events.isEmpty
    return [text] + (isOffered ? ["· f lets go what is not shown"] : [])
  }

  private func keyLine(columns: Int) -> StyledLine {
    if keyList != nil { return .goesOn(columns: columns) }
    let keys = [
      ("q", "quit"), ("?", "keys"), ("space", "tap"), ("⇧↑↓", "range"), ("tab", "table"),
      ("/", "search"), ("e", "edit"), ("a", "all"), ("n", "none"), ("i", "invert"), ("u", "undo"),
    ]
    return .keys(keys, columns: columns)
  }
}

extension RowAccessory {
  /// The character that shows the accessory in a terminal; it takes one column.
  var sign: String {
    switch self {
    case .none: " "
    case .checkmark: "✓"
    case .disclosureIndicator: "›"
    case .detailButton, .detailDisclosureButton: "i"
    case .control: "◐"
    }
  }
}
