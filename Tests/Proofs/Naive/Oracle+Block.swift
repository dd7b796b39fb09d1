// SPDX-License-Identifier: MIT
import SelectionCore

/// AppKit's ⇧: the consecutive selected rows that hold the anchor become the new range.
extension Oracle {
  /// - Returns: Whether it belongs to a run of extensions.
  mutating func extendBlock(
    to id: Int, byKey: Bool, _ rules: OracleRules
  ) throws(Refused) -> Bool {
    guard let target = place(id) else { throw Refused() }
    guard mode == .multiple, list(target) == nil else {
      return try extend(to: id, .adding, rules)
    }
    let start = blockAnchor(target, byKey: byKey)
    var reached = target
    if canChange(target) {
      guard let answer = try chosen(target, rules) else { return false }
      guard list(answer) == nil else {
        try mark(answer, .click, rules)
        return false
      }
      reached = answer
    }
    let block = block(around: start)
    let covered = min(start.path, reached.path)...max(start.path, reached.path)
    let before = marks.selected
    let oracle = self
    select { place in
      if oracle.isPassedOver(place) { return place.row.isSelected }
      return covered.contains(place.path)
        || place.row.isSelected && !block.contains { $0.id == place.id }
    }
    keepOneInSections(preferring: [[reached.id], before])
    if canChange(reached) { call("didSelect", reached) }
    (anchor, lead) = (start.id, reached.id)
    return false
  }

  private func isPassedOver(_ place: Place) -> Bool { isFixed(place) || list(place) != nil }

  /// The row that the range begins on.
  private func blockAnchor(_ target: Place, byKey: Bool) -> Place {
    let order = places
    if let first = order.first(where: { $0.row.isSelected }) {
      guard let anchor = read(anchor), let place = order.firstIndex(where: { $0.id == anchor.id })
      else { return first }
      return order[place...].first { $0.row.isSelected }
        ?? order[..<place].last { $0.row.isSelected } ?? first
    }
    if byKey { return read(lead).flatMap { list($0) == nil ? $0 : nil } ?? target }
    return order.first { !isPassedOver($0) } ?? target
  }

  /// The consecutive selected rows around one, where rows that ranges pass over part nothing.
  private func block(around start: Place) -> [Place] {
    let order = places
    guard start.row.isSelected, let place = order.firstIndex(where: { $0.id == start.id })
    else { return [] }
    func continues(_ place: Place) -> Bool { place.row.isSelected || isPassedOver(place) }
    return order[place...].prefix(while: continues)
      + order[..<place].reversed().prefix(while: continues)
  }
}
