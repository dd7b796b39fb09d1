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
    var base = baseOfRun()
    let start = anchor ?? target
    let covered = Set(items[start, target].lazy.filter(isEnabled))
    switch effect {
    case nil where anchor != nil && !base.contains(self[start]):
      select(exactly: base.subtracting(covered))
    case .replacing?: select(exactly: covered.union(base.filter { !isEnabled($0) }))
    default: select(exactly: base.union(covered))
    }
    if anchor == nil {
      setAnchor(to: target)
      // The rest of the run treats its anchor like the item just added.
      if effect == nil { base.insert(self[target]) }
    }
    setLead(to: target)
    cursor.base = base
  }

  /// The items that were selected before the run, and those that it has selected and that have left
  /// the list since, which stay selected.
  private func baseOfRun() -> Set<ID> {
    guard let base = cursor.base else { return selection }
    var left = selection.subtracting(base)
    if let anchor, let lead { left.subtract(items[anchor, lead]) }
    // In the same list, all of them are between anchor and lead.
    if !left.isEmpty { left.subtract(items) }
    return base.union(left)
  }

  /// Makes the block of selected items that holds the anchor a range to a place, as AppKit does.
  mutating func extendBlock(to target: Int, isKey: Bool) {
    guard cursor.mode == .multiple else { return extend(to: target, .adding) }
    let start = blockAnchor(isKey: isKey) ?? target
    var next = selection.subtracting(block(around: start))
    next.formUnion(Set(items[start, target].lazy.filter(isEnabled)))
    select(exactly: next)
    setAnchor(to: start)
    setLead(to: target)
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

extension RandomAccessCollection {
  /// The elements from one place to another, in either order.
  fileprivate subscript(first: Int, second: Int) -> SubSequence {
    let start = index(startIndex, offsetBy: Swift.min(first, second))
    return self[start..<index(start, offsetBy: abs(second - first) + 1)]
  }
}
