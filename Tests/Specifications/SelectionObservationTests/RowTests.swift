// SPDX-License-Identifier: MIT
import Fixtures
import Observation
import SelectionCore
import SelectionObservation
import XCTest

/// The observers of twelve rows that each kind of input notifies: those whose rows look different.
@MainActor
final class RowTests: XCTestCase {
  private let ids = (0..<12).map { "r\($0)" }
  private var sections: [[String]] { [Array(ids[..<8]), Array(ids[8...])] }

  private func model() throws -> ObservableTable<String> {
    let model = ObservableTable(
      IdentifiedTable(
        sections: sections, policy: SelectionPolicy(.multiple, editing: .multiple)))
    try model.change { table throws(SelectionError) in
      try table.apply(.enableUndo(limit: 9))
      try table.apply(.setList(.exclusive, inSection: 1))
    }
    return model
  }

  func testEachKindOfInput() async throws {
    let model = try model()
    let readers = Readers<String>()
    func expect(_ rows: [Int], _ line: UInt = #line, _ input: () throws -> Void) rethrows {
      let told = try readers.told(of: model, reading: ids, input)
      XCTAssertEqual(told, Set(rows.map { ids[$0] }), line: line)
    }
    expect([2]) { model.handle(.click("r2"), profile: .appKit) }
    expect([2, 4]) { model.handle(.click("r4"), profile: .appKit) }
    expect([5, 6]) { model.handle(.click("r6", .shift), profile: .appKit) }
    expect([3, 5, 6]) { model.apply(.extend(to: "r3")) }
    expect([5]) { model[isSelected: "r5"] = true }
    expect([0]) { model.apply(.tap("r0")) }
    expect([8]) { model.apply(.tap("r8")) }
    expect([8, 10]) { model[isChecked: "r10"] = true }
    expect([8, 10]) { model.apply(.undo) }
    expect([8, 10]) { model.apply(.redo) }
    expect([7]) { model.apply(byPath: .disable(["0.7"])) }
    expect([1, 2, 6]) { model.apply(.selectAll) }
    expect(Array(0..<7)) { model.apply(.deselectAll) }
    expect([]) { model.apply(.deselectAll) }
    expect([]) { model.lead = "r1" }
    expect([3, 4]) { model.selection = ["r3", "r4", "r7", "unknown"] }
    expect([3, 4, 5]) { model.selectedRow = "r5" }
    expect([6]) { model.apply(.touchDown("r6")) }
    expect([6]) { model.apply(.touchCancel) }
    expect([0, 1, 2]) {
      try? model.change { table throws(SelectionError) in
        try table.select(["r0", "r1"])
        try table.toggle("r5")
        try table.select(["r2", "r5"])
      }
    }
    // A hidden row looks disabled, as "r7" does already.
    expect([1]) { model.apply(.show(SelectionSpans(ids.filter { $0 != "r1" && $0 != "r7" }))) }
    expect([1]) { model.apply(.show(.all)) }
  }

  func testWhoeverReadsWhatIsNotLoadedIsToldWhenItIsDeselected() async throws {
    let model = try model()
    try model.change { table throws(SelectionError) in try table.setSelected(.all) }
    let readers = Readers<String>()
    readers.read("unknown") { _ = model[isSelected: "unknown"] }
    XCTAssertTrue(model[isSelected: "unknown"])
    model.handle(.click("r2"), profile: .appKit)
    XCTAssertFalse(model[isSelected: "unknown"])
    XCTAssertEqual(readers.told, ["unknown"])
  }

  func testContentsThatComeAndGo() async throws {
    let model = try model()
    model.selection = ["r1", "r2", "r3"]
    let readers = Readers<String>()
    let without = [ids[..<8].filter { $0 != "r1" && $0 != "r5" }, sections[1]]
    // A row that isn't shown anymore notifies its view, which has nothing to show.
    var told = readers.told(of: model, reading: ids) {
      model.update(to: without, vanished: .hidden)
    }
    XCTAssertEqual(told, ["r1", "r5"])
    XCTAssertTrue(model["r1"].isSelected)
    // A click also affects hidden rows.
    told = readers.told(of: model, reading: ids) { model.handle(.click("r2"), profile: .appKit) }
    XCTAssertEqual(told, ["r1", "r3"])
    told = readers.told(of: model, reading: ids) {
      model.update(to: sections.reversed(), vanished: .gone)
    }
    XCTAssertTrue(told.isSuperset(of: ["r1", "r5"]), "\(told)")
    told = readers.told(of: model, reading: ["r2", "r3"]) {
      model.update(to: [["r3"], ["r0"]], vanished: .gone)
    }
    XCTAssertTrue(told.contains("r2"), "\(told)")
    XCTAssertFalse(model["r2"].isSelected)
  }

