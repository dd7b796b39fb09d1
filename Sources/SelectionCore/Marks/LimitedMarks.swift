// SPDX-License-Identifier: MIT

/// The selected rows of a table while rows are selected or deselected one after the other.
///
/// Each row is selected if every limit allows it; otherwise it is skipped.
struct LimitedMarks {
  /// The rows that are selected.
  var rows: RowSet
  /// The rows that were deselected because of a limit, in order, possibly several times, and the
  /// rows that were selected again after that.
  var releases: [(group: Group, isSelectedAgain: Bool)] = []
  /// The rows that were deselected because of a limit, and not selected again.
  var releasedRows = RowSet()

  /// The limits of the table.
  let limits: SelectionLimits
  let overflow: LimitOverflow
  let laws: SectionLaws
  /// The limits of layers, with their rows.
  let layers: [Part]
  let layout: Layout
  /// The sections in mode single.
  let single: RowSet
  /// The rows that the user can't change.
  let fixed: RowSet
  /// The rows that were already selected, in the order in which limits deselect them.
  let oldestFirst: [RowSet]
  /// The rows selected by this value, in order, without the rows that a limit has deselected
  /// again, and the index of the first group with a row that is still selected.
  var taken: [Group] = []
  var firstTaken = 0
  /// The rows selected by this value that are still selected.
  var takenRows = RowSet()

  /// Rows in ascending or descending order.
  typealias Group = (rows: RowSet, isAscending: Bool)
  typealias Part = (limits: SelectionLimits, rows: RowSet?)
  typealias Place = (section: Int, parts: [Part])

  /// The sections that have their own limits.
  var limited: RowSet { laws.limited }

  /// The rows that were deselected because of a limit, in the order in which this happened last.
  var released: [Group] {
    var (released, later): ([Group], RowSet) = ([], [])
    for (group, isSelectedAgain) in releases.reversed() {
      if !isSelectedAgain { released.append((group.rows.subtracting(later), group.isAscending)) }
      later.formUnion(group.rows)
    }
    return released.reversed()
  }

  /// Whether every row can be selected.
  private var isFree: Bool { isUnlimited && single.isEmpty }
  private var isUnlimited: Bool { limits.isUnlimited && hasOnlyTableLimits }
  var hasOnlyTableLimits: Bool { limited.isEmpty && layers.isEmpty }

  /// Restores the old state of rows as far as limits allow, because other rows may have changed:
  /// rows are selected again only up to the maximum, and deselected only down to the minimum.
  ///
  /// - Parameters:
  ///   - now: The rows that are selected now.
  ///   - base: The rows that were selected before the gesture, which no limit prevents from being
  ///     selected again.
  ///   - covered: The rows that are selected or deselected at once.
  ///   - selects: Whether the rows are selected, rather than deselected.
  @_optimize(size)
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
    for (here, place) in places(of: wanted, isAscending) { select(here, place, isAscending) }
  }

  /// Selects rows to which the same limits apply.
  private mutating func select(_ here: RowSet, _ place: Place, _ isAscending: Bool) {
    if single.contains(place.section) {
      // Once a row is selected, each of the others replaces the previous one.
      let new = here.subtracting(rows)
      guard let row = isAscending ? new.first : new.last, take(row, place) != nil,
        let last = isAscending ? here.last : here.first
      else { return }
      noteSelectedAgain(here.subtracting(rows(through: row, isAscending)))
      _ = take(last, place)
    } else if overflow == .refuse || place.parts.isEmpty {
      rows.formUnion(here.subtracting(rows).first(room(at: place), isAscending))
    } else {
      slide(over: here, place, isAscending)
    }
  }

  /// Deselects rows one after the other.
  @_optimize(size)
  mutating func deselect(_ unwanted: RowSet, isAscending: Bool) {
    let unwanted = unwanted.subtracting(fixed).intersection(rows)
    if isUnlimited { return rows.subtract(unwanted) }
    if hasOnlyTableLimits {
      let count = spare(in: (limits, nil))
      return rows.subtract(unwanted.first(count, isAscending))
    }
    for (here, place) in places(of: unwanted, isAscending) {
      let count = place.parts.map { spare(in: $0) }.min() ?? .max
      rows.subtract(here.first(count, isAscending))
    }
  }

  /// The given rows, divided into rows to which the same limits apply, in order.
  private func places(of rows: RowSet, _ isAscending: Bool) -> [(rows: RowSet, place: Place)] {
    var places: [(rows: RowSet, place: Place)] = []
    for (section, range) in sections(with: rows, isAscending) {
      let (here, parts) = (rows.intersection(RowSet(range)), parts(ofSection: section))
      if layers.isEmpty {
        places.append((here, (section, parts)))
        continue
      }
      // Where a layer begins or ends, other limits apply.
      var runs = Array(here.ranges)
      for layer in layers {
        if let rows = layer.rows { runs = runs.flatMap { rows.divide($0).map { $0.rows } } }
      }
      for run in isAscending ? runs : runs.reversed() {
        let layers = layers.filter { $0.rows?.contains(run.lowerBound) ?? true }
        places.append((RowSet(run), (section, layers + parts)))
      }
    }
    return places
  }

  func sections(
    with rows: RowSet, _ isAscending: Bool
  ) -> [(section: Int, rows: Range<Int>)] {
    let sections = layout.whole.sections(with: rows)
    return isAscending ? sections : sections.reversed()
  }

  /// The limits that apply to a row of a section: the limits of the table and of the section.
  func parts(ofSection section: Int) -> [Part] {
    limitsOfSection(section) + tableLimits
  }

  private var tableLimits: [Part] { limits.isUnlimited ? [] : [(limits, nil)] }

  func limitsOfSection(_ section: Int) -> [Part] {
    limited.contains(section) ? [(laws[section].limits, layout.rows(ofSection: section))] : []
  }

  func count(_ part: Part, of rows: RowSet) -> Int {
    part.rows.map { rows.intersection($0).count } ?? rows.count
  }

  /// The number of rows that can still be selected at a place without deselecting others.
  func room(at place: Place) -> Int { place.parts.map { room(in: $0) }.min() ?? .max }

  private func room(in part: Part) -> Int {
    part.limits.atMost.map { max(0, max($0, 0) - count(part, of: rows)) } ?? .max
  }

  /// The number of rows that can be deselected.
  private func spare(in part: Part) -> Int {
    part.limits.atLeast.map { max(0, count(part, of: rows) - max($0, 0)) } ?? .max
  }
}

extension RowSet {
  /// The first or the last rows, at most `count`.
  func first(_ count: Int, _ isAscending: Bool) -> RowSet {
    guard count < self.count else { return self }
    guard count > 0 else { return [] }
    if isAscending {
      return intersection(RowSet(0..<(nth(count) ?? 0)))
    }
    let start = nth(self.count - count) ?? 0
    return subtracting(RowSet(0..<start))
  }
}
