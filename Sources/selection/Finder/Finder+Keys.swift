// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The effects of keys.
///
/// A key that acts on rows acts on the rows that match the text typed before the key, even if the
/// text was typed quickly; for that, a search under way is completed first.
extension Finder {
  func take(_ key: TerminalKey) -> Step {
    (message, greeting) = ("", "")
    if let shown = keyList {
      keyList = shown.next(after: key)
      return .stay
    }
    if !hasRows { return takeBeforeRows(key) }
    beginActing()
    if case .mouse(let mouse) = key.name {
      if pane?.take(mouse, in: layout.preview) != true { take(mouse, key.modifiers) }
      return .stay
    }
    if let name = options.expected[key] {
      finishSearch()
      end(by: name)
      let step = accept()
      return step == .stay ? .end(1) : step
    }
    let wasInRange = isInRange
    isInRange = false
    if let actions = actions(of: key) {
      for action in actions {
        if case .named = action { finishSearch() }
        let step = perform(action)
        if step != .stay { return step }
      }
      return .stay
    }
    switch key.name {
    case .character where key.modifiers == [], .paste:
      if isTyping { type(key) }
    // A query that has been begun may contain spaces.
    case .space where key.modifiers == [] && isTyping && !line.isEmpty: type(key)
    default:
      finishSearch()
      if let stroke = key.stroke { take(cycled(stroke), continuingRange: wasInRange) }
    }
    return .stay
  }

  private func actions(of key: TerminalKey) -> [PickAction]? {
    if !isTyping, options.bindings[key] == nil, let letter = PickAction.letters[key] {
      return letter
    }
    if line.isEmpty || !isTyping, let actions = restingKeys[key] { return actions }
    return keys[key]
  }

  /// Handles a key while there are no rows on which it could act.
  private func takeBeforeRows(_ key: TerminalKey) -> Step {
    switch actions(of: key)?.first {
    case .named(.cancel), .named(.abort): return .end(Pick.cancelled)
    case .named(.accept) where inputs.isEmpty: return .end(1)
    case .edit(let edit): self.edit(edit)
    case nil: if key.name != .space || !line.isEmpty { type(key) }
    default: break
    }
    return .stay
  }

  private func perform(_ action: PickAction) -> Step {
    switch action {
    case .edit(let edit): self.edit(edit)
    case .named(.accept):
      guard options.isBrowsing, isTyping else { return accept() }
      isTyping = false
    case .named(.abort): return .end(Pick.cancelled)
    case .named(.cancel): return giveUp()
    case .named(.deleteCharOrEnd):
      if line.isEmpty { return .end(Pick.cancelled) }
      edit(.deleteChar)
    case .named(.search): (isTyping, isEditing) = (true, true)
    case .named(.up): take(cycled(KeyStroke(.up)), continuingRange: false)
    case .named(.down): take(cycled(KeyStroke(.down)), continuingRange: false)
    case .named(.first): take(KeyStroke(.home), continuingRange: false)
    case .named(.last): take(KeyStroke(.end), continuingRange: false)
    case .named(.pageUp): take(KeyStroke(.pageUp), continuingRange: false)
    case .named(.pageDown): take(KeyStroke(.pageDown), continuingRange: false)
    case .named(.previousQuery): if let old = history?.previous(to: line.text) { type(over: old) }
    case .named(.nextQuery): if let new = history?.next() { type(over: new) }
    case .named(.help): keyList = KeyList(manual)
    case .named(let name): if pane?.perform(name) != true { perform(name) }
    }
    return .stay
  }

  /// The key that moves the cursor to the other end, if the cursor is at an end and wrapping around
  /// was requested.
  private func cycled(_ stroke: KeyStroke) -> KeyStroke {
    guard options.cycles, let cursorPlace, shownCount > 0 else { return stroke }
    if stroke == KeyStroke(.up), cursorPlace == 0 { return KeyStroke(.end) }
    return stroke == KeyStroke(.down) && cursorPlace == shownCount - 1 ? KeyStroke(.home) : stroke
  }

  /// Handles a key that types.
  private func type(_ key: TerminalKey) {
    guard line.take(key) else { return }
    isEditing = true
    searchAgain()
  }

  private func type(over text: String) {
    line = QueryLine(text: text)
    isEditing = true
    searchAgain()
  }

  func edit(_ edit: QueryEdit) {
    line.apply(edit)
    isEditing = true
    searchAgain()
  }

  /// Shows all rows again if some are hidden; otherwise cancels.
  private func giveUp() -> Step {
    if showMore() { return .stay }
    let isCommand = options.isBrowsing && isTyping
    isTyping = !options.isBrowsing
    guard !line.isEmpty else { return isCommand ? .stay : .end(Pick.cancelled) }
    edit(.clear)
    return .stay
  }
}
