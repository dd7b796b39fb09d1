// SPDX-License-Identifier: MIT
import Fixtures
import Foundation
import SelectionCore
import XCTest

/// The encoded forms of inputs: newer versions read the logs of older ones.
final class InputFormTests: XCTestCase {
  private let forms: [(form: String, input: TableInput)] = [
    (#"{"tap":{"_0":"0.1"}}"#, .tap("0.1")),
    (#"{"touchDown":{"_0":"0.1"}}"#, .touchDown("0.1")),
    (#"{"touchUp":{}}"#, .touchUp),
    (#"{"touchCancel":{}}"#, .touchCancel),
    (#"{"tapAccessory":{"_0":"0.1"}}"#, .tapAccessory("0.1")),
    (#"{"click":{"_0":"0.1"}}"#, .click("0.1")),
    (#"{"toggle":{"_0":"0.1"}}"#, .toggle("0.1")),
    (#"{"extend":{"to":"0.1"}}"#, .extend(to: "0.1")),
    (#"{"extendAdding":{"to":"0.1"}}"#, .extendAdding(to: "0.1")),
    (#"{"extendAsAnchor":{"to":"0.1"}}"#, .extendAsAnchor(to: "0.1")),
    (#"{"extendFromLead":{"to":"0.1"}}"#, .extendFromLead(to: "0.1")),
    (#"{"extendFromFirst":{"to":"0.1"}}"#, .extendFromFirst(to: "0.1")),
    (
      #"{"setPolicy":{"_0":{"allowsMultipleSelection":false,"#
        + #""allowsMultipleSelectionDuringEditing":true,"allowsSelection":true,"#
        + #""allowsSelectionDuringEditing":true,"endsEditingWhenEmpty":true}}}"#,
      .setPolicy(SelectionPolicy(.single, editing: .multiple, endsEditingWhenEmpty: true))
    ),
    (#"{"toggleLead":{"_0":"0.1"}}"#, .toggleLead("0.1")),
    (#"{"extendBlock":{"to":"0.1"}}"#, .extendBlock(to: "0.1")),
    (#"{"clickBesideRows":{}}"#, .clickBesideRows),
    (#"{"tapToggling":{"_0":"0.1"}}"#, .tapToggling("0.1")),
    (#"{"tapExtending":{"to":"0.1"}}"#, .tapExtending(to: "0.1")),
    (#"{"press":{"_0":"0.1","_1":"tap"}}"#, .press("0.1", .tap)),
    (#"{"release":{}}"#, .release),
    (#"{"drag":{}}"#, .drag),
    (#"{"propose":{"_0":["0.1-1.2"]}}"#, .propose(.rows(from: "0.1", through: "1.2"))),
    (#"{"tapHeader":{"section":1}}"#, .tapHeader(ofSection: 1)),
    (
      #"{"tapHeader":{"partial":"restores","section":1}}"#,
      .tapHeader(ofSection: 1, partial: .restores)
    ),
    (#"{"focus":{"_0":"0.1"}}"#, .focus("0.1")),
    (
      #"{"go":{"_0":"left","_1":"click","columns":4,"pageRows":10}}"#,
      .go(.left, .click, pageRows: 10, columns: 4)
    ),
    (#"{"userSelectAll":{}}"#, .userSelectAll),
    (#"{"userDeselectAll":{}}"#, .userDeselectAll),
    (#"{"userToggleAll":{}}"#, .userToggleAll),
    (#"{"cancel":{}}"#, .cancel),
    (#"{"beginPan":{"_0":"0.1"}}"#, .beginPan("0.1")),
    (#"{"continuePan":{"to":"0.1"}}"#, .continuePan(to: "0.1")),
    (#"{"endPan":{}}"#, .endPan),
    (#"{"beginSweep":{"_0":"replacing"}}"#, .beginSweep(.replacing)),
    (#"{"continueSweep":{"over":["*"]}}"#, .continueSweep(over: .all)),
    (#"{"endSweep":{}}"#, .endSweep),
    (#"{"select":{"_0":["0.1"]}}"#, .select(["0.1"])),
    (#"{"setSelected":{"_0":[]}}"#, .setSelected([])),
    (#"{"deselect":{"_0":["*"]}}"#, .deselect(.all)),
    (#"{"selectAll":{}}"#, .selectAll),
    (#"{"deselectAll":{}}"#, .deselectAll),
    (#"{"invert":{}}"#, .invert),
    (#"{"check":{"_0":["0.*"]}}"#, .check(.section(0))),
    (#"{"uncheck":{"_0":["0.*"]}}"#, .uncheck(.section(0))),
    (#"{"undo":{}}"#, .undo),
    (#"{"redo":{}}"#, .redo),
    (#"{"enableUndo":{"limit":7}}"#, .enableUndo(limit: 7)),
    (#"{"enableUndo":{"limit":9223372036854775807}}"#, .enableUndo(limit: nil)),
    (#"{"disableUndo":{}}"#, .disableUndo),
    (#"{"reloadData":{}}"#, .reloadData(nil)),
    (#"{"reloadData":{"_0":[2,0]}}"#, .reloadData([2, 0])),
    (#"{"setEditing":{"_0":true}}"#, .setEditing(true)),
    (#"{"setEditingTransition":{"_0":"clear"}}"#, .setEditingTransition(.clear)),
    (#"{"setLimits":{"_0":{"atMost":3}}}"#, .setLimits(SelectionLimits(atMost: 3))),
    (
      #"{"setLimits":{"_0":{"atLeast":1},"section":2}}"#,
      .setLimits(SelectionLimits(atLeast: 1), inSection: 2)
    ),
    (#"{"setLimitOverflow":{"_0":"refuse"}}"#, .setLimitOverflow(.refuse)),
    (#"{"setDeletionSuccessor":{"_0":"next"}}"#, .setDeletionSuccessor(.next)),
    (#"{"setReplacementScope":{"_0":"shown"}}"#, .setReplacementScope(.shown)),
    (#"{"setKeepsOrder":{"_0":true}}"#, .setKeepsOrder(true)),
    (#"{"show":{"_0":["0.0","1.3"]}}"#, .show(["0.0", "1.3"])),
    (#"{"show":{"_0":["*"]}}"#, .show(.all)),
    (#"{"mark":{"_0":["0.1"],"in":"flagged"}}"#, .mark(["0.1"], in: MarkLayer("flagged"))),
    (#"{"unmark":{"_0":["*"],"in":"selected"}}"#, .unmark(.all, in: .selected)),
    (#"{"joinLists":{"_0":"0-1"}}"#, .joinLists([0, 1])),
    (
      #"{"setLayerLimits":{"_0":{"atMost":2},"_1":"flagged"}}"#,
      .setLayerLimits(SelectionLimits(atMost: 2), MarkLayer("flagged"))
    ),
    (
      #"{"update":{"to":[["0.1","0.0"],[]],"vanished":"hidden"}}"#,
      .update(to: [["0.1", "0.0"], []], vanished: .hidden)
    ),
    (
      #"{"updateSection":{"section":1,"to":["1.0"],"vanished":"gone"}}"#,
      .updateSection(1, to: ["1.0"], vanished: .gone)
    ),
    (#"{"edit":{"_0":{"isStep":false,"shown":"0-2","version":1}}}"#, .show(numbers: [0, 1, 2])),
    (#"{"setMode":{"_0":"single","section":1}}"#, .setMode(.single, inSection: 1)),
    (#"{"move":{"_0":["0.0","1.3"],"before":"1.4"}}"#, .move(["0.0", "1.3"], to: .before("1.4"))),
    (#"{"move":{"_0":["*"],"endOfSection":1}}"#, .move(.all, to: .endOfSection(1))),
    (#"{"setList":{"section":0}}"#, .setList(nil, inSection: 0)),
    (
      #"{"setList":{"_0":"optionalExclusive","section":1}}"#,
      .setList(.optionalExclusive, inSection: 1)
    ),
    (#"{"disable":{"_0":["0.1"]}}"#, .disable(["0.1"])),
    (#"{"enable":{"_0":["0.1"]}}"#, .enable(["0.1"])),
    (
      #"{"setAccessoryStyle":{"_0":{"checked":"control","checkedWhileEditing":"none","#
        + #""unchecked":"none","uncheckedWhileEditing":"detailButton"}}}"#,
      .setAccessoryStyle(AccessoryStyle(checked: .control, uncheckedWhileEditing: .detailButton))
    ),
    (
      #"{"setPolicy":{"_0":{"allowsMultipleSelection":false,"#
        + #""allowsMultipleSelectionDuringEditing":true,"allowsSelection":false,"#
        + #""allowsSelectionDuringEditing":true}}}"#,
      .setPolicy(SelectionPolicy(.none, editing: .multiple))
    ),
  ]

  /// The inputs that contain a snapshot or a change to the data.
  private func largerForms() throws -> [(form: String, input: TableInput)] {
    var table = TableSelection(shape: [3, 4], policy: .multiple)
    try table.setList(.inclusive, inSection: 0)
    try table.check(["0.1"])
    try table.select(["1.2"])
    var update = TableUpdate()
    update.deleteRows(at: ["0.1"])
    update.insertRows(at: "1.2", count: 2)
    update.moveSection(0, to: 1)
    update.reloadRows(at: ["1.2"])
    var deletion = TableUpdate()
    deletion.deleteRows(at: ["0.1"])
    var edit = TableEdit(mapping: try deletion.mapping(of: [3]))
    edit[.selected] = []
    edit.mark([0], in: .checked)
    edit.unmark([1], in: .checked)
    (edit.anchor, edit.lead) = (0, 1)
    return [
      (
        #"{"edit":{"_0":{"anchor":0,"isStep":true,"lead":1,"mapping":{"from":[3],"#
          + #""rows":["0-0","2-2"],"sections":["0-0"],"to":[2]},"#
          + #""marks":{"checked":{"mark":"0","unmark":"1"},"selected":{"set":""}},"version":1}}}"#,
        .edit(edit)
      ),
      (
        #"{"restore":{"_0":"selection/1 shape 3 4 selected 5 checked 1 anchor 1.2 lead 1.2"}}"#,
        .restore(table.snapshot)
      ),
      (
        #"{"perform":{"_0":{"deletedRows":["0.1"],"deletedSections":[],"#
          + #""insertedRows":[{"count":2,"row":"1.2"}],"insertedSections":[],"movedRows":[],"#
          + #""movedSections":[{"destination":1,"source":0}],"reconfiguredRows":[],"#
          + #""reloadedRows":["1.2"],"reloadedSections":[],"version":1}}}"#,
        .perform(update)
      ),
      (
        #"{"apply":{"_0":{"from":[3,4],"rows":["3-6","0-0","2-2","+2"],"#
          + #""sections":["1-1","0-0"],"to":[4,4]}}}"#,
        .follow(try update.mapping(of: [3, 4]))
      ),
    ]
  }

  /// The cases that the source declares, with the effects on a row, which have names of their own.
  private func declaredCases() throws -> Set<String> {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(
        "../../../../Sources/SelectionCore/Selection/Input/SelectionInput.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let declaration = try XCTUnwrap(text.components(separatedBy: "\n}\n").first)
    let cases: Set<String> = Set(
      declaration.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ").drop { $0 == "indirect" }
        guard words.first == "case", let name = words.dropFirst().first else { return nil }
        return String(name.prefix { $0 != "(" })
      })
    XCTAssertTrue(cases.contains("act"))
    return cases.subtracting(["act"]).union(RowEffect.allCases.map { $0.rawValue })
  }

  func testWhatIsWrittenStaysAsItIs() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let forms = try forms + largerForms()
    for (form, input) in forms {
      XCTAssertEqual(String(decoding: try encoder.encode(input), as: UTF8.self), form)
      XCTAssertEqual(try JSONDecoder().decode(TableInput.self, from: Data(form.utf8)), input)
    }
    var names = Set(forms.map { String($0.form.dropFirst(2).prefix { $0 != "\"" }) })
    // It once had this name, and logs keep it.
    XCTAssertNotNil(names.remove("apply"))
    names.insert("follow")
    XCTAssertEqual(names, try declaredCases())
  }

  func testRowsToShowByNumberWereAnInputOfTheirOwnInOldLogs() throws {
    let form = Data(#"{"showNumbers":{"_0":"0-2"}}"#.utf8)
    let input = try JSONDecoder().decode(TableInput.self, from: form)
    XCTAssertEqual(input, .show(numbers: [0, 1, 2]))
  }

  func testUndoWithoutALimitWasNoUndoInOldLogs() throws {
    let input = try JSONDecoder().decode(TableInput.self, from: Data(#"{"enableUndo":{}}"#.utf8))
    XCTAssertEqual(input, .disableUndo)
  }
}
