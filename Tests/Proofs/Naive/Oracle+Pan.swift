// SPDX-License-Identifier: MIT
import SelectionCore

/// A two-finger pan. Each part of it begins with the rows that would be selected without it, and
/// goes from the first row to the current one, row by row.
extension Oracle {
  mutating func beginPan(_ id: Int, _ rules: OracleRules) {
    guard let place = place(id) else { return }
    if pan != nil { endPan() }
    let base = marks.selected
    // Without a selection order, all count as selected at one time.
    let hasOrder = hasOrder
    let found = all.filter { $0.row.isSelected }
    let times = Dictionary(
      uniqueKeysWithValues: found.map { ($0.id, hasOrder ? $0.row.selectedAt : 0) })
    guard beginMultipleSelection(place, rules) else { return }
    pan = Pan(
      first: id, current: id, base: base, times: times, selected: marks.selected,
      selects: !base.contains(id))
    setAnchorAndLead(to: id)
    cover(to: id)
  }

  mutating func continuePan(_ id: Int) {
    guard pan != nil, place(id) != nil else { return }
    cover(to: id)
    pan?.current = id
    lead = id
  }

  /// The rows between the first one and another, in the order in which a pan reaches them.
  func passed(_ pan: Pan, to id: Int) -> [Place] {
    let order = places
    guard let first = order.firstIndex(where: { $0.id == pan.first }),
      let last = order.firstIndex(where: { $0.id == id })
    else { return [] }
    return first <= last ? Array(order[first...last]) : order[last...first].reversed()
  }

  /// Restores the rows that would be selected without the pan; those that are covered get its state
  /// at once.
  mutating func restore(
    without pan: Pan, passing passed: [Place], covering covered: Set<Int> = []
  ) {
    let now = marks.selected
    let free = Set(passed.filter { !isFixed($0) }.map { $0.id })
    let others = marks.selected.subtracting(free)
    selectAll { place in
      free.contains(place.id)
        ? pan.base.contains(place.id)
        : others.contains(place.id) || pan.gaveWay.contains(place.id)
    }
    keepOneInSections(preferring: [others, pan.base])
    holdLimits(from: now, pan, covering: covered)
  }

  /// Rows come back only if there is room beside what others have selected meanwhile, and go only
  /// if they can be spared; as many as were selected before may always be.
  private mutating func holdLimits(from now: Set<Int>, _ pan: Pan, covering covered: Set<Int>) {
    let base = pan.base
    let kept = pan.selects ? covered : []
    let dropped = pan.selects ? [] : covered
    func count(_ part: Part, _ ids: Set<Int>) -> Int {
      all.filter { ids.contains($0.id) && has(part, $0) }.count
    }
    let parts = parts.filter { if case .checked = $0 { false } else { true } }
    let gone = now.subtracting(marks.selected).subtracting(covered)
    for part in parts {
      guard let atMost = limits(part).atMost else { continue }
      for place in all.reversed()
      where place.row.isSelected && !now.contains(place.id) && !dropped.contains(place.id) {
        guard has(part, place),
          count(part, marks.selected.subtracting(dropped)) > max(atMost, count(part, base))
        else { continue }
        selectAll { $0.row.isSelected && $0.id != place.id }
      }
    }
    for part in parts {
      guard let atLeast = limits(part).atLeast else { continue }
      for place in all where gone.contains(place.id) && !place.row.isSelected {
        let selected = marks.selected.union(kept.intersection(now)).subtracting(dropped)
        let isFull =
          mode == .multiple && mode(place.section) == .single
          && all.contains { $0.section == place.section && $0.row.isSelected }
        guard !isFull, has(part, place), count(part, selected) < min(atLeast, count(part, base))
        else { continue }
        selectAll { $0.row.isSelected || $0.id == place.id }
      }
    }
  }

