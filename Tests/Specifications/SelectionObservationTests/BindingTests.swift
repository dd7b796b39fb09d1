// SPDX-License-Identifier: MIT
import Fixtures
import Observation
import SelectionCore
import SelectionObservation
import XCTest

/// The properties that views bind to, and those of the whole table.
@MainActor
final class BindingTests: XCTestCase {
  private func model(_ policy: SelectionPolicy = .multiple) -> ObservableTable<String> {
    ObservableTable(
      IdentifiedTable(sections: [["a", "b", "c", "d"], ["e", "f"]], policy: policy))
  }

  /// The parts that an input notifies, if each has been read.
  private func told(
    _ model: ObservableTable<String>, _ input: () throws -> Void
  ) rethrows -> Set<String> {
    let readers = Readers<String>()
    readers.read("table") { _ = model.table.rows.shape }
    readers.read("contents") { _ = model.contents }
    readers.read("selected") { _ = model.selectedRows }
    readers.read("count") { _ = model.selectedCount }
    readers.read("checked") { _ = model.checkedRows }
    readers.read("focus") { _ = model.lead }
    readers.read("undo") { _ = model.undoCount }
    readers.read("redo") { _ = model.redoCount }
    readers.read("editing") { _ = model.isEditing }
    readers.read("a is selected") { _ = model[isSelected: "a"] }
    readers.read("e is checked") { _ = model[isChecked: "e"] }
    for id in ["a", "b"] { readers.read("\(id) has focus") { _ = model[hasFocus: id] } }
    try input()
    return readers.take().subtracting(["table"])
  }

