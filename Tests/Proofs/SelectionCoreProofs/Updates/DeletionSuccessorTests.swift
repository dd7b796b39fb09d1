// SPDX-License-Identifier: MIT
import Naive
import Fixtures
import SelectionCore
import XCTest

/// Which row is selected after a deletion: every selection, deletion, lead and disabled row of
/// small tables, each against the oracle, which is pointwise.
final class DeletionSuccessorTests: TreeProof {
  private func compareAll(_ counts: [Int], _ setup: [TableInput] = [], disabled: [Int]) throws {
    let paths = Oracle(counts).places.map { $0.path }
    func rows(_ bits: Int) -> [RowPath] {
      paths.indices.filter { bits & (1 << $0) != 0 }.map { paths[$0] }
    }
    for (selected, lead) in (0..<(1 << paths.count)).flatMap({ bits in
      ([nil] + paths.map(Optional.some)).map { (rows(bits), $0) }
    }) {
      for disabled in disabled {
        for successor in [DeletionSuccessor.next, .previous] {
          var oracle = Oracle(counts)
          var table = TableSelection(shape: try TableShape(rowCounts: counts))
          var inputs: [TableInput] = [.setPolicy(.multiple), .enableUndo(limit: 9)] + setup
          inputs.append(.setDeletionSuccessor(successor))
          if !selected.isEmpty { inputs.append(.select(RowSpans(selected))) }
          if let lead { inputs.append(.focus(lead)) }
          inputs.append(.disable(RowSpans(rows(disabled))))
          for input in inputs {
            XCTAssertNil(comparedStep(input, OracleRules(), &table, &oracle), "\(inputs)")
          }
          for deleted in 1..<(1 << paths.count) {
            var (table, oracle) = (table, oracle)
            var update = TableUpdate()
            update.deleteRows(at: RowSpans(rows(deleted)))
            for input in [TableInput.perform(update), .undo] {
              if let problem = comparedStep(input, OracleRules(), &table, &oracle) {
                return XCTFail("\(counts) \(inputs) \(rows(deleted)) \(input): \(problem)")
              }
            }
          }
        }
      }
    }
  }

  func testEveryDeletionFromOneSection() throws {
    #if DEBUG
      try compareAll([3], disabled: [0, 0b010])
    #else
      try compareAll([3], disabled: Array(0..<8))
      try compareAll([4], disabled: isFull ? [0, 0b0010, 0b0110, 0b1001] : [0, 0b0110])
    #endif
  }

  func testEveryDeletionAcrossSections() throws {
    try compareAll([2, 0, 1], disabled: [0, 0b100])
  }

  func testRowsOfClosedSectionsAndListsAreNotSelected() throws {
    try compareAll([1, 1, 1], [.setMode(.none, inSection: 1)], disabled: [0])
    // Rows of a list can't be selected in the first place.
    var table = TableSelection(shape: [2, 1, 1], policy: .multiple)
    try table.setList(.inclusive, inSection: 1)
    try table.apply(.setDeletionSuccessor(.next))
    try table.click("0.1")
    try table.deleteRows(at: RowPath(section: 0, row: 1))
    XCTAssertEqual(table.selectedRows.description, "[2.0]")
    table.setEditing(true)
    XCTAssertTrue(table.selectedRows.isEmpty)
  }

  func testNothingIsSelectedInModeNoneOrByDefault() throws {
    for (successor, mode) in [(DeletionSuccessor.none, RowSelectionMode.multiple), (.next, .none)] {
      var table = TableSelection(shape: [3], policy: SelectionPolicy(mode))
      try table.apply(.setDeletionSuccessor(successor))
      try table.select(RowPath(section: 0, row: 1))
      try table.deleteRows(at: RowPath(section: 0, row: 1))
      XCTAssertTrue(table.selectedRows.isEmpty)
    }
  }

  func testTheDeletionAndItsSuccessorAreOneChange() throws {
    var table = TableSelection(shape: [5], policy: .multiple)
    table.enableUndo(limit: 5)
    try table.apply(.setDeletionSuccessor(.next))
    try table.apply(.setKeepsOrder(true))
    try table.click("0.2")
    let change = try table.deleteRows(at: RowPath(section: 0, row: 2))
    XCTAssertEqual(change.selected.description, "[0.2]")
    XCTAssertEqual(change.lost.description, "[0.2]")
    XCTAssertEqual(change.rowsToRedraw.description, "[0.2]")
    XCTAssertTrue(change.calls.isEmpty)
    XCTAssertEqual(table.history?.undoCount, 1)
    XCTAssertEqual(table.selectionOrder.map(\.description), ["[0.2]"])
  }

  func testOnlyADeletedRowGetsASuccessor() throws {
    let row: RowPath = "0.1"
    let list: RowPath = "1.0"
    for input in [TableInput.reloadData(nil), .reloadData([2]), .follow(try .reloaded([3, 1]))] {
      var table = TableSelection(shape: [3, 1], policy: .multiple)
      try table.apply(.setDeletionSuccessor(.previous))
      try table.click(row)
      try table.apply(input)
      XCTAssertTrue(table.selectedRows.isEmpty, "\(input)")
    }
    var table = TableSelection(shape: [3, 1], policy: .multiple)
    try table.setList(.inclusive, inSection: 1)
    try table.apply(.setDeletionSuccessor(.previous))
    try table.click(row)
    try table.moveRow(at: row, to: list)
    XCTAssertTrue(table.selectedRows.isEmpty)
    try table.click(row)
    try table.perform { $0.reloadRows(at: row) }
    XCTAssertTrue(table.selectedRows.isEmpty)
  }

  func testTheSuccessorIsTheNeighborFromBeforeTheBatch() throws {
    // The rows below move above, and new ones come between them.
    var table = TableSelection(shape: [4], policy: .multiple)
    try table.apply(.setDeletionSuccessor(.next))
    try table.click("0.1")
    try table.perform {
      $0.deleteRows(at: RowPath(section: 0, row: 1))
      $0.moveRow(at: "0.2", to: "0.0")
      $0.insertRows(at: "0.1", count: 2)
    }
    XCTAssertEqual(table.selectedRows.description, "[0.0]")
    XCTAssertEqual(table.anchor, "0.0")
    XCTAssertEqual(table.lead, "0.0")
  }

  func testABillionRowsAreNotLookedAt() throws {
    var table = TableSelection(shape: [1_000_000_000], policy: .multiple)
    try table.apply(.setDeletionSuccessor(.next))
    try table.selectAll()
    try table.deselect(.row("0.7"))
    try table.disable(.row("0.8"))
    try table.deleteRows(
      at: RowSpans([
        .rows(from: "0.0", through: "0.6"),
        .rows(from: "0.8", through: RowPath(section: 0, row: 999_999_999)),
      ]))
    XCTAssertEqual(table.selectedRows.description, "[0.0]")
  }
}

extension TableMapping {
  /// The mapping of a reload of everything.
  fileprivate static func reloaded(_ shape: TableShape) throws -> TableMapping {
    var table = TableSelection(shape: shape)
    return try XCTUnwrap(table.reloadData(shape: shape).mapping)
  }
}
