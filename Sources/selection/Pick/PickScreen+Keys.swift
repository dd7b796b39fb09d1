// SPDX-License-Identifier: MIT

internal import SelectionCore

extension InputProfile {
  /// The conventions for cursor keys and clicks in `selection pick`: as in the tables, except that
  /// a click doesn't deselect hidden lines.
  static let pick: InputProfile = {
    var profile = InputProfile.terminal
    profile.clicks[.shift] = .extendAdding
    return profile
  }()
}

/// The effects of keys that have different effects in a tree.
extension PickScreen {
  func beginActing() { table.enableUndo() }

  func searchAgain() {
    if line.text != table.query.text { table.search(for: line.text) }
  }

  func finishSearch() { while table.isSearching { table.advance() } }

  func perform(_ name: PickAction.Name) {
    switch name {
    case .toggle: apply(.go(.stay, .tap))
    case .selectAll: apply(.userSelectAll)
    case .deselectAll: apply(.userDeselectAll)
    case .toggleAll: invert()
    case .range: extend(to: table.cursor)
    case .undo: apply(.undo)
    case .redo: apply(.redo)
    case .toggleChosen: table.toggleChosenOnly()
    case .toggleFuzzy: table.toggleFuzzy()
    case .forget: forgetMissing()
    default: break
    }
  }

  /// Handles a key that moves, or acts on the line with the keyboard focus.
  func take(_ stroke: KeyStroke, continuingRange: Bool) {
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

  /// Chooses the lines from the line that was chosen last to a place.
  ///
  /// If the line that was chosen last isn't shown, only the line at the place is chosen.
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

  /// Extends a range over the lines, in their order on the screen.
  func extend(to place: Int, from start: Int? = nil, goesOn: Bool, _ effect: SweepEffect = .adding)
  {
    isEditing = false
    attempt { () throws(SelectionError) in
      try table.extendRange(to: place, from: start, goesOn: goesOn, effect)
    }
  }

  /// Accepts the chosen lines, or the line under the cursor if there are none.
  func accept() -> Step {
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

  /// The exit status if the command ends before anything is shown, because an option requests this
  /// if exactly one line matches, or if none matches.
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

  func showMore() -> Bool {
    guard table.showsChosenOnly else { return false }
    table.toggleChosenOnly()
    return true
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
    } catch .tooManySelected(_, let limit), .tooManyChecked(_, let limit) {
      message = "no more than \(limit) lines"
    } catch {
      message = error.description
    }
  }
}
