// SPDX-License-Identifier: MIT

internal import HeadlessTable
internal import SelectionCore

/// The lines as a table: a tap ticks, and only the lines on the screen have cells.
@MainActor
final class PickScreen: Screen, TableViewDataSource, TableViewDelegate {
  private let content: Lines
  private let isRequired: Bool
  private let title: String
  private(set) var ticks: Ticks
  private let table = TableView(visibleRowCount: 10)
  private var cursor = 0
  /// The line of the screen with the first row.
  private var firstRowLine = 0
  private var message = ""
  /// The words being typed to find a line, if `/` was pressed.
  private var search: RowSearch?

  init(_ content: Lines, options: PickOptions) {
    self.content = content
    isRequired = options.isRequired
    title =
      options.isExclusive
      ? "Pick a line" : options.limit.map { "Pick up to \($0) lines" } ?? "Pick lines"
    ticks = Ticks(
      lineCount: content.count, isExclusive: options.isExclusive, limit: options.limit)
    table.register(TableViewCell.self, forCellReuseIdentifier: "line")
    table.dataSource = self
    table.delegate = self
  }

  /// Ticks lines from the start, as far as the limit allows.
  func tick(_ lines: [Int]) {
    for line in lines {
      guard ticks.tick([line]) != nil else { return }
      if ticks.isExclusive { return }
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    content.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    cell.textLabel?.text = content.text(of: indexPath.row)
    cell.accessoryType = ticks.accessory(for: indexPath.row)
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    show(ticks.tap(indexPath.row))
  }

  /// Renders anew what a change names, as far as it is on the screen.
  private func show(_ change: CheckmarkChange<Int>?) {
    guard let change else {
      message = ticks.isExclusive ? "one line at most" : "no more than \(ticks.limit) lines"
      return
    }
    for path in table.indexPathsForVisibleRows ?? [] {
      guard change.checked.contains(path.row) || change.unchecked.contains(path.row)
      else { continue }
      table.cellForRow(at: path)?.accessoryType = ticks.accessory(for: path.row)
    }
  }

  func take(_ key: TerminalKey) -> Step {
    message = ""
    if search != nil, takeForSearch(key) { return .stay }
    let page = max(table.visibleRowCount - 1, 1)
    switch (key.name, key.modifiers) {
    case (.up, []): move(to: cursor - 1)
    case (.down, []): move(to: cursor + 1)
    case (.pageUp, []): move(to: cursor - page)
    case (.pageDown, []): move(to: cursor + page)
    case (.home, []): move(to: 0)
    case (.end, []): move(to: .max)
    case (.mouse(let mouse), []): take(mouse)
    case (.space, []): tapCursor()
    case (.character("a"), []): show(ticks.tick(content.indices))
    case (.character("n"), []): show(ticks.clear())
    case (.character("i"), []): show(ticks.invert())
    case (.character("/"), []): search = RowSearch()
    case (.return, []):
      guard isRequired, ticks.count == 0 else { return .end(ticks.count == 0 ? 1 : 0) }
      message = "tick a line first"
    case (.escape, []), (.character("q"), []): return .end(Pick.cancelled)
    default: break
    }
    return .stay
  }

  /// Takes a key for the search.
  ///
  /// - Returns: whether the key is used up; a key that moves ends the search and moves.
  private func takeForSearch(_ key: TerminalKey) -> Bool {
    guard var search else { return false }
    let effect = search.take(key)
    self.search = effect == .end ? nil : search
    guard effect != .end else { return [.escape, .backspace, .return].contains(key.name) }
    let start = cursor + (effect == .findNext ? 1 : 0)
    if let line = search.row(from: start, count: content.count, label: content.text) {
      move(to: line)
    } else if !search.text.isEmpty {
      message = "no line has that"
    }
    return true
  }

  private func take(_ mouse: TerminalKey.Mouse) {
    switch mouse.action {
    case .wheelUp: table.scroll(byRows: -3)
    case .wheelDown: table.scroll(byRows: 3)
    case .press:
      let rows = table.indexPathsForVisibleRows ?? []
      let place = mouse.line - firstRowLine
      guard rows.indices.contains(place) else { return }
      cursor = rows[place].row
      tapCursor()
    case .drag, .release, .secondary: break
    }
  }

  private func move(to line: Int) {
    cursor = min(max(line, 0), max(content.count - 1, 0))
    showCursor()
  }

  private func showCursor() {
    guard cursor < content.count else { return }
    table.scrollToRow(
      at: RowPath(section: 0, row: cursor), at: .none, animated: false)
  }

  private func tapCursor() {
    do throws(SelectionError) {
      try table.tap(at: RowPath(section: 0, row: cursor))
    } catch {
      message = "there are no lines"
    }
  }

  func lines(for size: ScreenSize) -> [StyledLine] {
    let hasTitle = size.lines >= 3
    let hasKeys = size.lines >= 5
    let rowCount = max(size.lines - (hasTitle ? 1 : 0) - (hasKeys ? 1 : 0), 1)
    if table.visibleRowCount != rowCount {
      table.visibleRowCount = rowCount
      showCursor()
    }
    var lines: [StyledLine] = []
    if hasTitle { lines.append(titleLine) }
    firstRowLine = lines.count
    for path in table.indexPathsForVisibleRows ?? [] {
      lines.append(line(at: path, columns: size.columns))
    }
    let left = rowCount + (hasTitle ? 1 : 0) - lines.count
    lines += Array(repeating: StyledLine(), count: left)
    if hasKeys { lines.append(Self.keyLine) }
    return lines.map { $0.fitted(to: size.columns) }
  }

  private var titleLine: StyledLine {
    var line = StyledLine(" \(title) ", .title)
    line.append(" \(ticks.count) of \(content.count) ticked ", .strong)
    if let search { line.append("/\(search.text)▏ ") }
    line.append(message, .warning)
    return line
  }

  private func line(at path: RowPath, columns: Int) -> StyledLine {
    guard let cell = table.cellForRow(at: path) else { return StyledLine() }
    let isCursor = path.row == cursor
    let isTicked = cell.accessoryType == .checkmark
    let style: Style = isCursor ? .cursor : isTicked ? .strong : .plain
    var line = StyledLine(isCursor ? "❯" : " ", .accent)
    line.append(isTicked ? " ✓ " : " · ", isCursor ? .cursor : isTicked ? .accent : .dim)
    line.append((cell.textLabel?.text ?? "").fitted(to: max(columns - 4, 0)), style)
    return line
  }

  private static let keyLine: StyledLine = {
    let keys = [
      ("return", "accept"), ("space", "tick"), ("/", "find"), ("escape", "cancel"), ("a", "all"),
      ("n", "none"), ("i", "invert"), ("↑ ↓", "move"),
    ]
    var line = StyledLine()
    for (key, meaning) in keys {
      line.append(" \(key) ", .strong)
      line.append(meaning + " ", .dim)
    }
    return line
  }()
}
