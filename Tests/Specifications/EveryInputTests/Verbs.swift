// SPDX-License-Identifier: MIT
import SelectionCore

/// A method of `InputReceiver`, and the input with its name.
struct Verb<Table: SelectionTable> {
  /// The declaration in the source.
  let name: String
  let input: SelectionInput<Table.Row>
  let call: (inout Table) throws -> Table.Change?

  init(
    _ name: String, _ input: SelectionInput<Table.Row>,
    _ call: @escaping (inout Table) throws -> Table.Change?
  ) {
    self.name = name
    self.input = input
    self.call = call
  }
}

/// All methods, with arguments.
func everyVerb<Table: SelectionTable>(
  of _: Table.Type, _ names: Names<Table.Row>
) throws -> [Verb<Table>] {
  let (b, c, d, y) = (names["b"], names["c"], names["d"], names["y"])
  let some = [b, c]
  let first = RowPath(section: 0, row: 1)
  let policy = SelectionPolicy(.single, editing: .multiple)
  var update = TableUpdate()
  update.insertRows(at: first, count: 2)
  var insertion = TableUpdate()
  insertion.insertRows(at: RowPath(section: 1, row: 0), count: 3)
  var deletion = TableUpdate()
  deletion.deleteRows(at: [first, RowPath(section: 0, row: 2)])
  var moving = TableUpdate()
  moving.moveRow(at: RowPath(section: 0, row: 3), to: first)
  let mapping = try update.mapping(of: shape)
  return [
    Verb("tap", .tap(b)) { try $0.tap(b) },
    Verb("click", .click(c)) { try $0.click(c) },
    Verb("click", .extend(to: d)) { try $0.click(d, modifiers: .shift, profile: .windows) },
    Verb("toggle", .toggle(c)) { try $0.toggle(c) },
    Verb("extend", .extend(to: d)) { try $0.extend(to: d) },
    Verb("tapHeader", .tapHeader(ofSection: 0)) { try $0.tapHeader(ofSection: 0) },
    Verb("press", .press(c, .toggle)) { try $0.press(c, .toggle) },
    Verb("press", .go(.next, .extend)) {
      try $0.press(KeyStroke(.down, .shift), profile: .windows)
    },
    Verb("handle", .go(.next, .extend)) {
      try $0.handle(.key(KeyStroke(.down, .shift)), profile: .windows)
    },
    Verb("release", .release) { try $0.release() },
    Verb("select", .select([b, c])) { try $0.select(some) },
    Verb("setSelected", .setSelected([b, c])) { try $0.setSelected(some) },
    Verb("deselect", .deselect([b, c])) { try $0.deselect(some) },
    Verb("selectAll", .selectAll) { try $0.selectAll() },
    Verb("deselectAll", .deselectAll) { try $0.deselectAll() },
    Verb("invert", .invert) { try $0.invert() },
    Verb("check", .check([y])) { try $0.check([y]) },
    Verb("uncheck", .uncheck([y])) { try $0.uncheck([y]) },
    Verb("joinLists", .joinLists([0, 1])) { try $0.joinLists([0, 1]) },
    Verb("mark", .mark([b, c], in: MarkLayer("flagged"))) {
      try $0.mark(some, in: MarkLayer("flagged"))
    },
    Verb("unmark", .unmark([b, c], in: .selected)) { try $0.unmark(some, in: .selected) },
    Verb("setLimits", .setLayerLimits(SelectionLimits(atMost: 1), .disabled)) {
      $0.setLimits(SelectionLimits(atMost: 1), of: .disabled)
    },
    Verb("enableUndo", .enableUndo(limit: nil)) { $0.enableUndo() },
    Verb("enableUndo", .enableUndo(limit: 0)) { $0.enableUndo(limit: 0) },
    Verb("disableUndo", .disableUndo) { $0.disableUndo() },
    Verb("undo", .undo) { $0.undo() },
    Verb("redo", .redo) { $0.redo() },
    Verb("perform", .perform(update)) { try $0.perform(update) },
    Verb("perform", .perform(update)) { try $0.perform { $0.insertRows(at: first, count: 2) } },
    Verb("update", .update(to: [[b, y]], vanished: .hidden)) {
      try $0.update(to: [[b, y]], vanished: .hidden)
    },
    Verb("update", .updateSection(0, to: [c, b], vanished: .gone)) {
      try $0.update(section: 0, to: [c, b], vanished: .gone)
    },
    Verb("follow", .follow(mapping)) { try $0.follow(mapping) },
    Verb("reloadData", .reloadData(nil)) { $0.reloadData() },
    Verb("reloadData", .reloadData([1])) { try $0.reloadData(shape: [1]) },
    Verb("insertRows", .perform(insertion)) {
      try $0.insertRows(at: RowPath(section: 1, row: 0), count: 3)
    },
    Verb("deleteRows", .perform(deletion)) {
      try $0.deleteRows(at: [first, RowPath(section: 0, row: 2)])
    },
    Verb("deleteRows", .perform(deletion)) { try $0.deleteRows(atOffsets: [1, 2]) },
    Verb("moveRow", .perform(moving)) {
      try $0.moveRow(at: RowPath(section: 0, row: 3), to: first)
    },
    Verb("move", .move([b, c], to: .before(y))) { try $0.move(some, before: y) },
    Verb("move", .move([b, c], to: .endOfSection(1))) { try $0.move(some, toEndOfSection: 1) },
    Verb("show", .show([b, c])) { try $0.show(some) },
    Verb("showAll", .show(.all)) { try $0.showAll() },
    Verb("show", .show(numbers: [0, 2])) { try $0.show(numbers: [0, 2]) },
    Verb("moveRows", .move([b, c], to: .endOfSection(0))) {
      try $0.moveRows(fromOffsets: [1, 2], toOffset: 5)
    },
    Verb("setPolicy", .setPolicy(policy)) { $0.setPolicy(policy) },
    Verb("setEditing", .setEditing(true)) { $0.setEditing(true) },
    Verb("setLimits", .setLimits(SelectionLimits(atMost: 1))) {
      $0.setLimits(SelectionLimits(atMost: 1))
    },
    Verb("setList", .setList(.exclusive, inSection: 0)) {
      try $0.setList(.exclusive, inSection: 0)
    },
    Verb("setMode", .setMode(.none, inSection: 0)) { try $0.setMode(.none, inSection: 0) },
    Verb("disable", .disable([b, c])) { try $0.disable(some) },
    Verb("enable", .enable([b, c])) { try $0.enable(some) },
  ]
}
