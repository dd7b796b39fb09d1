// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Sweeps that grow and shrink, modes and limits of sections, limits that deselect other rows, and
/// headers.
final class SweepTests: XCTestCase {
  func testSweepsForthAndBackAgainstFlags() throws {
    for seed in 0..<UInt64(120) {
      var random = RandomSource(seed: seed)
      var table = TableSelection(shape: [4, 5], policy: SelectionPolicy(.multiple))
      for row in table.shape.rowPaths {
        if Bool.random(using: &random) { try table.select(.row(row)) }
        if Int.random(in: 0...4, using: &random) == 0 { try table.disable([row]) }
      }
      let start = table.selectedNumbers
      let effect = SweepEffect.allCases.randomElement(using: &random) ?? .adding
      try table.apply(.beginSweep(effect))
      for _ in 0..<12 {
        let rows = table.shape.rowPaths.filter { _ in Bool.random(using: &random) }
        let change = try table.apply(.continueSweep(over: RowSpans(rows)))
        XCTAssertEqual(change.events.count, change.isEmpty ? 0 : 1, "seed \(seed)")
        for (number, path) in table.shape.rowPaths.enumerated() {
          let was = start.contains(number)
          let isCovered = rows.contains(path) && table.isEnabled(path)
          let expected: Bool =
            switch effect {
            case .replacing: isCovered || (was && !table.isEnabled(path))
            case .adding: was || isCovered
            case .removing: was && !isCovered
            case .toggling: was != isCovered
            }
          XCTAssertEqual(table.isSelected(path), expected, "seed \(seed) \(effect) \(path)")
        }
      }
      if Bool.random(using: &random) {
        try table.apply(.cancel)
        XCTAssertEqual(table.selectedNumbers, start, "seed \(seed)")
      } else {
        let last = table.selectedNumbers
        try table.apply(.endSweep)
        XCTAssertEqual(table.selectedNumbers, last, "seed \(seed)")
      }
      XCTAssertFalse(table.isSweeping)
      XCTAssertTrue(try table.apply(.continueSweep(over: .all)).isEmpty)
    }
  }

  func testPansForthAndBackAgainstFlags() throws {
    for seed in 0..<UInt64(60) {
      var random = RandomSource(seed: seed)
      var table = TableSelection(
        shape: [4, 5], policy: SelectionPolicy(.multiple, editing: .multiple))
      for row in table.shape.rowPaths where Bool.random(using: &random) {
        try table.select(.row(row))
      }
      let start = table.selectedNumbers
      let first = random.below(9)
      try table.apply(.beginPan(try XCTUnwrap(table.shape.path(ofRow: first))))
      for _ in 0..<12 {
        let current = random.below(9)
        try table.apply(.continuePan(to: try XCTUnwrap(table.shape.path(ofRow: current))))
        let covered = min(first, current)...max(first, current)
        for row in 0..<9 {
          let expected = covered.contains(row) ? !start.contains(first) : start.contains(row)
          XCTAssertEqual(table.selectedNumbers.contains(row), expected, "seed \(seed), row \(row)")
        }
      }
    }
  }

  func testASweepNeedsModeMultipleAndFollowsTheData() throws {
    var table = TableSelection(shape: [4])
    try table.apply(.beginSweep(.adding))
    XCTAssertFalse(table.isSweeping)
    table.setPolicy(SelectionPolicy(.multiple))
    try table.apply(.beginSweep(.adding))
    try table.apply(.continueSweep(over: ["0.0"]))
    try table.perform { $0.insertRows(at: ["0.0"]) }
    XCTAssertTrue(table.isSweeping)
    XCTAssertEqual(table.selectedRows.map { $0 }, ["0.1"])
    table.reloadData()
    XCTAssertFalse(table.isSweeping)
  }

  func testANarrowerModeOrARestoredSelectionEndsASweep() throws {
    let saved = TableSelection(shape: [4], policy: SelectionPolicy(.multiple)).snapshot
    let ends: [(String, (inout TableSelection) throws -> Void)] = [
      ("mode", { $0.setPolicy(SelectionPolicy(.single)) }), ("undo", { $0.undo() }),
      ("snapshot", { try $0.restore(saved) }),
    ]
    for (name, end) in ends {
      var table = TableSelection(shape: [4], policy: SelectionPolicy(.multiple))
      table.enableUndo(limit: 9)
      try table.tap("0.1")
      try table.apply(.beginSweep(.adding))
      try table.apply(.continueSweep(over: .all))
      XCTAssertTrue(table.isSweeping)
      try end(&table)
      XCTAssertFalse(table.isSweeping, name)
      let left = table.selectedNumbers
      try table.apply(.cancel)
      XCTAssertEqual(table.selectedNumbers, left, name)
    }
  }

