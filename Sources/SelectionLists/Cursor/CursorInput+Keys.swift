// SPDX-License-Identifier: MIT

/// Keys.
extension CursorInput {
  mutating func apply(_ effect: KeyEffect, in grid: Grid) {
    switch effect {
    case .go(let motion, let effect): go(motion, effect, grid)
    case .userSelectAll:
      if cursor.mode == .multiple { select(exactly: selection.union(enabledItems)) }
    case .userDeselectAll:
      if cursor.mode != .none { select(exactly: fixedItems) }
    case .userToggleAll:
      guard cursor.mode == .multiple else { break }
      let all = enabledItems
      let areSelected = !all.isEmpty && all.isSubset(of: selection)
      select(exactly: areSelected ? fixedItems : selection.union(all))
    case .cancel: cursor.liftPointer()
    }
  }

  /// Moves the keyboard focus; on an item that the user can't change, a key does nothing more.
  private mutating func go(_ motion: RowMotion, _ effect: RowEffect, _ grid: Grid) {
    let lead = lead
    guard
      let target = motion.place(
        from: lead, of: items.count, in: grid, nearest: { nearestEnabled(from: $0, step: $1) }),
      // At the end, the item with the focus has flipped already.
      motion == .stay || effect != .toggle || target != lead
    else { return leave() }
    if motion != .stay, effect != .focus, !effect.isRange, !isEnabled(self[target]) {
      if cursor.mode != .none { setLead(to: target) }
      return
    }
    // A range begins at the lead, even if there was never a click, unless it takes on its anchor's
    // state.
    let beginsAtLead = effect == .extend || effect == .extendAdding
    if beginsAtLead, cursor.anchor == nil, cursor.mode != .none, let lead { setAnchor(to: lead) }
    apply(effect, at: target, isKey: true)
  }

  private var enabledItems: Set<ID> { Set(items.lazy.filter(isEnabled)) }

  /// The first place with an enabled item, from a place on by a step.
  private func nearestEnabled(from place: Int, step: Int) -> Int? {
    let count = items.count
    var place = place
    while place >= 0, place < count {
      if isEnabled(self[place]) { return place }
      // In the longest lists places past the end wrap around, and are then invalid, too.
      place &+= step
    }
    return nil
  }
}
