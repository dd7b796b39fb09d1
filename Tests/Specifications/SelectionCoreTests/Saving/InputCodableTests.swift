// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import Foundation
import SelectionCore
import XCTest

/// The saved forms of inputs and mappings.
final class InputCodableTests: XCTestCase {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([value]))[0]
  }

  /// Inputs with each of their options, beside one of each case in `savedInputs`.
  private func inputs() throws -> [TableInput] {
    let (row, other) = (RowPath(section: 0, row: 1), RowPath(section: 1, row: 2))
    let rows = RowSpans([.section(1), .row(row), .rows(from: row, through: other), .all])
    var update = TableUpdate()
    update.deleteRows(at: [row])
    var inputs: [TableInput] = [
      .continueSweep(over: rows), .select(rows), .uncheck(rows), .mark(rows, in: .checked),
      .mark(rows, in: MarkLayer("flagged")), .move(rows, to: .before(row)),
      .move([row], to: .endOfSection(1)), .setEditing(true), .setEditing(false), .disable(rows),
      .enable(rows), .propose(rows), .show(rows), .update(to: [[row], []], vanished: .gone),
      .update(to: [[], [row]], vanished: .gone),
      .edit(TableEdit(mapping: try update.mapping(of: [3, 4]), shown: [1])),
      .setLimits(SelectionLimits(atMost: 3, atLeast: 1)),
    ]
    for motion in RowMotion.allCases {
      inputs += RowEffect.allCases.map { .go(motion, $0, pageRows: 3) }
    }
    inputs += RowEffect.allCases.map { .press(row, $0) }
    inputs += DeletionSuccessor.allCases.map(TableInput.setDeletionSuccessor)
    inputs += ReplacementScope.allCases.map(TableInput.setReplacementScope)
    inputs += SweepEffect.allCases.map(TableInput.beginSweep)
    inputs += EditingTransition.allCases.map(TableInput.setEditingTransition)
    inputs += LimitOverflow.allCases.map(TableInput.setLimitOverflow)
    inputs += RowSelectionMode.allCases.map { .setMode($0, inSection: 1) }
    inputs += CheckmarkListKind.allCases.map { .setList($0, inSection: 1) }
    return inputs
  }

  func testEveryOptionIsReadBack() throws {
    let inputs = try inputs()
    for input in inputs { XCTAssertEqual(try roundTrip(input), input) }
    XCTAssertEqual(Set(inputs).count, inputs.count)
  }

  func testEveryMappingIsReadBackAndDoesTheSame() throws {
    for seed in 0..<UInt64(200) {
      var random = RandomSource(seed: seed)
      func sections() -> [[Int]] {
        (0..<random.below(4)).map { _ in (0..<random.below(5)).map { _ in random.below(9) } }
      }
      var mapping = TableMapping(from: sections(), to: sections())
      if random.below(8) == 0 {
        var table = TableSelection(shape: mapping.oldShape)
        mapping = try XCTUnwrap(table.reloadData(shape: mapping.newShape).mapping)
      }
      guard case .follow(let read) = try roundTrip(TableInput.follow(mapping)) else {
        return XCTFail("seed \(seed)")
      }
      XCTAssertEqual(read, mapping, "seed \(seed)")
      var table = TableSelection(shape: mapping.oldShape, policy: .multiple)
      for section in 0..<table.shape.sectionCount where random.below(2) == 0 {
        try table.setList(random.below(2) == 0 ? .inclusive : .exclusive, inSection: section)
      }
      for row in table.shape.rowPaths where random.below(2) == 0 {
        try table.apply(table.list(inSection: row.section) == nil ? .toggle(row) : .tap(row))
      }
      var other = table
      XCTAssertEqual(try table.follow(mapping), try other.follow(read), "seed \(seed)")
      XCTAssertEqual(table, other, "seed \(seed)")
    }
  }

  /// The mapping of an input that is encoded with these fields.
  private func decoded(_ fields: String) throws -> TableMapping {
    let text = #"{"apply":{"_0":{\#(fields)}}}"#
    let input = try JSONDecoder().decode(TableInput.self, from: Data(text.utf8))
    if case .follow(let mapping) = input { return mapping }
    return try XCTUnwrap(nil, "another input: \(input)")
  }

  func testAnInvalidMappingIsCorruptData() throws {
    let good = #""from":[3],"to":[4],"rows":["2-2","+2","0-0"],"sections":["0-0"]"#
    XCTAssertEqual(try decoded(good).newShape, [4])
    let corrupt = [
      #""from":[3],"to":[4],"rows":["2-2","+1","0-0"],"sections":["0-0"]"#,
      #""from":[3],"to":[4],"rows":["2-2","+1","1-2"],"sections":["0-0"]"#,
      #""from":[3],"to":[4],"rows":["0-3"],"sections":["0-0"]"#,
      #""from":[3],"to":[3],"rows":["2-1","0-2"],"sections":["0-0"]"#,
      #""from":[3],"to":[3],"rows":["0-2","+0"],"sections":["0-0"]"#,
      #""from":[3],"to":[3],"rows":["0-2","x"],"sections":["0-0"]"#,
      #""from":[3],"to":[3],"rows":["-1-2"],"sections":["0-0"]"#,
      #""from":[3],"to":[3],"rows":["0-2"],"sections":["0-1"]"#,
      #""from":[3],"to":[3],"rows":["0-2"],"sections":[]"#,
      #""from":[3],"to":[3],"rows":["+9223372036854775807","+9"],"sections":["0-0"]"#,
      #""from":[3],"to":[3],"rows":["0-9223372036854775807"],"sections":["0-0"]"#,
    ]
    for fields in corrupt {
      XCTAssertThrowsError(try decoded(fields), fields) { error in
        guard case DecodingError.dataCorrupted = error else {
          return XCTFail("\(fields): \(error)")
        }
      }
    }
  }

  func testDecodedMappingsFollowTheShapesOrAreCorrupt() throws {
    // A row that is kept while its section goes counts as moved; all others are in their sections.
    let mapping = try decoded(#""from":[1,1],"to":[1],"rows":["1-1"],"sections":["0-0"]"#)
    var table = TableSelection(shape: [1, 1], policy: .multiple)
    try table.select(RowPath(section: 1, row: 0))
    try table.follow(mapping)
    XCTAssertEqual(table.selectedRows.description, "[0.0]")
  }
}