  func testABindingSetsTheMarkThatItNamesOrIsRefused() async throws {
    var table = IdentifiedTable(
      sections: [["a", "b"], ["p", "q"]],
      policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.setList(.inclusive, inSection: 0)
    let model = ObservableTable(table)
    var refusals: [Refusal<String>] = []
    model.onRefusal = { refusals.append($0) }
    for _ in 0..<2 { model[isSelected: "a"] = true }
    for _ in 0..<2 { model[isChecked: "p"] = true }
    XCTAssertEqual(model.checkedRows + model.selectedRows, [])
    for _ in 0..<2 { model[isChecked: "a"] = true }
    for _ in 0..<2 { model[isSelected: "p"] = true }
    XCTAssertEqual(model.checkedRows + model.selectedRows, ["a", "p"])
    model.isEditing = true
    for _ in 0..<2 { model[isChecked: "b"] = true }
    for _ in 0..<2 { model[isSelected: "b"] = true }
    XCTAssertEqual(model.checkedRows + model.selectedRows, ["a", "b"])
    model[isSelected: "gone"] = true
    model.isEditing = false
    model.selectedRow = "p"
    model.selectedRow = "a"
    XCTAssertEqual(model.selectedRow, "p")
    let ofList = Refusal<String>.error(.rowOfList(RowPath(0, 0)))
    let noList = Refusal<String>.error(.notAList(section: 1))
    let editing = Refusal<String>.error(.refused("no row can be checked during editing"))
    XCTAssertEqual(
      refusals,
      [ofList, ofList, noList, noList, editing, editing, .error(.unknownID("gone")), ofList])
  }

  func testContentsThatAreThereNotifyNoOne() async throws {
    let model = model()
    model.apply(.enableUndo(limit: nil))
    model.apply(.select(["a"]))
    model.apply(.undo)
    let readers = Readers<String>()
    readers.read("table") { _ = model.table }
    readers.read("contents") { _ = model.contents }
    let contents = [["a", "b", "c", "d"], ["e", "f"]]
    for vanished in VanishedRows.allCases {
      XCTAssertEqual(model.update(to: contents, vanished: vanished)?.rows.isEmpty, true)
    }
    XCTAssertEqual(readers.take(), [])
    XCTAssertEqual(model.redoCount, 1)
    model.update(to: [["a"], ["e"]], vanished: .hidden)
    XCTAssertEqual(readers.take(), ["table", "contents"])
  }

  /// After a binding has selected one row, the user goes on from there: ankitects/anki#3213,
  /// shundhammer/qdirstat#233.
  func testARangeAfterABindingBeginsAtItsRow() async throws {
    let model = ObservableTable(IdentifiedTable(sections: [Array(0..<30)], policy: .multiple))
    model.handle(.click(4), profile: .appKit)
    model.selection = [12]
    model.handle(.click(15, .shift), profile: .appKit)
    XCTAssertEqual(model.selectedRows, [12, 13, 14, 15])
  }

  func testEachPropertyIsObservedByItself() async throws {
    let model = model(SelectionPolicy(.multiple, editing: .multiple))
    XCTAssertEqual(told(model) { model.apply(.enableUndo(limit: 9)) }, [])
    XCTAssertEqual(told(model) { model.apply(.setList(.inclusive, inSection: 1)) }, [])
    XCTAssertEqual(
      told(model) { model.handle(.click("a"), profile: .appKit) },
      ["selected", "count", "focus", "undo", "redo", "a is selected", "a has focus"])
    XCTAssertEqual(
      told(model) { model.handle(.click("b"), profile: .appKit) },
      ["selected", "focus", "undo", "redo", "a is selected", "a has focus", "b has focus"])
    XCTAssertEqual(told(model) { model.lead = "c" }, ["focus", "b has focus"])
    XCTAssertEqual(
      told(model) { model[isChecked: "e"] = true },
      ["checked", "focus", "undo", "redo", "e is checked"])
    XCTAssertEqual(
      told(model) { model.update(to: [["b", "a"], ["e"]], vanished: .gone) }
        .subtracting(["undo", "redo"]), ["contents"])
    XCTAssertEqual(
      told(model) { model.update(to: [["b", "a"], ["e"]], vanished: .gone) }
        .subtracting(["undo", "redo"]), [], "the contents are the same")
    XCTAssertTrue(told(model) { model.isEditing = true }.contains("editing"))
    XCTAssertTrue(model.isEditing)
  }

  func testASelectionAsListsWantIt() async throws {
    let model = model()
    model.selection = ["b", "d"]
    XCTAssertEqual(model.selectedRows, ["b", "d"])
    XCTAssertEqual(model.selection, ["b", "d"])
    XCTAssertEqual(model.selectedCount, 2)
    model.selectedRow = "c"
    XCTAssertEqual(model.selection, ["c"])
    XCTAssertEqual(model.lead, "c")
    XCTAssertTrue(model[hasFocus: "c"])
    model.lead = nil
    XCTAssertEqual(model.lead, "c")
    model.selectedRow = nil
    XCTAssertNil(model.selectedRow)
    model.apply(byPath: .disable(["0.0"]))
    model.selection = ["a", "b"]
    XCTAssertEqual(model.selection, ["b"])
  }

  func testWhatTheUserWantedAndDidNotGet() async throws {
    let model = model()
    var refusals: [Refusal<String>] = []
    model.onRefusal = { refusals.append($0) }
    model.apply(.disable(["b"]))
    model[isSelected: "b"] = true
    XCTAssertEqual(model.apply(.tap("b"))?.noEffect, .rowDisabled("b"))
    XCTAssertNil(model.apply(.tap("z")))
    XCTAssertEqual(refusals.popLast(), .error(.unknownID("z")))
    XCTAssertEqual(refusals, Array(repeating: .noEffect(.rowDisabled("b")), count: 2))
    model.apply(.setMode(.none, inSection: 0))
    model[isSelected: "a"] = true
    XCTAssertEqual(refusals.last, .noEffect(.modeNoneInSection(0)))
    model.apply(.setPolicy(SelectionPolicy(.none)))
    refusals = []
    model.selection = ["c"]
    XCTAssertEqual(refusals, [.noEffect(.modeNone)])
    refusals = []
    model.apply(.setPolicy(.multiple))
    model.selection = []
    model.apply(.endPan)
    model.apply(.userDeselectAll)
    XCTAssertEqual(refusals, [])
    XCTAssertEqual("\(Refusal<String>.noEffect(.modeNone))", "\(NoEffect<String>.modeNone)")
  }

  func testTogglesAndWhatIsRefused() async throws {
    let model = model(SelectionPolicy(.single))
    var refusals: [Refusal<String>] = []
    model.onRefusal = { refusals.append($0) }
    model[isSelected: "b"] = true
    XCTAssertTrue(model[isSelected: "b"])
    model[isSelected: "b"] = true
    model.selection = ["a", "b"]
    XCTAssertEqual(refusals, [.error(.severalRowsInSingleMode(2))])
    XCTAssertEqual(model.selection, ["b"])
    model[isSelected: "unknown"] = true
    XCTAssertEqual(refusals.count, 2)
    XCTAssertNil(model.apply(.tap("unknown")))
    XCTAssertEqual(refusals.last, .error(.unknownID("unknown")))
    model.apply(.setList(.exclusive, inSection: 1))
    model[isChecked: "e"] = true
    model[isChecked: "f"] = true
    XCTAssertEqual(model.checkedRows, ["f"])
    XCTAssertEqual(model["f"].accessory, .checkmark)
    XCTAssertFalse(model[isChecked: "e"])
  }

  func testAChangeThatThrowsChangesNothingAndTellsNobody() async throws {
    let model = model()
    let told = told(model) {
      do {
        try model.change { table throws(SelectionError) in
          try table.click("a")
          try table.click("unknown")
        }
        XCTFail("nothing was thrown")
      } catch {
        XCTAssertEqual(error as? SelectionError, .unknownID("unknown"))
      }
    }
    XCTAssertEqual(told, [])
    XCTAssertEqual(model.selectedRows, [])
  }

  func testUndo() async throws {
    let model = model()
    XCTAssertEqual([model.undoCount, model.redoCount], [0, 0])
    model.apply(.enableUndo(limit: 9))
    model.apply(.tap("a"))
    XCTAssertEqual([model.undoCount, model.redoCount], [1, 0])
    model.apply(.undo)
    XCTAssertEqual(model.selectedRows, [])
    XCTAssertEqual([model.undoCount, model.redoCount], [0, 1])
    model.apply(.redo)
    XCTAssertEqual(model.selectedRows, ["a"])
    model.handle(.key(KeyStroke(.down)), profile: .appKit)
    XCTAssertEqual(model.selectedRows, ["b"])
  }

  /// Several steps at once may leave one of the two numbers as it was.
  func testWhoReadsANumberOfStepsIsToldExactlyIfItChanges() async throws {
    let inputs: [SelectionInput<String>] = [.undo, .redo, .toggle("c")]
    var programs: [[SelectionInput<String>]] = [[]]
    var longest = programs
    for _ in 0..<3 {
      longest = longest.flatMap { program in inputs.map { program + [$0] } }
      programs += longest
    }
    for start in programs {
      for program in programs {
        let model = model()
        model.apply(.enableUndo(limit: nil))
        for id in ["a", "b"] { model.apply(.toggle(id)) }
        for input in start { model.apply(input) }
        let old = (model.undoCount, model.redoCount)
        let readers = Readers<String>()
        readers.read("undo") { _ = model.undoCount }
        readers.read("redo") { _ = model.redoCount }
        try model.change { table throws(SelectionError) in
          for input in program { try table.apply(input) }
        }
        let told = readers.take()
        // Both are of one history, which is observed as a whole.
        let isChanged = old != (model.undoCount, model.redoCount)
        XCTAssertEqual(told, isChanged ? ["undo", "redo"] : [], "\(start), then \(program)")
      }
    }
  }

  /// Moves like `Array.move(fromOffsets:toOffset:)` of SwiftUI, on every list of four.
  func testMovesAndDeletionsByOffsets() async throws {
    let ids = ["a", "b", "c", "d"]
    for chosen in 0..<16 {
      let source = (0..<4).filter { chosen & (1 << $0) != 0 }
      for destination in 0...4 {
        let model = model()
        model.selection = ["b"]
        model.move(fromOffsets: source, toOffset: destination)
        let stay = (0..<4).filter { !source.contains($0) }
        let order =
          stay.filter { $0 < destination } + source + stay.filter { $0 >= destination }
        XCTAssertEqual(model.contents, [order.map { ids[$0] }, ["e", "f"]], "\(source)")
        XCTAssertEqual(model.selectedRows, ["b"])
      }
      let model = model()
      model.delete(atOffsets: source)
      XCTAssertEqual(model.contents[0], ids.indices.filter { !source.contains($0) }.map { ids[$0] })
    }
    let model = model()
    var refusals = 0
    model.onRefusal = { _ in refusals += 1 }
    XCTAssertNil(model.move(fromOffsets: [9], toOffset: 0))
    XCTAssertNil(model.delete(atOffsets: [0], inSection: 7))
    XCTAssertEqual(refusals, 2)
  }
}
