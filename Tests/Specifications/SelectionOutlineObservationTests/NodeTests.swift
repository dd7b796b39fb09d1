// SPDX-License-Identifier: MIT
import Observation
import SelectionCore
import SelectionOutline
import SelectionOutlineObservation
import XCTest

/// The observers of ten nodes that each kind of input notifies: those whose rows look different.
@MainActor
final class NodeTests: XCTestCase {
  private let ids = ["A", "a1", "a2", "a3", "x", "y", "B", "b1", "C", "D"]

  /// The nodes whose observers an input notifies, in preorder.
  private func told(_ model: Model, _ input: () throws -> Void) rethrows -> [String] {
    let rows = ids.compactMap { Reading.ofNode($0).first }
    let told = try Readers().told(of: model, rows, input)
    return ids.filter(told.contains)
  }

  func testEachKindOfInput() async throws {
    let model = try exampleModel()
    func expect(_ nodes: String, _ line: UInt = #line, _ input: () throws -> Void) rethrows {
      XCTAssertEqual(try told(model, input).joined(separator: " "), nodes, line: line)
    }
    expect("A a1") { model.tapBox("a1") }
    XCTAssertEqual([model["A"].box, model["a1"].box], [.partial, .all])
    expect("A a2 a3 x y") { model[isChecked: "A"] = true }
    expect("") { model[isChecked: "A"] = true }
    expect("A a3 x") { model[isChecked: "x"] = false }
    expect("a3") { model[isExpanded: "a3"] = false }
    expect("") { model[isExpanded: "a3"] = false }
    expect("") { model[isExpanded: "a1"] = true }
    // Both are hidden, and told, because they will look different.
    expect("A a3 x") { model.tapBox("a3") }
    expect("A") { model[isExpanded: "A"] = false }
    expect("A a1 a2 a3 x y") { model.tapBox("A") }
    expect("A a3 D") { model.expandAll() }
    expect("A a3 B C D") { model.collapseAll() }
    expect("A a3 B C D") { model.expandAll() }
    expect("x") { model.handle(.click("x"), profile: .appKit) }
    expect("x y") { model.handle(.click("y"), profile: .appKit) }
    expect("x") { model.handle(.click("x", .shift), profile: .appKit) }
    expect("a3 x y") { model.selection = ["a3"] }
    expect("a3 B") { model.selectedRow = "B" }
    expect("") { model.lead = "a3" }
    expect("a3") { model.handle(.key(KeyStroke(.left)), profile: .appKit) }
    expect("a3") { model.handle(.key(KeyStroke(.right)), profile: .appKit) }
    expect("x B") { model.handle(.key(KeyStroke(.right)), profile: .appKit) }
    try expect("A a1") { try model.change { _ = try $0.setChecked(true, ["a1"]) } }
    expect("a3 x y") { model.apply(.disable(["a3"])) }
    expect("") { model.filter(["b1"]) }
    expect("B b1") { model.tapAllBoxes() }
    expect("") { model.filter(nil) }
    expect("D") { model[isExpanded: "D"] = false }
    try expect("D") { _ = try model.outline.loadChildren([OutlineNode("d1")], of: "D") }
    expect("a2") { model.apply(.mark(["a2"], in: .flagged)) }
    try expect("B b1 C") { _ = try model.outline.move(["B"], to: .firstIn("C")) }
    XCTAssertEqual(model["b1"].level, 2)
    expect("a1") { model.apply(.touchDown("a1")) }
    expect("a1") { model.apply(.touchCancel) }
    XCTAssertEqual([model["a2"].layers, model["a1"].layers], [[.flagged], []])
    try expect("A a1 a2 a3 x y") {
      _ = try model.outline.forgetChildren(of: "A", losingPartialMarks: true)
    }
  }

  func testAGroupThatIsPartlyCheckedForAServerHasAPartialBox() async throws {
    let model = try exampleModel()
    XCTAssertEqual(told(model) { model.apply(.mark(["D"], in: .partlyChecked)) }, ["D"])
    XCTAssertEqual(model["D"].box, .partial)
    XCTAssertEqual(model["D"].layers, [], "it is no layer of the app's")
    XCTAssertEqual(
      [model["D"].isLoaded, model["D"].isGroup, model["D"].isExpanded].map { $0 },
      [false, true, false])
  }

