// SPDX-License-Identifier: MIT

/// Ranges from the anchor to an item.
extension CursorInput {
  /// Extends the range from the anchor to a place.
  ///
  /// If the effect is nil, the items get the state that the anchor had before the run.
  mutating func extend(to target: Int, _ effect: SweepEffect?) {
    let anchor = anchor
    // If there is no anchor, an adding range begins at the item itself.
    let begins = effect != .replacing && canChange(target)
    guard cursor.mode == .multiple, anchor != nil || begins else { return act(.click, at: target) }
    continuesRun = true
    var base = cursor.run?.base ?? selection
    let start = anchor ?? target
    let covered = self[min(start, target)...max(start, target)]
    switch effect {
    case nil where anchor != nil && !base.contains(self[start]):
      select(exactly: base.subtracting(covered))
    case .replacing?: select(exactly: covered.union(base.filter { !isEnabled($0) }))
    default: select(exactly: base.union(covered))
    }
    if anchor == nil {
      cursor.anchorSpot = spot(target)
      // The rest of the run treats its anchor like the item just added.
      if effect == nil { base.insert(self[target]) }
    }
    cursor.leadSpot = spot(target)
    cursor.run = .init(base: base, result: selection)
  }

  /// Makes the block of selected items that holds the anchor a range to a place, as AppKit does.
  mutating func extendBlock(to target: Int, isKey: Bool) {
    guard cursor.mode == .multiple else { return extend(to: target, .adding) }
    let start = blockAnchor(isKey: isKey) ?? target
    var next = selection.subtracting(block(around: start))
    next.formUnion(self[min(start, target)...max(start, target)])
    select(exactly: next)
    (cursor.anchorSpot, cursor.leadSpot) = (spot(start), spot(target))
  }

  /// The items at places, without those that the user can't change.
  private subscript(places: ClosedRange<Int>) -> Set<ID> {
    let start = items.index(items.startIndex, offsetBy: places.lowerBound)
    let end = items.index(start, offsetBy: places.count)
    return Set(items[start..<end].lazy.filter(isEnabled))
  }

  /// The place at which the range begins; nil if it begins at its other end.
  private func blockAnchor(isKey: Bool) -> Int? {
    func first(_ places: some Sequence<Int>) -> Int? {
      places.first { selection.contains(self[$0]) }
    }
    let all = 0..<items.count
    if let anchor, let place = first(anchor..<all.upperBound) ?? first((0..<anchor).reversed()) {
      return place
    }
    if let place = first(all) { return place }
    return isKey ? lead : all.first { isEnabled(self[$0]) }
  }

  /// The selected items around a place up to the nearest that aren't selected; items that the user
  /// can't change end it nowhere, and are not of it.
  private func block(around place: Int) -> Set<ID> {
    var block: Set<ID> = []
    func take(_ places: some Sequence<Int>) {
      for place in places {
        let item = self[place]
        if !isEnabled(item) { continue }
        guard selection.contains(item) else { return }
        block.insert(item)
      }
    }
    guard selection.contains(self[place]) else { return [] }
    take(place..<items.count)
    take((0..<place).reversed())
    return block
  }
}
