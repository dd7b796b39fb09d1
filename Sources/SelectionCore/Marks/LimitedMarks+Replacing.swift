// SPDX-License-Identifier: MIT

/// Selecting rows in place of others: limits deselect the oldest rows.
extension LimitedMarks {
  /// Selects rows of a section while limits deselect other rows; later rows eventually replace
  /// earlier rows.
  mutating func slide(over wanted: RowSet, _ place: Place, _ isAscending: Bool) {
    var rest = wanted
    takeAtOnce(rest.subtracting(rows).first(room(at: place), isAscending), isAscending)
    // Rows that don't stay selected are older than rows that do, and newer than earlier ones.
    var passed = RowSet()
    defer { if !passed.isEmpty { release(passed, isAscending) } }
    while true {
      let new = rest.subtracting(rows)
      guard let row = isAscending ? new.first : new.last else { return }
      let taken = takenRows
      // If there is no room for one row, there is none for the next either.
      guard let gone = take(row, place) else { return }
      rest.subtract(rows(through: row, isAscending))
      if gone.count == 1, let oldest = gone[0].rows.onlyMember, taken.contains(oldest),
        wanted.contains(oldest), !rest.contains(oldest)
      {
        // From here on, each row is replaced by the row that follows one window of rows later.
        let window = rows.intersection(wanted.subtracting(rest)).count
        let others = rest.subtracting(rows)
        let replaced = others.first(others.count - window, isAscending)
        rest.subtract(replaced)
        passed.formUnion(replaced)
      }
      replaceAtOnce(by: &rest, isAscending)
    }
  }

  /// Selects rows, each in place of the oldest row, as long as these were marked together and only
  /// a limit of the table counts; no more rows may be selected than this limit allows.
  private mutating func replaceAtOnce(by rest: inout RowSet, _ isAscending: Bool) {
    guard hasOnlyTableLimits, limits.atLeast == nil else { return }
    var new = rest.subtracting(rows)
    guard let oldest = oldest(new.count, among: rows, groups: 1).first else { return }
    // A row that is deselected before it is reached is selected again.
    let again = oldest.rows.intersection(rest)
    if let row = isAscending ? again.first : again.last {
      new.formIntersection(rows(through: row, isAscending))
    }
    new = new.first(oldest.rows.count, isAscending)
    guard let last = isAscending ? new.last : new.first else { return }
    let gone = oldest.rows.first(new.count, oldest.isAscending)
    rows.subtract(gone)
    takeAtOnce(new, isAscending)
    release(gone, oldest.isAscending)
    rest.subtract(rows(through: last, isAscending))
  }

  /// The rows up to and including a row, in ascending or descending order.
  func rows(through row: Int, _ isAscending: Bool) -> RowSet {
    isAscending ? RowSet(0..<(row + 1)) : RowSet(row..<layout.count)
  }

  /// Selects one row, if every limit allows it.
  ///
  /// - Returns: The rows that were deselected for the row; nil if it isn't selected.
  mutating func take(_ row: Int, _ place: Place) -> [Group]? {
    guard !rows.contains(row) else { return nil }
    var next = rows
    if single.contains(place.section) {
      next.subtract(layout.rows(ofSection: place.section))
    }
    next.insert(row)
    var gone: [Group] = []
    for part in place.parts {
      guard let atMost = part.limits.atMost else { continue }
      let excess = count(part, of: next) - max(atMost, 0)
      guard excess > 0 else { continue }
      guard overflow == .releaseOldest else { return nil }
      let before = next.count
      let oldest = oldest(excess, among: part.rows.map(next.intersection) ?? next)
      for group in oldest { next.subtract(group.rows) }
      guard before - next.count == excess else { return nil }
      gone += oldest
    }
    let changed = gone.reduce(RowSet()) { $0.union($1.rows) }
    let others =
      limited.isEmpty ? [] : sections(with: changed, true).flatMap { limitsOfSection($0.section) }
    for part in layers + others + parts(ofSection: place.section) {
      let (before, after) = (count(part, of: rows), count(part, of: next))
      if let atLeast = part.limits.atLeast, after < atLeast, after < before { return nil }
    }
    rows = next
    remember(([row], true))
    for group in gone { release(group.rows, group.isAscending) }
    return gone
  }

  /// Selects rows for which there is room.
  private mutating func takeAtOnce(_ new: RowSet, _ isAscending: Bool) {
    rows.formUnion(new)
    remember((new, isAscending))
  }

  /// Adds rows to those that were selected.
  private mutating func remember(_ new: Group) {
    taken.append(new)
    takenRows.formUnion(new.rows)
    noteSelectedAgain(new.rows)
  }

  /// Notes that rows were selected after a limit had deselected them, even if only for a moment.
  mutating func noteSelectedAgain(_ rows: RowSet) {
    let again = releasedRows.intersection(rows)
    if again.isEmpty { return }
    releases.append(((again, true), true))
    releasedRows.subtract(again)
  }

  private mutating func release(_ rows: RowSet, _ isAscending: Bool) {
    releases.append(((rows, isAscending), false))
    releasedRows.formUnion(rows)
    var left = rows.intersection(takenRows)
    takenRows.subtract(left)
    // The oldest are among the first, unless they are in another section or layer.
    for i in firstTaken..<taken.count where !left.isEmpty {
      let here = taken[i].rows.intersection(left)
      taken[i].rows.subtract(here)
      left.subtract(here)
    }
  }

  /// At most the given numbers of rows among some, and of their groups: the rows that limits
  /// deselect first, in order.
  private mutating func oldest(
    _ count: Int, among rows: RowSet, groups: Int = .max
  ) -> [Group] {
    let free = layout.shown(rows.intersection(self.rows).subtracting(fixed))
    while firstTaken < taken.count, taken[firstTaken].rows.isDisjoint(with: self.rows) {
      firstTaken += 1
    }
    let earlier = free.subtracting(takenRows)
    var (oldest, missing): ([Group], Int) = ([], count)
    func add(_ rows: RowSet, _ isAscending: Bool) {
      let first = rows.first(missing, isAscending)
      if first.isEmpty { return }
      oldest.append((first, isAscending))
      missing -= first.count
    }
    for group in oldestFirst where missing > 0 && oldest.count < groups {
      add(group.intersection(earlier), true)
    }
    for group in taken[firstTaken...] where missing > 0 && oldest.count < groups {
      add(group.rows.intersection(free), group.isAscending)
    }
    return oldest
  }
}
