// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

// With the invariants checked, nodes are counted, which works in one thread only.
#if !InvariantChecks
  /// Values that share their storage are used by many tasks at once: each task gets the same result
  /// as it would alone.
  ///
  /// Run with the thread sanitizer, this shows that nothing shared is ever written.
  final class ManyTasksTests: XCTestCase {
    private static let tasks: UInt64 = 24

    /// A large table whose set has leaves of all kinds, with marks, lists and a history.
    private func start() throws -> TableSelection {
      var table = TableSelection(
        shape: try TableShape(rowCounts: Array(repeating: 40, count: 500)),
        policy: SelectionPolicy(.multiple, editing: .multiple))
      table.enableUndo(limit: 20)
      try table.select(
        .rows(from: "10.3", through: "90.1"))
      for section in 100..<300 {
        try table.select(RowSpans((0..<20).map { RowPath(section: section, row: 2 * $0) }))
      }
      try table.disable(.section(7))
      try table.setList(.inclusive, inSection: 8)
      try table.check(["8.4"])
      return table
    }

    /// Changes a copy, and returns it with the results on the way.
    private static func work(on table: TableSelection, seed: UInt64) -> (TableSelection, [Int]) {
      var random = RandomSource(seed: seed)
      var table = table
      var answers: [Int] = []
      for _ in 0..<60 {
        let row = RowPath(section: random.below(table.shape.sectionCount), row: random.below(40))
        do {
          switch random.below(9) {
          case 0: try table.tap(row)
          case 1: try table.extend(to: row)
          case 2: try table.perform { $0.deleteRows(at: [row]) }
          case 3: try table.perform { $0.insertRows(at: row, count: 1 + random.below(50)) }
          case 4: try table.perform { $0.moveSection(row.section, to: 0) }
          case 5: try table.apply(.invert)
          case 6: table.undo()
          case 7: table.redo()
          default: try table.toggle(row)
          }
        } catch {
          answers.append(-1)
        }
        answers.append(table.selectedNumbers.count)
        answers.append(table.selectedNumbers.rank(of: 40 * row.section))
      }
      return (table, answers)
    }

    func testCopiesOfATableChangedByManyTasks() async throws {
      let table = try start()
      let whole = Array(table.selectedNumbers.ranges)
      let alone = (0..<Self.tasks).map { Self.work(on: table, seed: $0) }
      let together = await withTaskGroup(
        of: (UInt64, TableSelection, [Int]).self, returning: [UInt64: (TableSelection, [Int])].self
      ) { group in
        for seed in 0..<Self.tasks {
          group.addTask {
            let (table, answers) = Self.work(on: table, seed: seed)
            return (seed, table, answers)
          }
          // Other tasks read the storage that the first ones share, meanwhile.
          group.addTask { (.max, table, table.selectedRows.map(\.row)) }
        }
        var results: [UInt64: (TableSelection, [Int])] = [:]
        for await (seed, table, answers) in group where seed < .max {
          results[seed] = (table, answers)
        }
        return results
      }
      for (seed, result) in alone.enumerated() {
        XCTAssertEqual(together[UInt64(seed)]?.0, result.0, "seed \(seed)")
        XCTAssertEqual(together[UInt64(seed)]?.1, result.1, "seed \(seed)")
      }
      XCTAssertEqual(Array(table.selectedNumbers.ranges), whole)
    }

    func testCopiesOfASetChangedByManyTasks() async {
      let set = RowSet((0..<30_000).filter { $0 % 3 == 0 || $0 > 20_000 })
      @Sendable func work(_ seed: Int) -> RowSet {
        var copy = set
        for i in 0..<300 {
          copy.toggle((i * 7_919 + seed * 104_729) % 30_000)
          if i % 10 == 0 { copy.openGap(at: (i * 31 + seed) % 30_000, count: 5) }
        }
        return copy.union(set).subtracting(set)
      }
      let together = await withTaskGroup(of: (Int, RowSet).self, returning: [Int: RowSet].self) {
        group in
        for seed in 0..<24 { group.addTask { (seed, work(seed)) } }
        var results: [Int: RowSet] = [:]
        for await (seed, result) in group { results[seed] = result }
        return results
      }
      for seed in 0..<24 { XCTAssertEqual(together[seed], work(seed), "seed \(seed)") }
      XCTAssertEqual(set.count, 10_000 + (20_001..<30_000).filter { $0 % 3 != 0 }.count)
    }

    func testCopiesOfATableWithIdentitiesChangedByManyTasks() async throws {
      let ids = (0..<300).map { "row \($0)" }
      var start = IdentifiedTable(sections: [ids, ["alone"]], policy: .multiple)
      try start.apply(.enableUndo(limit: 20))
      try start.select(ids.indices.filter { $0 % 3 == 0 }.map { ids[$0] })
      try start.update(to: [ids.filter { !$0.hasSuffix("7") }, ["alone"]], vanished: .hidden)
      let table = start
      // Names are looked up, rearranged and added; hidden ones are shown and forgotten.
      @Sendable func work(_ seed: UInt64) -> (IdentifiedTable<String>, [Int]) {
        var (random, copy) = (RandomSource(seed: seed), table)
        var answers: [Int] = []
        for step in 0..<20 {
          let id = ids[random.below(ids.count)]
          do {
            switch random.below(6) {
            case 0: try copy.click(id)
            case 1: try copy.select([id, "new \(seed) \(step)"])
            case 2: try copy.update(section: 0, to: ids.shuffled(using: &random), vanished: .gone)
            case 3: try copy.update(to: [["alone"], Array(ids[50...])], vanished: .hidden)
            case 4: copy.forgetHidden([id])
            default: try copy.apply(.undo)
            }
          } catch {
            answers.append(-1)
          }
          answers.append(copy.row(of: id)?.row ?? -2)
          answers.append(copy.selectedRows.count + copy.hiddenSelectedRows.count)
        }
        return (copy, answers)
      }
      typealias Results = [UInt64: (IdentifiedTable<String>, [Int])]
      let together = await withTaskGroup(
        of: (UInt64, (IdentifiedTable<String>, [Int])).self, returning: Results.self
      ) { group in
        for seed in 0..<UInt64(12) {
          group.addTask { (seed, work(seed)) }
          group.addTask { (.max, (table, table.contents[0].map { table.row(of: $0)?.row ?? -1 })) }
        }
        return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      for seed in 0..<UInt64(12) {
        let alone = work(seed)
        XCTAssertEqual(together[seed]?.0, alone.0, "seed \(seed)")
        XCTAssertEqual(together[seed]?.1, alone.1, "seed \(seed)")
      }
      XCTAssertEqual(table, start)
    }
  }
#endif
