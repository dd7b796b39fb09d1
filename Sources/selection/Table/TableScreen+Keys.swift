// SPDX-License-Identifier: MIT

internal import HeadlessTable
internal import SelectionCore

/// What the keys do.
extension TableScreen {
  func take(_ key: Key) -> Step {
    current.forgetEvents()
    if isShowingKeys {
      isShowingKeys = false
      return .stay
    }
    if search != nil {
      takeForSearch(key)
      return .stay
    }
    if let row = destination(of: key.name) {
      switch key.modifiers {
      case [], .control: current.moveCursor(to: row)
      case .shift: current.extend(to: row)
      case .option: current.moveRow(by: row - current.cursor)
      default: break
      }
      return .stay
    }
    switch (key.name, key.modifiers) {
    case (.space, []), (.return, []): tapCursor()
    case (.space, .control): current.cursorPath.map { _ = current.apply(.toggle($0)) }
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

  /// The row to which a key moves the keyboard.
  private func destination(of name: Key.Name) -> Int? {
    let page = max(current.table.visibleRowCount - 1, 1)
    return switch name {
    case .up: current.cursor - 1
    case .down: current.cursor + 1
    case .pageUp: current.cursor - page
    case .pageDown: current.cursor + page
    case .home: 0
    case .end: .max
    default: nil
    }
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
    case "/": search = TypeAhead()
    case "?": isShowingKeys = true
    case "1", "2", "3": show(table: (character.wholeNumberValue ?? 1) - 1)
    case "q": return .end(0)
    default: break
    }
    return .stay
  }

  private func tapCursor() {
    guard let row = current.cursorPath else { return }
    do throws(SelectionError) {
      try current.table.tap(at: row)
      if current.events.isEmpty { current.note("a tap does nothing while editing this table") }
    } catch {
      current.note(error.description)
    }
  }

  private func takeForSearch(_ key: Key) {
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
