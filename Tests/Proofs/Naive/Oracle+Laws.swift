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
    keepAlone(preferring: preferredChecked ?? preferred)
  }

  /// Whether a row of an inclusive list is checked alone.
  func isAlone(_ place: Place) -> Bool {
    place.section >= 0 && data.sections[place.section].kind == .inclusive
      && all.contains { isOneItem($0, place) && $0.row.layers.contains(.exclusive) }
  }

  /// Lets rows that are checked alone be alone, or lets them go: what is preferred stays, else the
  /// others.
  mutating func keepAlone(preferring preferred: [Set<Int>]) {
    let oracle = self
    for section in data.sections.indices {
      let here = all.filter { $0.section == section && $0.row.isChecked }
      let lonely = here.filter(isAlone)
      guard let one = lonely.first, here.contains(where: { !isOneItem($0, one) }) else { continue }
      let others = here.filter { !isAlone($0) }
      let first = preferred.first { set in here.contains { set.contains($0.id) } }
      let isOfOthers = first.map { set in others.contains { set.contains($0.id) } } ?? true
      if !others.isEmpty, isOfOthers {
        check { place in place.row.isChecked && !lonely.contains { $0.id == place.id } }
      } else {
        let wanted = lonely.filter { first?.contains($0.id) ?? true }
        guard let kept = wanted.first(where: { !$0.isHidden }) ?? wanted.first else { continue }
        check { $0.row.isChecked && ($0.section != section || oracle.isOneItem($0, kept)) }
      }
    }
  }

  /// For each section the first with which it is joined, which may be the section itself.
  var joined: [Int?] {
    data.sections.indices.map { section in
      let group = data.sections[section].group
      return group == nil ? section : data.sections.firstIndex { $0.group == group }
    }
  }
}
