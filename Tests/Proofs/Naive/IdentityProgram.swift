// SPDX-License-Identifier: MIT
package import RandomChoices
package import SelectionCore

/// Inputs to a table with identities, new contents, names and marks of unknown identities, each
/// also applied to the oracle.
package struct IdentityProgram<Source: Choices> {
  /// An action on the table.
  package enum Step: CustomStringConvertible {
    case input(TableInput)
    case name([Int], section: Int)
    case update([[Int]], VanishedRows)
    case updateSection(Int, [Int], VanishedRows)
    case forget([Int]?)
    case mark([Int], checking: Bool)

    package var description: String {
      switch self {
      case .input(let input): "\(input)"
      case .name(let names, let section): "name \(section) \(names)"
      case .update(let contents, let vanished): "contents \(contents) \(vanished)"
      case .updateSection(let section, let names, let vanished):
        "section \(section) \(names) \(vanished)"
      case .forget(let names): "forget \(names.map { "\($0)" } ?? "all")"
      case .mark(let names, let checking): "\(checking ? "check" : "select") \(names)"
      }
    }
  }

  private(set) var steps: [Step] = []
  /// Whether rows are hidden.
  package var hides: Bool {
    get { program.hides }
    set { program.hides = newValue }
  }
  /// The steps so far, for messages.
  package var description: String { steps.map { "\($0)" }.joined(separator: "; ") }
  private var program: InputProgram<Source>
  private var table: IdentifiedTable<Int>

  package init(_ choices: Source) {
    program = InputProgram(choices)
    table = IdentifiedTable(program.table)
  }

  /// The row counts at the start.
  package var counts: [Int] { program.counts }

  /// The number of shown rows in each section.
  package var rowCounts: [Int] { program.oracle.data.counts }

  /// The source of choices.
  package var choices: Source { program.choices }

  /// A table with these contents, whose first section may be a list; rows with some names are
  /// marked, and the history is kept.
  package init(
    _ contents: [[Int]], _ kind: CheckmarkListKind?, marked: [Int]
  ) where Source == RandomSource {
    self.init(RandomSource(seed: 0))
    program = InputProgram(counts: [0], choices: RandomSource(seed: 0))
    table = IdentifiedTable(program.table)
    var start: [Step] = [
      .input(.setPolicy(.multiple)), .input(.enableUndo(limit: 9)), .update(contents, .gone),
    ]
    if let kind { start.append(.input(.setList(kind, inSection: 0))) }
    start += marked.flatMap { [.mark([$0], checking: true), .mark([$0], checking: false)] }
    for step in start { _ = take(step) }
  }

  /// The program before its first step.
  var restarted: IdentityProgram {
    var program = self
    program.program.restart()
    program.table = IdentifiedTable(program.program.table)
    program.steps = []
    return program
  }

  /// Performs one action on both and returns the difference, or nil.
  package mutating func step() -> String? { take(nextStep()) }

  /// Performs a given action on both and returns the difference, or nil.
  package mutating func take(_ step: Step) -> String? {
    steps.append(step)
    return compare(step)
  }

  private mutating func nextStep() -> Step {
    if let input = program.takeStart() { return .input(input) }
    let sections = program.oracle.data.sections
    let section = program.choices.below(sections.count)
    switch program.choices.below(12) {
    case 0:
      guard sections.indices.contains(section) else { break }
      return .name(names(program.oracle.data.counts[section]), section: section)
    case 1, 2:
      guard sections.indices.contains(section) else { break }
      return .updateSection(section, names(program.choices.below(6)), vanished())
    case 3, 4:
      let count = 1 + program.choices.below(3)
      return .update(
        (0..<count).map { _ in names(program.choices.below(5)) }, vanished())
    case 5 where program.choices.below(3) == 0:
      return .forget(program.choices.below(2) == 0 ? nil : names(2))
    case 6:
      return .mark(
        names(1 + program.choices.below(3)), checking: program.choices.below(2) == 0)
    default: break
    }
    return .input(program.nextInput())
  }

  private mutating func names(_ count: Int) -> [Int] {
    (0..<count).map { _ in program.choices.below(8) }
  }

  private mutating func vanished() -> VanishedRows {
    program.choices.below(3) == 0 || !hides ? .gone : .hidden
  }

  private mutating func compare(_ step: Step) -> String? {
    let rules = program.rules
    var (table, oracle) = (table, program.oracle)
    let before = table
    var change: IdentifiedChange<Int>?
    var selection = table.rows
    let problem = compared(&selection, &oracle) { (oracle) throws(Oracle.Refused) in
      try oracle.apply(step, rules)
    } _: { (selection) throws(SelectionError) in
      let result = try table.apply(step, rules.rules)
      change = result
      selection = table.rows
      return result.rows
    }
    defer {
      self.table = table
      program.oracle = oracle
    }
    if let problem { return problem }
    if change == nil, table != before { return "changed by a refused step" }
    return difference(table, oracle)
      ?? change.flatMap { difference($0, (before, program.oracle), oracle) }
  }

  /// The difference between the identities of the table and those of the oracle, or nil.
  private func difference(_ table: IdentifiedTable<Int>, _ oracle: Oracle) -> String? {
    for place in oracle.places where table.id(of: place.path) != place.row.name {
      return "name of \(place.path)"
    }
    let hidden = oracle.hidden.map { $0.row }
    let selected = hidden.filter { $0.isSelected }.compactMap { $0.name }
    if table.hiddenSelectedRows != selected { return "hidden selected, not \(selected)" }
    let checked = hidden.filter { $0.isChecked }.compactMap { $0.name }
    if table.hiddenCheckedRows != checked { return "hidden checked, not \(checked)" }
    for name in 0..<8 {
      let place = oracle.all.first { $0.row.name == name }
      let isShown = place.map { !$0.isHidden } ?? false
      if table.row(of: name) != (isShown ? place?.path : nil) { return "row of \(name)" }
      if table.isSelected(name) != (place?.row.isSelected ?? false) { return "selected \(name)" }
      if table.isChecked(name) != (place?.row.isChecked ?? false) { return "checked \(name)" }
    }
    return nil
  }

  /// A wrong statement of a change about identities, or nil.
  private func difference(
    _ change: IdentifiedChange<Int>, _ old: (table: IdentifiedTable<Int>, oracle: Oracle),
    _ oracle: Oracle
  ) -> String? {
    let ids = Set(oracle.all.map { $0.id })
    let shown = Set(oracle.places.map { $0.id })
    let lost = old.oracle.places.filter {
      let isThere = ids.contains(oracle.renamed[$0.id] ?? $0.id)
      return $0.row.isSelected && (oracle.wasReloaded || !isThere)
    }
    if change.lost != lost.compactMap({ $0.row.name }) {
      return "lost \(lost.compactMap { $0.row.name }) in \(change)"
    }
    let hidden = old.oracle.places.filter {
      ($0.row.isSelected || $0.row.isChecked) && ids.contains($0.id) && !shown.contains($0.id)
    }
    if change.hidden != hidden.compactMap({ $0.row.name }) {
      return "hidden \(hidden.compactMap { $0.row.name }) in \(change)"
    }
    let marked = old.oracle.hidden.filter { $0.row.isSelected || $0.row.isChecked }
    let again = oracle.places.filter { place in marked.contains { $0.id == place.id } }
    // A row that gets the name of a hidden one existed before.
    if oracle.renamed.isEmpty, change.shownAgain != again.compactMap({ $0.row.name }) {
      return "shown again \(again.compactMap { $0.row.name }) in \(change)"
    }
    return nil
  }
}

