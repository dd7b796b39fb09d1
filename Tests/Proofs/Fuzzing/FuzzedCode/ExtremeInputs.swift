// SPDX-License-Identifier: MIT
import Naive
import SelectionCore

extension ByteSource {
  /// An input to a table.
  mutating func input() -> TableInput {
    switch below(9) {
    case 0: touch()
    case 1: pointer()
    case 2: key()
    case 3: gesture()
    case 4: program()
    case 5: setting()
    case 6: [.undo, .redo, .enableUndo(limit: number()), .cancel][below(4)]
    default: data()
    }
  }

  private mutating func touch() -> TableInput {
    switch below(5) {
    case 0: .tap(path())
    case 1: .touchDown(path())
    case 2: .touchUp
    case 3: .touchCancel
    default: .tapAccessory(path())
    }
  }

  private mutating func pointer() -> TableInput {
    switch below(15) {
    case 0: .click(path())
    case 1: .toggle(path())
    case 2: .extend(to: path())
    case 3: .extendAdding(to: path())
    case 4: .tapHeader(ofSection: number())
    case 5: .press(path(), one(of: RowEffect.allCases))
    case 6: .release
    case 7: .drag
    case 8: .propose(rows())
    case 9: .extendAsAnchor(to: path())
    case 10: .extendFromLead(to: path())
    case 11: .tapToggling(path())
    case 12: .tapExtending(to: path())
    case 13: .extendBlock(to: path())
    default: .focus(path())
    }
  }

  private mutating func key() -> TableInput {
    switch below(6) {
    case 0: .userSelectAll
    case 1: .userDeselectAll
    case 2: .userToggleAll
    default:
      .go(
        one(of: RowMotion.allCases), one(of: RowEffect.allCases), pageRows: number(),
        columns: number())
    }
  }

  private mutating func gesture() -> TableInput {
    switch below(6) {
    case 0: .beginPan(path())
    case 1: .continuePan(to: path())
    case 2: .endPan
    case 3: .beginSweep(one(of: SweepEffect.allCases))
    case 4: .continueSweep(over: rows())
    default: .endSweep
    }
  }

  private mutating func program() -> TableInput {
    switch below(8) {
    case 0: .select(rows())
    case 1: .setSelected(rows())
    case 2: .deselect(rows())
    case 3: .selectAll
    case 4: .deselectAll
    case 5: .invert
    case 6: .check(rows())
    default: .uncheck(rows())
    }
  }

  private mutating func setting() -> TableInput {
    switch below(13) {
    case 0: .setEditing(below(2) == 0)
    case 1:
      .setPolicy(
        SelectionPolicy(
          one(of: RowSelectionMode.allCases), editing: one(of: RowSelectionMode.allCases)))
    case 2: .setEditingTransition(one(of: EditingTransition.allCases))
    case 3: .setLimits(limits())
    case 4: .setLimits(limits(), inSection: number())
    case 5: .setLimitOverflow(one(of: LimitOverflow.allCases))
    case 6: .setMode(one(of: RowSelectionMode.allCases), inSection: number())
    case 7:
      .setList([nil, .inclusive, .exclusive, .optionalExclusive][below(4)], inSection: number())
    case 8: .disable(rows())
    case 9: .setKeepsOrder(below(2) == 0)
    case 10: .setDeletionSuccessor(one(of: DeletionSuccessor.allCases))
    case 11: .setReplacementScope(one(of: ReplacementScope.allCases))
    default: .enable(rows())
    }
  }

  private mutating func data() -> TableInput {
    switch below(10) {
    case 8: .move(rows(), to: .before(path()))
    case 9: .move(rows(), to: .endOfSection(number()))
    case 0: .reloadData(try? TableShape(rowCounts: [number(), number()]))
    case 1: mapping().map(TableInput.follow) ?? .reloadData(nil)
    default: .perform(update())
    }
  }

  /// The mapping of a move within the first section of another table.
  private mutating func mapping() -> TableMapping? {
    guard let shape = try? TableShape(rowCounts: [number(), number()]) else { return nil }
    var other = TableSelection(shape: shape)
    let rows = RowSet(ranges: [numbers()])
    return try? other.moveRows(fromOffsets: rows, toOffset: number(), inSection: 0).mapping
  }

  private mutating func limits() -> SelectionLimits {
    SelectionLimits(
      atMost: below(3) == 0 ? nil : number(), atLeast: below(3) == 0 ? nil : number())
  }

  private mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}
