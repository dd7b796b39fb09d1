// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Limits that deselect other rows, on tables that change and of any size.
final class LimitTests: XCTestCase {
  /// Found by reading a fuzzing result: rows that had moved were counted twice, and deselected
  /// twice.
  func testALimitReleasesTheOldestRowsAfterTheyHaveMoved() throws {
    var table = TableSelection(shape: [10], policy: SelectionPolicy(.multiple))
    table.setLimits(SelectionLimits(atMost: 3))
    try table.apply(.setLimitOverflow(.releaseOldest))
    for row in [5, 2, 7] { try table.toggle(RowPath(section: 0, row: row)) }
    try table.perform { $0.insertRows(at: ["0.0"]) }
    XCTAssertEqual(table.selectedRows.description, "[0.3, 0.6, 0.8]")
    let change = try table.toggle("0.0")
    XCTAssertEqual(change.deselected.description, "[0.6]")
    let next = try table.apply(.extendAdding(to: "0.2"))
    XCTAssertEqual(
      next.calls.map(\.description),
      [
        "willSelect:0.2", "didSelect:0.2", "didDeselect:0.3", "didDeselect:0.8",
        "selectionDidChange",
      ])
    XCTAssertEqual(table.selectedRows.description, "[0.0-2]")
  }

  /// Found by fuzzing: any numbers as limits, on tables of any size.
  func testAnyLimitsCanBeSetOnAnyTable() throws {
    for overflow in LimitOverflow.allCases {
      for atMost in [Int.min, -1, 0, Int.max] {
        var table = TableSelection(shape: [.max - 9, 9], policy: SelectionPolicy(.multiple))
        try table.selectAll()
        table.setLimits(SelectionLimits(atMost: atMost))
        try table.apply(.setLimitOverflow(overflow))
        try table.toggle("0.4")
        XCTAssertEqual(table.selectedNumbers.count, .max - 1)
        try table.deselectAll()
        if atMost == .max {
          try table.toggle("0.4")
        } else {
          XCTAssertThrowsError(try table.toggle("0.4"))
        }
        XCTAssertEqual(table.selectedNumbers.count, atMost == .max ? 1 : 0)
      }
    }
  }

  /// Only the runs of the replaced rows count: here there are more rows than memory has bytes.
  func testOneRowReplacesAnyNumberOfOthers() throws {
    for list in [nil, CheckmarkListKind.inclusive] {
      var table = TableSelection(shape: [1 << 40], policy: SelectionPolicy(.multiple))
      try table.setList(list, inSection: 0)
      if list == nil { try table.selectAll() } else { try table.check(.all) }
      try table.setLimits(SelectionLimits(atMost: 2), inSection: 0)
      try table.apply(.setLimitOverflow(.releaseOldest))
      try table.toggle("0.5")
      let change = try table.toggle("0.5")
      let last = "[0.5, 0.1099511627775]"
      XCTAssertEqual((list == nil ? table.selectedRows : table.checkedRows).description, last)
      XCTAssertEqual(change.deselected.count + change.unchecked.count, (1 << 40) - 2)
    }
  }

  func testAPanOverAnyNumberOfRowsEvaluatesLimitsByRuns() throws {
    let count = 1 << 40
    for selectsFirst in [false, true] {
      var table = TableSelection(
        shape: [count, 5], policy: SelectionPolicy(.multiple, editing: .multiple))
      table.setLimits(SelectionLimits(atMost: count / 2))
      try table.apply(.setLimitOverflow(.releaseOldest))
      table.setEditing(true)
      if selectsFirst { try table.select(.rows(from: "0.1", through: "0.1099511627775")) }
      try table.apply(.beginPan("0.0"))
      try table.apply(.continuePan(to: "0.1099511627775"))
      XCTAssertEqual(table.selectedRows.description, "[0.549755813888-1099511627775]")
    }
    for films in [[], SelectionSpans([.rows(from: "0.10", through: "0.99")])] as [RowSpans] {
      var table = TableSelection(
        shape: [count, 5], policy: SelectionPolicy(.multiple, editing: .multiple))
      try table.setMode(.single, inSection: 1)
      try table.mark(films, in: MarkLayer("films"))
      table.setLimits(SelectionLimits(atMost: 3), of: MarkLayer("films"))
      try table.apply(.beginPan("0.0"))
      try table.apply(.continuePan(to: "1.3"))
      let rest = films.spans.isEmpty ? "0.0-1099511627775" : "0.0-12, 0.100-1099511627775"
      XCTAssertEqual(table.selectedRows.description, "[\(rest), 1.3]")
      try table.apply(.continuePan(to: "0.0"))
      XCTAssertEqual(table.selectedRows.description, "[0.0]")
    }
  }

  /// Found by random programs: the rows of another section counted as if they were newer.
  func testAPanReplacesTheRowsOfEarlierSectionsFirst() throws {
    var table = TableSelection(
      shape: [2, 4], policy: SelectionPolicy(.multiple, editing: .multiple))
    table.setLimits(SelectionLimits(atMost: 3))
    try table.apply(.setLimitOverflow(.releaseOldest))
    try table.select(["1.0"])
    try table.apply(.beginPan("0.0"))
    try table.apply(.continuePan(to: "1.3"))
    XCTAssertEqual(table.selectedRows.description, "[1.1-3]")
  }

