// SPDX-License-Identifier: MIT

internal import SelectionCore

/// What the mouse does.
extension PickScreen {
  func take(_ mouse: TerminalKey.Mouse, _ modifiers: TerminalKey.Modifiers) {
    switch mouse.action {
    case .wheelUp: scroll(by: -3)
    case .wheelDown: scroll(by: 3)
    case .press: press(mouse, modifiers)
    case .drag: drag(mouse)
    case .release: liftButton()
    case .secondary: break
    }
  }

  private func liftButton() {
    pressed = nil
    if table.rows.isSweeping { apply(.endSweep) }
  }

  private func scroll(by lines: Int) {
    top = min(max(top + lines, 0), max(table.shown.count - layout.rowCount, 0))
    isScrolled = true
  }

  private func press(_ mouse: TerminalKey.Mouse, _ modifiers: TerminalKey.Modifiers) {
    liftButton()
    isScrolled = false
    let place = mouse.line - layout.firstRowLine
    guard (0..<layout.rowCount).contains(place), let line = table.shown.nth(top + place),
      let input = InputProfile.pick.input(
        for: .click(PickTable.row(line), modifiers.keyModifiers), in: table.rows)
    else { return }
    apply(input)
    pressed = (line, table.rows.isSelected(PickTable.row(line)))
  }

  /// Chooses the lines from the one on which the button went down, or drops them where it dropped
  /// that one.
  private func drag(_ mouse: TerminalKey.Mouse) {
    guard let pressed, !table.isExclusive else { return }
    // Beside the rows the next one comes into view.
    let place = min(max(mouse.line - layout.firstRowLine, -1), layout.rowCount)
    guard let line = table.shown.nth(min(max(top + place, 0), max(table.shown.count - 1, 0))),
      line != table.cursor
    else { return }
    let row = PickTable.row(line)
    if pressed.isChosen { return apply(.extendAdding(to: row)) }
    let first = PickTable.row(pressed.line)
    if !table.rows.isSweeping { apply(.beginSweep(.removing)) }
    apply(.continueSweep(over: (min(first, row)...max(first, row)).rowSpans), .focus(row))
  }
}
