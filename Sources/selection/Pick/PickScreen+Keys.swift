// SPDX-License-Identifier: MIT

internal import SelectionCore

extension InputProfile {
  /// What keys and clicks do in `selection pick`: as in the tables, but nothing that is out of
  /// sight is dropped by a click.
  static let pick: InputProfile = {
    var profile = InputProfile.terminal
    profile.clicks[.shift] = .extendAdding
    return profile
  }()
}

/// What keys do.
extension PickScreen {
  func take(_ key: TerminalKey) -> Step {
    message = ""
    if let shown = keyList {
      keyList = shown.rest(rowCount: layout.rowCount)
      return .stay
    }
    if table.lines.count == 0 { return takeBeforeLines(key) }
    table.enableUndo()
    if case .mouse(let mouse) = key.name {
      take(mouse, key.modifiers)
      return .stay
    }
    isScrolled = false
    if typing != nil, let step = takeForSearch(key) { return step }
    switch (key.name, key.modifiers) {
    case (.return, []): return accept()
    case (.escape, []): return giveUp()
    case (.tab, []): apply(.go(.stay, .tap), .go(.next, .focus))
    case (.tab, .shift): apply(.go(.stay, .tap), .go(.previous, .focus))
    case (.character("r"), .control): apply(.redo)
    case (.paste(let text), _): paste(text)
    case (.character(let character), []): return take(character)
    default: if let stroke = key.stroke { take(stroke) }
    }
    return .stay
  }

  /// Takes a key while there is no line yet: what it would act on cannot be seen.
  private func takeBeforeLines(_ key: TerminalKey) -> Step {
    switch (key.name, key.modifiers) {
    case (.escape, []): return .end(Pick.cancelled)
    case (.character("q"), []) where !isReading: return .end(Pick.cancelled)
    case (.return, []) where !isReading: return .end(1)
    default: return .stay
    }
  }

  private func take(_ character: Character) -> Step {
    switch character {
    case "a": apply(.userSelectAll)
    case "n": apply(.userDeselectAll)
    case "i": invert()
    case "r": apply(.go(.stay, .extendAdding))
    case "u": apply(.undo)
    case "U": apply(.redo)
    case "t": table.toggleChosenOnly()
    case "f": forgetMissing()
    case "/": typing = typing ?? QueryLine(text: table.query.text)
    case "?": keyList = KeyList(lines: Usage.pick.keyLines[...])
    case "q": return .end(Pick.cancelled)
    default: break
    }
    return .stay
  }

  /// Takes a key that moves, or acts on the line where the keyboard stands.
  private func take(_ stroke: KeyStroke) {
    let action = UserAction<RowPath>.key(stroke, pageRows: pageRows)
    guard let input = InputProfile.pick.input(for: action, in: table.rows) else { return }
    if case .go(let motion, let effect, _, _) = input, let target = page(motion) {
      // A page is one of the lines that are shown.
      if effect == .extendAdding, table.rows.anchor == nil { apply(.go(.stay, effect)) }
      return apply(effect.input(on: PickTable.row(target)))
    }
    apply(input)
  }

  private var pageRows: Int { max(layout.rowCount - 1, 1) }

  /// The line that is a page away, where a motion goes there.
  private func page(_ motion: RowMotion) -> Int? {
    guard motion == .pageUp || motion == .pageDown, let cursor = table.cursor else { return nil }
    let place = table.shown.rank(of: cursor) + (motion == .pageUp ? -pageRows : pageRows)
    return table.shown.nth(min(max(place, 0), table.shown.count - 1))
  }

  /// Takes a key while the search line is open.
  ///
  /// - Returns: what becomes of the screen; nil where the key means what it means otherwise.
  private func takeForSearch(_ key: TerminalKey) -> Step? {
    guard var line = typing else { return nil }
    switch (key.name, key.modifiers) {
    case (.return, []):
      // Where one line is wanted it has been found.
      if table.isExclusive { return accept() }
      typing = nil
      return .stay
    case (.backspace, []) where line.text.isEmpty:
      typing = nil
      return .stay
    case (.escape, []):
      typing = nil
      table.search(for: "")
      return .stay
    default:
      if line.take(key) {
        typing = line
        table.search(for: line.text)
        return .stay
      }
      // What moves, and what chooses by its own key, works as ever.
      if case .character = key.name, key.modifiers != .control { return .stay }
      return nil
    }
  }

  private func paste(_ text: String) {
    var line = QueryLine(text: table.query.text)
    _ = line.take(TerminalKey(.paste(text)))
    typing = line
    table.search(for: line.text)
  }

  private func accept() -> Step {
    finishSearch()
    if table.isExclusive {
      guard table.cursor != nil else {
        message = "no line matches"
        return .stay
      }
      apply(.go(.stay, .click))
      return .end(0)
    }
    let isEmpty = table.rows.selected.isEmpty
    guard options.isRequired, isEmpty else { return .end(isEmpty ? 1 : 0) }
    message = "choose a line first"
    return .stay
  }

  /// Shows all lines again where some are not shown, or else cancels.
  private func giveUp() -> Step {
    if table.showsChosenOnly {
      table.toggleChosenOnly()
    } else if !table.query.text.isEmpty {
      table.search(for: "")
    } else {
      return .end(Pick.cancelled)
    }
    return .stay
  }

  private func invert() {
    guard !table.isExclusive else { return message = "one line at most" }
    attempt { () throws(SelectionError) in try table.invert() }
  }

  /// Applies inputs, and says why one cannot be.
  func apply(_ inputs: TableInput...) {
    if table.isExclusive, inputs == [.userSelectAll] { message = "one line at most" }
    for input in inputs {
      attempt { () throws(SelectionError) in try table.apply(input) }
    }
  }

  private func attempt(_ body: () throws(SelectionError) -> Void) {
    do throws(SelectionError) {
      try body()
    } catch .tooManySelected(_, let limit) {
      message = "no more than \(limit) lines"
    } catch {
      message = error.description
    }
  }
}
