// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Sections whose mode allows fewer rows than their table's.
final class SectionModeTests: XCTestCase {
  /// A free section, one of mode single and one of mode none.
  private func start() throws -> TableSelection {
    var table = TableSelection(
      shape: [3, 4, 3], policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.apply(.setMode(.single, inSection: 1))
    try table.apply(.setMode(.none, inSection: 2))
    return table
  }

  func testTheProgramCannotSelectTwoRowsOfASectionOfModeSingle() throws {
    var table = try start()
    for rows: RowSpans in [["1.0", "1.1"], ["0.0", "1.2", "1.3"]] {
      let before = table
      for select in [TableInput.select(rows), .setSelected(rows)] {
        XCTAssertThrowsError(try table.apply(select)) {
          XCTAssertEqual($0 as? SelectionError, .severalRowsInSingleMode(2))
        }
      }
      XCTAssertEqual(table, before)
    }
    try table.select(["1.3", "0.0", "2.1", "2.2"])
    XCTAssertEqual(table.selectedRows.description, "[0.0, 1.3, 2.1-2]")
  }

  func testNoInputLeavesTwoRowsInModeSingleOrReachesModeNone() throws {
    for seed in 0..<UInt64(150) {
      var random = RandomSource(seed: seed)
      var table = try start()
      if random.below(2) == 0 { try table.select(["2.1"]) }
      let fixed = table.selectedRows.filter { $0.section == 2 }
      var inputs: [TableInput] = []
      for _ in 0..<40 {
        let place = row(random.below(3), random.below(4))
        let choices: [TableInput] = [
          .tap(place), .click(place), .toggle(place), .extend(to: place), .extendAdding(to: place),
          .beginPan(place), .continuePan(to: place), .endPan, .touchDown(place), .touchUp,
        ]
        guard let input = random.element(of: choices) else { continue }
        inputs.append(input)
        // Rows that don't exist are refused.
        _ = try? table.apply(input)
        XCTAssertLessThanOrEqual(
          table.selectedCount(inSection: 1) ?? 0, 1, "seed \(seed) \(inputs)")
        XCTAssertEqual(
          table.selectedRows.filter { $0.section == 2 }, fixed, "seed \(seed) \(inputs)")
      }
    }
  }

  func testAClickReplacesADisabledRowOnlyInASectionOfModeSingle() throws {
    var table = try start()
    try table.select(["0.0", "1.1"])
    try table.disable(["0.0", "1.1"])
    let change = try table.click("1.2")
    XCTAssertEqual(
      change.events, [.didDeselect("1.1"), .didSelect("1.2"), .selectionDidChange])
    XCTAssertEqual(table.selectedRows.description, "[0.0, 1.2]")
  }

  func testASectionsModeCannotWidenTheTables() throws {
    for mode in RowSelectionMode.allCases {
      var table = TableSelection(shape: [2, 2, 2], policy: SelectionPolicy(mode))
      try table.apply(.setMode(.single, inSection: 1))
      try table.apply(.setMode(.none, inSection: 2))
      XCTAssertEqual(table.mode(inSection: 0), mode)
      XCTAssertEqual(table.mode(inSection: 1), mode == .none ? .none : .single)
      XCTAssertEqual(table.mode(inSection: 2), .none)
      try table.apply(.setMode(.multiple, inSection: 2))
      XCTAssertEqual(table.mode(inSection: 2), mode)
    }
  }

  func testAPanThatIsCancelledKeepsOneRowWhateverTheLimitAsksFor() throws {
    var table = TableSelection(
      shape: [4], policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.select(["0.1", "0.3"])
    let inputs: [TableInput] = [
      .beginPan("0.0"), .setMode(.single, inSection: 0), .continuePan(to: "0.1"),
      .setLimits(SelectionLimits(atLeast: 2), inSection: 0), .continuePan(to: "0.3"), .cancel,
    ]
    for input in inputs { try table.apply(input) }
    XCTAssertEqual(table.selectedCount, 1)
  }
}