  private mutating func cover(to id: Int) {
    guard let pan, let current = read(pan.current),
      let start = places.firstIndex(where: { $0.id == current.id }),
      let end = places.firstIndex(where: { $0.id == id })
    else { return }
    let old = marks.selected
    let before = places.filter { pan.covered.contains($0.id) }
    let after = passed(pan, to: id)
    // Changes by others to rows that it covered and still covers stay.
    let changed = old.symmetricDifference(pan.selected).intersection(before.map { $0.id })
    let othersRows = pan.othersRows.union(changed).intersection(after.map { $0.id })
    let covered = Set(after.map { $0.id }).subtracting(othersRows)
    restore(
      without: pan, passing: before.filter { !othersRows.contains($0.id) },
      covering: covered)
    let without = marks.selected
    var taken: [Int] = []
    var released: [Int] = []
    for row in after.map({ $0.id }) where !othersRows.contains(row) {
      guard let place = place(row), !isFixed(place), place.row.isSelected != pan.selects else {
        continue
      }
      flip(place, selects: pan.selects, &taken, &released)
    }
    let gaveWay = pan.selects ? without.subtracting(marks.selected) : []
    let selected = marks.selected
    self.pan?.gaveWay = gaveWay
    self.pan?.selected = selected
    self.pan?.othersRows = othersRows
    self.pan?.covered = Set(after.map { $0.id })
    // Rows that flip are reported, those on the way first, and the oldest last.
    let way = start <= end ? Array(places[start...end]) : places[end...start].reversed()
    var rest = old.symmetricDifference(marks.selected)
    func tell(_ place: Place) {
      if rest.remove(place.id) != nil {
        call(place.row.isSelected ? "didSelect" : "didDeselect", place)
      }
    }
    func isOldest(_ place: Place) -> Bool {
      released.contains(place.id) && !place.row.isSelected
    }
    for place in way where rest.contains(place.id) && !isOldest(place) {
      if place.row.isSelected, mode(place.section) == .single {
        places.filter {
          $0.section == place.section && !$0.row.isSelected && !isOldest($0)
        }.forEach(tell)
      }
      tell(place)
    }
    places.filter { !isOldest($0) }.forEach(tell)
    released.compactMap(place).forEach(tell)
  }

  /// Flips a row if every limit allows it.
  private mutating func flip(
    _ target: Place, selects: Bool, _ taken: inout [Int], _ released: inout [Int]
  ) {
    var next = marks.selected
    let now = next
    if selects {
      if mode(target.section) == .single {
        next.subtract(all.filter { $0.section == target.section }.map { $0.id })
      }
      next.insert(target.id)
    } else {
      next.remove(target.id)
    }
    func count(_ part: Part, _ ids: Set<Int>) -> Int {
      all.filter { ids.contains($0.id) && has(part, $0) }.count
    }
    let parts = parts.filter { if case .checked = $0 { false } else { true } }
    var gone: [Int] = []
    for part in parts where selects && has(part, target) {
      guard let atMost = limits(part).atMost else { continue }
      let excess = count(part, next) - max(atMost, 0)
      guard excess > 0 else { continue }
      guard overflow == .releaseOldest else { return }
      func turn(of place: Place) -> [Int] {
        if let place = taken.firstIndex(of: place.id) { return [2, place] }
        if let time = pan?.times[place.id] { return [0, time] }
        return [1]
      }
      let free = places.filter {
        next.contains($0.id) && now.contains($0.id) && !isFixed($0)
          && has(part, $0)
      }
      let oldest = free.enumerated().sorted {
        (turn(of: $0.element) + [$0.offset]).lexicographicallyPrecedes(
          turn(of: $1.element) + [$1.offset])
      }.prefix(excess).map { $0.element.id }
      guard oldest.count == excess else { return }
      next.subtract(oldest)
      gone += oldest
    }
    for part in parts {
      let (old, new) = (count(part, now), count(part, next))
      if let atLeast = limits(part).atLeast, new < atLeast, new < old { return }
    }
    selectAll { next.contains($0.id) }
    taken.removeAll { $0 == target.id }
    released.removeAll { $0 == target.id }
    taken.append(target.id)
    released += gone
  }
}
