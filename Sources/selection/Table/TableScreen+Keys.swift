// SPDX-License-Identifier: MIT

internal import HeadlessTable
internal import SelectionCore

/// What the keys do.
extension TableScreen {
  func take(_ key: TerminalKey) -> Step {
    current.forgetEvents()
    if let shown = keyList {
      keyList = shown.rest(rowCount: current.table.visibleRowCount)
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
    if let input = key.stroke.flatMap({ input(for: .key($0, pageRows: page)) }) {
      current.take(input)
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
    case (.character("r"), .control): current.take(.redo)
    case (.character(let character), []): return take(character)
    default: break
    }
    return .stay
  }

  /// How many rows a page is.
  private var page: Int { max(current.table.visibleRowCount - 1, 1) }

  private func chooseNextProfile() {
    let place = Self.profiles.firstIndex(of: profile) ?? 0
    profile = Self.profiles[(place + 1) % Self.profiles.count]
    current.note("keys and clicks of \(profile.name)")
  }

  private func take(_ character: Character) -> Step {
    switch character {
    case "e":
      current.apply(.setEditing(!current.table.isEditing))
      current.note("editing \(current.table.isEditing ? "on" : "off")")
    case "a": current.markAll()
    case "n": current.unmarkAll()
    case "i": current.invert()
    case "r": current.take(.go(.stay, .extendAdding))
    case "u": current.take(.undo)
    case "U": current.take(.redo)
    case "o": current.insertRow()
    case "x": current.deleteRow()
    case "K": current.moveRow(by: -1)
    case "J": current.moveRow(by: 1)
    case "p": chooseNextProfile()
    case "l": current.chooseNextLimit()
    case "/": search = RowSearch()
    case "?": keyList = KeyList(lines: Usage.overview.keyLines[...])
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
    let state = current.table.rows
    let start = current.lead.flatMap(state.shape.rowNumber) ?? 0
    let row = search.row(
      from: start + (effect == .findNext ? 1 : 0), count: state.shape.rowCount
    ) { number in
      state.shape.path(ofRow: number).map { current.row(at: $0).label } ?? ""
    }
    if let row = row.flatMap(state.shape.path) {
      current.apply(.focus(row))
      current.showLead()
    } else if !search.text.isEmpty {
      current.note("no row has that")
    }
  }
}
