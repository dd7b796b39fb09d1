// SPDX-License-Identifier: MIT
package import RandomChoices
package import SelectionCore

/// Any arguments at all: small ones, and those at the ends of their types.
package struct AnyArguments {
  package private(set) var choices: any Choices
  /// Earlier states, for what is restored, and for what was meant for them.
  package var olderTables = [TableSelection(shape: [3])]
  package var olderNamed = [IdentifiedTable(sections: [[1, 2]])]

  /// The most rows of a section of new contents, where each row takes time.
  package var mostRows = Int.max

  package init(_ choices: any Choices) { self.choices = choices }

  package init(seed: UInt64) { self.init(RandomSource(seed: seed)) }

  package mutating func below(_ bound: Int) -> Int { choices.below(bound) }

  package mutating func flag() -> Bool { below(2) == 0 }

  package mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  /// An extreme number, or a small one.
  package mutating func number() -> Int {
    switch below(12) {
    case 0: .min
    case 1: -1
    case 2: .max - 1
    case 3: .max
    case 4: 1 << below(63)
    case 5: .max / 2 + below(3)
    default: below(9)
    }
  }

  /// A number of rows.
  package mutating func rowCount() -> Int { min(number(), mostRows) }

  /// A number that most often is small.
  package mutating func small() -> Int { below(5) == 0 ? number() : below(7) }

  package mutating func double() -> Double {
    switch below(14) {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: .greatestFiniteMagnitude
    case 4: -.greatestFiniteMagnitude
    case 5: .leastNonzeroMagnitude
    case 6: -0.0
    case 7: Double(number())
    default: Double(below(200)) / 4 - 5
    }
  }

  package mutating func range() -> Range<Int> {
    let (first, second) = (number(), number())
    return min(first, second)..<max(first, second)
  }

  package mutating func path() -> RowPath { RowPath(section: small(), row: small()) }

  package mutating func id() -> Int { below(12) == 0 ? number() : below(9) }

  package mutating func ids() -> [Int] { (0..<below(6)).map { _ in id() } }

  package mutating func set() -> RowSet {
    switch below(6) {
    case 0: []
    case 1: RowSet(0..<Int.max)
    case 2: RowSet(ranges: [range(), range()])
    case 3: RowSet(ranges: [range()]).complement(within: number())
    default: RowSet((0..<below(4)).map { _ in below(9) })
    }
  }

  package mutating func shape() -> TableShape? {
    try? TableShape(rowCounts: (0..<below(4)).map { _ in below(3) == 0 ? rowCount() : below(9) })
  }

  package mutating func spans<Row: Hashable>(_ row: (inout AnyArguments) -> Row) -> SelectionSpans<
    Row
  > {
    SelectionSpans(
      (0..<below(4)).map { _ -> SelectionSpans<Row>.Span in
        switch below(7) {
        case 0: .all
        case 1: .section(small())
        case 2, 3: .rows(from: row(&self), through: row(&self))
        default: .row(row(&self))
        }
      })
  }

  package mutating func rows() -> RowSpans { spans { $0.path() } }

  package mutating func limits() -> SelectionLimits {
    SelectionLimits(atMost: flag() ? nil : number(), atLeast: flag() ? nil : number())
  }

  package mutating func policy() -> SelectionPolicy {
    SelectionPolicy(one(of: RowSelectionMode.allCases), editing: one(of: RowSelectionMode.allCases))
  }

  package mutating func style() -> AccessoryStyle {
    AccessoryStyle(
      checked: one(of: RowAccessory.allCases), unchecked: one(of: RowAccessory.allCases),
      checkedWhileEditing: one(of: RowAccessory.allCases))
  }

  package mutating func modifiers() -> KeyModifiers {
    flag() ? [] : KeyModifiers(rawValue: UInt8(below(256)))
  }

  package mutating func stroke() -> KeyStroke {
    let keys: [KeyStroke.Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .space, .returnKey, .escape,
      .letter("a"), .letter("İ"), .letter("\u{301}"),
    ]
    return KeyStroke(one(of: keys), modifiers())
  }

  package mutating func keyEffect() -> KeyEffect {
    one(of: [
      .go(one(of: RowMotion.allCases), one(of: RowEffect.allCases)), .userSelectAll,
      .userDeselectAll, .userToggleAll, .cancel,
    ])
  }

  package mutating func profile() -> InputProfile {
    var profile = one(of: InputProfile.all + [InputProfile(name: "")])
    if below(4) == 0 { profile.setMotions(modifiers(), one(of: RowEffect.allCases)) }
    if below(4) == 0 { profile.secondaryClick = one(of: RowEffect.allCases) }
    if below(4) == 0 { profile.keys[stroke()] = keyEffect() }
    return profile
  }

  /// Rules that answer with any rows, which the table may not have, by path or by name.
  package mutating func rules<Table: InputReceiver>(
    of table: Table.Type = Table.self
  ) -> SelectionRules<Table>? {
    guard below(4) == 0 else { return nil }
    if flag() {
      let (first, second) = (path(), path())
      let rules: TableRules = rules([{ _ in first }, { _ in second }])
      return SelectionRules(byPath: rules)
    }
    let (first, second) = (below(9), below(9))
    return rules([{ $0.name(ofRow: first) }, { $0.name(ofRow: second) }])
  }

  private mutating func rules<Table: InputReceiver>(
    _ others: [(Table) -> Table.Row?]
  ) -> SelectionRules<Table> {
    let answers = (0..<6).map { _ in below(3) }
    return SelectionRules(
      shouldHighlight: { _, _ in answers[0] > 0 },
      willSelect: { row, table in [nil, row, others[0](table)][answers[1]] },
      willDeselect: { row, table in [nil, row, others[1](table)][answers[2]] },
      shouldBeginMultipleSelection: { _, _ in answers[3] > 0 },
      canPerformPrimaryAction: { _, _ in answers[4] > 0 },
      // It is asked for each row until one can have the focus.
      canFocus: { _, table in answers[5] > 0 || table.rows.shape.rowCount > 1_000 })
  }

  package mutating func update() -> TableUpdate {
    var update = TableUpdate()
    for _ in 0..<below(4) {
      switch below(13) {
      case 0: update.deleteRows(at: rows())
      case 1: update.reloadRows(at: rows())
      case 2: update.reconfigureRows(at: rows())
      case 3: update.insertRows(at: [path(), path()])
      case 4: update.insertRows(at: path(), count: rowCount())
      case 5: update.moveRow(at: path(), to: path())
      case 6: update.deleteSections([small()])
      case 7: update.reloadSections([small(), small()])
      case 8: update.insertSection(small(), rowCount: rowCount())
      case 9: update.moveSection(small(), to: small())
      case 10: update.apply(ids().difference(from: ids()), inSection: small(), after: small())
      case 11:
        var other = TableUpdate()
        other.insertRows(at: path(), count: min(small(), mostRows))
        update.append(other)
      default: update.deleteRows(at: [path()])
      }
    }
    return update
  }

  package mutating func mapping() -> TableMapping? {
    if below(4) == 0 {
      let segments: [RowSegment] = (0..<below(4)).map { _ in
        flag() ? .kept(range()) : .inserted(flag() ? below(4) : number())
      }
      let rows = try? IndexMapping(oldCount: flag() ? below(9) : number(), segments: segments)
      return rows.map(TableMapping.init)
    }
    if below(4) == 0 { return TableMapping(from: [ids(), ids()], to: [ids()]) }
    if below(4) == 0 {
      return TableMapping(
        from: [(section: id(), rows: ids()), (section: id(), rows: ids())],
        to: [(section: id(), rows: ids())])
    }
    guard let shape = shape() else { return nil }
    if flag() {
      var table = TableSelection(shape: shape)
      return try? table.apply(.move(rows(), to: .endOfSection(small()))).mapping
    }
    return try? update().mapping(of: shape)
  }
}
