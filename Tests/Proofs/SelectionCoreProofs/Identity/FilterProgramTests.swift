// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Random filters over a table with identities, against sets of identities: the selection, the
/// shown rows and the steps are sets, and nothing else is stored.
final class FilterProgramTests: TreeProof {
  /// A table as sets; every identity has one row.
  private struct Sets: Equatable {
    var all: Set<Int>
    var shown: Set<Int>
    var selected: Set<Int> = []
    var done: [Step] = []
    var undone: [Step] = []
    var reachesHidden = true

    struct Step: Equatable {
      var before: Set<Int>
      var after: Set<Int>
    }

    /// Sets another selection, which is a step.
    mutating func select(_ next: Set<Int>) {
      if next != selected {
        done.append(Step(before: selected, after: next))
        undone = []
      }
      selected = next
    }

    /// Replaces the selection, except hidden rows if they are out of reach.
    mutating func replace(by next: Set<Int>) {
      select(reachesHidden ? next : next.union(selected.subtracting(shown)))
    }

    mutating func undo() {
      guard let step = done.popLast() else { return }
      undone.append(step)
      selected = step.before
    }

    mutating func redo() {
      guard let step = undone.popLast() else { return }
      done.append(step)
      selected = step.after
    }

    mutating func remove(_ gone: Set<Int>) {
      func now(_ step: Step) -> Step {
        Step(before: step.before.subtracting(gone), after: step.after.subtracting(gone))
      }
      all.subtract(gone)
      shown.subtract(gone)
      selected.subtract(gone)
      (done, undone) = (done.map(now), undone.map(now))
    }
  }

  private var random = RandomSource(seed: 0)
  private let hides = environmentNumber("HIDDEN") != 0

  private func some(of ids: some Sequence<Int>) -> [Int] {
    let among = 2 + random.below(3)
    return ids.sorted().filter { _ in random.below(among) == 0 }
  }

  /// Performs one action on both, and describes it.
  private func step(_ table: inout IdentifiedTable<Int>, _ sets: inout Sets) throws -> String {
    let shown = sets.shown.sorted()
    let one = random.element(of: shown)
    switch random.below(16) {
    case 0...2 where hides:
      let rows = Set(some(of: sets.all))
      try table.apply(.show(SelectionSpans(rows.sorted())))
      sets.shown = rows
      return "show \(rows.sorted())"
    case 3 where hides:
      try table.apply(.show(.all))
      sets.shown = sets.all
      return "show all"
    case 4, 5:
      guard let one else { break }
      try table.toggle(one)
      sets.select(sets.selected.symmetricDifference([one]))
      return "toggle \(one)"
    case 6:
      guard let one else { break }
      try table.click(one)
      sets.replace(by: [one])
      return "click \(one)"
    case 7:
      let rows = some(of: shown)
      try table.select(rows)
      sets.select(sets.selected.union(rows))
      return "select \(rows)"
    case 8:
      let rows = some(of: shown)
      try table.setSelected(rows)
      sets.replace(by: Set(rows))
      return "set selected \(rows)"
    case 9:
      let kind = random.below(3)
      try table.apply([.selectAll, .invert, .deselectAll][kind])
      switch kind {
      case 0: sets.select(sets.selected.union(shown))
      case 1: sets.select(sets.selected.symmetricDifference(shown))
      default: sets.replace(by: [])
      }
      return ["select all", "invert", "deselect all"][kind]
    case 10, 11:
      try table.apply(.undo)
      sets.undo()
      return "undo"
    case 12:
      try table.apply(.redo)
      sets.redo()
      return "redo"
    case 13: return try update(&table, &sets)
    case 14: return try tell(&table, &sets)
    default:
      sets.reachesHidden.toggle()
      try table.apply(.setReplacementScope(sets.reachesHidden ? .all : .shown))
      return "replaces \(sets.reachesHidden ? "all" : "shown")"
    }
    return "nothing"
  }

  /// Deletes shown rows, or moves one to another place.
  private func update(_ table: inout IdentifiedTable<Int>, _ sets: inout Sets) throws -> String {
    let gone = some(of: sets.shown)
    let paths = gone.compactMap { table.row(of: $0) }
    if random.below(2) == 0, let first = paths.first {
      let section = random.below(table.rows.shape.sectionCount)
      try table.apply(byPath: .move([first], to: .endOfSection(section)), rules: nil)
      return "move \(first) to the end of \(section)"
    }
    var update = TableUpdate()
    update.deleteRows(at: RowSpans(paths))
    try table.apply(byPath: .perform(update), rules: nil)
    sets.remove(Set(gone))
    return "delete \(gone)"
  }

