// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The effects of the mouse.
extension PickScreen {
  func take(_ mouse: TerminalKey.Mouse, _ modifiers: TerminalKey.Modifiers) {
    switch mouse.action {
    case .wheelUp: scroll(by: -3)
    case .wheelDown: scroll(by: 3)
    case .press:
      isInRange = false
      guard let place = place(at: mouse), table.line(at: place) != nil
      else { return track(.cancel) }
      track(.down(on: path(place), at: mouse.point, time: 0, modifiers: modifiers.keyModifiers))
    case .drag: track(.moved(to: mouse.point, over: path(nearestPlace(to: mouse)), time: 0))
    case .release: track(.up(at: mouse.point, time: 0))
    case .secondary: break
    }
  }

  private func scroll(by lines: Int) {
    let count = table.shownCount
    window.scroll(by: lines, of: count)
    // The keyboard focus stays in view.
    guard let cursor = table.cursor else { return }
    let rows = window.rows(of: count)
    let nearest = min(max(cursor, rows.lowerBound), max(rows.upperBound - 1, 0))
    if nearest != cursor { apply(.focus(table.row(at: nearest))) }
  }

  /// Chooses or drops a line immediately, and then the lines over which the mouse is dragged.
  private func track(_ event: PointerEvent<RowPath>) {
    for step in pointer.track(event, isSelected: { table.isChosen(at: $0.row) }) {
      switch step {
      case .action(.press(let path, let held)):
        let row = table.row(at: path.row)
        guard let input = InputProfile.pick.input(for: .click(row, held), in: table.rows)
        else { break }
        if case .act(.extendAdding, on: _) = input { extend(to: path.row) } else { apply(input) }
      case .continueDrag(_, over: let path?) where !table.isExclusive && path.row != table.cursor:
        drag(over: path.row)
      default: break
      }
    }
  }

  /// Sets the lines from the start of a drag to another line to the state of the first line.
  private func drag(over place: Int) {
    guard table.order != nil else { return apply(.extendAsAnchor(to: table.row(at: place))) }
    let isChosen = table.cursor.map(table.isChosen) ?? true
    extend(to: place, goesOn: table.rows.isSweeping, isChosen ? .adding : .removing)
  }

  /// A place as the path that the pointer uses.
  private func path(_ place: Int) -> RowPath { RowPath(section: 0, row: place) }

  private func place(at mouse: TerminalKey.Mouse) -> Int? {
    let place = mouse.line - layout.firstRowLine
    return (0..<layout.rowCount).contains(place) ? window.top + place : nil
  }

  /// The place under the mouse; outside the rows, the place of the nearest row, which then scrolls
  /// into view.
  private func nearestPlace(to mouse: TerminalKey.Mouse) -> Int {
    let place = min(max(mouse.line - layout.firstRowLine, -1), layout.rowCount)
    return min(max(window.top + place, 0), max(table.shownCount - 1, 0))
  }
}
