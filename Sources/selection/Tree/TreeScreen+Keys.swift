// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionOutline

/// The effects of keys and the mouse.
extension TreeScreen {
  func take(_ key: TerminalKey) -> Step {
    message = ""
    if let shown = keyList {
      keyList = shown.rest(rowCount: window.rowCount)
      return .stay
    }
    if case .mouse(let mouse) = key.name {
      take(mouse, key.modifiers)
      return .stay
    }
    switch (key.name, key.modifiers) {
    case (.return, _): return accept()
    case (.escape, []) where !line.isEmpty:
      line.apply(.clear)
      search()
    case (.escape, _), (.character("g"), .control), (.character("c"), .control):
      return .end(Pick.cancelled)
    case (.right, []): attempt { () throws(TreeError) in try tree.go(right: true) }
    case (.left, []): attempt { () throws(TreeError) in try tree.go(right: false) }
    case (.right, .option): apply { (outline) throws(OutlineError) in try outline.expandSubtree() }
    case (.left, .option): apply { (outline) throws(OutlineError) in try outline.collapseSubtree() }
    case (.tab, []), (.insert, []):
      tapBox()
      go(.next)
    case (.tab, .shift):
      tapBox()
      go(.previous)
    case (.space, []) where line.isEmpty: tapBox()
    case (.character("*"), []) where line.isEmpty:
      apply { (outline) throws(OutlineError) in try outline.expandSiblings() }
    case (.character("a"), .option), (.character("s"), .control):
      apply { (outline) throws(OutlineError) in try outline.tapAllBoxes() }
    case (.character("u"), .option), (.character("_"), .control):
      attempt { () throws(TreeError) in try tree.apply(.undo) }
    case (.character("r"), .control): attempt { () throws(TreeError) in try tree.apply(.redo) }
    case (.character("h"), .option), (.f1, _): keyList = KeyList(lines: Usage.tree.keyLines[...])
    case (.up, .shift): extend(.previous)
    case (.down, .shift): extend(.next)
    case (.up, []): go(.previous)
    case (.down, []): go(.next)
    case (.pageUp, []): go(.pageUp)
    case (.pageDown, []): go(.pageDown)
    case (.home, []): go(.first)
    case (.end, []): go(.last)
    default: if line.take(key) { search() }
    }
    return .stay
  }

  private func apply(
    _ input: (inout OutlineSelection<Int>) throws(OutlineError) -> OutlineChange<Int>
  ) {
    attempt { () throws(TreeError) in try tree.apply(input) }
  }

  private func tapBox() {
    apply { (outline) throws(OutlineError) in try outline.tapLeadBox() }
  }

  private func go(_ motion: RowMotion) {
    attempt { () throws(TreeError) in
      try tree.apply(.go(motion, .focus, pageRows: max(window.rowCount - 1, 1)))
    }
  }

  /// Gives the boxes through the next row the state of the one at which the range began.
  private func extend(_ motion: RowMotion) {
    guard let cursor = tree.cursor,
      let next = tree.node(at: motion == .next ? cursor + 1 : cursor - 1)
    else { return }
    apply { (outline) throws(OutlineError) in try outline.extendBoxes(to: next) }
  }

  /// Accepts the chosen paths, or the node with the keyboard focus if there are none.
  private func accept() -> Step {
    let isEmpty = tree.outline.checkedLeaves.isEmpty
    if isEmpty, options.isRequired {
      message = "choose something first"
      return .stay
    }
    if isEmpty, !options.isExplicit {
      guard tree.cursor != nil else {
        message = tree.isReading ? "no path matches so far" : "no path matches"
        return .stay
      }
      tapBox()
    }
    return .end(tree.outline.checkedLeaves.isEmpty ? 1 : 0)
  }

  private func take(_ mouse: TerminalKey.Mouse, _ modifiers: TerminalKey.Modifiers) {
    switch mouse.action {
    case .wheelUp: scroll(by: -3)
    case .wheelDown: scroll(by: 3)
    case .press:
      let place = window.top + mouse.line - firstRowLine
      guard mouse.line >= firstRowLine, let node = tree.node(at: place) else { return }
      if modifiers == .shift {
        return apply { (outline) throws(OutlineError) in try outline.extendBoxes(to: node) }
      }
      attempt { () throws(TreeError) in try tree.apply(.focus(RowPath(section: 0, row: place))) }
      let triangle = 1 + 2 * (tree.outline.level(of: node) ?? 0)
      if (triangle..<(triangle + 2)).contains(mouse.column), tree.outline.isGroup(node) {
        apply { (outline) throws(OutlineError) in
          try outline.isExpanded(node) ? outline.collapse(node) : outline.expand(node)
        }
      } else {
        tapBox()
      }
    case .drag, .release, .secondary: break
    }
  }

  /// Scrolls, and moves the keyboard focus to a visible row.
  private func scroll(by rows: Int) {
    let count = tree.shownCount
    window.scroll(by: rows, of: count)
    let inView = window.rows(of: count)
    guard let cursor = tree.cursor, !inView.isEmpty else { return }
    let nearest = min(max(cursor, inView.lowerBound), inView.upperBound - 1)
    if nearest != cursor {
      attempt { () throws(TreeError) in try tree.apply(.focus(RowPath(section: 0, row: nearest))) }
    }
  }
}
