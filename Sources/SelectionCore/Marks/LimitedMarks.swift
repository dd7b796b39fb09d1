// SPDX-License-Identifier: MIT

/// The selected rows of a table while rows are selected or deselected one after the other.
///
/// Each row is selected if every limit allows it; otherwise it is skipped.
struct LimitedMarks {
  /// The rows that are selected.
  private(set) var rows: RowSet
  /// The rows that were deselected because of a limit, in order.
  private(set) var released: [(rows: RowSet, isAscending: Bool)] = []

  /// The limits of the table.
  private let limits: SelectionLimits
  private let overflow: LimitOverflow
  private let laws: SectionLaws
  /// The sections that have their own limits.
  private let limited: RowSet
  /// The limits of layers, with their rows.
  private let layers: [Part]
  private let layout: Layout
  /// The sections in mode single.
  private let single: RowSet
  /// The rows that the user can't change.
  private let fixed: RowSet
  /// The rows that were already selected, in the order in which limits deselect them.
  private let oldestFirst: [RowSet]
  /// The rows selected by this value, in order, and the index of the first row that is still
  /// selected.
  private var taken: [Int] = []
  private var firstTaken = 0
  private var hasReleased = RowSet()

  private typealias Part = (limits: SelectionLimits, rows: RowSet?)
  private typealias Place = (section: Int, parts: [Part])

  init(
    _ rows: RowSet, in layout: Layout, limits: SelectionLimits, overflow: LimitOverflow,
    laws: SectionLaws, layers: [(limits: SelectionLimits, rows: RowSet?)], single: RowSet,
    fixed: RowSet,
    oldestFirst: [RowSet]
  ) {
    self.layers = layers
    (self.rows, self.layout, self.limits) = (rows, layout, limits)
    (self.overflow, self.laws, limited) = (overflow, laws, laws.limited)
    (self.single, self.fixed, self.oldestFirst) = (single, fixed, oldestFirst)
  }

  /// Whether every row can be selected.
  private var isFree: Bool { isUnlimited && single.isEmpty }
  private var isUnlimited: Bool { limits.isUnlimited && hasOnlyTableLimits }
  private var hasOnlyTableLimits: Bool { limited.isEmpty && layers.isEmpty }

  /// Restores the old state of rows as far as limits allow, because other rows may have changed:
  /// rows are selected again only up to the maximum, and deselected only down to the minimum.
  ///
  /// - Parameters:
  ///   - now: The rows that are selected now.
  ///   - base: The rows that were selected before the gesture, which no limit prevents from being
  ///     selected again.
  ///   - covered: The rows that are selected or deselected at once.
  ///   - selects: Whether the rows are selected, rather than deselected.
  mutating func restore(from now: RowSet, base: RowSet, covering covered: RowSet, selects: Bool) {
    if isUnlimited { return }
    let (kept, dropped) = selects ? (covered.intersection(now), []) : ([], covered)
    let back = rows.subtracting(now).subtracting(dropped)
    let gone = now.subtracting(rows).subtracting(covered)
    if back.isEmpty, gone.isEmpty { return }
    let sections = sections(with: back.union(gone), true).map { $0.section }
    let parts = layers + sections.flatMap(limitsOfSection) + tableLimits
    for part in parts {
      guard let atMost = part.limits.atMost else { continue }
      let excess = count(part, of: rows.subtracting(dropped)) - max(atMost, count(part, of: base))
      let here = part.rows.map(back.intersection) ?? back
      rows.subtract(here.intersection(rows).first(excess, false))
    }
    for part in parts {
      guard let atLeast = part.limits.atLeast else { continue }
      let needed = min(max(atLeast, 0), count(part, of: base))
      let missing = needed - count(part, of: rows.union(kept).subtracting(dropped))
      let here = part.rows.map(gone.intersection) ?? gone
      rows.formUnion(withRoomInSections(here.subtracting(rows)).first(missing, true))
    }
  }

  /// The given rows that can be selected in addition to `rows`, at most one in a section in mode
  /// single.
  private func withRoomInSections(_ others: RowSet) -> RowSet {
    guard !single.isEmpty else { return others }
    var others = others
    for (section, range) in sections(with: others, true) where single.contains(section) {
      let here = RowSet(range)
      let isTaken = !rows.isDisjoint(with: here)
      others.subtract(here.subtracting(isTaken ? [] : others.intersection(here).first(1, true)))
    }
    return others
  }

