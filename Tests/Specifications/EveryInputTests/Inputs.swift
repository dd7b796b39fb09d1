// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore

/// The names of a table's rows in a test: paths, or identities.
///
/// The table has the sections a…e, and x, y, z, of which the second is a checkmark list.
struct Names<Row: Hashable> {
  let name: @Sendable (Character) -> Row

  subscript(_ character: Character) -> Row { name(character) }
}

let shape: TableShape = [5, 3]
let contents = [["a", "b", "c", "d", "e"], ["x", "y", "z"]]
let identities = Names { String($0) }
let paths = Names { character in
  let section = contents[0].contains(String(character)) ? 0 : 1
  let row = contents[section].firstIndex(of: String(character)) ?? 0
  return RowPath(section: section, row: row)
}

/// At least one input of each case, with some of the named rows.
func everyInput<Row>(_ names: Names<Row>) -> [SelectionInput<Row>] {
  let (b, d, y) = (names["b"], names["d"], names["y"])
  let rows = SelectionSpans<Row>([.row(names["a"]), .rows(from: names["c"], through: d)])
  var update = TableUpdate()
  update.deleteRows(at: [RowPath(section: 0, row: 1)])
  update.insertRows(at: RowPath(section: 1, row: 0), count: 2)
  let all = contents.map { $0.map { names[Character($0)] } }
  var edit = TableEdit()
  edit[.checked] = [5, 6]
  edit.mark([2], in: .selected)
  var marked = TableSelection(shape: shape, policy: .multiple)
  _ = try? marked.select(RowPath(section: 0, row: 3))
  return [
    .tap(b), .tap(y), .touchDown(b), .touchUp, .touchCancel, .tapAccessory(b), .click(d),
    .click(y), .toggle(d), .extend(to: d), .extendAdding(to: d),
    .extendAsAnchor(to: d), .extendFromLead(to: d), .extendBlock(to: d), .clickBesideRows,
    .extendFromFirst(to: d), .toggleLead(d), .go(.nextOrFirst, .toggleLead),
    .tapToggling(b), .tapExtending(to: d),
    .press(b, .extend),
    .press(d, .toggle), .release, .drag, .propose(rows), .tapHeader(ofSection: 0),
    .tapHeader(ofSection: 7), .tapHeader(ofSection: 0, partial: .restores), .focus(b),
    .go(.next, .click), .go(.right, .extend, columns: 2),
    .userSelectAll, .userDeselectAll, .userToggleAll, .cancel, .beginPan(b),
    .continuePan(to: d), .endPan, .beginSweep(.adding), .continueSweep(over: rows), .endSweep,
    .select(rows), .select([y]), .setSelected(rows), .setSelected([]), .deselect(rows),
    .deselect(.all), .selectAll, .deselectAll, .invert, .check([y]), .check([b]), .uncheck([y]),
    .joinLists([0, 1]), .joinLists([9]), .mark(rows, in: MarkLayer("flagged")),
    .mark([y], in: .checked),
    .unmark(rows, in: MarkLayer("flagged")),
    .setLayerLimits(SelectionLimits(atMost: 1), MarkLayer("flagged")), .restore(marked.snapshot),
    .undo, .redo, .enableUndo(limit: 3), .enableUndo(limit: nil),
    .enableUndo(limit: -1), .disableUndo, .reloadData(nil), .reloadData([2, 0]),
    .follow(TableMapping(from: contents, to: [contents[0].reversed(), contents[1]])),
    .perform(update), .move(rows, to: .before(y)), .move(rows, to: .endOfSection(0)),
    .move(rows, to: .endOfSection(9)), .setEditing(true), .setEditing(false),
    .setPolicy(SelectionPolicy(.single, editing: .none)), .setEditingTransition(.keep),
    .setLimits(SelectionLimits(atMost: 2)), .setLimits(SelectionLimits(atMost: 1), inSection: 1),
    .setLimitOverflow(.releaseOldest), .setDeletionSuccessor(.next), .setReplacementScope(.shown),
    .setKeepsOrder(true), .show(rows), .show(.all), .show(numbers: [0, 2]), .show(numbers: [99]),
    .edit(edit), .edit(TableEdit(mapping: TableMapping(from: [[1]], to: [[2]]))),
    .update(to: [all[0].reversed(), all[1]], vanished: .gone),
    .update(to: [[b, y], [d]], vanished: .hidden), .updateSection(0, to: [d, b], vanished: .gone),
    .setMode(.single, inSection: 0), .setMode(.single, inSection: 9),
    .setList(.exclusive, inSection: 0), .setList(nil, inSection: 1), .disable(rows),
    .enable(rows), .setAccessoryStyle(AccessoryStyle(checked: .control)),
  ]
}

/// Inputs that may have been applied to a table before.
func preludes<Row>(_ names: Names<Row>) -> [[SelectionInput<Row>]] {
  let (b, c, y) = (names["b"], names["c"], names["y"])
  return [
    [], [.tap(b), .tap(y)], [.touchDown(b)], [.press(c, .click)], [.beginPan(b)],
    [.setSelected([b, c]), .beginSweep(.removing)], [.enableUndo(limit: nil), .click(b)],
    [.enableUndo(limit: nil), .click(b), .undo], [.setEditing(true), .select([c])],
    [.disable([b, y])], [.setLimits(SelectionLimits(atMost: 1)), .click(c)],
  ]
}

/// The text of a source file of SelectionCore.
func source(_ path: String) throws -> String {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/SelectionCore")
  return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
}

/// The name of an input's case, as the source declares it.
func caseName<Row>(_ input: SelectionInput<Row>) -> String {
  String("\(input)".prefix { $0 != "(" })
}