extension Oracle {
  fileprivate mutating func apply<Source>(
    _ step: IdentityProgram<Source>.Step, _ rules: OracleRules
  ) throws(Refused) {
    switch step {
    case .input(let input): try apply(input, rules)
    case .name(let names, let section): name(names, inSection: section)
    case .update(let contents, let vanished): update(to: contents, vanished)
    case .updateSection(let section, let names, let vanished):
      update(
        to: data.sections.indices.map { $0 == section ? names : nil }, vanished)
    case .forget(let names): forgetHidden(names)
    case .mark(let names, let checking): try mark(names, checking: checking)
    }
  }
}

extension IdentifiedTable<Int> {
  fileprivate mutating func apply<Source>(
    _ step: IdentityProgram<Source>.Step, _ rules: TableRules
  ) throws(SelectionError) -> IdentifiedChange<Int> {
    switch step {
    case .input(let input): try apply(byPath: input, rules: Rules(byPath: rules))
    case .name(let names, let section): try setIDs(names, inSection: section)
    case .update(let contents, let vanished): try update(to: contents, vanished: vanished)
    case .updateSection(let section, let names, let vanished):
      try update(section: section, to: names, vanished: vanished)
    case .forget(let names): forgetHidden(names)
    case .mark(let names, let checking): checking ? try check(names) : try select(names)
    }
  }
}
