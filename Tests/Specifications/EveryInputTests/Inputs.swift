// SPDX-License-Identifier: MIT
import SelectionCore

/// At least one input of each case, with some of the named rows, and the form in which it is saved
/// if its rows are named by path: newer versions read the logs of older ones.
func savedInputs<Row>(_ names: Names<Row>) throws -> [(form: String, input: SelectionInput<Row>)] {
  let (b, d, y, z) = (names["b"], names["d"], names["y"], names["z"])
  let rows = SelectionSpans<Row>([.row(names["a"]), .rows(from: names["c"], through: d)])
  let all = contents.map { $0.map { names[Character($0)] } }
  let flagged = MarkLayer("flagged")
  let reversal = TableMapping(from: contents, to: [contents[0].reversed(), contents[1]])
  var update = TableUpdate()
  update.deleteRows(at: [RowPath(section: 0, row: 1)])
  update.insertRows(at: RowPath(section: 1, row: 0), count: 2)
  var changes = update
  changes.moveSection(0, to: 1)
  changes.reloadRows(at: [RowPath(section: 1, row: 2)])
  var edit = TableEdit()
  edit[.checked] = [5, 6]
  edit.mark([2], in: .selected)
  var deletion = TableEdit(mapping: try update.mapping(of: shape))
  deletion[.selected] = []
  deletion.mark([0], in: .checked)
  deletion.unmark([1], in: .checked)
  (deletion.anchor, deletion.lead) = (0, 1)
  var marked = TableSelection(shape: shape, policy: .multiple)
  try marked.setList(.inclusive, inSection: 1)
  try marked.check([RowPath(section: 1, row: 1)])
  try marked.select([RowPath(section: 0, row: 3)])
  return [
    (#"{"tap":{"_0":"0.1"}}"#, .tap(b)),
    (#"{"tap":{"_0":"1.1"}}"#, .tap(y)),
    (#"{"touchDown":{"_0":"0.1"}}"#, .touchDown(b)),
    (#"{"touchUp":{}}"#, .touchUp),
    (#"{"touchCancel":{}}"#, .touchCancel),
    (#"{"tapAccessory":{"_0":"0.1"}}"#, .tapAccessory(b)),
    (#"{"click":{"_0":"0.3"}}"#, .click(d)),
    (#"{"click":{"_0":"1.1"}}"#, .click(y)),
    (#"{"toggle":{"_0":"0.3"}}"#, .toggle(d)),
    (#"{"extend":{"to":"0.3"}}"#, .extend(to: d)),
    (#"{"extendAdding":{"to":"0.3"}}"#, .extendAdding(to: d)),
    (#"{"extendAsAnchor":{"to":"0.3"}}"#, .extendAsAnchor(to: d)),
    (#"{"extendFromLead":{"to":"0.3"}}"#, .extendFromLead(to: d)),
    (#"{"extendFromFirst":{"to":"0.3"}}"#, .extendFromFirst(to: d)),
    (#"{"extendBlock":{"to":"0.3"}}"#, .extendBlock(to: d)),
    (#"{"toggleLead":{"_0":"0.3"}}"#, .toggleLead(d)),
    (#"{"tapToggling":{"_0":"0.1"}}"#, .tapToggling(b)),
    (#"{"tapExtending":{"to":"0.3"}}"#, .tapExtending(to: d)),
    (#"{"focus":{"_0":"0.1"}}"#, .focus(b)),
    (#"{"clickBesideRows":{}}"#, .clickBesideRows),
    (#"{"press":{"_0":"0.1","_1":"extend"}}"#, .press(b, .extend)),
    (#"{"press":{"_0":"0.1","_1":"tap"}}"#, .press(b, .tap)),
    (#"{"press":{"_0":"0.3","_1":"toggle"}}"#, .press(d, .toggle)),
    (#"{"release":{}}"#, .release),
    (#"{"drag":{}}"#, .drag),
    (#"{"propose":{"_0":["0.0","0.2-3"]}}"#, .propose(rows)),
    (#"{"propose":{"_0":["0.1-1.2"]}}"#, .propose(.rows(from: b, through: z))),
    (#"{"tapHeader":{"section":0}}"#, .tapHeader(ofSection: 0)),
    (#"{"tapHeader":{"section":7}}"#, .tapHeader(ofSection: 7)),
    (
      #"{"tapHeader":{"partial":"restores","section":0}}"#,
      .tapHeader(ofSection: 0, partial: .restores)
    ),
    (#"{"go":{"_0":"next","_1":"click","columns":1,"pageRows":10}}"#, .go(.next, .click)),
    (
      #"{"go":{"_0":"nextOrFirst","_1":"toggleLead","columns":1,"pageRows":10}}"#,
      .go(.nextOrFirst, .toggleLead)
    ),
    (
      #"{"go":{"_0":"right","_1":"extend","columns":2,"pageRows":10}}"#,
      .go(.right, .extend, columns: 2)
    ),
    (
      #"{"go":{"_0":"left","_1":"click","columns":4,"pageRows":10}}"#,
      .go(.left, .click, pageRows: 10, columns: 4)
    ),
    (#"{"userSelectAll":{}}"#, .userSelectAll),
    (#"{"userDeselectAll":{}}"#, .userDeselectAll),
    (#"{"userToggleAll":{}}"#, .userToggleAll),
    (#"{"cancel":{}}"#, .cancel),
    (#"{"beginPan":{"_0":"0.1"}}"#, .beginPan(b)),
    (#"{"continuePan":{"to":"0.3"}}"#, .continuePan(to: d)),
    (#"{"endPan":{}}"#, .endPan),
    (#"{"beginSweep":{"_0":"adding"}}"#, .beginSweep(.adding)),
    (#"{"beginSweep":{"_0":"replacing"}}"#, .beginSweep(.replacing)),
    (#"{"continueSweep":{"over":["0.0","0.2-3"]}}"#, .continueSweep(over: rows)),
    (#"{"continueSweep":{"over":["*"]}}"#, .continueSweep(over: .all)),
    (#"{"endSweep":{}}"#, .endSweep),
    (#"{"select":{"_0":["0.0","0.2-3"]}}"#, .select(rows)),
    (#"{"select":{"_0":["1.1"]}}"#, .select([y])),
    (#"{"setSelected":{"_0":["0.0","0.2-3"]}}"#, .setSelected(rows)),
    (#"{"setSelected":{"_0":[]}}"#, .setSelected([])),
    (#"{"deselect":{"_0":["0.0","0.2-3"]}}"#, .deselect(rows)),
    (#"{"deselect":{"_0":["*"]}}"#, .deselect(.all)),
    (#"{"selectAll":{}}"#, .selectAll),
    (#"{"deselectAll":{}}"#, .deselectAll),
    (#"{"invert":{}}"#, .invert),
    (#"{"check":{"_0":["1.1"]}}"#, .check([y])),
    (#"{"check":{"_0":["0.1"]}}"#, .check([b])),
    (#"{"check":{"_0":["0.*"]}}"#, .check(.section(0))),
    (#"{"uncheck":{"_0":["1.1"]}}"#, .uncheck([y])),
    (#"{"uncheck":{"_0":["0.*"]}}"#, .uncheck(.section(0))),
    (#"{"joinLists":{"_0":"0-1"}}"#, .joinLists([0, 1])),
    (#"{"joinLists":{"_0":"9"}}"#, .joinLists([9])),
    (#"{"mark":{"_0":["0.0","0.2-3"],"in":"flagged"}}"#, .mark(rows, in: flagged)),
    (#"{"mark":{"_0":["1.1"],"in":"checked"}}"#, .mark([y], in: .checked)),
    (#"{"unmark":{"_0":["0.0","0.2-3"],"in":"flagged"}}"#, .unmark(rows, in: flagged)),
    (#"{"unmark":{"_0":["*"],"in":"selected"}}"#, .unmark(.all, in: .selected)),
    (
      #"{"setLayerLimits":{"_0":{"atMost":1},"_1":"flagged"}}"#,
      .setLayerLimits(SelectionLimits(atMost: 1), flagged)
    ),
    (
      #"{"restore":{"_0":"selection/1 shape 5 3 selected 3 checked 6 anchor 0.3 lead 0.3"#
        + #""}}"#,
      .restore(marked.snapshot)
    ),
    (#"{"undo":{}}"#, .undo),
    (#"{"redo":{}}"#, .redo),
    (#"{"enableUndo":{"limit":3}}"#, .enableUndo(limit: 3)),
    (#"{"enableUndo":{"limit":9223372036854775807}}"#, .enableUndo(limit: nil)),
    (#"{"enableUndo":{"limit":-1}}"#, .enableUndo(limit: -1)),
    (#"{"disableUndo":{}}"#, .disableUndo),
    (#"{"reloadData":{}}"#, .reloadData(nil)),
    (#"{"reloadData":{"_0":[2,0]}}"#, .reloadData([2, 0])),
    (
      #"{"apply":{"_0":{"from":[5,3],"rows":["4-4","3-3","2-2","1-1","0-0","5-7"],"#
        + #""sections":["0-1"],"to":[5,3]}}}"#,
      .follow(reversal)
    ),
    (
      #"{"apply":{"_0":{"from":[5,3],"rows":["5-7","+2","0-0","2-4"],"sections":["1-1","#
        + #""0-0"],"to":[3,6]}}}"#,
      .follow(try changes.mapping(of: shape))
    ),
    (
      #"{"perform":{"_0":{"deletedRows":["0.1"],"deletedSections":[],"#
        + #""insertedRows":[{"count":2,"row":"1.0"}],"insertedSections":[],"movedRows":[],"#
        + #""movedSections":[],"reconfiguredRows":[],"reloadedRows":[],"#
        + #""reloadedSections":[],"version":1}}}"#,
      .perform(update)
    ),
    (
      #"{"perform":{"_0":{"deletedRows":["0.1"],"deletedSections":[],"#
        + #""insertedRows":[{"count":2,"row":"1.0"}],"insertedSections":[],"movedRows":[],"#
        + #""movedSections":[{"destination":1,"source":0}],"reconfiguredRows":[],"#
        + #""reloadedRows":["1.2"],"reloadedSections":[],"version":1}}}"#,
      .perform(changes)
    ),
    (
      #"{"update":{"to":[["0.4","0.3","0.2","0.1","0.0"],["1.0","1.1","1.2"]],"#
        + #""vanished":"gone"}}"#,
      .update(to: [all[0].reversed(), all[1]], vanished: .gone)
    ),
    (
      #"{"update":{"to":[["0.1","1.1"],["0.3"]],"vanished":"hidden"}}"#,
      .update(to: [[b, y], [d]], vanished: .hidden)
    ),
    (
      #"{"updateSection":{"section":0,"to":["0.3","0.1"],"vanished":"gone"}}"#,
      .updateSection(0, to: [d, b], vanished: .gone)
    ),
    (#"{"move":{"_0":["0.0","0.2-3"],"before":"1.1"}}"#, .move(rows, to: .before(y))),
    (#"{"move":{"_0":["0.0","0.2-3"],"endOfSection":0}}"#, .move(rows, to: .endOfSection(0))),
    (#"{"move":{"_0":["*"],"endOfSection":1}}"#, .move(.all, to: .endOfSection(1))),
    (#"{"move":{"_0":["0.0","0.2-3"],"endOfSection":9}}"#, .move(rows, to: .endOfSection(9))),
    (
      #"{"edit":{"_0":{"isStep":true,"marks":{"checked":{"set":"5-6"},"#
        + #""selected":{"mark":"2"}},"version":1}}}"#,
      .edit(edit)
    ),
    (
      #"{"edit":{"_0":{"anchor":0,"isStep":true,"lead":1,"mapping":{"from":[5,3],"#
        + #""rows":["0-0","2-4","+2","5-7"],"sections":["0-1"],"to":[4,5]},"#
        + #""marks":{"checked":{"mark":"0","unmark":"1"},"selected":{"set":""}},"#
        + #""version":1}}}"#,
      .edit(deletion)
    ),
    (
      #"{"edit":{"_0":{"isStep":true,"mapping":{"from":[1],"rows":["+1"],"#
        + #""sections":["0-0"],"to":[1]},"version":1}}}"#,
      .edit(TableEdit(mapping: TableMapping(from: [[1]], to: [[2]])))
    ),
    (#"{"show":{"_0":["0.0","0.2-3"]}}"#, .show(rows)),
    (#"{"show":{"_0":["*"]}}"#, .show(.all)),
    (#"{"edit":{"_0":{"isStep":false,"shown":"0-2","version":1}}}"#, .show(numbers: [0, 1, 2])),
    (#"{"edit":{"_0":{"isStep":false,"shown":"99","version":1}}}"#, .show(numbers: [99])),
    (#"{"setEditing":{"_0":true}}"#, .setEditing(true)),
    (#"{"setEditing":{"_0":false}}"#, .setEditing(false)),
    (
      #"{"setPolicy":{"_0":{"allowsMultipleSelection":false,"#
        + #""allowsMultipleSelectionDuringEditing":false,"allowsSelection":true,"#
        + #""allowsSelectionDuringEditing":false}}}"#,
      .setPolicy(SelectionPolicy(.single, editing: .none))
    ),
    (
      #"{"setPolicy":{"_0":{"allowsMultipleSelection":false,"#
        + #""allowsMultipleSelectionDuringEditing":true,"allowsSelection":false,"#
        + #""allowsSelectionDuringEditing":true,"endsEditingWhenEmpty":true}}}"#,
      .setPolicy(SelectionPolicy(.none, editing: .multiple, endsEditingWhenEmpty: true))
    ),
    (#"{"setEditingTransition":{"_0":"keep"}}"#, .setEditingTransition(.keep)),
    (#"{"setLimits":{"_0":{"atMost":2}}}"#, .setLimits(SelectionLimits(atMost: 2))),
    (
      #"{"setLimits":{"_0":{"atMost":1},"section":1}}"#,
      .setLimits(SelectionLimits(atMost: 1), inSection: 1)
    ),
    (
      #"{"setLimits":{"_0":{"atLeast":1},"section":0}}"#,
      .setLimits(SelectionLimits(atLeast: 1), inSection: 0)
    ),
    (#"{"setLimitOverflow":{"_0":"releaseOldest"}}"#, .setLimitOverflow(.releaseOldest)),
    (#"{"setDeletionSuccessor":{"_0":"next"}}"#, .setDeletionSuccessor(.next)),
    (#"{"setReplacementScope":{"_0":"shown"}}"#, .setReplacementScope(.shown)),
    (#"{"setKeepsOrder":{"_0":true}}"#, .setKeepsOrder(true)),
    (#"{"setMode":{"_0":"single","section":0}}"#, .setMode(.single, inSection: 0)),
    (#"{"setMode":{"_0":"single","section":9}}"#, .setMode(.single, inSection: 9)),
    (#"{"setList":{"_0":"exclusive","section":0}}"#, .setList(.exclusive, inSection: 0)),
    (
      #"{"setList":{"_0":"optionalExclusive","section":1}}"#,
      .setList(.optionalExclusive, inSection: 1)
    ),
    (#"{"setList":{"section":1}}"#, .setList(nil, inSection: 1)),
    (#"{"disable":{"_0":["0.0","0.2-3"]}}"#, .disable(rows)),
    (#"{"enable":{"_0":["0.0","0.2-3"]}}"#, .enable(rows)),
    (
      #"{"setAccessoryStyle":{"_0":{"checked":"control","checkedWhileEditing":"none","#
        + #""unchecked":"none","uncheckedWhileEditing":"detailButton"}}}"#,
      .setAccessoryStyle(AccessoryStyle(checked: .control, uncheckedWhileEditing: .detailButton))
    ),
  ]
}
