// SPDX-License-Identifier: MIT
import RandomChoices
import SelectionCore

/// The times of things that are done a few times.
enum Tables {
  /// The least time of several runs, divided by the number of operations, in nanoseconds.
  static func time(_ count: Int, _ body: @escaping () -> Void) -> Double {
    time(count, [body])[0]
  }

  /// The least times of several things, which alternate.
  static func time(_ count: Int, _ bodies: [() -> Void]) -> [Double] {
    let clock = ContinuousClock()
    var least = bodies.map { _ in Double.infinity }
    for _ in 0..<9 {
      for (i, body) in bodies.enumerated() {
        least[i] = min(least[i], clock.measure(body).nanoseconds / Double(count))
      }
    }
    return least
  }
}

private func printTableRow(_ name: String, _ ours: Double, _ theirs: Double) {
  func text(_ value: Double) -> String {
    let whole = String(Int(value.rounded()))
    return String(repeating: " ", count: max(0, 12 - whole.count)) + whole
  }
  let ratio = (ours / theirs * 100).rounded() / 100
  print(
    name + String(repeating: " ", count: max(0, 34 - name.count)) + text(ours) + text(theirs)
      + "   \(ratio)×")
}

/// Times batches of changes to the data, and the same changes one by one.
///
/// - Returns: Whether both ways end with the same table.
func compareUpdates(_ options: Options) -> Bool {
  print("\nBatches of row inserts and deletes, beside one by one; nanoseconds a change")
  var agrees = true
  for (rowCount, selectedCount) in [(10_000, 100), (1_000_000, 100_000)] {
    for changes in [10, 100, 1_000] {
      var random = RandomSource(seed: options.seed)
      guard let shape = try? TableShape(rowCounts: [rowCount]) else { return false }
      var table = TableSelection(shape: shape, policy: .multiple)
      let chosen = (0..<selectedCount).map { _ in RowPath(section: 0, row: random.below(rowCount)) }
      _ = try? table.select(chosen)
      // Deletes from the end, so that the same numbers are valid one by one and as a batch.
      let rows = Set((0..<changes).map { _ in random.below(rowCount) }).sorted(by: >)
      var update = TableUpdate()
      for row in rows { update.deleteRows(at: [RowPath(section: 0, row: row)]) }
      var batched = table
      var single = table
      let performAtOnce = {
        batched = table
        _ = try? batched.perform(update)
      }
      let performOneByOne = {
        single = table
        for row in rows {
          _ = try? single.perform { $0.deleteRows(at: [RowPath(section: 0, row: row)]) }
        }
      }
      performAtOnce()
      performOneByOne()
      agrees = agrees && batched == single
      let times = Tables.time(rows.count, [performAtOnce, performOneByOne])
      printTableRow("\(rowCount) rows, \(rows.count) deletes", times[0], times[1])
    }
  }
  return compareSections() && agrees
}

/// Times inserting, moving and deleting a section of a table of a thousand and of a million.
private func compareSections() -> Bool {
  print(
    "\nOne section inserted, moved and deleted, of 1,000 and of 1,000,000; nanoseconds for the "
      + "three"
  )
  var times: [Double] = []
  var agrees = true
  for count in [1_000, 1_000_000] {
    guard let shape = try? TableShape(rowCounts: repeatElement(3, count: count)) else {
      return false
    }
    var table = TableSelection(shape: shape, policy: .multiple)
    for section in stride(from: 0, to: count, by: max(1, count / 1_000)) {
      _ = try? table.select(RowPath(section: section, row: 1))
    }
    let start = table.selectedRows
    times.append(
      Tables.time(100) {
        for step in 0..<100 {
          let section = step * (count / 100)
          _ = try? table.perform { $0.insertSection(section, rowCount: 5) }
          _ = try? table.perform { $0.moveSection(section, to: count / 2) }
          _ = try? table.perform { $0.deleteSections([count / 2]) }
        }
      })
    agrees = agrees && table.selectedRows == start
  }
  printTableRow("a million beside a thousand", times[1], times[0])
  return agrees
}
