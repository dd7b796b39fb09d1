// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionObservation
import SelectionUIKit
import XCTest

/// Each input and each method is tried on each type that takes inputs.
final class EveryInputTests: XCTestCase {
  /// The result of an input: a change, or an error.
  private typealias Outcome<Change> = Result<Change?, SelectionError>

  private func outcome<Change>(
    _ body: () throws(SelectionError) -> Change?
  ) -> Outcome<Change> {
    do throws(SelectionError) { return .success(try body()) } catch { return .failure(error) }
  }

  private func plain() throws -> TableSelection {
    var table = TableSelection(shape: shape, policy: .multiple)
    try table.setList(.inclusive, inSection: 1)
    return table
  }

  private func named() throws -> IdentifiedTable<String> {
    var table = IdentifiedTable(sections: contents, policy: .multiple)
    try table.setList(.inclusive, inSection: 1)
    return table
  }

  /// The table after each of the preludes.
  private func starts<Table: InputReceiver>(
    _ table: Table, _ names: Names<Table.Row>
  ) throws -> [Table] {
    try preludes(names).map { inputs in
      var start = table
      for input in inputs { try start.apply(input) }
      return start
    }
  }

  func testTheExamplesHaveEachCaseAndEachMethod() throws {
    let names = try declaredCases()
    XCTAssertEqual(Set(try everyInput(paths).map(caseName)), names)

    let files = ["Pointer", "Program", "Layers", "Data", "Contents", "Shown", "Settings"].map {
      "Selection/Verbs/InputReceiver+\($0).swift"
    }
    let others = ["Selection/Verbs/SelectionTable.swift", "Profiles/InputReceiver+Profiles.swift"]
    let methods = try (files + others).flatMap { file in
      try source(file).components(separatedBy: "public mutating func ").dropFirst()
        .map { String($0.prefix { $0.isLetter }) }
    }
    XCTAssertGreaterThan(methods.count, 35)
    let verbs = try everyVerb(of: TableSelection.self, paths)
    XCTAssertEqual(Set(verbs.map(\.name)), Set(methods))
  }

  /// Calls each method, and applies the input with its name.
  private func expectVerbsAreInputs<Table: SelectionTable & Equatable>(
    _ table: Table, _ names: Names<Table.Row>
  ) throws where Table.Change: Equatable {
    for start in try starts(table, names) {
      for verb in try everyVerb(of: Table.self, names) {
        var (called, applied) = (start, start)
        let expected = outcome { () throws(SelectionError) in try applied.apply(verb.input) }
        let result: Outcome<Table.Change>
        do {
          result = .success(try verb.call(&called))
        } catch let error as SelectionError {
          result = .failure(error)
        }
        XCTAssertEqual(result, expected, "\(verb.name): \(verb.input)")
        XCTAssertEqual(called, applied, "\(verb.name): \(verb.input)")
      }
    }
  }

  func testEachMethodIsItsInputByPath() throws {
    try expectVerbsAreInputs(try plain(), paths)
  }

  func testEachMethodIsItsInputByIdentity() throws {
    try expectVerbsAreInputs(try named(), identities)
  }

  /// An input by identity has the same effect as the same input by path.
  func testEachInputByIdentityIsTheOneByPath() throws {
    let pairs = zip(try everyInput(identities), try everyInput(paths))
    for (table, start) in zip(try starts(named(), identities), try starts(plain(), paths)) {
      XCTAssertEqual(table.rows, start)
      for (byIdentity, byPath) in pairs {
        var (first, second, third) = (table, table, start)
        let told = outcome { () throws(SelectionError) in try first.apply(byIdentity) }
        XCTAssertEqual(
          told, outcome { () throws(SelectionError) in try second.apply(byPath: byPath) })
        XCTAssertEqual(first, second, "\(byIdentity)")
        // A table with identities also reports hidden rows that are shown again.
        if case .reloadData = byPath { continue }
        let rows = outcome { () throws(SelectionError) in try third.apply(byPath) }
        XCTAssertEqual(told.map { $0?.rows }, rows, "\(byIdentity)")
        XCTAssertEqual(first.rows, third, "\(byIdentity)")
      }
    }
  }

  /// A class with `apply` has the same results as its table, and reports refusals.
  private func expectSame(
    _ start: IdentifiedTable<String>, _ input: SelectionInput<String>,
    apply: () -> IdentifiedChange<String>?, table: () -> IdentifiedTable<String>,
    refusal: () -> Refusal<String>?
  ) {
    var expected = start
    switch outcome({ () throws(SelectionError) in try expected.apply(input) }) {
    case .success(let change):
      XCTAssertEqual(apply(), change, "\(input)")
      XCTAssertEqual(refusal(), change?.refusal, "\(input)")
    case .failure(let error):
      XCTAssertNil(apply(), "\(input)")
      XCTAssertEqual(refusal(), .error(error), "\(input)")
    }
    XCTAssertEqual(table(), expected, "\(input)")
  }

  @MainActor func testAnObservedTableTakesEachInput() throws {
    for start in try starts(named(), identities) {
      for input in try everyInput(identities) {
        let model = ObservableTable(start)
        var refusal: Refusal<String>?
        model.onRefusal = { refusal = $0 }
        expectSame(
          start, input, apply: { model.apply(input) }, table: { model.table },
          refusal: { refusal })
      }
    }
  }

  @MainActor func testADriverTakesEachInput() throws {
    for start in try starts(named(), identities) {
      for input in try everyInput(identities) {
        let view = UITableView()
        view.setEditing(start.rows.isEditing, animated: false)
        let driver = TableDriver(view, start)
        var refusal: Refusal<String>?
        driver.onRefusal = { refusal = $0 }
        expectSame(
          start, input, apply: { driver.apply(input) }, table: { driver.table },
          refusal: { refusal })
      }
    }
  }

  /// A log of inputs by identity replays to the same table, and by path, too.
  func testALogTakesEachInput() throws {
    func expectReplayed<Table: InputReceiver & Equatable>(
      _ table: Table, _ names: Names<Table.Row>
    ) throws {
      for start in try starts(table, names) {
        var (recorded, replayed) = (start, start)
        var log = InputLog<Table.Row>()
        for input in try everyInput(names) { _ = try? log.record(input, on: &recorded) }
        log.replay(on: &replayed)
        XCTAssertEqual(replayed, recorded)
      }
    }
    try expectReplayed(try plain(), paths)
    try expectReplayed(try named(), identities)
  }
}
