// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore

/// Random inputs to a table with some sections; the same seed gives the same inputs.
struct TraceProgram {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number below a bound, or 0.
  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return bound > 0 ? Int(state >> 1) % bound : 0
  }

  private mutating func element<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Any input; about one in `rarity` is one for which traces have no words.
  mutating func input(for table: TableSelection, rarity: Int) -> TableInput {
    if rarity > 0, below(rarity) == 0 { return inexpressible(table) }
    let (row, rows, section) = (row(table), rows(table), below(table.shape.sectionCount + 1))
    return switch below(26) {
    case 0...4: element(of: inputs(on: row))
    case 5: .beginSweep(element(of: SweepEffect.allCases))
    case 6: .continueSweep(over: rows)
    case 7: element(of: [.select(rows), .setSelected(rows), .deselect(rows)])
    case 8: element(of: [.check(rows), .uncheck(rows), .disable(rows), .enable(rows)])
    case 9: element(of: [.undo, .redo, .undo, .enableUndo(limit: below(2) == 0 ? nil : below(5))])
    case 10: element(of: Self.keys)
    case 11:
      .go(
        element(of: [.pageUp, .pageDown, .left, .right]), .extend, pageRows: below(4),
        columns: below(4))
    case 12: .setPolicy(SelectionPolicy(mode(), editing: mode()))
    case 13: .setList(element(of: CheckmarkListKind.allCases), inSection: section)
    case 14: element(of: [.setMode(mode(), inSection: section), .tapHeader(ofSection: section)])
    case 15: element(of: settings(section))
    case 16, 17: .perform(update(table, row, section))
    case 18: .reloadData(below(2) == 0 ? nil : shape())
    case 19: .press(row, element(of: [.click, .toggle, .extend, .extendAdding]))
    case 20: element(of: [.release, .release, .drag, .propose(rows)])
    case 21, 22: .move(rows, to: below(3) == 0 ? .endOfSection(section) : .before(row))
    case 23: .show(below(3) == 0 ? .all : wholeRows(table))
    default: element(of: Self.alone)
    }
  }

  private static let alone: [TableInput] = [
    .touchUp, .touchCancel, .endPan, .endSweep, .cancel, .userSelectAll, .userDeselectAll,
    .userToggleAll, .selectAll, .deselectAll, .invert, .setEditing(true), .setEditing(false),
  ]

  /// The inputs of the keys of all profiles, in an order that is the same in each process.
  private static let keys: [TableInput] = InputProfile.all.flatMap { profile in
    profile.keys.sorted { "\($0.key)" < "\($1.key)" }.map { $0.value.input() }
  }

  private func inputs(on row: RowPath) -> [TableInput] {
    [
      .tap(row), .touchDown(row), .tapAccessory(row), .click(row), .toggle(row), .extend(to: row),
      .extendAdding(to: row), .extendAsAnchor(to: row), .tapToggling(row), .tapExtending(to: row),
      .focus(row), .beginPan(row), .continuePan(to: row),
      .select(.row(row)),
    ]
  }

  private mutating func settings(_ section: Int) -> [TableInput] {
    let limits = SelectionLimits(
      atMost: below(2) == 0 ? nil : below(6), atLeast: below(2) == 0 ? nil : below(3))
    return [
      .setLimits(limits), .setLimits(limits, inSection: section),
      .setLimitOverflow(element(of: LimitOverflow.allCases)),
      .setEditingTransition(element(of: EditingTransition.allCases)),
      .setReplacementScope(element(of: ReplacementScope.allCases)),
      .setKeepsOrder(below(3) > 0), .setDeletionSuccessor(element(of: DeletionSuccessor.allCases)),
    ]
  }

  private mutating func mode() -> RowSelectionMode {
    element(of: RowSelectionMode.allCases + [.multiple, .multiple])
  }

  private mutating func row(_ table: TableSelection) -> RowPath {
    let section = below(table.shape.sectionCount)
    return RowPath(section: section, row: below(table.shape.rowCount(inSection: section) ?? 0))
  }

  private mutating func rows(_ table: TableSelection) -> RowSpans {
    let (first, second) = (row(table), row(table))
    return element(of: [
      .all, .section(first.section), .row(first), [first, second], [],
      .rows(from: min(first, second), through: max(first, second)),
    ])
  }

  /// Rows of which some may be hidden.
  private mutating func wholeRows(_ table: TableSelection) -> RowSpans {
    RowPaths(
      RowSet((0..<table.wholeShape.rowCount).filter { _ in below(3) > 0 }), in: table.wholeShape
    )
    .rowSpans
  }

  private mutating func shape() -> TableShape {
    let counts = (0..<(1 + below(3))).map { _ in below(5) }
    return (try? TableShape(rowCounts: counts)) ?? []
  }

  private mutating func update(
    _ table: TableSelection, _ row: RowPath, _ section: Int
  ) -> TableUpdate {
    var update = TableUpdate()
    for _ in 0..<below(4) {
      switch below(9) {
      case 0: update.deleteRows(at: [row])
      case 1: update.reloadRows(at: [self.row(table)])
      case 2: update.reconfigureRows(at: rows(table))
      case 3: update.insertRows(at: self.row(table), count: below(3))
      case 4: update.moveRow(at: self.row(table), to: row)
      case 5: update.insertSection(section, rowCount: below(4))
      case 6: update.deleteSections([section])
      case 7: update.moveSection(section, to: below(table.shape.sectionCount))
      default: update.reloadSections([section])
      }
    }
    return update
  }

  private mutating func inexpressible(_ table: TableSelection) -> TableInput {
    element(of: [
      .setList(nil, inSection: below(table.shape.sectionCount)), .restore(table.snapshot),
      .follow(.unchanged(table.shape)), .setAccessoryStyle(AccessoryStyle()),
      .go(.next, .tap), .go(.pageUp, .focus, pageRows: -1), .go(.next, .focus, columns: -1),
      .press(row(table), .tap), .press(row(table), .focus), .setLimits(SelectionLimits(atMost: -1)),
      .setLimits(SelectionLimits(atLeast: -1)), .reloadData([]),
    ])
  }
}

extension TableMapping {
  /// The mapping of an update that changes nothing.
  static func unchanged(_ shape: TableShape) -> TableMapping {
    let sections = shape.rowCounts.map { [Int](0..<$0) }
    return TableMapping(from: sections, to: sections)
  }
}
