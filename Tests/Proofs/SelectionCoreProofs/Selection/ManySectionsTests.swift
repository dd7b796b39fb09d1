// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

#if InvariantChecks
  /// A change in one section of many doesn't cost more because of the others' contents: nodes are
  /// counted in tables of fifty and of four hundred sections.
  final class ManySectionsTests: FullSizeTests {
    private func visits(_ body: () throws -> Void) rethrows -> Int {
      let before = TreeCounters.visits
      try body()
      return TreeCounters.visits - before
    }

    /// Checks that a step visits hardly more nodes in a table of many sections than of few.
    private func check(
      _ name: String, line: UInt = #line, _ step: (_ sections: Int) throws -> Int
    ) rethrows {
      let (few, many) = (try step(50), try step(400))
      // The trees have one more level.
      XCTAssertLessThan(many, 2 * few + 60, "\(name): \(few) and \(many)", line: line)
    }

    private func lists(_ count: Int, _ kind: CheckmarkListKind) throws -> TableSelection {
      var table = TableSelection(
        shape: try TableShape(rowCounts: Array(repeating: 5, count: count)), policy: .multiple)
      for section in 0..<count {
        try table.setList(section % 3 == 0 ? nil : kind, inSection: section)
        if section % 3 > 0 {
          try table.apply(.check([RowPath(section: section, row: section % 5)]))
        }
      }
      return table
    }

    func testNewContentsOfOneSection() throws {
      try check("the same") { count in
        let ids = (0..<count).map { [2 * $0, 2 * $0 + 1] }
        var table = IdentifiedTable(sections: ids, policy: .multiple)
        let section = count / 2
        return try visits {
          try table.update(section: section, to: ids[section], vanished: .gone)
        }
      }
      try check("others") { count in
        let ids = (0..<count).map { [2 * $0, 2 * $0 + 1] }
        var table = IdentifiedTable(sections: ids, policy: .multiple)
        return try visits {
          try table.update(section: count / 2, to: [-1, count, -2], vanished: .hidden)
        }
      }
    }

    func testSectionsWithLimits() throws {
      for kinds in [1, 5] {
        try check("\(kinds) kinds of limits") { count in
          var table = try lists(count, .inclusive)
          for section in 0..<count {
            try table.setLimits(SelectionLimits(atMost: 3 + section % kinds), inSection: section)
          }
          return try visits {
            try table.insertRows(at: RowPath(section: count / 2, row: 2))
            try table.deleteRows(at: RowPath(section: count / 3, row: 2))
            try table.apply(.setLimits(SelectionLimits(atMost: 2), inSection: count / 2))
            try table.perform { $0.deleteSections([count / 4]) }
          }
        }
      }
    }

    func testMarkedSectionsThatHoldOneRow() throws {
      for kind in [CheckmarkListKind.exclusive, .inclusive] {
        try check("inserts, deletes and moves, \(kind)") { count in
          var table = try lists(count, kind)
          let section = count / 3 * 3 + 1 - 3
          return try visits {
            try table.insertRows(at: RowPath(section: section, row: 2))
            try table.deleteRows(at: RowPath(section: section, row: 0))
            try table.moveRow(
              at: RowPath(section: section, row: 1), to: RowPath(section: section + 1, row: 0))
          }
        }
        try check("what the program marks, \(kind)") { count in
          var table = try lists(count, kind)
          let section = count / 3 * 3 - 3
          return try visits {
            try table.apply(.select([RowPath(section: section, row: 1)]))
            try table.apply(.check([RowPath(section: section + 1, row: 1)]))
            try table.apply(.uncheck([RowPath(section: section + 1, row: 1)]))
            try table.setList(.exclusive, inSection: section)
          }
        }
      }
      try check("sections of mode single") { count in
        var table = TableSelection(
          shape: try TableShape(rowCounts: Array(repeating: 5, count: count)), policy: .multiple)
        for section in 0..<count {
          try table.apply(.setMode(section % 2 == 0 ? .single : .multiple, inSection: section))
          try table.apply(.select([RowPath(section: section, row: section % 5)]))
        }
        return try visits {
          try table.apply(.select([RowPath(section: count / 2, row: 1)]))
          try table.insertRows(at: RowPath(section: count / 2, row: 2))
          try table.moveRow(
            at: RowPath(section: 1, row: 1), to: RowPath(section: count / 2, row: 0))
        }
      }
    }

    func testTapsInListsAndUnderLimits() throws {
      try check("a tap and its undo") { count in
        var table = try lists(count, .exclusive)
        table.enableUndo()
        let section = count / 3 * 3 + 1 - 3
        return try visits {
          try table.tap(RowPath(section: section, row: section % 5 == 0 ? 1 : 0))
          table.undo()
          table.redo()
        }
      }
      try check("a tap and a refusal under limits") { count in
        var table = try lists(count, .inclusive)
        for section in 0..<count {
          try table.setLimits(SelectionLimits(atMost: 2, atLeast: 1), inSection: section)
        }
        let section = count / 3 * 3 + 1 - 3
        let free = (0..<5).filter { $0 != section % 5 }
        return try visits {
          try table.tap(RowPath(section: section, row: free[0]))
          XCTAssertThrowsError(try table.tap(RowPath(section: section, row: free[1])))
        }
      }
    }

    func testMarksOfRowsWithoutIdentitiesAreNotLookedAtOneByOne() throws {
      var table = IdentifiedTable<String>(TableSelection(shape: [20_000]))
      try table.apply(.setList(.inclusive, inSection: 0))
      XCTAssertLessThan(try visits { try table.apply(.check(.all)) }, 50)
      XCTAssertEqual(table.rows.checkedRows.count, 20_000)
    }
  }
#endif
