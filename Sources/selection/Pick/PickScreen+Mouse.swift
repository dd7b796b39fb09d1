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
    case .press:
      isInRange = false
      guard let row = row(at: mouse), table.line(at: row.row) != nil else { return track(.cancel) }
      track(.down(on: row, at: mouse.point, time: 0, modifiers: modifiers.keyModifiers))
    case .drag: track(.moved(to: mouse.point, over: nearestRow(to: mouse), time: 0))
    case .release: track(.up(at: mouse.point, time: 0))
    case .secondary: break
    }
  }

  /// Whether the mouse is on the preview.
  private func isPreview(_ mouse: TerminalKey.Mouse) -> Bool {
    preview != nil && mouse.column >= layout.listColumns && mouse.line >= layout.firstRowLine
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

  /// Chooses or drops a line at once, and those over which the mouse is dragged then.
  private func track(_ event: PointerEvent<RowPath>) {
    for step in pointer.track(event, isSelected: table.rows.isSelected) {
      switch step {
      case .action(.press(let row, let held)):
        guard let input = InputProfile.pick.input(for: .click(row, held), in: table.rows)
        else { break }
        if case .extendAdding(let row) = input { extend(to: row) } else { apply(input) }
      case .continueDrag(_, over: let row) where !table.isExclusive && row != table.rows.lead:
        InputProfile.pick.input(forPointer: step, in: table.rows).map(apply)
      default: break
      }
    }
  }

  private func row(at mouse: TerminalKey.Mouse) -> RowPath? {
    let place = mouse.line - layout.firstRowLine
    return (0..<layout.rowCount).contains(place) ? PickTable.row(window.top + place) : nil
  }

  /// The row at the mouse; beside the rows the next one, which so comes into view.
  private func nearestRow(to mouse: TerminalKey.Mouse) -> RowPath {
    let place = min(max(mouse.line - layout.firstRowLine, -1), layout.rowCount)
    return PickTable.row(min(max(window.top + place, 0), max(table.rows.shape.rowCount - 1, 0)))
  }
}