  func testReadersOfAPartAreToldOfItAlone() async throws {
    let model = try exampleModel()
    let readings = ["A", "a3", "x"].flatMap(Reading.ofNode) + Reading.ofOutline
    func expect(_ parts: Set<String>, _ line: UInt = #line, _ input: () throws -> Void) rethrows {
      XCTAssertEqual(try Readers().told(of: model, readings, input), parts, line: line)
    }
    let selected: Set = ["selected", "selection", "first", "count"]
    let boxesOfX = CountedRows.allCases.map { "x box \($0)" } + ["x", "x checked"]
    let boxesAbove = ["A", "a3"].flatMap { id in
      CountedRows.allCases.map { "\(id) box \($0)" } + [id, "\(id) checked"]
    }
    expect(Set(boxesOfX + boxesAbove).union(["leaves", "leaf count", "lead", "x focus"])) {
      model.tapBox("x")
    }
    expect(["x", "x selected", "x menu", "selected", "selection", "first", "count"]) {
      model.apply(.select(["x"]))
    }
    expect(selected.union(["a3", "a3 expanded", "a3 focus", "x focus", "x menu", "lead", "shown"]))
    {
      model[isExpanded: "a3"] = false
    }
    expect(selected.union(["a3", "a3 expanded", "x menu", "shown"])) { model.expandAll() }
    expect(["filter", "shown", "A box shown", "a3 box shown"]) { model.filter(["x", "b1"]) }
    expect(["filter", "shown", "A box shown", "a3 box shown"]) { model.filter(nil) }
    expect(["room"]) { model.apply(.setLimits(SelectionLimits(atMost: 1))) }
    expect(["flagged", "A"]) { model.apply(.mark(["A"], in: .flagged)) }
    try expect(["a3 children", "shown"]) {
      _ = try model.outline.insert([OutlineNode("z")], at: .lastIn("a3"))
    }
    try expect(["a3 children", "shown"]) { _ = try model.outline.remove(["y"]) }
    try expect(["roots", "shown"]) { _ = try model.outline.move(["B"], to: .firstIn("C")) }
  }

  func testARefusedTapIsReported() async throws {
    let model = try exampleModel()
    var refusals: [Refusal<String>] = []
    model.onRefusal = { refusals.append($0) }
    model.apply(.disable(["a2"]))
    model.tapBox("a2")
    model[isChecked: "unknown"] = true
    model[isExpanded: "unknown"] = true
    model[isSelected: "a2"] = true
    model.update(to: [OutlineNode("A", depth: 3)], vanished: .gone)
    model.outline.checkLimits = SelectionLimits(atMost: 1)
    model.tapBox("a3")
    XCTAssertEqual(
      refusals.prefix(4),
      [
        .noEffect(.rowDisabled("a2")), .error(.unknownID("unknown")),
        .error(.unknownID("unknown")), .noEffect(.rowDisabled("a2")),
      ])
    XCTAssertEqual(refusals.last, .error(.tooManyChecked(2, limit: 1)))
    XCTAssertEqual(refusals.count, 6)
    XCTAssertEqual(model.checkedLeaves, [])
  }

  func testADisabledBoxSaysSoWhereItIsHiddenAndAtTheEndOfARange() async throws {
    let model = try exampleModel()
    var refusals: [Refusal<String>] = []
    model.onRefusal = { refusals.append($0) }
    model.apply(.disable(["a2", "x"]))
    model.collapse("a3")
    model.tapBox("x")
    XCTAssertEqual(refusals, [.noEffect(.rowDisabled("x"))])
    model.tapBox("a1")
    model.extendBoxes(to: "a2")
    XCTAssertEqual(refusals.count, 1, "the keyboard's focus has moved there, as in a table")
    model.extendBoxes(to: "a2")
    XCTAssertEqual(refusals.last, .noEffect(.rowDisabled("a2")))
    model.extendBoxes(to: "a3")
    XCTAssertEqual(refusals.count, 2)
    XCTAssertEqual(model.checkedLeaves, ["a1", "y"])
  }

  func testAnInputOfAnObserverIsAppliedToTheNewOutline() async throws {
    let model = try exampleModel()
    withObservationTracking {
      _ = model["A"]
    } onChange: {
      MainActor.assumeIsolated { _ = model.tapBox("b1") }
    }
    try model.change { outline in
      model[isExpanded: "B"] = false
      try outline.tapBox("a1")
    }
    XCTAssertEqual(model.checkedLeaves, ["a1", "b1"])
    XCTAssertEqual(model.shownRows, ["A", "a1", "a2", "a3", "x", "y", "B", "C", "D"])
  }

