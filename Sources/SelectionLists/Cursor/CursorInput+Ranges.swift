// SPDX-License-Identifier: MIT

/// Ranges from the anchor to an item.
extension CursorInput {
  /// Extends the range from the anchor to a place.
  mutating func extend(to target: Int, _ effect: RowEffect) {
    let anchor = anchor
    // If there is no anchor, an adding range begins at the item itself.
    let begins = effect != .extend && canChange(target)
    guard cursor.mode == .multiple, anchor != nil || begins else { return act(.click, at: target) }
    continuesRun = true
    let start = anchor ?? target
    let covered = list.enabledItems(at: places(start, target))
    var base = baseOfRun(without: covered)
    let takesAway = effect == .extendAsAnchor && anchor != nil && !base.contains(list[start])
    select(
      exactly: takesAway
        ? base.subtracting(covered) : effect == .extend ? covered : base.union(covered))
    if anchor == nil { setAnchor(to: target) }
    // The rest of the run treats an anchor that the run has set and selected like a selected one.
    if isAnchorNew, selection.contains(list[start]) { base.insert(list[start]) }
    setLead(to: target)
    cursor.base = base
  }

  /// The places from one to another, in either order.
  private func places(_ first: Int, _ second: Int) -> Range<Int> {
    min(first, second)..<(max(first, second) + 1)
  }

  /// The items that were selected before the run, together with items that the run has selected and
  /// that are no longer in the list; all of these stay selected.
  private func baseOfRun(without covered: Set<ID>) -> Set<ID> {
    guard let base = cursor.base else { return selection }
    // Covered items are in the list; if it is unchanged, the run's other items in it are between
    // anchor and lead.
    var left = selection.filter { !covered.contains($0) && !base.contains($0) }
    func drop(_ places: Range<Int>) {
      for place in places where !left.isEmpty { left.remove(list[place]) }
    }
    if let anchor, let lead { drop(places(anchor, lead)) }
    if !left.isEmpty { drop(list.places) }
    return base.union(left)
  }

  /// Replaces the block of selected items that contains the anchor with a range to a place, as
  /// AppKit does.
  mutating func extendBlock(to target: Int, isKey: Bool) {
    guard cursor.mode == .multiple else { return extend(to: target, .extendAdding) }
    let start = blockAnchor(isKey: isKey) ?? target
    let others = selection.subtracting(list.enabledItems(at: block(around: start)))
    select(exactly: others.union(list.enabledItems(at: places(start, target))))
    setAnchor(to: start)
    setLead(to: target)
  }

  /// The place at which the range begins; nil if the range begins at its other end.
  private func blockAnchor(isKey: Bool) -> Int? {
    let anchor = anchor ?? 0
    if let place = list.first(from: anchor, by: 1, where: selection.contains)
      ?? list.first(from: anchor, by: -1, where: selection.contains)
    {
      return place
    }
    return isKey ? lead : list.first(from: 0, by: 1, where: list.isEnabled)
  }

  /// The places of the selected items around a place, up to the nearest items that aren't selected;
  /// items that the user can't change don't end the block, but aren't part of it.
  private func block(around place: Int) -> Range<Int> {
    guard selection.contains(list[place]) else { return 0..<0 }
    func endsBlock(_ item: ID) -> Bool { !selection.contains(item) && list.isEnabled(item) }
    let end = list.first(from: place + 1, by: 1, where: endsBlock) ?? list.count
    let start = list.first(from: place - 1, by: -1, where: endsBlock) ?? -1
    return (start + 1)..<end
  }
}
