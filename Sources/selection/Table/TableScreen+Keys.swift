// SPDX-License-Identifier: MIT

internal import HeadlessTable
internal import SelectionCore

/// What the keys do.
extension TableScreen {
  func take(_ key: TerminalKey) -> Step {
    current.forgetEvents()
    if let first = firstKeyLine {
      let end = keyLines(from: first, rowCount: current.table.visibleRowCount).upperBound
      firstKeyLine = end < Usage.tableKeys.count ? end : nil
      return .stay
    }
    if search != nil {
      takeForSearch(key)
      return .stay
    }
    if case .mouse(let mouse) = key.name {
      take(mouse, key.modifiers)
      return .stay
    }
    if key.modifiers == .option, key.name == .up || key.name == .down {
      current.moveRow(by: key.name == .up ? -1 : 1)
      return .stay
    }
    if let stroke = key.stroke, let input = profileInForce.input(for: stroke) {
      obey(input)
      return .stay
    }
    switch (key.name, key.modifiers) {
    // What a profile does not know of these only scrolls, as on a Mac.
    case (.pageUp, []): current.table.scroll(byRows: -page)
    case (.pageDown, []): current.table.scroll(byRows: page)
    case (.home, []): current.table.scroll(byRows: .min)
    case (.end, []): current.table.scroll(byRows: .max)
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

  /// The profile that was chosen; in a table without ranges, fingers.
  var profileInForce: InputProfile { current.allowsRanges ? profile : .touch }

  private func obey(_ input: TableInput) {
    switch input {
    case .go(let motion, let effect, _):
      current.go(to: row(reachedBy: motion), effect, beginsAtCursor: profile == .terminal)
    case .userSelectAll: current.chooseAll()
    case .userDeselectAll: current.chooseNone()
    case .userToggleAll:
      current.table.selection.markedPart(of: .all) == .all
        ? current.chooseNone() : current.chooseAll()
    default: break
    }
  }

  /// How many rows a page is.
  private var page: Int { max(current.table.visibleRowCount - 1, 1) }

  /// The row to which a motion takes the keyboard.
  private func row(reachedBy motion: RowMotion) -> Int {
    switch motion {
    case .stay: current.cursor
    case .previous: current.cursor - 1
    case .next: current.cursor + 1
    case .pageUp: current.cursor - page
    case .pageDown: current.cursor + page
    case .first: 0
    case .last: .max
    }
  }

  private func chooseNextProfile() {
    let place = Self.profiles.firstIndex(of: profile) ?? 0
    profile = Self.profiles[(place + 1) % Self.profiles.count]
    current.note("keys and clicks of \(profile.name)")
  }

  private func take(_ character: Character) -> Step {
    switch character {
    case "e":
      current.table.setEditing(!current.table.isEditing, animated: false)
      current.note("editing \(current.table.isEditing ? "on" : "off")")
    case "a": current.chooseAll()
    case "n": current.chooseNone()
    case "i": current.invert()
    case "u": current.undo()
    case "U": current.redo()
    case "o": current.insertRow()
    case "x": current.deleteRow()
    case "K": current.moveRow(by: -1)
    case "J": current.moveRow(by: 1)
    case "p": chooseNextProfile()
    case "l": current.chooseNextLimit()
    case "/": search = RowSearch()
    case "?": firstKeyLine = 0
    case "1", "2", "3": show(table: (character.wholeNumberValue ?? 1) - 1)
    case "q": return .end(0)
    default: break
    }
    return .stay
  }

  private func takeForSearch(_ key: TerminalKey) {
    guard var search else { return }
    let effect = search.take(key)
    self.search = effect == .end ? nil : search
    guard effect != .end else { return }
    let state = current.table.selection
    let row = search.row(
      from: current.cursor + (effect == .findNext ? 1 : 0), count: state.shape.rowCount
    ) { number in
      state.shape.path(ofRow: number).map { current.row(at: $0).label } ?? ""
    }
    if let row {
      current.moveCursor(to: row)
    } else if !search.text.isEmpty {
      current.note("no row has that")
    }
  }
}
