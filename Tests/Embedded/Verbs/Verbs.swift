// SPDX-License-Identifier: MIT
import SelectionCore

// The verbs of a table by number, on a row, or on the rows from one to another. Those of the user and the program
// that are inputs come first, in the order of `TableInput`.

/// A new table of sections with so many rows each; nothing is undone in it where no steps are kept.
@_expose(wasm, "table") @_cdecl("table")
public func makeTable(_ sections: Int32, _ rows: Int32, _ policy: Int32, _ steps: Int32) -> Int32 {
  answer { () throws(SelectionError) in
    let counts = repeatElement(Int(rows), count: max(0, Int(sections)))
    table = TableSelection(
      shape: try TableShape(rowCounts: counts), policy: SelectionPolicy(bits: policy))
    table.keepHistory(depth: steps < 0 ? nil : Int(steps))
    keep(table.changeless)
  }
}

/// A verb on a row, or on the rows up to another.
@_expose(wasm, "apply") @_cdecl("apply")
public func apply(
  _ verb: Int32, _ section: Int32, _ row: Int32, _ lastSection: Int32, _ lastRow: Int32
) -> Int32 {
  let first = RowPath(section: Int(section), row: Int(row))
  let last = RowPath(section: Int(lastSection), row: Int(lastRow))
  return answer { () throws(SelectionError) in
    if let input = input(verb, first, last) {
      keep(try table.apply(input).change)
    } else {
      try applyOther(verb, first, last)
    }
  }
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
  case 10: .panBegin(first)
  case 11: .panTo(first)
  case 12: .panEnd
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
  case 29: .setList(CheckmarkListKind(number: first.row), section: first.section)
  case 30: .check(rows)
  case 31: .uncheck(rows)
  default: nil
  }
}

private func applyOther(
  _ verb: Int32, _ first: RowPath, _ last: RowPath
) throws(SelectionError) {
  switch verb {
  case 32: keep(try table.sweepBegin(SweepEffect(number: first.row)).change)
  case 33: keep(try table.sweep(over: RowSpans([RowSpan.rows(from: first, through: last)])).change)
  case 34: keep(table.sweepEnd().change)
  case 35: keep(table.sweepCancel().change)
  case 36: keep(table.cancel().change)
  case 37: keep(try table.tapHeader(ofSection: first.section).change)
  case 38: keep(try table.tapHeader(ofSection: first.section, cycle: .withPart).change)
  case 39: keep(try table.setMode(SelectionMode(number: first.row), ofSection: first.section))
  case 40: keep(try table.setLimits(SelectionLimits(first, last), ofSection: first.section))
  default: break
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
  /// At most as many rows as the one says and at least as many as the other, unless they are below zero.
  fileprivate init(_ first: RowPath, _ last: RowPath) {
    self.init(
      atMost: first.row < 0 ? nil : first.row, atLeast: last.row < 0 ? nil : last.row,
      overflow: last.section == 0
        ? .refuse : last.section == 1 ? .releaseOldest : .releaseFarthest)
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

extension SelectionMode {
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
