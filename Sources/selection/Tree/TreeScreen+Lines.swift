// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionOutline

/// The appearance of the tree: a title with the query, the rows, and the keys.
extension TreeScreen {
  func lines(for size: ScreenSize) -> [StyledLine] {
    let hasTitle = size.lines >= 3
    let hasKeys = size.lines >= 5
    firstRowLine = hasTitle ? 1 : 0
    window.rowCount = max(size.lines - firstRowLine - (hasKeys ? 1 : 0), 1)
    let count = tree.shownCount
    if let cursor = tree.cursor { window.show(cursor, of: count) }
    window.stay(in: count)
    cursor = tree.cursor.map { ScreenPlace(line: firstRowLine + $0 - window.top, column: 0) }
    var lines = hasTitle ? [titleLine(columns: size.columns)] : []
    var rows = keyList?.shown(rowCount: window.rowCount) ?? window.rows(of: count).map(rowLine)
    rows += Array(repeating: StyledLine(), count: window.rowCount - rows.count)
    lines += rows
    if hasKeys { lines.append(keyLine(columns: size.columns)) }
    return lines.map { $0.fitted(to: size.columns) }
  }

  private func titleLine(columns: Int) -> StyledLine {
    var line = StyledLine()
    line.append(" \((options.prompt ?? "Pick from a tree").printable) ", .title)
    line.append(" > ", .accent)
    if self.line.isEmpty {
      line.append("type to search ", .dim)
    } else {
      line.append(self.line.text + " ", .strong)
    }
    line.append(" \(counts) ", .strong)
    line.append(message, .warning)
    return line
  }

  /// The number of chosen leaves and empty folders, all of which are printed.
  private var counts: String {
    let all = tree.outline.checked.count
    let chosen =
      switch tree.outline.checkedLeafCount {
      case .exactly: "\(all) chosen"
      case .atLeast(_, let unloaded):
        "\(all - unloaded) chosen, and all in \(unloaded) \(unloaded == 1 ? "folder" : "folders")"
      }
    if tree.query.words.isEmpty { return chosen }
    let folders =
      tree.unread.isEmpty ? "" : " in \(tree.unread.readCount) of \(tree.unread.count) folders"
    return chosen + " · \(tree.shownCount) rows match" + folders
  }

  private func rowLine(at place: Int) -> StyledLine {
    guard let node = tree.node(at: place) else { return StyledLine() }
    let outline = tree.outline
    let isCursor = place == tree.cursor
    let state = outline.state(of: node) ?? .none
    let style: Style = isCursor ? .cursor : state == .none ? .plain : .strong
    var line = StyledLine(isCursor ? "❯" : " ", .accent)
    line.append(String(repeating: "  ", count: outline.level(of: node) ?? 0), style)
    let triangle = !outline.isGroup(node) ? "  " : outline.isExpanded(node) ? "▾ " : "▸ "
    line.append(triangle, isCursor ? style : .dim)
    let box =
      switch state {
      case .none: "[ ] "
      case .partial: "[-] "
      case .all: "[✓] "
      }
    line.append(box, isCursor ? .cursor : state == .none ? .dim : .accent)
    let name = tree.paths.name(of: node) + (outline.isGroup(node) ? "/" : "")
    let characters = Array(name)
    line.append(
      name, style, matched: tree.query.places(in: characters), columns: TextWidth.of(name),
      characters: characters)
    return line
  }

  private func keyLine(columns: Int) -> StyledLine {
    if keyList != nil { return .keys([("any key", "goes on")], columns: columns) }
    let keys = [
      ("return", "accept"), ("escape", line.isEmpty ? "cancel" : "all"), ("alt-h", "keys"),
      ("→ ←", "open, close"), ("space", "choose"), ("⇧↑↓", "range"), ("*", "open all beside"),
      ("alt-a", "all"), ("alt-u", "undo"),
    ]
    return .keys(keys, columns: columns)
  }
}
