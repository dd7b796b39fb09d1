// SPDX-License-Identifier: MIT
import SelectionCore

/// Limits on the rows that an input of the user may leave marked.
extension Oracle {
  /// The marks that a limit counts: the selected rows, the marks of a section, or marks of rows in
  /// a layer.
  enum Part {
    case table
    case section(Int)
    case selected(MarkLayer)
    case checked(MarkLayer)
  }

  /// Everything that can have limits, in the order in which they are applied: the narrower ones
  /// first, because a row that gives way for one gives way for all.
  var parts: [Part] {
    let layers = layerLimits.keys.sorted { $0.name < $1.name }
    return layers.flatMap { [.selected($0), .checked($0)] }
      + data.sections.indices.map(Part.section)
      + [.table]
  }

  /// Whether a row counts for a limit.
  func has(_ part: Part, _ place: Place) -> Bool {
    switch part {
    case .table: true
    case .section(let section): place.section == section
    case .selected(.checked), .checked(.checked): place.row.isChecked
    case .selected(.disabled), .checked(.disabled): place.row.isDisabled
    case .selected(let layer), .checked(let layer): place.row.layers.contains(layer)
    }
  }

  mutating func holdLimits(since old: Oracle) throws(Refused) {
    for part in parts { try holdMaximum(part, since: old) }
    for part in parts {
      let (before, after) = (counted(part, in: old).count, counted(part, in: self).count)
      if let atLeast = limits(part).atLeast, after < atLeast, after < before { throw Refused() }
    }
  }

  func limits(_ part: Part) -> SelectionLimits {
    switch part {
    case .table: limits
    case .section(let section): data.sections[section].limits
    case .selected(let layer): layerLimits[layer] ?? SelectionLimits()
    case .checked(let layer):
      isEditing ? SelectionLimits() : layerLimits[layer] ?? SelectionLimits()
    }
  }

  /// Whether a limit counts checkmarks, which one of a section does if they are in force there
  /// after the input.
  private func countsChecks(_ part: Part) -> Bool {
    switch part {
    case .table, .selected: false
    case .checked: true
    case .section(let section): !isEditing && data.sections[section].kind != nil
    }
  }

  /// The rows that a limit counts, of those marked before or after the input.
  private func counted(_ part: Part, in oracle: Oracle) -> [Place] {
    let marked = countsChecks(part) ? oracle.marks.checked : oracle.marks.selected
    return all.filter { has(part, $0) && marked.contains($0.id) }
  }

  private mutating func holdMaximum(_ part: Part, since old: Oracle) throws(Refused) {
    var now = counted(part, in: self)
    let countsChecks = countsChecks(part)
    let before = countsChecks ? old.marks.checked : old.marks.selected
    guard let atMost = limits(part).atMost, now.count > atMost,
      now.contains(where: { !before.contains($0.id) })
    else { return }
    if isReplacing, !countsChecks {
      let gone = Set(now.filter { isOutOfReach($0) && !isFixed($0) }.map { $0.id })
      selectAll { $0.row.isSelected && !gone.contains($0.id) }
      now = counted(part, in: self)
    }
    let excess = now.count - max(atMost, 0)
    if excess <= 0 || now.count <= atMost { return }
    guard overflow == .releaseOldest else { throw Refused() }
    let first = countsChecks ? start?.checked : start?.selected
    let times = countsChecks ? start?.times.checked : start?.times.selected
    // What was marked before a run or a sweep is older than what they have marked, also where an
    // earlier part of them has let it go.
    func turn(_ place: Place) -> [Int] {
      if first?.contains(place.id) == true { return times?[place.id].map { [0, $0] } ?? [1] }
      return [2, countsChecks ? place.row.checkedAt : place.row.selectedAt]
    }
    // An item goes with all of its rows, and is reached through any of them that is shown.
    let marked = all.filter { countsChecks ? $0.row.isChecked : $0.row.isSelected }
    func item(_ place: Place) -> [Place] {
      marked.filter { countsChecks ? isOneItem($0, place) : $0.id == place.id }
    }
    let free = marked.filter { place in
      !isFixed(place) && !place.isHidden
        && item(place).contains { row in
          (before.contains(row.id) || first?.contains(row.id) == true)
            && now.contains { $0.id == row.id }
        }
    }
    let oldest = free.enumerated().sorted {
      (turn($0.element) + [$0.offset])
        .lexicographicallyPrecedes(turn($1.element) + [$1.offset])
    }
    var released: [Place] = []
    func countOfReleased() -> Int {
      released.filter { row in now.contains { $0.id == row.id } }.count
    }
    for (_, place) in oldest where countOfReleased() < excess {
      // It stays with all of its rows if one is fixed.
      let item = item(place)
      if item.contains(where: { row in isFixed(row) || released.contains { $0.id == row.id } }) {
        continue
      }
      released += item
    }
    guard countOfReleased() >= excess else { throw Refused() }
    for place in released {
      if countsChecks {
        check { $0.row.isChecked && $0.id != place.id }
      } else {
        deselect(place)
      }
    }
  }
}