  /// Found by random programs: a row that a limit had taken is passed again, and replaced.
  func testAPanTellsWhatARowReplacesInItsSectionFirst() throws {
    var table = TableSelection(
      shape: [4, 2], policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.setMode(.single, inSection: 0)
    table.setLimits(SelectionLimits(atMost: 1))
    try table.apply(.setLimitOverflow(.releaseOldest))
    try table.select(["0.2"])
    try table.apply(.beginPan("1.1"))
    try table.apply(.continuePan(to: "0.2"))
    let change = try table.apply(.continuePan(to: "0.1"))
    XCTAssertEqual(
      change.calls.map(\.description),
      ["didDeselect:0.2", "didSelect:0.1", "selectionDidChange"])
  }

  /// Found by an independent model: a row that the pan reached was first as it was before the pan.
  func testAPanTakesRowsAsOthersHaveLeftThem() throws {
    func pan(
      _ limits: SelectionLimits, from first: RowPath, to last: RowPath, selecting rows: [RowPath],
      setting others: [RowPath]
    ) throws -> SelectionChange {
      var table = TableSelection(
        shape: [9], policy: SelectionPolicy(.multiple, editing: .multiple))
      table.setEditing(true)
      try table.setLimits(limits, inSection: 0)
      try table.select(rows)
      try table.apply(.beginPan(first))
      try table.setSelected(others)
      return try table.apply(.continuePan(to: last))
    }
    var change = try pan(
      SelectionLimits(atMost: 3), from: "0.0", to: "0.2", selecting: [],
      setting: ["0.0", "0.2", "0.3"])
    XCTAssertEqual(change.after.selectedRows.description, "[0.0, 0.2-3]")
    XCTAssertEqual(change.calls.map(\.description), [])
    change = try pan(
      SelectionLimits(atMost: 2), from: "0.0", to: "0.3", selecting: [], setting: ["0.3"])
    XCTAssertEqual(change.after.selectedRows.description, "[0.1, 0.3]")
    change = try pan(
      SelectionLimits(atMost: 3), from: "0.2", to: "0.5", selecting: ["0.3", "0.4", "0.5"],
      setting: ["0.0", "0.4"])
    XCTAssertEqual(change.after.selectedRows.description, "[0.0, 0.2, 0.4]")
    change = try pan(
      SelectionLimits(atLeast: 2), from: "0.0", to: "0.4", selecting: ["0.0", "0.1"],
      setting: ["0.1", "0.4"])
    XCTAssertEqual(change.after.selectedRows.description, "[0.1, 0.4]")
  }

  func testRowsSelectedBeforeALimitIsSetAreTheOldest() throws {
    var table = TableSelection(shape: [9], policy: SelectionPolicy(.multiple))
    try table.select(["0.6", "0.4"])
    table.setLimits(SelectionLimits(atMost: 2))
    try table.apply(.setLimitOverflow(.releaseOldest))
    try table.toggle("0.0")
    XCTAssertEqual(table.selectedRows.description, "[0.0, 0.6]")
    try table.toggle("0.8")
    XCTAssertEqual(table.selectedRows.description, "[0.0, 0.8]")
  }

  func testASectionWithoutItsLimitsEqualsANewSection() throws {
    var table = TableSelection(shape: [2, 2], policy: SelectionPolicy(.multiple))
    let before = table
    try table.setLimits(SelectionLimits(atMost: 1), inSection: 1)
    XCTAssertNotEqual(table, before)
    try table.setLimits(SelectionLimits(), inSection: 1)
    XCTAssertEqual(table, before)
  }

  func testLimitsSetAgainReplaceEarlierOnesInAnyOrder() throws {
    let plain = TableSelection(shape: [2, 2, 2], policy: SelectionPolicy(.multiple))
    var expected = plain
    for section in 0...2 {
      try expected.setLimits(SelectionLimits(atMost: section), inSection: section)
    }
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var table = plain
      for section in order {
        try table.setLimits(SelectionLimits(atLeast: 1), inSection: section)
      }
      for section in order {
        try table.setLimits(SelectionLimits(atMost: section), inSection: section)
      }
      XCTAssertEqual(table, expected, "\(order)")
    }
  }

  /// They once took effect in the order of a dictionary, which differs between processes.
  func testTheLimitsOfSectionsTakeEffectInTheOrderOfTheSections() throws {
    let sections = 0..<20
    var table = TableSelection(
      shape: try TableShape(rowCounts: sections.map { _ in 2 }),
      policy: SelectionPolicy(.multiple))
    try table.select(RowSpans(sections.map { RowPath(section: $0, row: 0) }))
    try table.apply(.setLimitOverflow(.releaseOldest))
    for section in sections.reversed() {
      try table.setLimits(SelectionLimits(atMost: 1), inSection: section)
    }
    try table.perform { $0.moveSection(19, to: 0) }
    try table.apply(.beginSweep(.adding))
    let change = try table.apply(.continueSweep(over: .all))
    let released = change.events.compactMap { event -> RowPath? in
      if case .didDeselect(let row) = event { row } else { nil }
    }
    XCTAssertEqual(released, sections.map { RowPath(section: $0, row: 0) })
  }