  /// Selects rows one after the other.
  mutating func select(_ wanted: RowSet, isAscending: Bool) {
    let wanted = wanted.subtracting(fixed)
    if isFree { return rows.formUnion(wanted) }
    if overflow == .refuse, single.isEmpty, hasOnlyTableLimits {
      let new = wanted.subtracting(rows)
      return rows.formUnion(new.first(room(in: (limits, nil)), isAscending))
    }
    for (section, range) in sections(with: wanted, isAscending) {
      let here = wanted.intersection(RowSet(range))
      guard layers.isEmpty else {
        here.forEachRow(isAscending) { _ = take($0, limits(on: $0, section)) }
        continue
      }
      let place = (section: section, parts: parts(ofSection: section))
      if single.contains(section) {
        // Once a row is selected, each of the others replaces the previous one.
        let new = here.subtracting(rows)
        guard let row = isAscending ? new.first : new.last, take(row, place) != nil,
          let last = isAscending ? here.last : here.first
        else { continue }
        _ = take(last, place)
      } else if overflow == .refuse || place.parts.isEmpty {
        let count = place.parts.map { room(in: $0) }.min() ?? .max
        rows.formUnion(here.subtracting(rows).first(count, isAscending))
      } else {
        slide(over: here, place, isAscending)
      }
    }
  }

  /// Selects rows of a section while limits deselect other rows; later rows eventually replace
  /// earlier rows.
  private mutating func slide(over wanted: RowSet, _ place: Place, _ isAscending: Bool) {
    var rest = wanted
    // Rows that don't stay selected are older than rows that do, and newer than earlier ones.
    var passed = RowSet()
    defer { if !passed.isEmpty { release(passed, isAscending) } }
    while true {
      let new = rest.subtracting(rows)
      guard let row = isAscending ? new.first : new.last else { return }
      // If there is no room for one row, there is none for the next either.
      guard let gone = take(row, place) else { return }
      rest.subtract(isAscending ? RowSet(0..<(row + 1)) : RowSet(row..<layout.count))
      guard gone.count == 1, wanted.contains(gone[0]), !rest.contains(gone[0]) else { continue }
      // From here on, each row is replaced by the row that follows one window of rows later.
      let window = rows.intersection(wanted.subtracting(rest)).count
      let others = rest.subtracting(rows)
      let replaced = others.first(others.count - window, isAscending)
      rest.subtract(replaced)
      passed.formUnion(replaced)
    }
  }

  /// Deselects rows one after the other.
  mutating func deselect(_ unwanted: RowSet, isAscending: Bool) {
    let unwanted = unwanted.subtracting(fixed).intersection(rows)
    if isUnlimited { return rows.subtract(unwanted) }
    if hasOnlyTableLimits {
      let count = spare(in: (limits, nil))
      return rows.subtract(unwanted.first(count, isAscending))
    }
    guard layers.isEmpty else {
      return unwanted.forEachRow(isAscending) { row in
        let place = limits(on: row, layout.section(of: row) ?? -1)
        if place.parts.allSatisfy({ spare(in: $0) > 0 }) { rows.remove(row) }
      }
    }
    for (section, range) in sections(with: unwanted, isAscending) {
      let count = parts(ofSection: section).map { spare(in: $0) }.min() ?? .max
      rows.subtract(unwanted.intersection(RowSet(range)).first(count, isAscending))
    }
  }

  private func sections(
    with rows: RowSet, _ isAscending: Bool
  ) -> [(section: Int, rows: Range<Int>)] {
    let sections = SectionsWithRows(rows, in: layout.whole).rest()
    return isAscending ? sections : sections.reversed()
  }

  /// The limits that apply to a row: the limits of the table, of its section and of its layers.
  private func limits(on row: Int, _ section: Int) -> Place {
    (section, layers.filter { $0.rows?.contains(row) ?? true } + parts(ofSection: section))
  }

  /// The limits that apply to a row of a section: the limits of the table and of the section.
  private func parts(ofSection section: Int) -> [Part] {
    limitsOfSection(section) + tableLimits
  }

  private var tableLimits: [Part] { limits.isUnlimited ? [] : [(limits, nil)] }

