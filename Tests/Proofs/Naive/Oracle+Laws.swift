// SPDX-License-Identifier: MIT
import SelectionCore

extension Oracle {
  /// Enforces the laws: if only one of several rows can stay marked, it is the first of the
  /// preferred ones, else the lowest, with hidden ones after shown ones.
  mutating func enforceLaws(
    preferring preferred: [Set<Int>] = [], checked preferredChecked: [Set<Int>]? = nil
  ) {
    let oracle = self
    typealias Candidate = (offset: Int, element: Place)
    func stays(_ place: Candidate, _ rivals: [Candidate], _ preferred: [Set<Int>]) -> Bool {
      func rank(_ place: Candidate) -> [Int] {
        let group = preferred.firstIndex { $0.contains(place.element.id) }
        return [group ?? preferred.count, place.offset]
      }
      return !rivals.contains { rank($0).lexicographicallyPrecedes(rank(place)) }
    }
    let all: [Candidate] = Array(all.enumerated())
    // A hidden row is subject only to the allowed number.
    let selected = all.filter {
      $0.element.row.isSelected && ($0.element.isHidden || list($0.element) == nil)
    }
    let checked = all.filter {
      $0.element.row.isChecked
        && ($0.element.isHidden || data.sections[$0.element.section].kind != nil)
    }
    let (isSingle, isOneASection) = (mode == .single, mode == .multiple)
    let sections = data.sections
    func isAlone(_ section: Int, _ holds: (NaiveRows.Section) -> Bool) -> Bool {
      section >= 0 && holds(sections[section])
    }
    var lawfullySelected: Set<Int> = []
    var lawfullyChecked: Set<Int> = []
    for place in selected {
      let section = place.element.section
      let hasRivals = isOneASection && isAlone(section) { $0.mode == .single }
      let rivals = selected.filter {
        isSingle || hasRivals && $0.element.section == section
      }
      if stays(place, rivals, preferred) { lawfullySelected.insert(place.element.id) }
    }
    for place in checked {
      let section = place.element.section
      let hasRivals = isAlone(section) { $0.kind?.isExclusive == true }
      let rivals = checked.filter { hasRivals && isOneChoice($0.element.section, section) }
      // If a row stays, all rows of its item do.
      let item = checked.filter { oracle.isOneItem($0.element, place.element) }
      if item.contains(where: { stays($0, rivals, preferredChecked ?? preferred) }) {
        lawfullyChecked.insert(place.element.id)
      }
    }
    selectAll { lawfullySelected.contains($0.id) }
    check { lawfullyChecked.contains($0.id) }
  }
}