  func testALimitOfASectionReleasesTheOldestRowOfThatSection() throws {
    var table = TableSelection(shape: [3, 4], policy: SelectionPolicy(.multiple))
    for place in [row(1, 3), row(0, 0)] { try table.tap(place) }
    try table.setLimits(SelectionLimits(atMost: 2), inSection: 1)
    try table.apply(.setLimitOverflow(.releaseOldest))
    for place in [row(1, 0), row(0, 1)] { try table.tap(place) }
    XCTAssertEqual(try table.tap("1.2").deselected.description, "[1.3]")
    try table.perform { $0.moveSection(1, to: 0) }
    XCTAssertEqual(try table.tap("0.1").deselected.description, "[0.0]")
    XCTAssertEqual(table.selectedRows.description, "[0.1-2, 1.0-1]")
  }

  func testTheLimitOfAListSpeaksOfCheckmarks() throws {
    var table = TableSelection(shape: [3, 2], policy: .multiple)
    try table.setList(.inclusive, inSection: 0)
    try table.setLimits(SelectionLimits(atMost: 2, atLeast: 1), inSection: 0)
    for place in ["0.0", "0.1"] as [RowPath] { try table.tap(place) }
    XCTAssertThrowsError(try table.tap("0.2")) {
      XCTAssertEqual($0 as? SelectionError, .tooManyChecked(3, limit: 2))
    }
    try table.tap("0.0")
    XCTAssertThrowsError(try table.tap("0.1")) {
      XCTAssertEqual($0 as? SelectionError, .tooFewChecked(0, limit: 1))
    }
    table.setPolicy(SelectionPolicy(.multiple, editing: .multiple))
    table.setEditing(true)
    for place in ["0.0", "0.1"] as [RowPath] { try table.tap(place) }
    XCTAssertThrowsError(try table.tap("0.2")) {
      XCTAssertEqual($0 as? SelectionError, .tooManySelected(3, limit: 2))
    }
  }

  func testAReleasedRowCountsAgainstEveryLimit() throws {
    var table = TableSelection(shape: [3, 3], policy: SelectionPolicy(.multiple))
    try table.select(["1.0", "1.1"])
    table.setLimits(SelectionLimits(atLeast: 2))
    try table.setLimits(SelectionLimits(atMost: 1), inSection: 1)
    try table.apply(.setLimitOverflow(.releaseOldest))
    let before = table
    XCTAssertThrowsError(try table.tap("1.2")) {
      XCTAssertEqual($0 as? SelectionError, .tooFewSelected(1, limit: 2))
    }
    XCTAssertEqual(table, before)
  }

  /// The program may select fewer rows than the limit; an input that keeps their number is allowed.
  func testAMinimumRefusesOnlyInputsThatLeaveFewer() throws {
    var table = TableSelection(shape: [9], policy: .multiple)
    table.setLimits(SelectionLimits(atLeast: 3))
    try table.select(["0.1", "0.2"])
    try table.apply(.propose(["0.5", "0.6"]))
    XCTAssertEqual(table.selectedRows.description, "[0.5-6]")
    XCTAssertThrowsError(try table.click("0.7")) {
      XCTAssertEqual($0 as? SelectionError, .tooFewSelected(1, limit: 3))
    }
    try table.toggle("0.7")
    XCTAssertThrowsError(try table.toggle("0.7")) {
      XCTAssertEqual($0 as? SelectionError, .tooFewSelected(2, limit: 3))
    }
  }

  func testTablesAreEqualInWhicheverOrderTheirLimitsWereSet() throws {
    var first = TableSelection(shape: [1, 1, 1])
    var second = first
    for (section, limit) in [(0, 1), (1, 2), (2, 1)] {
      try first.setLimits(SelectionLimits(atMost: limit), inSection: section)
    }
    for (section, limit) in [(2, 1), (0, 4), (1, 2), (0, 1)] {
      try second.setLimits(SelectionLimits(atMost: limit), inSection: section)
    }
    XCTAssertEqual(first, second)
    try second.setLimits(SelectionLimits(atMost: 2), inSection: 0)
    XCTAssertNotEqual(first, second)
    try second.setLimits(SelectionLimits(), inSection: 0)
    XCTAssertNotEqual(first, second)
  }

  func testAPanWithALeastLimitBelowZeroDeselects() throws {
    var table = TableSelection(
      shape: [4], policy: SelectionPolicy(.multiple, editing: .multiple))
    table.setLimits(SelectionLimits(atLeast: .min))
    try table.selectAll()
    try table.apply(.beginPan(RowPath(section: 0, row: 1)))
    try table.apply(.continuePan(to: RowPath(section: 0, row: 3)))
    XCTAssertEqual(table.selectedCount, 1)
  }
}