  private func limitsOfSection(_ section: Int) -> [Part] {
    limited.contains(section) ? [(laws[section].limits, layout.rows(ofSection: section))] : []
  }

  private func count(_ part: Part, of rows: RowSet) -> Int {
    part.rows.map { rows.intersection($0).count } ?? rows.count
  }

  /// The number of rows that can still be selected.
  private func room(in part: Part) -> Int {
    part.limits.atMost.map { max(0, max($0, 0) - count(part, of: rows)) } ?? .max
  }

  /// The number of rows that can be deselected.
  private func spare(in part: Part) -> Int {
    part.limits.atLeast.map { max(0, count(part, of: rows) - max($0, 0)) } ?? .max
  }

  /// Selects one row, if every limit allows it.
  ///
  /// - Returns: The rows that were deselected for the row; nil if it isn't selected.
  private mutating func take(_ row: Int, _ place: Place) -> [Int]? {
    guard !rows.contains(row) else { return nil }
    var next = rows
    if single.contains(place.section) {
      next.subtract(layout.rows(ofSection: place.section))
    }
    next.insert(row)
    var gone: [Int] = []
    for part in place.parts {
      guard let atMost = part.limits.atMost else { continue }
      let excess = count(part, of: next) - max(atMost, 0)
      guard excess > 0 else { continue }
      guard overflow == .releaseOldest else { return nil }
      let oldest = oldest(excess, among: part.rows.map(next.intersection) ?? next)
      guard oldest.count == excess else { return nil }
      next.subtract(RowSet(oldest))
      gone += oldest
    }
    let sections = RowSet(gone.compactMap { layout.section(of: $0) }).union([place.section])
    for section in sections {
      for part in parts(ofSection: section) {
        let (before, after) = (count(part, of: rows), count(part, of: next))
        if let atLeast = part.limits.atLeast, after < atLeast, after < before { return nil }
      }
    }
    for part in layers {
      let (before, after) = (count(part, of: rows), count(part, of: next))
      if let atLeast = part.limits.atLeast, after < atLeast, after < before { return nil }
    }
    rows = next
    if hasReleased.remove(row) != nil {
      // A row that was deselected may be selected again.
      for i in released.indices { released[i].rows.remove(row) }
      if let place = taken.firstIndex(of: row) { taken.remove(at: place) }
      firstTaken = 0
    }
    taken.append(row)
    for row in gone { release([row], true) }
    return gone
  }

  private mutating func release(_ rows: RowSet, _ isAscending: Bool) {
    if !hasReleased.isDisjoint(with: rows) {
      // They were selected again since: only the last time counts.
      for i in released.indices { released[i].rows.subtract(rows) }
    }
    released.append((rows, isAscending))
    hasReleased.formUnion(rows)
  }

  /// At most `count` of the given rows: the rows that are to be deselected first.
  private mutating func oldest(_ count: Int, among rows: RowSet) -> [Int] {
    var oldest: [Int] = []
    let free = layout.shown(rows.intersection(self.rows).subtracting(fixed))
    while firstTaken < taken.count, !self.rows.contains(taken[firstTaken]) { firstTaken += 1 }
    let earlier = free.subtracting(RowSet(taken[firstTaken...]))
    for group in oldestFirst {
      for row in group.intersection(earlier) {
        if oldest.count == count { return oldest }
        oldest.append(row)
      }
    }
    for row in taken[firstTaken...] where free.contains(row) {
      if oldest.count == count { return oldest }
      oldest.append(row)
    }
    return oldest
  }
}

extension RowSet {
  /// Calls a closure with each row, in ascending or descending order.
  fileprivate func forEachRow(_ isAscending: Bool, _ body: (Int) -> Void) {
    for run in isAscending ? Array(ranges) : ranges.reversed() {
      if isAscending { run.forEach(body) } else { run.reversed().forEach(body) }
    }
  }

  /// The first or the last rows, at most `count`.
  fileprivate func first(_ count: Int, _ isAscending: Bool) -> RowSet {
    guard count < self.count else { return self }
    guard count > 0 else { return [] }
    if isAscending {
      return intersection(RowSet(0..<(nth(count) ?? 0)))
    }
    let start = nth(self.count - count) ?? 0
    return subtracting(RowSet(0..<start))
  }
}