  /// Among rows that don't move, exactly those look different that the change lists.
  func testObserversOfRowsAreToldExactlyIfTheRowIsRedrawn() async throws {
    let seeds = 0..<amount(debug: 20, optimized: 60)
    for seed in seeds {
      var random = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
      let model = try model()
      let readers = Readers<String>()
      for step in 0..<40 {
        let row = RowPath(section: Int.random(in: 0...1, using: &random), row: step % 4)
        let inputs: [TableInput] = [
          .tap(row), .click(row), .toggle(row), .extend(to: row), .touchDown(row), .touchUp,
          .userSelectAll, .invert, .undo, .redo, .disable([row]), .enable([row]), .check([row]),
          .setEditing(step % 2 == 0), .deselectAll, .setPolicy(SelectionPolicy(.single)),
          .setPolicy(.multiple), .focus(row), .setList(.inclusive, inSection: 1),
        ]
        guard let input = inputs.randomElement(using: &random) else { continue }
        var change: IdentifiedChange<String>?
        // Some read everything, some little, so that both ways to find the observers are used.
        let reading = step % 3 == 0 ? Array(ids.prefix(1)) : ids
        let told = readers.told(of: model, reading: reading) { change = model.apply(byPath: input) }
        let redrawn = Set(change?.rowsToRedraw ?? [])
        XCTAssertTrue(told.isSubset(of: redrawn), "seed \(seed) \(input): \(told), \(redrawn)")
        XCTAssertTrue(
          told.isSuperset(of: redrawn.intersection(reading)), "seed \(seed) \(input): \(told)")
      }
    }
  }

  func testAReaderIsToldOnceAndBeforeTheChange() async throws {
    let model = try model()
    let readers = Readers<String>()
    var seen: [Bool] = []
    withObservationTracking {
      _ = model["r1"]
    } onChange: {
      MainActor.assumeIsolated { seen.append(model["r1"].isSelected) }
    }
    model.handle(.click("r1"), profile: .appKit)
    model.handle(.click("r2"), profile: .appKit)
    XCTAssertEqual(seen, [false])
    XCTAssertEqual(readers.take(), [])
    XCTAssertTrue(model["r2"].isSelected)
  }

  /// If several rows have one identity, the first counts.
  func testRowsOfOneIdentity() async throws {
    let model = ObservableTable(IdentifiedTable(sections: [["a", "a", "b"]], policy: .multiple))
    let readers = Readers<String>()
    var told = readers.told(of: model, reading: ["a", "b"]) {
      model.apply(byPath: .select(["0.1"]))
    }
    XCTAssertEqual(told, [])
    told = readers.told(of: model, reading: ["a", "b"]) {
      model.apply(byPath: .select(["0.0"]))
    }
    XCTAssertEqual(told, ["a"])
  }

  /// An input visits the observed rows rather than the selected ones.
  func testAllOfManyRows() async throws {
    let count = amount(debug: 100_000, optimized: 1_000_000)
    let ids = (0..<count).map { Counted(number: $0) }
    let model = ObservableTable(IdentifiedTable(sections: [ids], policy: .multiple))
    let readers = Readers<Counted>()
    let shown = Array(ids[50_000..<50_020])
    let start = Counted.hashes
    XCTAssertEqual(readers.told(of: model, reading: shown) { model.apply(.selectAll) }.count, 20)
    XCTAssertEqual(readers.told(of: model, reading: shown) { model.apply(.invert) }.count, 20)
    model.apply(.selectAll)
    let told = readers.told(of: model, reading: shown) { model.selection = [ids[7]] }
    XCTAssertEqual(told.count, 20)
    #if !InvariantChecks
      XCTAssertLessThan(Counted.hashes - start, 5_000)
    #endif
  }

  /// Once a hidden row, as of any filter, made each input look at all observed rows.
  func testOneOfManyRowsBesideAHiddenOne() async throws {
    let ids = (0..<2_000).map { Counted(number: $0) }
    let model = ObservableTable(IdentifiedTable(sections: [ids], policy: .multiple))
    model.apply(.show(SelectionSpans(ids.dropLast())))
    let readers = Readers<Counted>()
    _ = readers.told(of: model, reading: ids) {}
    let start = Counted.hashes
    model.apply(.toggle(ids[3]))
    model.apply(.deselect([ids[1_999]]))
    model.apply(.select([ids[1_999]]))
    XCTAssertEqual(Set(readers.take()), [ids[3], ids[1_999]])
    #if !InvariantChecks
      XCTAssertLessThan(Counted.hashes - start, 500)
    #endif
  }

  /// When the table is set, observers are notified of names that change while rows stay.
  func testRowsThatAreNamed() async throws {
    let model = ObservableTable<String>(
      IdentifiedTable(TableSelection(shape: [2], policy: .multiple)))
    model.apply(byPath: .select(["0.0"]))
    let readers = Readers<String>()
    let told = try readers.told(of: model, reading: ["a", "b"]) {
      try model.table.setIDs(["a", "b"], inSection: 0)
    }
    XCTAssertEqual(told, ["a", "b"])
    XCTAssertTrue(model["a"].isSelected)
  }
}

/// A number that counts how often one of its type is hashed.
private struct Counted: Hashable, Sendable {
  // The tests run on the main actor, one at a time.
  nonisolated(unsafe) static var hashes = 0
  let number: Int

  func hash(into hasher: inout Hasher) {
    Self.hashes += 1
    hasher.combine(number)
  }
}

/// Random numbers that a seed repeats.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
