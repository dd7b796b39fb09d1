// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionOutline

/// The effects of keys and the mouse.
extension TreeScreen {
  func finishSearch() {}

  func perform(_ name: PickAction.Name) {
    switch name {
    case .open: attempt { () throws(TreeError) in try tree.go(right: true) }
    case .close: attempt { () throws(TreeError) in try tree.go(right: false) }
    case .openAll: apply { (outline) throws(OutlineError) in try outline.expandSubtree() }
    case .closeAll: apply { (outline) throws(OutlineError) in try outline.collapseSubtree() }
    case .openBeside: apply { (outline) throws(OutlineError) in try outline.expandSiblings() }
    case .toggle: tapBox()
    case .selectAll: apply { (outline) throws(OutlineError) in try outline.tapAllBoxes() }
    case .undo: attempt { () throws(TreeError) in try tree.apply(.undo) }
    case .redo: attempt { () throws(TreeError) in try tree.apply(.redo) }
    case .toggleFuzzy: attempt { () throws(TreeError) in try tree.toggleFuzzy() }
    default: break
    }
  }

  private func apply(
    _ input: (inout OutlineSelection<Int>) throws(OutlineError) -> OutlineChange<Int>
  ) {
    isEditing = false
    attempt { () throws(TreeError) in try tree.apply(input) }
  }

  private func tapBox() {
    apply { (outline) throws(OutlineError) in try outline.tapLeadBox() }
  }

  func take(_ stroke: KeyStroke, continuingRange: Bool) {
    isEditing = false
    let action = UserAction<RowPath>.key(stroke, pageRows: max(layout.rowCount - 1, 1))
    guard let input = InputProfile.pick.input(for: action, in: tree.outline.rows) else { return }
    switch input {
    case .go(.previous, .extendAdding, _, _): extend(.previous)
    case .go(.next, .extendAdding, _, _): extend(.next)
    case .go(let motion, .focus, let pageRows, _):
      attempt { () throws(TreeError) in try tree.apply(.go(motion, .focus, pageRows: pageRows)) }
    default: break
    }
  }

  /// Sets the boxes up to and including the next row to the state of the box at which the range
  /// began.
  private func extend(_ motion: RowMotion) {
    guard let cursor = tree.cursor,
      let next = tree.node(at: motion == .next ? cursor + 1 : cursor - 1)
    else { return }
    apply { (outline) throws(OutlineError) in try outline.extendBoxes(to: next) }
  }

  /// Accepts the chosen paths, or the node with the keyboard focus if there are none.
  func accept() -> Step {
    let isEmpty = tree.outline.checkedLeaves.isEmpty
    if isEmpty, options.isRequired {
      message = "choose something first"
      return .stay
    }
    if isEmpty, !options.isExplicit {
      guard tree.cursor != nil else {
        message = tree.isReading || isReading ? "no path matches so far" : "no path matches"
        return .stay
      }
      tapBox()
      // A limit may refuse a folder.
      if tree.outline.checkedLeaves.isEmpty, !message.isEmpty { return .stay }
    }
    return .end(tree.outline.checkedLeaves.isEmpty ? 1 : 0)
  }

  func take(_ mouse: TerminalKey.Mouse, _ modifiers: TerminalKey.Modifiers) {
    switch mouse.action {
    case .wheelUp: scroll(by: -3)
    case .wheelDown: scroll(by: 3)
    case .press:
      let line = mouse.line - layout.firstRowLine
      guard (0..<layout.rowCount).contains(line), let node = tree.node(at: window.top + line)
      else { return }
      if modifiers == .shift {
        return apply { (outline) throws(OutlineError) in try outline.extendBoxes(to: node) }
      }
      focus(window.top + line)
      let triangle = layout.firstColumn + 1 + 2 * (tree.outline.level(of: node) ?? 0)
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

  private func focus(_ place: Int) {
    attempt { () throws(TreeError) in try tree.apply(.focus(RowPath(section: 0, row: place))) }
  }

  /// Scrolls, and moves the keyboard focus to a visible row.
  private func scroll(by rows: Int) {
    let count = tree.shownCount
    window.scroll(by: rows, of: count)
    let inView = window.rows(of: count)
    guard let cursor = tree.cursor, !inView.isEmpty else { return }
    let nearest = min(max(cursor, inView.lowerBound), inView.upperBound - 1)
    if nearest != cursor { focus(nearest) }
  }
}