  /// Sets new contents: shown rows in another order, with some missing, new or hidden ones.
  private func tell(_ table: inout IdentifiedTable<Int>, _ sets: inout Sets) throws -> String {
    let new = (0..<random.below(3)).map { _ in random.below(40) }.filter {
      !sets.shown.contains($0)
    }
    var told = sets.shown.sorted().filter { _ in random.below(6) > 0 } + Set(new)
    for place in told.indices.dropLast() where random.below(2) == 0 {
      told.swapAt(place, place + random.below(told.count - place))
    }
    let count = table.rows.shape.sectionCount
    let contents = (0..<count).map { s in told.indices.filter { $0 % count == s }.map { told[$0] } }
    let vanished: VanishedRows = random.below(2) == 0 || !hides ? .gone : .hidden
    try table.update(to: contents, vanished: vanished)
    if vanished == .gone { sets.remove(sets.shown.subtracting(told)) }
    sets.all.formUnion(told)
    sets.shown = Set(told)
    return "contents \(contents) \(vanished)"
  }

  /// The difference between the table and the sets, or nil.
  private func difference(_ table: IdentifiedTable<Int>, _ sets: Sets) -> String? {
    let paths = RowPaths(RowSet(0..<table.rows.shape.rowCount), in: table.rows.shape)
    let shown = paths.compactMap { table.id(of: $0) }
    if shown.count != sets.shown.count || Set(shown) != sets.shown { return "shown \(shown)" }
    let selected = shown.filter(sets.selected.contains)
    if table.selectedRows != selected { return "selected \(table.selectedRows), not \(selected)" }
    let hidden = sets.selected.subtracting(shown)
    if Set(table.hiddenSelectedRows) != hidden || table.hiddenSelectedRows.count != hidden.count {
      return "hidden and selected \(table.hiddenSelectedRows), not \(hidden)"
    }
    for id in 0..<40 {
      if table.isSelected(id) != sets.selected.contains(id) { return "whether \(id) is selected" }
      if (table.row(of: id) != nil) != sets.shown.contains(id) { return "whether \(id) is shown" }
    }
    let steps = (table.rows.history?.undoCount ?? 0, table.rows.history?.redoCount ?? 0)
    if steps != (sets.done.count, sets.undone.count) { return "steps \(steps)" }
    return table.rows.defects.first
  }

  /// `SEED` sets the first seed, `PROGRAMS` the number of programs; `HIDDEN=0` hides no row.
  func testFiltersBesideSets() throws {
    let number = environmentNumber("PROGRAMS") ?? amount(debug: 60, optimized: isFull ? 3_000 : 600)
    let start = environmentNumber("SEED") ?? 0
    for seed in start..<(start + number) {
      takeForm(ofSeed: seed)
      random = RandomSource(seed: UInt64(seed))
      let count = 1 + random.below(3)
      let rows = Array(0..<random.below(25))
      var table = IdentifiedTable(
        sections: (0..<count).map { s in rows.filter { $0 % count == s } }, policy: .multiple)
      try table.apply(.enableUndo(limit: nil))
      var sets = Sets(all: Set(rows), shown: Set(rows))
      var steps: [String] = []
      for _ in 0..<60 {
        do {
          steps.append(try step(&table, &sets))
        } catch {
          return XCTFail("SEED=\(seed): \(error) after \(rows.count) rows: \(steps)")
        }
        if let problem = difference(table, sets) {
          return XCTFail("SEED=\(seed): \(problem) after \(rows.count) rows: \(steps)")
        }
      }
    }
  }

  /// Unknown identities can't be shown, and a failed input changes nothing.
  func testUnknownIdentitiesCannotBeShown() throws {
    var table = IdentifiedTable(sections: [[1, 2], [3]], policy: .multiple)
    let before = table
    XCTAssertThrowsError(try table.apply(.show([1, 9])))
    XCTAssertEqual(table, before)
    try table.apply(.show([3]))
    try table.apply(.show([1]))
    XCTAssertEqual(table.rows.shape.rowCounts, [1, 0])
    XCTAssertEqual(table.id(of: "0.0"), 1)
  }
}
