// SPDX-License-Identifier: MIT
import SelectionCore

// The inputs of a table by number, on a row, or on the rows from one to another.

/// Makes a table with sections of a number of rows each; undo isn't enabled.
@_expose(wasm, "table") @_cdecl("table")
public func makeTable(_ sections: Int32, _ rows: Int32, _ policy: Int32, _ steps: Int32) -> Int32 {
  let counts = repeatElement(Int(rows), count: max(0, Int(sections)))
  guard let shape = try? TableShape(rowCounts: counts) else { return -1 }
  table = TableSelection(shape: shape, policy: SelectionPolicy(bits: policy))
  return answer(.enableUndo(limit: steps < 0 ? nil : Int(steps)))
}

/// Applies an input to a row, or to the rows through another.
@_expose(wasm, "apply") @_cdecl("apply")
public func apply(
  _ verb: Int32, _ section: Int32, _ row: Int32, _ lastSection: Int32, _ lastRow: Int32
) -> Int32 {
  answer(
    input(
      verb, RowPath(section: Int(section), row: Int(row)),
      RowPath(section: Int(lastSection), row: Int(lastRow))))
}

private func input(_ verb: Int32, _ first: RowPath, _ last: RowPath) -> TableInput? {
  let rows = RowSpans([RowSpan.rows(from: first, through: last)])
  return switch verb {
  case 0: .tap(first)
  case 1: .touchDown(first)
  case 2: .touchUp
  case 3: .touchCancel
  case 4: .tapAccessory(first)
  case 5: .click(first)
  case 6: .toggle(first)
  case 7: .extend(to: first)
  case 8: .extendAdding(to: first)
  case 9: .focus(first)
  case 10: .beginPan(first)
  case 11: .continuePan(to: first)
  case 12: .endPan
  case 13: .select(rows)
  case 14: .setSelected(rows)
  case 15: .deselect(rows)
  case 16: .selectAll
  case 17: .deselectAll
  case 18: .invert
  case 19: .setEditing(first.row != 0)
  case 20: .undo
  case 21: .redo
  case 22: .reloadData(nil)
  case 23: .perform(update)
  case 24: .setPolicy(SelectionPolicy(bits: Int32(first.row)))
  case 25: .setEditingTransition(first.row == 0 ? .clear : first.row == 1 ? .keep : .restore)
  case 26: .setLimits(SelectionLimits(first, last))
  case 27: .disable(rows)
  case 28: .enable(rows)
  case 29: .setList(CheckmarkListKind(number: first.row), inSection: first.section)
  case 30: .check(rows)
  case 31: .uncheck(rows)
  case 32: .beginSweep(SweepEffect(number: first.row))
  case 33: .continueSweep(over: rows)
  case 34: .endSweep
  case 35: .cancel
  case 36: .tapHeader(ofSection: first.section)
  case 37: .setMode(RowSelectionMode(number: first.row), inSection: first.section)
  case 38: .setLimits(SelectionLimits(first, last), inSection: first.section)
  case 39: .setLimitOverflow(first.row == 0 ? .refuse : .releaseOldest)
  case 40: .userSelectAll
  case 41: .userDeselectAll
  case 42: .userToggleAll
  default: nil
  }
}

extension SelectionPolicy {
  fileprivate init(bits: Int32) {
    self.init(
      allowsSelection: bits & 1 != 0, allowsMultipleSelection: bits & 2 != 0,
      allowsSelectionDuringEditing: bits & 4 != 0,
      allowsMultipleSelectionDuringEditing: bits & 8 != 0)
  }
}

extension SelectionLimits {
  /// Limits from two numbers, the most and the fewest rows; negative numbers mean no limit.
  fileprivate init(_ first: RowPath, _ last: RowPath) {
    self.init(atMost: first.row < 0 ? nil : first.row, atLeast: last.row < 0 ? nil : last.row)
  }
}

extension CheckmarkListKind {
  fileprivate init?(number: Int) {
    switch number {
    case 1: self = .inclusive
    case 2: self = .exclusive
    case 3: self = .optionalExclusive
    default: return nil
    }
  }
}

extension RowSelectionMode {
  fileprivate init(number: Int) {
    switch number {
    case 0: self = .none
    case 1: self = .single
    default: self = .multiple
    }
  }
}

extension SweepEffect {
  fileprivate init(number: Int) {
    switch number {
    case 0: self = .replacing
    case 1: self = .adding
    case 2: self = .removing
    default: self = .toggling
    }
  }
}
