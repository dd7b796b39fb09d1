// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSTableView {
  /// Clicks a row, or beside all rows if there is no such row.
  public func click(_ row: Int, _ modifiers: NSEvent.ModifierFlags = []) {
    pressMouse(row, modifiers)
    releaseMouse(row, modifiers)
  }

  public func doubleClick(_ row: Int) {
    click(row)
    clickedRow = numberOfRows > row ? row : -1
    if let target, let doubleAction { doubleAction.send(to: target) }
    clickedRow = -1
    finishEvent()
  }

  /// Calls a closure while the menu of a row is open.
  public func openMenu(ofRow row: Int, _ body: () -> Void) {
    clickedRow = row
    body()
    clickedRow = -1
    finishEvent()
  }

  /// Presses the mouse: what the click selects is selected now, and told when the mouse is
  /// released.
  public func pressMouse(_ row: Int, _ modifiers: NSEvent.ModifierFlags = []) {
    let row = (0..<numberOfRows).contains(row) ? row : nil
    selectionBeforeTracking = selection
    guard let row else { return track(proposal([])) }
    // From memory: selected rows may be dragged, so the others are deselected on release.
    if modifiers.isEmpty, selection.contains(row) { return }
    if modifiers.contains(.shift), allowsMultipleSelection {
      track(extended(to: row))
    } else if modifiers.contains(.command) {
      let toggled = selection.symmetricDifference([row])
      track(proposal(allowsMultipleSelection ? toggled : toggled.intersection([row])))
    } else {
      track(proposal([row]))
    }
    if !modifiers.contains(.shift) { selectionAnchor = row }
  }

  public func releaseMouse(_ row: Int, _ modifiers: NSEvent.ModifierFlags = []) {
    if modifiers.isEmpty, selectionBeforeTracking == selection, selection.contains(row) {
      if selection.count > 1 { track(proposal([row])) }
      selectionAnchor = row
    }
    let isOther = selectionBeforeTracking != selection
    selectionBeforeTracking = nil
    if isOther { postSelectionDidChange() }
    finishEvent()
  }

  private func track(_ rows: IndexSet) {
    guard rows != selection else { return }
    setSelection(rows, isTold: false)
    postSelectionIsChanging()
  }

  /// The selection with the rows from the anchor to a row, each of which the delegate is asked
  /// about first.
  private func extended(to row: Int) -> IndexSet {
    let anchor = min(selectionAnchor ?? row, numberOfRows - 1)
    var wanted = selection
    for other in min(anchor, row)...max(anchor, row) where !wanted.contains(other) {
      if isSelectable(other, in: selection) { wanted.insert(other) }
    }
    return proposal(wanted)
  }

  /// Presses an arrow key, which passes over rows that can't be selected.
  public func pressArrow(down isDown: Bool, _ modifiers: NSEvent.ModifierFlags = []) {
    let step = isDown ? 1 : -1
    var row = (isDown ? selection.last : selection.first) ?? (isDown ? -1 : numberOfRows)
    repeat {
      row += step
    } while (0..<numberOfRows).contains(row)
      && !isSelectable(row, in: modifiers.contains(.shift) ? selection : [])
    if (0..<numberOfRows).contains(row) {
      let isExtended = modifiers.contains(.shift) && allowsMultipleSelection
      setSelection(proposal(isExtended ? selection.union([row]) : [row]))
    }
    finishEvent()
  }

  /// Presses ⌘A.
  func selectAllRows() {
    guard allowsMultipleSelection, numberOfRows > 0 else { return }
    setSelection(proposal(IndexSet(integersIn: 0..<numberOfRows)))
    finishEvent()
  }
}
