// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The effects of keys.
extension TableScreen {
  func handle(_ key: TerminalKey) -> Step {
    current.forgetEvents()
    if let shown = keyList {
      keyList = shown.next(after: key)
      return .stay
    }
    if case .mouse(let mouse) = key.name {
      take(mouse, key.modifiers)
      return .stay
    }
    if typing != nil, takeForSearch(key) { return .stay }
    if key == TerminalKey(.escape), !current.query.isEmpty {
      current.search(for: "")
      return .stay
    }
    if key.modifiers == .option, key.name == .up || key.name == .down {
      current.moveRow(by: key.name == .up ? -1 : 1)
      return .stay
    }
    if let input = key.stroke.flatMap({ input(for: .key($0, pageRows: page)) }) {
      current.take(input)
      return .stay
    }
    switch (key.name, key.modifiers) {
    // Keys without a meaning in a profile only scroll, as on a Mac.
    case (.pageUp, []): current.scroll(by: -page)
    case (.pageDown, []): current.scroll(by: page)
    case (.home, []): current.scroll(by: .min)
    case (.end, []): current.scroll(by: .max)
    case (.tab, []): show(table: shownTable + 1)
    case (.tab, .shift): show(table: shownTable - 1)
    case (.delete, []), (.backspace, []): current.deleteRow()
    case (.insert, []): current.insertRow()
    case (.character("r"), .control): current.redo()
    case (.character(let character), []): return take(character)
    default: break
    }
    return .stay
  }

  /// The number of rows on a page.
  private var page: Int { max(current.window.rowCount - 1, 1) }

  private func take(_ character: Character) -> Step {
    switch character {
    case "e":
      current.apply(.setEditing(!current.table.isEditing))
      current.note("editing \(current.table.isEditing ? "on" : "off")")
    case "a": current.markAll()
    case "n": current.unmarkAll()
    case "i": current.invert()
    case "r": current.take(.go(.stay, .extendAdding))
    case "u": current.undo()
    case "U": current.redo()
    case "o": current.insertRow()
    case "x": current.deleteRow()
    case "K": current.moveRow(by: -1)
    case "J": current.moveRow(by: 1)
    case "p": chooseNextProfile()
    case "l": current.chooseNextLimit()
    case "/": typing = QueryLine(text: current.query.text)
    case "f": current.unmarkHidden()
    case "?": keyList = KeyList(Usage.demo)
    case "1", "2", "3", "4", "5": show(table: (character.wholeNumberValue ?? 1) - 1)
    case "q": return .end(0)
    default: break
    }
    return .stay
  }

  /// Handles a key while the search line is open.
  ///
  /// - Returns: Whether the key was for the search; other keys keep their usual meaning.
  private func takeForSearch(_ key: TerminalKey) -> Bool {
    guard var line = typing else { return false }
    switch (key.name, key.modifiers) {
    case (.return, []): typing = nil
    case (.backspace, []) where line.text.isEmpty: typing = nil
    case (.escape, []):
      typing = nil
      current.search(for: "")
    default:
      guard line.take(key) else {
        if case .character = key.name { return key.modifiers != .control }
        return false
      }
      typing = line
      current.search(for: line.text)
    }
    return true
  }
}