  func testASectionOfModeSingleKeepsOneRowBesideTheOthers() throws {
    var table = TableSelection(shape: [3, 3, 2], policy: SelectionPolicy(.multiple))
    try table.apply(.setMode(.single, inSection: 1))
    try table.apply(.setMode(.none, inSection: 2))
    try table.tap("0.0")
    try table.tap("1.0")
    let change = try table.tap("1.2")
    XCTAssertEqual(
      change.calls.suffix(5).map(\.description),
      [
        "willSelect:1.2", "willDeselect:1.0", "didDeselect:1.0", "didSelect:1.2",
        "selectionDidChange",
      ])
    XCTAssertTrue(try table.tap("2.0").calls.isEmpty)
    XCTAssertEqual(table.selectedRows.description, "[0.0, 1.2]")
    try table.selectAll()
    XCTAssertEqual(
      table.selectedRows.description, "[0.0-2, 1.2, 2.0-1]", "the program reaches mode none")
    try table.click("0.1")
    try table.extend(to: "1.1")
    XCTAssertEqual(table.selectedRows.description, "[0.1-2, 1.1, 2.0-1]")
    XCTAssertThrowsError(try table.setSelected(.section(1)))
    try table.select(["1.0"])
    XCTAssertEqual(table.selectedCount(inSection: 1), 1)
    XCTAssertEqual(table.mode(inSection: 1), .single)
    try table.perform { $0.moveSection(1, to: 0) }
    XCTAssertEqual(table.mode(inSection: 0), .single)
    try table.perform { $0.moveRow(at: "1.1", to: "0.0") }
    XCTAssertEqual(table.selectedCount(inSection: 0), 1)
    try table.apply(.setMode(.multiple, inSection: 0))
    try table.select(.section(0))
    XCTAssertEqual(try table.apply(.setMode(.single, inSection: 0)).deselected.count, 3)
    XCTAssertThrowsError(try table.apply(.setMode(.single, inSection: 9)))
  }

  func testLimitsOfSections() throws {
    var table = TableSelection(shape: [3, 3], policy: SelectionPolicy(.multiple))
    try table.setLimits(SelectionLimits(atMost: 1), inSection: 1)
    try table.tap("1.0")
    XCTAssertThrowsError(try table.tap("1.1"))
    for i in 0..<3 { try table.tap(row(0, i)) }
    try table.perform { $0.insertSection(0, rowCount: 1) }
    XCTAssertThrowsError(try table.tap("2.1"))
    try table.setLimits(SelectionLimits(), inSection: 2)
    try table.tap("2.1")
    XCTAssertThrowsError(try table.setLimits(SelectionLimits(atLeast: 1), inSection: 3))
  }

  func testTheOldestAreReleased() throws {
    var table = TableSelection(shape: [9], policy: SelectionPolicy(.multiple))
    table.setLimits(SelectionLimits(atMost: 2))
    try table.apply(.setLimitOverflow(.releaseOldest))
    try table.tap("0.5")
    try table.tap("0.1")
    let change = try table.tap("0.3")
    XCTAssertEqual(
      change.events.suffix(3),
      [.didSelect("0.3"), .didDeselect("0.5"), .selectionDidChange])
    XCTAssertEqual(table.selectedRows.description, "[0.1, 0.3]")
    try table.perform { $0.insertRows(at: ["0.0"]) }
    try table.tap("0.0")
    XCTAssertEqual(table.selectedRows.description, "[0.0, 0.4]")
    try table.disable(["0.0", "0.4"])
    XCTAssertThrowsError(try table.tap("0.7"), "disabled rows do not give way")
    XCTAssertThrowsError(try table.sweepThree())
  }

  func testDeselectingAtTheLimitAndNeverBelow() throws {
    var table = TableSelection(shape: [4], policy: SelectionPolicy(.multiple))
    table.setLimits(SelectionLimits(atLeast: 1))
    try table.tap("0.1")
    XCTAssertThrowsError(try table.tap("0.1")) {
      XCTAssertEqual($0 as? SelectionError, .tooFewSelected(0, limit: 1))
    }
    XCTAssertThrowsError(
      try table.handle(.key(KeyStroke(.letter("a"), [.command, .shift])), profile: .gtk))
  }

  func testHeadersGoRound() throws {
    var table = TableSelection(shape: [3, 2, 0], policy: SelectionPolicy(.multiple))
    try table.disable(["0.2"])
    try table.tapHeader(ofSection: 0)
    XCTAssertEqual(table.selectedRows.description, "[0.0-1]")
    XCTAssertEqual(table.markedPart(of: .section(0)), .partial)
    try table.tapHeader(ofSection: 0)
    XCTAssertEqual(table.markedPart(of: .section(0)), .none)
    try table.tap("0.1")
    for expected in ["[0.0-1]", "[]", "[0.0-1]"] {
      try table.tapHeader(ofSection: 0)
      XCTAssertEqual(table.selectedRows.description, expected)
    }
    XCTAssertTrue(try table.tapHeader(ofSection: 2).isEmpty)
    XCTAssertThrowsError(try table.tapHeader(ofSection: 3))
    XCTAssertEqual(table.markedPart(of: .all), .partial)
    XCTAssertEqual(table.markedPart(of: ["0.0", "0.1"]), .all)
    XCTAssertEqual(table.markedPart(of: ["7.0"]), .none)
    XCTAssertEqual(table.markedPart(of: ["0.0", "7.0"]), .all, "that one does not count")
    table.setPolicy(SelectionPolicy(.single))
    XCTAssertTrue(try table.tapHeader(ofSection: 1).isEmpty)
  }
}

extension TableSelection {
  /// Sweeps over more rows than a limit of two allows.
  fileprivate mutating func sweepThree() throws {
    try apply(.beginSweep(.adding))
    let rows: ClosedRange<RowPath> = "0.5"..."0.7"
    try apply(.continueSweep(over: rows.rowSpans))
  }
}
