// SPDX-License-Identifier: MIT
import SelectionCore

/// Numbers at the ends of `Int`, at all places where a caller can pass one: nothing may trap, and
/// invalid ones must be refused.
///
/// Values that depend on the size of `Int` aren't added to the sum.
func checkEdges(_ checks: inout Checks) {
  let numbers: [Int] = [.min, .min + 1, -1, 0, 1, 4, 5, .max - 1, .max]
  checkShapes(&checks, numbers)
  checkSets(&checks, numbers)
  checkCounts(&checks, numbers)
  for shape in [TableShape(), [5], [2, 3], [.max], [.max - 4, 4]] as [TableShape] {
    checkVerbs(&checks, shape, numbers)
    checkBatches(&checks, shape, numbers)
  }
}

private func checkShapes(_ checks: inout Checks, _ numbers: [Int]) {
  for first in numbers {
    for second in numbers {
      let isPossible = first >= 0 && second >= 0 && first <= .max - second
      let made = try? TableShape(rowCounts: [first, second])
      checks.expect((made != nil) == isPossible)
      var shape: TableShape = [first, second]
      checks.expect(shape.rowCount >= 0)
      _ = try? shape.setRowCount(second, inSection: 0)
      _ = try? shape.setRowCount(first, inSection: second)
      checks.expect(shape.rowCount >= 0)
      _ = shape.path(ofRow: first)
      _ = shape.rowNumber(of: RowPath(section: first, row: second))
    }
  }
}

/// Matching items are counted for any number that a server gives.
private func checkCounts(_ checks: inout Checks, _ numbers: [Int]) {
  for first in numbers {
    for second in numbers {
      var selection = MatchingSelection<Int, Int>(.allExcept([1]), matching: first)
      selection.selectAll(matching: second, known: [3])
      selection.toggle(2) { $0 == first }
      checks.expect(selection.contains(3) { $0 == second })
      switch selection.count(total: { $0 }) {
      case .exactly(let count), .atLeast(let count): checks.expect(count >= 0)
      }
    }
  }
}

private func checkSets(_ checks: inout Checks, _ numbers: [Int]) {
  let sets = [
    RowSet(), [0], [.max - 1], RowSet(0..<(.max)), RowSet(3..<(.max - 1)), [0, 5, .max - 1],
    RowSet(0..<(.max)).subtracting([7]),
  ]
  for set in sets {
    checks.expect(set.prefix(3).allSatisfy(set.contains))
    checks.expect(set.ranges.reduce(0) { $0 + $1.count } == set.count)
    checks.expect(set.description.utf8.count > 1)
    checks.expect(RowSet(ranges: set.ranges) == set)
    if set.count < 9 { checks.expect(Array(set).count == set.count) }
    for first in numbers {
      var one = set
      one.insert(first)
      checks.expect(one.contains(first) == (first >= 0 && first < .max))
      one.remove(first)
      checks.expect(!one.contains(first))
      _ = set.next(after: first)
      _ = set.previous(before: first)
      _ = set.nth(first)
      _ = set.complement(within: first)
      for second in numbers {
        var gap = set
        gap.openGap(at: first, count: second)
        if first <= second {
          gap.closeGap(first..<second)
          gap.insert(first..<second)
          _ = gap.count(in: first..<second)
          gap.remove(first..<second)
          _ = gap.rearranged([.kept(first..<second), .inserted(first), .kept(0..<1)])
        }
        checks.expect(gap.count >= 0)
        checks.expect(gap.union(set).subtracting(set).isDisjoint(with: set))
      }
    }
  }
}

private func checkVerbs(_ checks: inout Checks, _ shape: TableShape, _ numbers: [Int]) {
  for section in numbers {
    for row in numbers {
      let path = RowPath(section: section, row: row)
      var table = TableSelection(
        shape: shape, policy: SelectionPolicy(.multiple, editing: .multiple))
      table.enableUndo(limit: section)
      table.setLimits(SelectionLimits(atMost: row, atLeast: section))
      table.setLimits(SelectionLimits())
      if table.shape.contains(path) {
        checks.expectDone { () throws(SelectionError) in
          try table.tap(path)
          try table.extend(to: path)
          try table.apply(.extendAdding(to: path))
          try table.toggle(path)
          try table.apply(.beginPan(path))
          try table.apply(.continuePan(to: path))
        }
        checks.expect(table.selectedNumbers.count <= 1)
      } else {
        let before = table
        checks.expectRefusal { () throws(SelectionError) in try table.tap(path) }
        checks.expectRefusal { () throws(SelectionError) in try table.extend(to: path) }
        checks.expectRefusal { () throws(SelectionError) in try table.select([path]) }
        checks.expectRefusal { () throws(SelectionError) in try table.apply(.beginPan(path)) }
        checks.expectRefusal { () throws(SelectionError) in try table.disable([path]) }
        checks.expectRefusal { () throws(SelectionError) in try table.apply(.tapAccessory(path)) }
        checks.expect(table == before)
      }
      for profile in InputProfile.all {
        for key in profile.keys.keys {
          _ = try? table.handle(.key(key, pageRows: row), profile: profile)
        }
      }
      checks.expect(table.selectedNumbers.count <= shape.rowCount)
      _ = try? table.selectAll()
      _ = try? table.selectRows(from: RowPath(section: 0, row: 0), through: path)
      _ = table.selectedRows.description.utf8.count
      _ = table.accessory(for: path)
    }
  }
}

extension TableSelection {
  fileprivate mutating func selectRows(
    from first: RowPath, through last: RowPath
  ) throws(SelectionError) {
    try select(.rows(from: first, through: last))
  }
}

private func checkBatches(_ checks: inout Checks, _ shape: TableShape, _ numbers: [Int]) {
  for first in numbers {
    for second in numbers {
      let path = RowPath(section: 0, row: first)
      let builds: [(inout TableUpdate) -> Void] = [
        { $0.insertRows(at: path, count: second) },
        { $0.insertRows(at: RowPath(section: second, row: first), count: 1) },
        {
          $0.insertRows(at: RowPath(section: 0, row: 0), count: first)
          $0.insertRows(at: path, count: second)
        },
        { $0.deleteRows(at: .rows(from: path, through: RowPath(section: second, row: first))) },
        { $0.moveRow(at: path, to: RowPath(section: 0, row: second)) },
        { $0.insertSection(first, rowCount: second) },
        {
          $0.insertSection(0, rowCount: first)
          $0.insertSection(1, rowCount: second)
        },
        { $0.moveSection(first, to: second) },
        {
          for step in 1...9 where first > 40 {
            $0.deleteRows(at: RowPath(section: 0, row: first - 4 * step))
          }
        },
        {
          $0.deleteSections([first])
          $0.insertSection(0, rowCount: second)
          $0.insertRows(at: path, count: first)
        },
      ]
      for build in builds {
        var table = TableSelection(shape: shape, policy: .multiple)
        _ = try? table.selectAll()
        let before = table
        do throws(SelectionError) {
          try table.perform(build)
          checks.expect(table.selectedNumbers.count <= table.shape.rowCount)
          checks.expect(table.shape.rowCounts.allSatisfy { $0 >= 0 })
        } catch {
          checks.expect(table == before && !error.description.utf8.isEmpty)
        }
      }
    }
  }
}
