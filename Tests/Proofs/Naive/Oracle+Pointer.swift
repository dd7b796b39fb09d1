// SPDX-License-Identifier: MIT
import SelectionCore

/// Presses and releases of a pointer, proposals of a view, deletion successors, and the selection
/// order.
extension Oracle {
  /// - Returns: Whether it belongs to a run of extensions, as an input without effect does.
  mutating func putDown(
    on id: Int, _ effect: RowEffect, _ rules: OracleRules
  ) throws(Refused) -> Bool {
    guard let place = place(id), pressed == nil else { return true }
    let releasing: [RowEffect] = [.click, .toggle, .tap, .tapToggling, .tapExtending]
    let deselects = place.row.isSelected && releasing.contains(effect)
    let waits = deselects || list(place) != nil
    pressed = Pressed(id: id, waiting: waits ? effect : nil)
    return waits ? true : try perform(.act(effect, on: place.path), rules)
  }

  mutating func releasePointer(_ rules: OracleRules) throws(Refused) -> Bool {
    let press = pressed
    pressed = nil
    guard let press, let effect = press.waiting, let place = place(press.id) else { return true }
    return try perform(.act(effect, on: place.path), rules)
  }

  /// Sets the rows that the user can change to the proposed ones; others keep their marks, unless a
  /// proposed row is in a section or table that allows only one.
  mutating func propose(_ ids: Set<Int>) throws(Refused) {
    guard mode != .none else { return }
    func isFree(_ place: Place) -> Bool { !isFixed(place) && list(place) == nil }
    let new = places.filter { ids.contains($0.id) && isFree($0) }
    func rivals(_ place: Place) -> [Place] {
      new.filter { other in
        mode == .single
          || mode(place.section) == .single && other.section == place.section
      }
    }
    if new.contains(where: { rivals($0).count > 1 }) { throw Refused() }
    let oracle = self
    let sections = data.sections
    let isSingle = mode == .single
    selectAll { place in
      if new.contains(where: { $0.id == place.id }) { return true }
      let isReplaced = new.contains {
        isSingle || sections[$0.section].mode == .single && $0.section == place.section
      }
      return (oracle.isFixed(place) || oracle.isOutOfReach(place)) && place.row.isSelected
        && !isReplaced
    }
    isReplacing = true
  }

  /// Selects a neighbor of the removed rows, if all selected rows were removed.
  mutating func selectSuccessor(since old: Oracle) {
    let marked = all
    if marked.contains(where: { $0.row.isSelected }) { return }
    func isGone(_ id: Int) -> Bool { !marked.contains { $0.id == id } }
    let order = old.whole
    let gone = order.indices.filter { order[$0].row.isSelected }
    guard successor != .none, mode != .none,
      old.marks.selected.allSatisfy(isGone), let first = gone.first, let last = gone.last
    else { return }
    let lead = order.firstIndex {
      $0.id == old.lead && isGone($0.id) && successor != .firstGap
    }
    let start = lead ?? (successor == .next || successor == .sibling ? last : first)
    let free = order.indices.filter { index in
      place(order[index].id).map { !isFixed($0) && list($0) == nil } ?? false
    }
    func neighbor(_ free: [Int]) -> Int? {
      let (below, above) = (free.first { $0 > start }, free.last { $0 < start })
      return successor == .previous ? above ?? below : below ?? above
    }
    // Rows that are shown again come last.
    guard let index = neighbor(free.filter { !order[$0].isHidden }) ?? neighbor(free)
    else { return }
    let id = order[index].id
    select { $0.id == id }
    setAnchorAndLead(to: id)
  }

  /// Whether the selection order is kept.
  var hasOrder: Bool { keepsOrder || overflow == .releaseOldest }

  /// The selected rows in the selection order, or in table order if none is kept.
  var picked: [Place] {
    let selected = places.filter { $0.row.isSelected }
    guard hasOrder else { return selected }
    return selected.enumerated().sorted {
      ($0.element.row.selectedAt, $0.offset) < ($1.element.row.selectedAt, $1.offset)
    }.map { $0.element }
  }
}
