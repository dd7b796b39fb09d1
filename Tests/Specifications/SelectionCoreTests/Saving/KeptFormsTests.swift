// SPDX-License-Identifier: MIT
import Fixtures
import Foundation
import SelectionCore
import XCTest

/// Later versions read the data that this version saves: each public type that can be saved has a
/// text here, which it writes and reads.
///
/// It is an error if a text can't be read anymore. A new form is added to the old ones, whose texts
/// stay here to be read.
final class KeptFormsTests: XCTestCase {
  /// A value and its encoded form.
  private struct Form {
    let type: String
    let text: String
    let written: () throws -> String
    let isRead: () throws -> Bool

    init<Value: Codable & Equatable>(_ value: Value, _ text: String, type: Any.Type = Value.self) {
      self.type = String("\(type)".prefix { $0 != "<" })
      self.text = text
      written = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode([value]), as: UTF8.self)
      }
      isRead = { try JSONDecoder().decode([Value].self, from: Data("[\(text)]".utf8)) == [value] }
    }
  }

  /// All cases of a type.
  private func cases<Value: CaseIterable & Codable & Equatable>(
    of type: Value.Type, _ text: String
  ) -> Form { Form(Array(type.allCases), text, type: type) }

  private func forms() throws -> [Form] {
    var update = TableUpdate()
    update.deleteRows(at: [RowPath(0, 1)])
    update.insertSection(1, rowCount: 2)
    update.moveRow(at: RowPath(0, 0), to: RowPath(1, 0))
    var edit = TableEdit(shown: [0, 1, 2, 3])
    edit[.checked] = [0, 1]
    edit.mark([3], in: MarkLayer("flagged"))
    edit.lead = 2
    let flags =
      #"{"allowsMultipleSelection":true,"allowsMultipleSelectionDuringEditing":false,"#
      + #""allowsSelection":true,"allowsSelectionDuringEditing":false}"#
    return try [
      Form(
        InputLog(shape: [3], policy: .multiple, undoLimit: 5, inputs: [.tap("0.1")]),
        #"{"inputs":[{"tap":{"_0":"0.1"}}],"policy":\#(flags),"shape":[3],"undoLimit":5,"#
          + #""version":1}"#),
      Form(
        InputLog<String>(inputs: [.tap("a"), .move(["a"], to: .before("b"))]),
        #"{"inputs":[{"tap":{"_0":"a"}},{"move":{"_0":[{"row":"a"}],"before":"b"}}],"version":1}"#),
      Form(
        update,
        #"{"deletedRows":["0.1"],"deletedSections":[],"insertedRows":[],"#
          + #""insertedSections":[{"rowCount":2,"section":1}],"#
          + #""movedRows":[{"destination":"1.0","source":"0.0"}],"movedSections":[],"#
          + #""reconfiguredRows":[],"reloadedRows":[],"reloadedSections":[],"version":1}"#),
      Form(
        edit,
        #"{"isStep":true,"lead":2,"marks":{"checked":{"set":"0-1"},"flagged":{"mark":"3"}},"#
          + #""shown":"0-3","version":1}"#),
      Form(MarkLayer("flagged"), #""flagged""#),
      cases(of: VanishedRows.self, #"["gone","hidden"]"#),
      Form(TableInput.extend(to: "0.1"), #"{"extend":{"to":"0.1"}}"#),
      Form(RowSet([0, 1, 2, 5]), #""0-2 5""#),
      Form([3, 2] as TableShape, "[3,2]"),
      Form(RowPath(0, 3), #""0.3""#),
      Form(RowSpans.Span.rows(from: "0.3", through: "0.5"), #""0.3-5""#),
      Form(SelectionSpans<String>.Span.row("a"), #"{"row":"a"}"#),
      Form(SelectionSpans<String>.Span.section(2), #"{"section":2}"#),
      Form(
        SelectionSpans<String>.Span.rows(from: "a", through: "c"), #"{"from":"a","through":"c"}"#),
      Form(RemoteSelection.allExcept(["a"]), #"{"except":["a"],"version":1}"#),
      Form(RemoteSelection.only(["a"]), #"{"only":["a"],"version":1}"#),
      Form(
        MatchingSelection(.allExcept(["a"]), matching: "b"),
        #"{"steps":[{"selectAll":"b"},{"deselect":["a"]}],"version":1}"#),
      Form(MatchingSelection<String, Int>.Step.deselectAll("b"), #"{"deselectAll":"b"}"#),
      Form(InclusiveList(checked: ["a"]), #"{"checked":["a"],"version":1}"#),
      Form(ExclusiveList(checked: "a"), #"{"checked":"a","version":1}"#),
      Form(SelectionPolicy(.multiple), flags),
      Form(SelectionLimits(atMost: 3, atLeast: 1), #"{"atLeast":1,"atMost":3}"#),
      Form(
        AccessoryStyle(),
        #"{"checked":"checkmark","checkedWhileEditing":"none","unchecked":"none","#
          + #""uncheckedWhileEditing":"none"}"#),
      cases(
        of: RowAccessory.self,
        #"["none","disclosureIndicator","detailButton","detailDisclosureButton","checkmark","#
          + #""control"]"#),
      cases(of: CheckmarkListKind.self, #"["inclusive","exclusive","optionalExclusive"]"#),
      cases(of: DeletionSuccessor.self, #"["none","next","previous","firstGap","sibling"]"#),
      cases(of: EditingTransition.self, #"["clear","keep","restore"]"#),
      cases(of: LimitOverflow.self, #"["refuse","releaseOldest"]"#),
      cases(of: PartialTap.self, #"["checks","unchecks","restores"]"#),
      cases(of: ReplacementScope.self, #"["all","shown"]"#),
      cases(
        of: RowEffect.self,
        #"["tap","tapToggling","tapExtending","click","toggle","extend","extendFromFirst","#
          + #""extendAdding","extendAsAnchor","extendFromLead","extendBlock","focus","#
          + #""toggleLead"]"#),
      cases(
        of: RowMotion.self,
        #"["stay","previous","next","left","right","previousOrLast","nextOrFirst","leftOrLast","#
          + #""rightOrFirst","pageUp","pageDown","first","last"]"#),
      cases(of: RowSelectionMode.self, #"["none","single","multiple"]"#),
      cases(of: SweepEffect.self, #"["replacing","adding","removing","toggling"]"#),
    ] + snapshotForms()
  }

  private func snapshotForms() throws -> [Form] {
    var table = TableSelection(shape: [3, 2], policy: .multiple)
    try table.setList(.inclusive, inSection: 1)
    try table.check(["1.1"])
    try table.click("0.1")
    var edited = table
    try edited.apply(.setEditingTransition(.restore))
    edited.setEditing(true)
    var mails = IdentifiedTable(sections: [["a", "b", "a"], ["c", "d"]], policy: .multiple)
    try mails.setList(.inclusive, inSection: 1)
    try mails.check(["c", "d"])
    try mails.click("b")
    try mails.apply(byPath: .select(["0.2"]))
    try mails.select(["b", "hidden"])
    try mails.update(to: [["a", "b", "a"], ["d"]], vanished: .hidden)
    var editedMails = mails
    try editedMails.apply(.setEditingTransition(.restore))
    editedMails.setEditing(true)
    let selected = #"[{"id":"b"},{"id":"a","occurrence":1},{"id":"hidden"}]"#
    return [
      Form(table.snapshot, #""selection/1 shape 3 2 selected 1 checked 4 anchor 0.1 lead 0.1""#),
      Form(
        edited.snapshot,
        #""selection/2 shape 3 2 checked 4 anchor 0.1 lead 0.1 editing before-editing 1""#),
      Form(
        mails.snapshot,
        #"{"anchor":{"id":"a","occurrence":1},"checked":{"1":["d","c"]},"isEditing":false,"#
          + #""lead":{"id":"a","occurrence":1},"lists":[1],"selected":\#(selected),"version":2}"#),
      Form(
        editedMails.snapshot,
        #"{"anchor":{"id":"a","occurrence":1},"checked":{"1":["d","c"]},"isEditing":true,"#
          + #""lead":{"id":"a","occurrence":1},"lists":[1],"selected":[],"#
          + #""selectedBeforeEditing":\#(selected),"version":3}"#),
      Form(
        IdentitySnapshot<String>.Row(id: "a", occurrence: 1), #"{"id":"a","occurrence":1}"#),
    ]
  }

  func testEachFormIsWrittenAndRead() throws {
    for form in try forms() {
      XCTAssertEqual(try form.written(), "[\(form.text)]", form.type)
      XCTAssertTrue(try form.isRead(), form.text)
    }
  }

  func testEachTypeThatCanBeSavedHasAForm() throws {
    let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = ["SelectionCore.txt", "changes.txt"].map {
      tests.appendingPathComponent("Gates/PublicSymbols/\($0)")
    }
    let lines = try files.flatMap { file in
      String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
    }
    let saved = lines.filter { $0.contains(": is Encodable") && !$0.hasPrefix("- ") }
      // Other products have tests of their own.
      .filter { !$0.hasPrefix("+ ") || $0.hasPrefix("+ SelectionCore ") }
      .map { $0.split(separator: ":")[0].split(separator: " ").last ?? "" }
      // The parts of an update are encoded with it.
      .filter { !$0.hasPrefix("TableUpdate.") }
      .map { String($0.split(separator: ".").last ?? "") }
    XCTAssertGreaterThan(saved.count, 20)
    XCTAssertEqual(Set(saved).subtracting(try forms().map(\.type)), [])
  }
}
