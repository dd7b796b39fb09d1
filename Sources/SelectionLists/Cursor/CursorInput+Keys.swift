// SPDX-License-Identifier: MIT

/// Keys.
extension CursorInput {
  mutating func apply(_ effect: KeyEffect, in grid: Grid) {
    switch effect {
    case .go(let motion, let effect): go(motion, effect, grid)
    case .userSelectAll, .userToggleAll:
      guard cursor.mode == .multiple else { break }
      let all = list.enabledItems(at: list.places)
      let clears = effect == .userToggleAll && !all.isEmpty && all.isSubset(of: selection)
      if clears { deselectAll() } else { select(exactly: selection.union(all)) }
    case .userDeselectAll: deselectAll()
    case .cancelOrDeselect where cursor.pressedItems.isEmpty:
      if selection.contains(where: list.isEnabled) { deselectAll() } else { leave() }
    case .cancel, .cancelOrDeselect: cursor.liftPointer()
    }
  }

  /// Moves the keyboard focus; if the user can't change the item, the key has no other effect.
  private mutating func go(_ motion: RowMotion, _ effect: RowEffect, _ grid: Grid) {
    let (lead, list) = (lead, list)
    func nearestEnabled(from place: Int, step: Int) -> Int? {
      list.first(from: place, by: step, where: list.isEnabled)
    }
    guard
      let target = motion.place(
        from: lead, of: list.count, in: grid, nearest: nearestEnabled),
      // At the end, the item with the focus has flipped already.
      motion == .stay || effect != .toggle || target != lead
    else { return leave() }
    let isPlain = effect != .focus && effect != .toggleLead && !effect.isRange
    if motion != .stay, isPlain, !list.isEnabled(list[target]) {
      if cursor.mode != .none { setLead(to: target) }
      return
    }
    // A range begins at the lead, even if there was never a click, unless it takes on its anchor's
    // state.
    let beginsAtLead = effect == .extend || effect == .extendAdding
    if beginsAtLead, anchor == nil, cursor.mode != .none, let lead { setAnchor(to: lead) }
    apply(effect, at: target, isKey: true)
  }

  mutating func deselectAll() { if cursor.mode != .none { select(exactly: Set()) } }
}
