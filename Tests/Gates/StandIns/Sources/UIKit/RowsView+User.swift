// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What a user does, which calls the delegate.
extension RowsView {
  /// Taps an item in view.
  public func tap(_ row: IndexPath) {
    layoutIfNeeded()
    guard allowsAny, shown[row] != nil else { return }
    guard shouldHighlight(row) else { return }
    // The delegate may have changed the view.
    guard allowsAny, shown[row] != nil else { return }
    if allowsSeveral, selected.contains(row) { deselectForUser(row) } else { selectForUser(row) }
  }

  private func selectForUser(_ touched: IndexPath) {
    guard let row = willSelect(touched) else { return }
    if !allowsSeveral {
      for other in selected.sorted() where other != row {
        if asksBeforeReplacing, willDeselect(other) != other { continue }
        deselect(other)
        didDeselect(other)
      }
    }
    select(row)
    didSelect(row)
  }

  private func deselectForUser(_ touched: IndexPath) {
    guard let row = willDeselect(touched) else { return }
    deselect(row)
    didDeselect(row)
  }

  // MARK: - Pans with two fingers

  /// Whether a pan is under way.
  public var isPanning: Bool { pan != nil }

  /// Begins a pan with two fingers; as documented, editing begins after the delegate has allowed
  /// it, and before it is told.
  public func beginPan(at row: IndexPath) {
    layoutIfNeeded()
    guard pan == nil, shown[row] != nil else { return }
    guard shouldBeginPan(at: row), shown[row] != nil else { return }
    edit(true)
    let wasSelected = selected.contains(row)
    didBeginPan(at: row)
    // From memory: undocumented, so that tests try both.
    let isSelecting = !(habits.pansLookLate ? selected.contains(row) : wasSelected)
    var old = selected
    if isSelecting { old.remove(row) } else { old.insert(row) }
    pan = (row, row, isSelecting, old)
    flip(row, toSelected: isSelecting)
  }

  /// Moves the fingers to another item: items that they pass get the state of the first one, and
  /// get their old state back when the fingers return.
  public func continuePan(to row: IndexPath) {
    guard let start = pan, shown[row] != nil, allowsSeveral else { return }
    let all = allRows
    guard let anchor = all.firstIndex(of: start.anchor), let target = all.firstIndex(of: row)
    else { return }
    while let now = pan, now.current != row, let here = all.firstIndex(of: now.current) {
      let next = here + (target - here).signum()
      let isBack = abs(next - anchor) < abs(here - anchor)
      pan?.current = all[next]
      if isBack {
        flip(all[here], toSelected: now.old.contains(all[here]))
      } else {
        flip(all[next], toSelected: now.isSelecting)
      }
    }
  }

  /// Lifts the fingers.
  public func endPan() {
    guard pan != nil else { return }
    pan = nil
    didEndPan()
  }

  private func flip(_ row: IndexPath, toSelected isSelected: Bool) {
    guard selected.contains(row) != isSelected else { return }
    if isSelected { selectForUser(row) } else { deselectForUser(row) }
  }

  // MARK: - Drags

  /// Drags an item to another place: the data source moves its item, then the view its cell.
  public func drag(_ source: IndexPath, to destination: IndexPath) {
    layoutIfNeeded()
    guard source != destination, let counts else { return }
    var update = BatchUpdate()
    update.movedRows = [(source, destination)]
    move(source, to: destination)
    let new = askedCounts
    var mapping = update.mapping(from: counts, to: new)
    mapping.moved = []
    commit(mapping, new)
  }
}
