// SPDX-License-Identifier: MIT
package import SelectionCore

/// A call of a method of a table, by what it is called with.
package struct AnyCall<Table: InputReceiver> {
  package let name: String
  package let body: (inout Table) throws -> Table.Change?

  package init(_ name: String, _ body: @escaping (inout Table) throws -> Table.Change?) {
    (self.name, self.body) = (name, body)
  }
}

extension AnyArguments {
  package typealias Naming<Row> = (inout AnyArguments) -> Row

  /// A call of a method that all tables have.
  package mutating func call<Table: SelectionTable>(_ row: Naming<Table.Row>) -> AnyCall<Table> {
    below(6) == 0 ? settingCall(row) : inputCall(row)
  }

  /// A call of a method of whatever takes inputs.
  package mutating func inputCall<Table: InputReceiver>(
    _ row: Naming<Table.Row>
  ) -> AnyCall<Table> {
    switch below(6) {
    case 0, 1:
      let (input, rules) = (input(row), rules(of: Table.self))
      return AnyCall("\(input)") { try $0.apply(input, rules: rules) }
    case 2:
      let (input, rules) = (input { $0.path() }, rules(of: Table.self))
      return AnyCall("byPath \(input)") { try $0.apply(byPath: input, rules: rules) }
    case 3: return pointerCall(row)
    case 4: return markCall(row)
    default: return dataCall(row)
    }
  }

  private mutating func pointerCall<Table: InputReceiver>(
    _ row: Naming<Table.Row>
  ) -> AnyCall<Table> {
    let (a, rules, profile, modifiers) = (row(&self), rules(of: Table.self), profile(), modifiers())
    switch below(13) {
    case 0: return AnyCall("tap \(a)") { try $0.tap(a, rules: rules) }
    case 1: return AnyCall("click \(a)") { try $0.click(a, rules: rules) }
    case 2:
      return AnyCall("click \(a) \(modifiers) \(profile.name)") {
        try $0.click(a, modifiers: modifiers, profile: profile, rules: rules)
      }
    case 3: return AnyCall("toggle \(a)") { try $0.toggle(a, rules: rules) }
    case 4: return AnyCall("extend \(a)") { try $0.extend(to: a, rules: rules) }
    case 5:
      let section = small()
      return AnyCall("tapHeader \(section)") { try $0.tapHeader(ofSection: section) }
    case 6:
      let effect = one(of: RowEffect.allCases)
      return AnyCall("press \(a) \(effect)") { try $0.press(a, effect, rules: rules) }
    case 7:
      let (stroke, page, columns) = (stroke(), number(), number())
      return AnyCall("press \(stroke) \(page) \(columns) \(profile.name)") {
        try $0.press(stroke, profile: profile, pageRows: page, columns: columns, rules: rules)
      }
    case 8: return AnyCall("release") { try $0.release(rules: rules) }
    case 9:
      let action = action(row)
      return AnyCall("\(action) \(profile.name)") {
        try $0.handle(action, profile: profile, rules: rules)
      }
    case 10:
      let action = action { $0.path() }
      return AnyCall("byPath \(action) \(profile.name)") {
        try $0.handle(byPath: action, profile: profile, rules: rules)
      }
    default:
      let step = step(row)
      return AnyCall("\(step) \(profile.name)") {
        try $0.handle(pointer: step, profile: profile, rules: rules)
      }
    }
  }

  private mutating func markCall<Table: InputReceiver>(
    _ row: Naming<Table.Row>
  ) -> AnyCall<Table> {
    let rows = spans(row)
    switch below(12) {
    case 0: return AnyCall("select \(rows)") { try $0.select(rows) }
    case 1: return AnyCall("setSelected \(rows)") { try $0.setSelected(rows) }
    case 2: return AnyCall("deselect \(rows)") { try $0.deselect(rows) }
    case 3: return AnyCall("selectAll") { try $0.selectAll() }
    case 4: return AnyCall("deselectAll") { try $0.deselectAll() }
    case 5: return AnyCall("invert") { try $0.invert() }
    case 6: return AnyCall("check \(rows)") { try $0.check(rows) }
    case 7: return AnyCall("uncheck \(rows)") { try $0.uncheck(rows) }
    case 8: return AnyCall("disable \(rows)") { try $0.disable(rows) }
    case 11:
      let sections = RowSet([small(), small()])
      return AnyCall("joinLists \(sections)") { try $0.joinLists(sections) }
    case 9:
      let layer = layer()
      return AnyCall("mark \(rows) in \(layer)") { try $0.mark(rows, in: layer) }
    case 10:
      let layer = layer()
      return AnyCall("unmark \(rows) in \(layer)") { try $0.unmark(rows, in: layer) }
    default: return AnyCall("enable \(rows)") { try $0.enable(rows) }
    }
  }