  func testAFilterOfAsManyRowsTellsTheList() async throws {
    let model = try exampleModel()
    let readings = ["B"].flatMap(Reading.ofNode) + Reading.ofOutline
    model.filter(["a1", "b1"])
    XCTAssertEqual(
      Readers().told(of: model, readings) { model.filter(["a2", "b1"]) }, ["shown"])
    // The shown rows stay, and another box counts.
    model.filter(["b1"])
    XCTAssertEqual(
      Readers().told(of: model, readings) { model.filter(["B", "b1"]) }, [])
  }

  func testAFilterBelowAClosedGroupTellsTheBoxThatCountsWhatPasses() async throws {
    let model = try exampleModel()
    model.tapBox("x")
    model[isExpanded: "A"] = false
    model.lead = "B"
    let told = Readers().told(of: model, Reading.ofNode("A")) {
      model.filter(["x", "B", "b1", "C", "D"])
    }
    XCTAssertEqual(told, ["A box shown"])
    XCTAssertEqual(model.state(of: "A", counting: .shown), .all)
  }

  func testTheSameNodesAtOtherDepthsOrOfOtherKindsAreAnotherTree() async throws {
    let model = Model(try OutlineSelection(nodes: [OutlineNode("a"), OutlineNode("b")]))
    let readings = ["a", "b"].flatMap(Reading.ofNode) + Reading.ofOutline
    func expect(_ parts: Set<String>, _ nodes: [OutlineNode<String>], _ line: UInt = #line) {
      let before = model.outline
      let told = Readers().told(of: model, readings) { model.update(to: nodes, vanished: .gone) }
      XCTAssertEqual(told, parts, line: line)
      XCTAssertFalse(model.outline.hasSameTree(as: before), line: line)
    }
    expect(["a", "a expanded"], [OutlineNode("a", kind: .group), OutlineNode("b")])
    expect(["a children", "b", "roots"], [OutlineNode("a"), OutlineNode("b", depth: 1)])
    let nodes = [OutlineNode("a"), OutlineNode("b", depth: 1), OutlineNode("c", depth: 1)]
    expect(["a children", "shown"], nodes)
    expect(
      ["a children", "b", "b children", "b expanded"],
      nodes.dropLast() + [OutlineNode("c", depth: 2)])
  }

  func testARowUnderAFingerLooksSelectedInPlaceOfTheSelectedOne() async throws {
    let model = try exampleModel()
    model.outline.setPolicy(.single)
    model.selectedRow = "a1"
    XCTAssertEqual(told(model) { model.apply(.touchDown("a2")) }, ["a1", "a2"])
    XCTAssertEqual([model["a1"].isSelected, model[isSelected: "a1"]], [false, true])
  }

  func testContentsThatAreThereNotifyNoOne() async throws {
    let model = try exampleModel()
    let nodes = ids.map { id in
      OutlineNode(id, depth: model[id].level, kind: id == "D" ? .unloaded : .group)
    }
    model.update(to: nodes, vanished: .gone)
    let readings = ids.flatMap(Reading.ofNode) + Reading.ofOutline
    XCTAssertEqual(
      Readers().told(of: model, readings) { model.update(to: nodes, vanished: .gone) }, [])
    let told = Readers().told(of: model, readings) { model.update(to: [], vanished: .gone) }
    XCTAssertTrue(told.isSuperset(of: ["shown", "roots", "A children", "D expanded"].dropLast()))
  }

  func testArrowsInColumnsGoToTheNextNode() async throws {
    let model = try exampleModel()
    model.selectedRow = "A"
    model.handle(.key(KeyStroke(.right), pageRows: 4, columns: 3), profile: .appKit)
    XCTAssertEqual(model.lead, "a1")
    model.selectedRow = "A"
    model.handle(.key(KeyStroke(.left), pageRows: 4, columns: 3), profile: .appKit)
    XCTAssertTrue(model[isExpanded: "A"])
    var mirrored = InputProfile.appKit
    mirrored.isRightToLeft = true
    model.selectedRow = "A"
    model.handle(.key(KeyStroke(.right)), profile: mirrored)
    XCTAssertFalse(model[isExpanded: "A"])
    model.expandSiblings()
    XCTAssertTrue(model[isExpanded: "A"])
    model.tapLeadBox()
    model.extendBoxes(to: "b1")
    XCTAssertEqual(model["B"].box, .all)
    model[isExpanded: "A"] = false
    model.reveal("x")
    XCTAssertTrue(model.shownRows.contains("x"))
  }
}
