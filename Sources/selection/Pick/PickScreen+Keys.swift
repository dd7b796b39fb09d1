// SPDX-License-Identifier: MIT

internal import SelectionCore

extension InputProfile {
  /// The conventions for moving keys and clicks in `selection pick`: as in the tables, except that
  /// a click doesn't deselect hidden lines.
  static let pick: InputProfile = {
    var profile = InputProfile.terminal
    profile.clicks[.shift] = .extendAdding
    return profile
  }()
}

/// The effects of keys.
///
/// A key that acts on lines acts on those that match the text typed before it, even if it was typed
/// quickly: a search under way is completed first.
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
    let wasInRange = isInRange
    isInRange = false
    if let actions = keys[key] {
      for action in actions {
        if case .named = action { finishSearch() }
        let step = perform(action)
        if step != .stay { return step }
      }
      return .stay
    }
    switch key.name {
    case .character where key.modifiers == [], .paste: type(key)
    // A query that has been begun may contain spaces.
    case .space where key.modifiers == [] && !line.isEmpty: type(key)
    default:
      finishSearch()
      if let stroke = key.stroke { take(stroke, continuingRange: wasInRange) }
    }
    return .stay
  }

  /// Handles a key before there are any lines, on which it can't act.
  private func takeBeforeLines(_ key: TerminalKey) -> Step {
    switch keys[key]?.first {
    case .named(.cancel), .named(.abort): return .end(Pick.cancelled)
    case .named(.accept) where !isReading: return .end(1)
    case .edit(let edit): self.edit(edit)
    case nil: if key.name != .space || !line.isEmpty { type(key) }
    default: break
    }
    return .stay
  }

  /// Performs an action.
  private func perform(_ action: PickAction) -> Step {
    switch action {
    case .edit(let edit): self.edit(edit)
    case .named(.accept): return accept()
    case .named(.abort): return .end(Pick.cancelled)
    case .named(.cancel): return giveUp()
    case .named(.deleteCharOrEnd):
      if line.isEmpty { return .end(Pick.cancelled) }
      edit(.deleteChar)
    case .named(let name): perform(name)
    }
    return .stay
  }

  private func perform(_ name: PickAction.Name) {
    switch name {
    case .up: take(KeyStroke(.up))
    case .down: take(KeyStroke(.down))
    case .first: take(KeyStroke(.home))
    case .last: take(KeyStroke(.end))
    case .pageUp: take(KeyStroke(.pageUp))
    case .pageDown: take(KeyStroke(.pageDown))
    case .toggle: apply(.go(.stay, .tap))
    case .selectAll: apply(.userSelectAll)
    case .deselectAll: apply(.userDeselectAll)
    case .toggleAll: invert()
    case .range: extend(to: table.cursor)
    case .undo: apply(.undo)
    case .redo: apply(.redo)
    case .toggleChosen: table.toggleChosenOnly()
    case .toggleFuzzy: table.toggleFuzzy()
    case .previewUp: preview?.scroll(by: -1)
    case .previewDown: preview?.scroll(by: 1)
    case .forget: forgetMissing()
    case .help: keyList = KeyList(lines: Usage.pick.keyLines[...])
    case .accept, .abort, .cancel, .deleteCharOrEnd, .ignore: break
    }
  }

  /// Handles a key that types.
  private func type(_ key: TerminalKey) {
    if line.take(key) { searchAgain() }
  }

  private func edit(_ edit: QueryEdit) {
    line.apply(edit)
    searchAgain()
  }

  /// Shows the lines that match the current query.
  private func searchAgain() {
    isEditing = true
    if line.text != table.query.text { table.search(for: line.text) }
  }

  /// Handles a key that moves, or acts on the line with the keyboard focus.
  private func take(_ stroke: KeyStroke, continuingRange: Bool = false) {
    let action = UserAction<RowPath>.key(stroke, pageRows: max(layout.rowCount - 1, 1))
    guard var input = InputProfile.pick.input(for: action, in: table.rows) else { return }
    if table.order != nil, case .go(let motion, let effect, let pageRows, _) = input {
      guard let place = table.place(after: motion, pageRows: pageRows) else { return }
      switch effect {
      case .extendAdding:
        isInRange = !table.isExclusive
        extend(to: place, goesOn: continuingRange)
      case .focus: apply(.focus(table.row(at: place)))
      default: apply(input)
      }
      return
    }
    if case .go(let motion, .extendAdding, let pageRows, let columns) = input {
      isInRange = true
      // A range begins at the keyboard focus rather than at a distant line that was chosen.
      if !continuingRange {
        input = .go(motion, .extendFromLead, pageRows: pageRows, columns: columns)
      }
    }
    apply(input)
  }

  /// Chooses the lines from the last chosen one to a place.
  ///
  /// If that one isn't shown, only the line at the place is chosen.
  func extend(to place: Int?) {
    guard let place else { return }
    let row = table.row(at: place)
    guard let start = table.anchorLine.flatMap(table.place) else {
      apply(.focus(row))
      return apply(.extendFromLead(to: row))
    }
    if table.order == nil { return apply(.extendAdding(to: row)) }
    extend(to: place, from: start, goesOn: false)
  }

  /// Extends a range over the lines in the order on the screen.
  func extend(to place: Int, from start: Int? = nil, goesOn: Bool, _ effect: SweepEffect = .adding)
  {
    isEditing = false
    attempt { () throws(SelectionError) in
      try table.extendRange(to: place, from: start, goesOn: goesOn, effect)
    }
  }

  /// Accepts the chosen lines, or the line under the cursor if there are none.
  private func accept() -> Step {
    let isEmpty = table.chosen.isEmpty
    if table.isExclusive || isEmpty, !options.isExplicit {
      guard table.cursor != nil else {
        message = "no line matches"
        return .stay
      }
      apply(.go(.stay, .click))
      return .end(0)
    }
    guard options.isRequired, isEmpty else { return .end(isEmpty ? 1 : 0) }
    message = "choose a line first"
    return .stay
  }

  /// The status to end with before anything is shown: if exactly one line matches, or none, and an
  /// option requests that.
  func statusAtStart() -> Int32? {
    guard options.takesOnlyMatch || options.endsWithoutMatch else { return nil }
    while isReading { _ = readInput() }
    finishSearch()
    switch table.shownCount {
    case 0 where options.endsWithoutMatch: return 1
    case 1 where options.takesOnlyMatch:
      apply(.go(.stay, .click))
      return 0
    default: return nil
    }
  }

  /// Shows all lines again if some are hidden, else cancels.
  private func giveUp() -> Step {
    if table.showsChosenOnly {
      table.toggleChosenOnly()
    } else if !line.isEmpty {
      edit(.clear)
    } else {
      return .end(Pick.cancelled)
    }
    return .stay
  }

  private func invert() {
    guard !table.isExclusive else { return message = "one line at most" }
    attempt { () throws(SelectionError) in try table.invert() }
  }

  /// Applies an input, and shows the reason if it fails.
  func apply(_ input: TableInput) {
    isEditing = false
    if table.isExclusive, input == .userSelectAll { message = "one line at most" }
    attempt { () throws(SelectionError) in try table.apply(input) }
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
