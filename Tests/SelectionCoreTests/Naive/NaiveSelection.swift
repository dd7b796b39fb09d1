// SPDX-License-Identifier: MIT
import SelectionCore

/// The simplest selection that can be right: a flag for each row, and the rules of each input written out.
struct NaiveSelection: Equatable {
  struct Refused: Error {}

  /// What rules answer, by row; a row without an answer is allowed.
  struct Rules {
    var noHighlight: Set<Int> = []
    var select: [Int: Int?] = [:]
    var deselect: [Int: Int?] = [:]
    var noPan: Set<Int> = []
  }

  struct Pan: Equatable {
    var first: Int
    var current: Int
    var base: [Bool]
  }

  struct Sweep: Equatable {
    var effect: SweepEffect
    var base: [Bool]
  }

  /// What a step of the history brings back.
  struct Moment: Equatable {
    var selected: [Bool]
    var anchor: Int?
    var lead: Int?
  }

  struct Step: Equatable {
    var before: Moment
    var after: Moment
  }

  /// The number of rows of each section, and what stays the same of a section wherever it goes.
  var counts: [Int]
  var sectionIDs: [Int]
  /// The section of each row.
  var sections: [Int]
  var mode = SelectionMode.single
  var editingMode = SelectionMode.none
  var transition = EditingTransition.clear
  var isEditing = false
  var selected: [Bool]
  var disabled: [Bool]
  /// The lists that hold each row, by the identities of their sections.
  var checkedIn: [Set<Int>]
  var lists: [Int: CheckmarkListKind] = [:]
  var anchor: Int?
  var lead: Int?
  var touched: Int?
  var putAway: [Bool]?
  var base: [Bool]?
  var pan: Pan?
  var sweep: Sweep?
  /// What sections allow that is narrower, and their limits, by their identities.
  var sectionModes: [Int: SelectionMode] = [:]
  var sectionLimits: [Int: SelectionLimits] = [:]
  var limits = SelectionLimits()
  /// When each row was selected last, and how many inputs there were.
  var since: [Int]
  var time = 0
  /// The rows of the parts of sections that their headers bring back.
  var parts: [Bool]
  /// How many steps are kept, or nil for none; those that can be undone and redone, the next last.
  var depth: Int?
  var done: [Step] = []
  var undone: [Step] = []
  /// No row or section that comes has an identity below it.
  var nextID = 0
  var calls: [String] = []

  init(_ counts: [Int]) {
    self.counts = counts
    sectionIDs = Array(counts.indices)
    sections = counts.enumerated().flatMap { s, count in (0..<count).map { _ in s } }
    selected = sections.map { _ in false }
    disabled = selected
    parts = selected
    checkedIn = sections.map { _ in [] }
    since = sections.map { _ in 0 }
  }

  /// The rows that are checked in the section where they stand.
  var checked: [Bool] {
    zip(sections, checkedIn).map { $1.contains(sectionIDs[$0]) && lists[$0] != nil }
  }

  var inForce: SelectionMode { isEditing ? editingMode : mode }

  func path(_ row: Int) -> RowPath {
    RowPath(section: sections[row], row: row - (sections.firstIndex(of: sections[row]) ?? 0))
  }

  /// The mode in force in a section.
  func mode(_ section: Int) -> SelectionMode {
    let narrower = sectionModes[sectionIDs[section]] ?? .multiple
    if inForce == .none || narrower == .none { return .none }
    return narrower == .single ? .single : inForce
  }

  /// Whether no input of the user changes a row.
  func isFixed(_ row: Int) -> Bool {
    disabled[row] || sectionModes[sectionIDs[sections[row]]] == SelectionMode.none
  }

  /// The rows of a section.
  func rows(_ section: Int) -> [Int] { sections.indices.filter { sections[$0] == section } }

  var moment: Moment { Moment(selected: selected, anchor: anchor, lead: lead) }

  /// Applies an input to a row, or to none; rows are numbered through the table.
  mutating func apply(_ input: NaiveInput, _ rules: Rules) throws(Refused) {
    let old = self
    var start = moment
    calls = []
    time += 1
    do throws(Refused) {
      guard let verb = verb(input) else {
        self = old
        calls = []
        return
      }
      start = moment
      if !verb.isExtension { base = nil }
      try carryOut(verb, rules)
      if verb.isLimited { try applyLimits(since: old) }
      if verb.isByUser, selected != old.selected { calls.append("selectionDidChange") }
    } catch {
      self = old
      calls = []
      throw error
    }
    if input.isOfData { return }
    for row in sections.indices where selected[row] && !old.selected[row] { since[row] = time }
    if let depth, input.isStep, selected != old.selected {
      done.append(Step(before: start, after: moment))
      done.removeFirst(max(done.count - depth, 0))
      undone = []
    }
  }

  private mutating func carryOut(_ input: NaiveInput, _ rules: Rules) throws(Refused) {
    switch input {
    case .tap(let row):
      if touched != nil { return }
      press(row, rules)
      try lift(rules)
    case .touchDown(let row): if touched == nil { press(row, rules) }
    case .touchUp: try lift(rules)
    case .touchCancel: release()
    case .click(let row): try click(row, rules)
    case .toggle(let row):
      if inForce == .none || isFixed(row) { return }
      if let target = try selected[row] ? letGo(row, rules) : choose(row, rules) { stand(target) }
    case .extend(let row): try extend(row, isAdding: false, rules)
    case .extendAdding(let row): try extend(row, isAdding: true, rules)
    case .focus(let row): lead = row
    case .key, .userToggleAll: break
    case .userSelectAll: userSelectAll()
    case .userDeselectAll: userDeselectAll()
    case .header(let section, let cycle): tapHeader(section, cycle)
    case .panBegin(let row): panBegin(row, rules)
    case .panTo(let row): panTo(row)
    case .panEnd:
      if pan != nil { calls.append("didEndMultipleSelection") }
      pan = nil
    case .sweepBegin(let effect): sweepBegin(effect)
    case .sweep(let rows): sweep(over: rows)
    case .sweepEnd: sweep = nil
    case .sweepCancel: sweepCancel()
    case .cancel: cancel()
    case .select(let rows): try select(rows)
    case .setSelected(let rows): try set(sections.indices.map(rows.contains))
    case .deselect(let row): selected[row] = false
    case .selectAll:
      let all = rowsForAll
      try set(sections.indices.map { selected[$0] || all[$0] })
    case .deselectAll: selected = selected.map { _ in false }
    case .invert:
      let all = rowsForAll
      try set(sections.indices.map { selected[$0] != all[$0] })
    case .edit(let isOn): edit(isOn, transition)
    case .policy(let mode, let editing):
      self.mode = mode
      editingMode = editing
      modeDidChange()
    case .disable(let row): disabled[row] = true
    case .enable(let row): disabled[row] = false
    case .sectionMode(let mode, let section):
      sectionModes[sectionIDs[section]] = mode
      trim()
    case .limits(let limits, let section): setLimits(limits, section)
    case .undo: undo()
    case .redo: redo()
    case .perform(let changes): guard perform(changes) else { throw Refused() }
    case .reloadRows(let rows): reloadRows(rows)
    case .reload(let counts): reloadAll(counts ?? self.counts)
    }
  }
}
