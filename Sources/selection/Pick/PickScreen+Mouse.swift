// SPDX-License-Identifier: MIT

internal import SelectionCore

/// What the mouse does.
extension PickScreen {
  func take(_ mouse: TerminalKey.Mouse, _ modifiers: TerminalKey.Modifiers) {
    switch mouse.action {
    case .wheelUp, .wheelDown:
      let lines = mouse.action == .wheelUp ? -3 : 3
      if isPreview(mouse) { preview?.scroll(by: lines) } else { scroll(by: lines) }
    case .press where isPreview(mouse): break
    case .press: press(mouse, modifiers)
    case .drag: drag(mouse)
    case .release: liftButton()
    case .secondary: break
    }
  }

  /// Whether the mouse is on the preview.
  private func isPreview(_ mouse: TerminalKey.Mouse) -> Bool {
    preview != nil && mouse.column >= layout.listColumns && mouse.line >= layout.firstRowLine
  }

  private func liftButton() {
    pressed = nil
    if table.rows.isSweeping { apply(.endSweep) }
  }

  private func scroll(by lines: Int) {
    let count = table.rows.shape.rowCount
    window.scroll(by: lines, of: count)
    // The keyboard stays in view.
    guard let cursor = table.cursor else { return }
    let rows = window.rows(of: count)
    let nearest = min(max(cursor, rows.lowerBound), max(rows.upperBound - 1, 0))
    if nearest != cursor { apply(.focus(PickTable.row(nearest))) }
  }

  private func press(_ mouse: TerminalKey.Mouse, _ modifiers: TerminalKey.Modifiers) {
    liftButton()
    isInRange = false
    let place = mouse.line - layout.firstRowLine
    let row = PickTable.row(window.top + place)
    guard (0..<layout.rowCount).contains(place), let line = table.line(at: row.row),
      let input = InputProfile.pick.input(
        for: .click(row, modifiers.keyModifiers), in: table.rows)
    else { return }
    if case .extendAdding(let row) = input { extend(to: row) } else { apply(input) }
    pressed = (line, table.rows.isSelected(row))
  }

  /// Chooses the lines from the one on which the button went down, or drops them where it dropped
  /// that one.
  private func drag(_ mouse: TerminalKey.Mouse) {
    guard let pressed, !table.isExclusive else { return }
    // Beside the rows the next one comes into view.
    let place = min(max(mouse.line - layout.firstRowLine, -1), layout.rowCount)
    let row = PickTable.row(min(max(window.top + place, 0), max(table.rows.shape.rowCount - 1, 0)))
    guard row != table.rows.lead, let first = table.rows.path(ofRow: pressed.line)
    else { return }
    if pressed.isChosen { return apply(.extendAdding(to: row)) }
    if !table.rows.isSweeping { apply(.beginSweep(.removing)) }
    apply(.continueSweep(over: (min(first, row)...max(first, row)).rowSpans))
    apply(.focus(row))
  }
}