  private mutating func dataCall<Table: InputReceiver>(
    _ row: Naming<Table.Row>
  ) -> AnyCall<Table> {
    let (rows, section, set, number) = (spans(row), small(), set(), number())
    let (a, first, second, few) = (row(&self), path(), path(), [self.number(), small()])
    switch below(18) {
    case 0:
      let update = update()
      return AnyCall("perform \(update)") { try $0.perform(update) }
    case 1:
      let count = rowCount()
      return AnyCall("perform insertion \(section) \(count)") {
        try $0.perform { $0.insertSection(section, rowCount: count) }
      }
    case 2:
      guard let mapping = mapping() else { return dataCall(row) }
      return AnyCall("follow \(mapping)") { try $0.follow(mapping) }
    case 3:
      let shape = shape()
      return AnyCall("reloadData \(shape as TableShape?)") { try $0.reloadData(shape: shape) }
    case 4:
      let count = rowCount()
      return AnyCall("insertRows \(first) \(count)") {
        try $0.insertRows(at: first, count: count)
      }
    case 5:
      let rows = self.rows()
      return AnyCall("deleteRows \(rows)") { try $0.deleteRows(at: rows) }
    case 6:
      return AnyCall("deleteRows \(set) \(section)") {
        try $0.deleteRows(atOffsets: set, inSection: section)
      }
    case 7:
      return AnyCall("deleteRows \(few) \(section)") {
        try $0.deleteRows(atOffsets: few, inSection: section)
      }
    case 8: return AnyCall("moveRow \(first) \(second)") { try $0.moveRow(at: first, to: second) }
    case 9: return AnyCall("move \(rows) before \(a)") { try $0.move(rows, before: a) }
    case 10:
      return AnyCall("move \(rows) to \(section)") { try $0.move(rows, toEndOfSection: section) }
    case 11:
      return AnyCall("moveRows \(set) \(number) \(section)") {
        try $0.moveRows(fromOffsets: set, toOffset: number, inSection: section)
      }
    case 12:
      return AnyCall("moveRows \(few) \(number) \(section)") {
        try $0.moveRows(fromOffsets: few, toOffset: number, inSection: section)
      }
    case 13: return AnyCall("show \(set)") { try $0.show(numbers: set) }
    case 14:
      var edit = edit()
      edit.mark(set, in: .checked)
      edit.unmark([number], in: .selected)
      return AnyCall("edit \(edit)") { try $0.apply(.edit(edit)) }
    case 15: return AnyCall("update \(a)") { try $0.update(to: [[a]], vanished: .hidden) }
    case 16:
      return AnyCall("update \(section)") {
        try $0.update(section: section, to: [a, a], vanished: .gone)
      }
    default: return AnyCall("show \(rows)") { try $0.show(rows) }
    }
  }

  private mutating func settingCall<Table: SelectionTable>(
    _ row: Naming<Table.Row>
  ) -> AnyCall<Table> {
    let (section, limits, policy, flag) = (small(), limits(), policy(), flag())
    let steps = self.flag() ? nil : number()
    switch below(11) {
    case 0: return AnyCall("setPolicy \(policy)") { $0.setPolicy(policy) }
    case 1: return AnyCall("setEditing \(flag)") { $0.setEditing(flag) }
    case 2:
      let layer = layer()
      if flag {
        return AnyCall("setLimits \(limits) of \(layer)") { $0.setLimits(limits, of: layer) }
      }
      return AnyCall("setLimits \(limits) \(section)") {
        try $0.setLimits(limits, inSection: section)
      }
    case 3:
      let kind = flag ? nil : one(of: CheckmarkListKind.allCases)
      return AnyCall("setList \(kind as CheckmarkListKind?) \(section)") {
        try $0.setList(kind, inSection: section)
      }
    case 4:
      let mode = one(of: RowSelectionMode.allCases)
      return AnyCall("setMode \(mode) \(section)") { try $0.setMode(mode, inSection: section) }
    case 5: return AnyCall("enableUndo \(steps as Int?)") { $0.enableUndo(limit: steps) }
    case 6: return AnyCall("disableUndo") { $0.disableUndo() }
    case 7: return AnyCall("redo") { $0.redo() }
    case 8: return AnyCall("undo") { $0.undo() }
    case 9: return AnyCall("reloadData") { $0.reloadData() }
    default: return AnyCall("showAll") { try $0.showAll() }
    }
  }

  /// Whether a table reports more rows one by one than a test waits for.
  package func isSlow(_ table: TableSelection, _ input: Any) -> Bool {
    let marked = max(table.selectedNumbers.count, table.checkedNumbers.count)
    return table.limitOverflow != .refuse && marked > 10_000
  }
}
