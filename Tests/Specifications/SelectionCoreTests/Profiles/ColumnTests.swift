// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Keys in columns, against a plain list of lines.
final class ColumnTests: XCTestCase {
  /// The row that a motion reaches, found by walking from row to row.
  private func reached(
    _ motion: RowMotion, from lead: Int, _ columns: Int, _ focusable: [Bool]
  ) -> Int {
    let step =
      switch motion {
      case .left, .leftOrLast: columns > 1 ? -1 : 0
      case .right, .rightOrFirst: columns > 1 ? 1 : 0
      case .previous, .previousOrLast: -columns
      default: columns
      }
    var row = lead + step
    while step != 0, focusable.indices.contains(row) {
      if focusable[row] { return row }
      row += step
    }
    guard step != 0, motion.rawValue.contains("Or") else { return lead }
    // On from the other end: as far back as the column, or the table, goes.
    row = lead
    while focusable.indices.contains(row - step) { row -= step }
    while focusable.indices.contains(row) {
      if focusable[row] { return row }
      row += step
    }
    return lead
  }

  func testTheFourArrowsFromEveryRowWithEveryRowDisabledOrNot() throws {
    for counts in [[7], [3, 0, 4]] {
      let shape = try TableShape(rowCounts: counts)
      let paths = Array(shape.rowPaths)
      for columns in 1...8 {
        for bits in stride(from: 0, to: 1 << 7, by: columns == 3 ? 1 : 5) {
          let focusable = (0..<7).map { bits & (1 << $0) == 0 }
          for lead in 0..<7 {
            var table = TableSelection(shape: shape, policy: .multiple)
            try table.apply(.focus(paths[lead]))
            try table.disable(RowSpans(paths.indices.filter { !focusable[$0] }.map { paths[$0] }))
            for motion in [
              RowMotion.left, .right, .previous, .next, .leftOrLast, .rightOrFirst, .previousOrLast,
              .nextOrFirst,
            ] {
              let expected = paths[reached(motion, from: lead, columns, focusable)]
              let input = TableInput.go(motion, .focus, columns: columns)
              var (moved, asked) = (table, table)
              try moved.apply(input)
              XCTAssertEqual(moved.lead, expected, "\(counts) \(columns) \(bits) \(lead) \(motion)")
              let rules = TableRules(canFocus: { row, table in table.isEnabled(row) })
              try asked.apply(input, rules: rules)
              XCTAssertEqual(asked.lead, expected, "asked: \(columns) \(bits) \(lead) \(motion)")
            }
          }
        }
      }
    }
  }

  func testLeftAndRightWithoutALeadStartAtTheEndsOfTheGrid() throws {
    for (columns, left, right) in [(2, 5, 0), (1, nil, nil), (0, nil, nil), (.min, nil, nil)] {
      for (motion, row) in [(RowMotion.left, left), (.right, right)] {
        var table = TableSelection(shape: [6], policy: .multiple)
        try table.apply(.go(motion, .click, columns: columns))
        XCTAssertEqual(table.lead, row.map { RowPath(section: 0, row: $0) }, "\(columns) \(motion)")
      }
    }
  }

  func testAProfileHandsOnTheColumnsAndARangeIsInReadingOrder() throws {
    var table = TableSelection(shape: [12], policy: .multiple)
    try table.click("0.5")
    try table.handle(.key(KeyStroke(.down, .shift), columns: 4), profile: .appKit)
    XCTAssertEqual(table.selectedRows.description, "[0.5-9]")
    try table.handle(.key(KeyStroke(.left, .shift), columns: 4), profile: .appKit)
    XCTAssertEqual(table.selectedRows.description, "[0.5-8]")
    try table.handle(.key(KeyStroke(.up, .shift), columns: 4), profile: .appKit)
    XCTAssertEqual(table.selectedRows.description, "[0.4-5]")
    XCTAssertNotNil(try table.handle(.key(KeyStroke(.left)), profile: .appKit))
    XCTAssertEqual(table.selectedRows.description, "[0.4-5]")
  }

  func testTheLargestTableAndTheLargestNumbers() throws {
    let last = RowPath(section: 0, row: .max - 1)
    for columns in [2, .max - 1, .max] {
      var table = TableSelection(shape: try TableShape(rowCounts: [.max]), policy: .multiple)
      try table.apply(.focus(last))
      try table.disable(.rows(from: "0.3", through: last))
      for motion in RowMotion.allCases {
        var moved = table
        try moved.apply(.go(motion, .focus, pageRows: .max, columns: columns))
        try moved.apply(.go(.next, .focus, columns: columns))
        try moved.apply(.go(.previous, .focus, columns: columns))
      }
    }
  }
}
