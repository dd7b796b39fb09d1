// SPDX-License-Identifier: MIT
import SelectionCore

/// Marks that the program sets.
extension Oracle {
  var rowsForAll: Set<Int> {
    Set(
      places.filter { place in
        !place.row.isDisabled && list(place) == nil
          && (mode != .multiple || data.sections[place.section].mode != .single)
      }.map { $0.id })
  }

  mutating func select(_ ids: Set<Int>) throws(Refused) {
    guard !ids.isEmpty else { return }
    let sections = Set(all.filter { ids.contains($0.id) }.map { $0.section })
    let old = all.filter { place in
      guard place.row.isSelected else { return false }
      if mode == .single { return false }
      return mode != .multiple || place.section < 0
        || data.sections[place.section].mode != .single || !sections.contains(place.section)
    }
    try setSelected(Set(old.map { $0.id }).union(ids))
    if ids.count == 1, let id = ids.first, place(id) != nil { setAnchorAndLead(to: id) }
  }

  /// After the program has selected exactly one row, the user goes on from there.
  mutating func goOnFromOnlyRow(since old: Set<Int>) {
    let selected = all.filter { $0.row.isSelected }
    guard marks.selected != old, selected.count == 1, !selected[0].isHidden else { return }
    setAnchorAndLead(to: selected[0].id)
  }

  /// Selects rows in place of others; rows out of reach stay, unless one of the rows is in a
  /// section or table that allows only one.
  mutating func replaceSelected(by ids: Set<Int>) throws(Refused) {
    let new = all.filter { ids.contains($0.id) }
    let kept = all.filter { old in
      guard old.row.isSelected, isOutOfReach(old) else { return false }
      if mode == .single { return new.isEmpty }
      guard mode == .multiple, data.sections.indices.contains(old.section),
        data.sections[old.section].mode == .single
      else { return true }
      return !new.contains { $0.section == old.section }
    }
    try setSelected(ids)
    let keptIDs = Set(kept.map { $0.id })
    selectAll { $0.row.isSelected || keptIDs.contains($0.id) }
  }

  mutating func setSelected(_ ids: Set<Int>) throws(Refused) {
    let new = all.filter { ids.contains($0.id) }
    if new.contains(where: { !$0.isHidden && list($0) != nil }) { throw Refused() }
    if mode == .single, new.count > 1 { throw Refused() }
    for (s, section) in data.sections.enumerated()
    where mode == .multiple && section.mode == .single {
      if new.filter({ $0.section == s }).count > 1 { throw Refused() }
    }
    selectAll { ids.contains($0.id) }
  }

  mutating func check(_ ids: Set<Int>) throws(Refused) {
    let new = all.filter { ids.contains($0.id) }
    let exclusive = data.sections.indices.filter { data.sections[$0].kind?.isExclusive == true }
    if new.contains(where: { !$0.isHidden && data.sections[$0.section].kind == nil }) {
      throw Refused()
    }
    for section in exclusive {
      let here = new.filter { isOneChoice($0.section, section) }
      if here.contains(where: { !isOneItem($0, here[0]) }) { throw Refused() }
    }
    for place in new where isAlone(place) {
      if new.contains(where: { $0.section == place.section && !isOneItem($0, place) }) {
        throw Refused()
      }
    }
    let replaced = Set(new.map { $0.section }).intersection(exclusive)
    let oracle = self
    check { place in
      new.contains { oracle.isOneItem($0, place) }
        || place.row.isChecked
          && !replaced.contains { oracle.isOneChoice($0, place.section) }
    }
    keepAlone(preferring: [ids])
  }
}
