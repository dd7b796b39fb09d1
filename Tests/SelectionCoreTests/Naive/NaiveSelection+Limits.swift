// SPDX-License-Identifier: MIT
import SelectionCore

/// How many rows the user may select, and what the program may not.
extension NaiveSelection {
  /// Sets the limits of the table, or of a section.
  mutating func setLimits(_ limits: SelectionLimits, _ section: Int?) {
    // From here on it is known when rows are selected; those that are, are equally old.
    if !keepsAges { since = since.map { _ in time } }
    if let section {
      let isNone = limits.atMost == nil && limits.atLeast == nil
      sectionLimits[sectionIDs[section]] = isNone ? nil : limits
    } else {
      self.limits = limits
    }
  }

  /// Whether any limit lets the oldest rows go.
  private var keepsAges: Bool {
    limits.overflow == .releaseOldest
      || sectionIDs.contains { sectionLimits[$0]?.overflow == .releaseOldest }
  }

  mutating func applyLimits(since old: NaiveSelection) throws(Refused) {
    var all: [(SelectionLimits, rows: [Int])] = [(limits, Array(sections.indices))]
    for (section, id) in sectionIDs.enumerated() {
      if let limits = sectionLimits[id] { all.append((limits, rows(section))) }
    }
    for (limits, rows) in all {
      let counted = rows.filter { lists[sections[$0]] == nil }
      let new = counted.filter { selected[$0] }
      guard let atMost = limits.atMost, new.count > atMost,
        new.contains(where: { !old.selected[$0] })
      else { continue }
      let free = new.filter { old.selected[$0] && !isFixed($0) }
      let excess = new.count - max(atMost, 0)
      if limits.overflow == .refuse || free.count < excess { throw Refused() }
      for row in inOrderOfRelease(free, limits.overflow).prefix(excess) {
        selected[row] = false
        calls.append("didDeselect:\(path(row))")
      }
    }
    for (limits, rows) in all {
      let counted = rows.filter { lists[sections[$0]] == nil }
      if counted.filter({ selected[$0] }).count < limits.atLeast ?? 0,
        counted.contains(where: { old.selected[$0] && !selected[$0] })
      {
        throw Refused()
      }
    }
  }

  private func inOrderOfRelease(
    _ rows: [Int], _ overflow: SelectionLimits.Overflow
  ) -> [Int] {
    if overflow == .releaseOldest { return rows.sorted { (since[$0], $0) < (since[$1], $1) } }
    let anchor = anchor ?? 0
    return rows.sorted { (-abs($0 - anchor), $0) < (-abs($1 - anchor), $1) }
  }

  /// Sets the selection by the program, of which mode single holds no more than one row.
  mutating func set(_ rows: [Bool]) throws(Refused) {
    func count(_ section: Int?) -> Int {
      rows.indices.filter { rows[$0] && (section == nil || sections[$0] == section) }.count
    }
    if inForce == .single, count(nil) > 1 { throw Refused() }
    for (section, id) in sectionIDs.enumerated() where sectionModes[id] == .single {
      if count(section) > 1 { throw Refused() }
    }
    selected = rows
  }

  /// Selects rows by the program, for which others give way where only one can be selected.
  mutating func select(_ rows: [Int]) throws(Refused) {
    if rows.isEmpty { return }
    for row in rows {
      for other in sections.indices
      where inForce == .single
        || (sectionModes[sectionIDs[sections[row]]] == .single && sections[other] == sections[row])
      {
        selected[other] = false
      }
    }
    try set(sections.indices.map { selected[$0] || rows.contains($0) })
    if rows.count == 1 { stand(rows[0]) }
  }
}
