// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

/// The methods and inputs that an outline has in common with tables.
extension AnyOutlineCalls {
  mutating func tableCall() -> Call {
    let (first, second) = (path(), path())
    switch below(12) {
    case 0..<4:
      let input = input { $0.id() }
      return ("\(input)", { try $0.apply(input) })
    case 4..<6:
      let input = input { $0.path() }
      return ("by path \(input)", { try $0.apply(byPath: input) })
    case 6:
      let (input, older) = (input { $0.id() }, one(of: older))
      return ("as of an older state \(input)", { try $0.apply(input, asOf: older) })
    case 7:
      let (profile, id, modifiers) = (profile(), id(), modifiers())
      return ("click \(id)", { try $0.click(id, modifiers: modifiers, profile: profile) })
    case 8:
      let (profile, number, other) = (profile(), number(), number())
      let stroke = KeyStroke(
        one(of: [.up, .down, .left, .right, .space, .home, .end, .pageUp, .returnKey]), modifiers())
      return (
        "key \(stroke) \(number) \(other)",
        {
          try $0.handle(
            .key(stroke, pageRows: number, columns: other), profile: profile, rules: nil)
        }
      )
    case 9:
      let (ids, id, number) = (ids(), id(), number())
      return one(of: [
        ("move \(ids) before \(id)", { try $0.move(ids, before: id) }),
        ("move \(ids) to \(number)", { try $0.move(ids, toEndOfSection: number) }),
        ("moveRows", { try $0.moveRows(fromOffsets: ids, toOffset: number, inSection: 0) }),
        ("moveRows", { try $0.moveRows(fromOffsets: [0], toOffset: id, inSection: number) }),
      ])
    default:
      let (set, number, ids, shape) = (set(), number(), ids(), shape())
      return one(of: [
        ("moveRows \(set)", { try $0.moveRows(fromOffsets: set, toOffset: number) }),
        ("deleteRows \(set)", { try $0.deleteRows(atOffsets: set) }),
        ("deleteRows \(ids)", { try $0.deleteRows(atOffsets: ids, inSection: number) }),
        ("deleteRows \(first)", { try $0.deleteRows(at: first) }),
        ("insertRows \(first)", { try $0.insertRows(at: first, count: number) }),
        ("moveRow \(first) \(second)", { try $0.moveRow(at: first, to: second) }),
        ("reloadData \(shape as TableShape?)", { try $0.reloadData(shape: shape) }),
        ("show \(set)", { try $0.show(numbers: set) }), ("showAll", { try $0.showAll() }),
        ("setList \(number)", { try $0.setList(.inclusive, inSection: number) }),
        ("setMode \(number)", { try $0.setMode(.single, inSection: number) }),
        (
          "setLimits \(number)", { try $0.setLimits(SelectionLimits(atMost: 1), inSection: number) }
        ),
        ("tapHeader \(number)", { try $0.tapHeader(ofSection: number) }),
        ("selectAll", { try $0.selectAll() }), ("invert", { try $0.invert() }),
      ])
    }
  }

  private mutating func profile() -> InputProfile {
    one(of: InputProfile.all)
  }

  private mutating func modifiers() -> KeyModifiers {
    one(of: [[], [], .shift, .command, [.shift, .command]])
  }

  private mutating func input<Row: Hashable>(
    _ row: (inout AnyOutlineCalls) -> Row
  ) -> SelectionInput<Row> {
    let (a, rows, number) = (row(&self), spans(row), number())
    let (effect, limits, flag) = (one(of: RowEffect.allCases), limits(), below(2) == 0)
    let policy = SelectionPolicy(
      one(of: RowSelectionMode.allCases), editing: one(of: RowSelectionMode.allCases))
    var update = TableUpdate()
    update.insertRows(at: path(), count: number)
    let mapping = try? TableUpdate().mapping(of: shape() ?? TableShape())
    let inputs: [SelectionInput<Row>] = [
      .tap(a), .touchDown(a), .touchUp, .touchCancel, .tapAccessory(a), .tapToggling(a),
      .tapExtending(to: a), .click(a), .toggle(a), .extend(to: a), .extendAdding(to: a),
      .extendBlock(to: a), .extendFromFirst(to: a), .toggleLead(a), .extendAsAnchor(to: a),
      .extendFromLead(to: a), .press(a, effect),
      .release, .drag, .propose(rows), .tapHeader(ofSection: number), .tapHeader(ofSection: 0),
      .focus(a), .go(one(of: RowMotion.allCases), effect, pageRows: number, columns: below(4)),
      .go(one(of: RowMotion.allCases), effect, pageRows: below(4), columns: number),
      .clickBesideRows, .userSelectAll, .userDeselectAll, .userToggleAll, .cancel, .beginPan(a),
      .continuePan(to: a), .endPan, .beginSweep(one(of: SweepEffect.allCases)),
      .continueSweep(over: rows), .endSweep, .select(rows), .setSelected(rows), .deselect(rows),
      .selectAll, .deselectAll, .invert, .check(rows), .uncheck(rows),
      .restore(one(of: older).rows.snapshot), .undo, .redo, .enableUndo(limit: number),
      .reloadData(flag ? nil : shape()), .perform(update), .move(rows, to: .before(a)),
      .move(rows, to: .endOfSection(flag ? 0 : number)), .show(rows), .show(numbers: set()),
      .joinLists([0]), .mark(rows, in: MarkLayer("flagged")), .unmark(rows, in: .checked),
      .mark(rows, in: .disabled), .mark(rows, in: .partlyChecked),
      .unmark(rows, in: .partlyChecked), .mark(rows, in: .checked),
      .setLayerLimits(limits, MarkLayer("flagged")),
      .update(to: [[a]], vanished: .gone), .updateSection(0, to: [a], vanished: .hidden),
      .edit(TableEdit(shown: flag ? set() : nil, isStep: flag)),
      .setEditing(flag), .setPolicy(policy), .setEditingTransition(.clear), .setLimits(limits),
      .setLimits(limits, inSection: flag ? 0 : number),
      .setLimitOverflow(flag ? .refuse : .releaseOldest),
      .setDeletionSuccessor(one(of: DeletionSuccessor.allCases)),
      .setReplacementScope(flag ? .all : .shown), .setKeepsOrder(flag),
      .setMode(one(of: RowSelectionMode.allCases), inSection: flag ? 0 : number),
      .setList(flag ? nil : .exclusive, inSection: number), .disable(rows), .enable(rows),
      .setAccessoryStyle(AccessoryStyle(checked: .control)),
    ]
    return one(of: inputs + (mapping.map { [.follow($0)] } ?? []))
  }
}
