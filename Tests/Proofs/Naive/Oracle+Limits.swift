// SPDX-License-Identifier: MIT
import SelectionCore

/// Limits on the rows that an input of the user may leave marked.
extension Oracle {
  mutating func holdLimits(since old: Oracle) throws(Refused) {
    let parts = [nil] + data.sections.indices.map(Optional.some)
    for part in parts { try holdMaximum(part, since: old) }
    for part in parts {
      let (before, after) = (counted(part, in: old).count, counted(part, in: self).count)
      if let atLeast = limits(part).atLeast, after < atLeast, after < before { throw Refused() }
    }
  }

  func limits(_ section: Int?) -> SelectionLimits {
    section.map { data.sections[$0].limits } ?? limits
  }

  /// Whether a limit counts checkmarks, which it does if they are in force in its section after the
  /// input.
  private func countsChecks(_ section: Int?) -> Bool {
    section.map { !isEditing && data.sections[$0].kind != nil } ?? false
  }

  /// The rows that a limit counts, in the table before or after the input.
  private func counted(_ section: Int?, in oracle: Oracle) -> [Place] {
    let countsChecks = countsChecks(section)
    return oracle.all.filter { place in
      guard section == nil || place.section == section else { return false }
      return countsChecks ? place.row.isChecked : place.row.isSelected
    }
  }

  private mutating func holdMaximum(_ section: Int?, since old: Oracle) throws(Refused) {
    var now = counted(section, in: self)
    let countsChecks = countsChecks(section)
    let before = countsChecks ? old.marks.checked : old.marks.selected
    guard let atMost = limits(section).atMost, now.count > atMost,
      now.contains(where: { !before.contains($0.id) })
    else { return }
    if isReplacing, !countsChecks {
      let gone = Set(now.filter { isOutOfReach($0) && !isFixed($0) }.map { $0.id })
      selectAll { $0.row.isSelected && !gone.contains($0.id) }
      now = counted(section, in: self)
    }
    let excess = now.count - max(atMost, 0)
    if excess <= 0 || now.count <= atMost { return }
    guard overflow == .releaseOldest else { throw Refused() }
    func time(_ place: Place) -> Int { countsChecks ? place.row.checkedAt : place.row.selectedAt }
    let free = now.filter { before.contains($0.id) && !isFixed($0) && !$0.isHidden }
    let oldest = free.enumerated().sorted {
      (time($0.element), $0.offset) < (time($1.element), $1.offset)
    }
    var released: [Place] = []
    for (_, place) in oldest where released.count < excess {
      // An item is unmarked with all of its rows, and stays with all of them if one is fixed.
      let item = now.filter { countsChecks ? isOneItem($0, place) : $0.id == place.id }
      if item.contains(where: { row in isFixed(row) || released.contains { $0.id == row.id } }) {
        continue
      }
      released += item
    }
    guard released.count >= excess else { throw Refused() }
    for place in released {
      if countsChecks {
        check { $0.row.isChecked && $0.id != place.id }
      } else {
        deselect(place)
      }
    }
  }
}
