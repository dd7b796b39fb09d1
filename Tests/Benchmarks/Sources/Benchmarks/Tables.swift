// SPDX-License-Identifier: MIT
import SelectionCore

/// The cost of whole inputs: a tap on an ordinary table beside a set of row paths kept by hand, and
/// batches of data changes beside the same changes one by one.
enum Tables {
  /// The least time of several runs for one of so many operations, in nanoseconds.
  static func time(_ count: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    var least = Double.infinity
    for _ in 0..<9 {
      let time = clock.measure(body).components
      least = min(
        least, (Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9) / Double(count))
    }
    return least
  }
}

/// Times a tap, twelve rows drawn and a reload on 50 rows.
///
/// - Returns: whether the table and the set by hand agree.
func compareTap(_ options: Options) -> Bool {
  let rows = (0..<50).map { RowPath(section: 0, row: $0) }
  let start = [7, 21, 40].map { rows[$0] }
  var random = RandomSource(seed: options.seed)
  let taps = (0..<1_000).map { _ in random.below(50) }
  var table = TableSelection(shape: [50], policy: .multiple)
  _ = try? table.select(start)
  let freshTable = table
  let freshSet = Set(start)
  var set = freshSet
  var drawn = (table: 0, set: 0)
  let times: [(String, Double, Double)] = [
    (
      "tap a row", Tables.time(1_000) { for row in taps { _ = try? table.tap(rows[row]) } },
      Tables.time(1_000) {
        for row in taps where set.remove(rows[row]) == nil { set.insert(rows[row]) }
      }
    ),
    (
      "draw 12 rows",
      Tables.time(1_000) {
        for first in taps {
          for row in first..<min(first + 12, 50) where table.isSelected(rows[row]) {
            drawn.table += 1
          }
        }
      },
      Tables.time(1_000) {
        for first in taps {
          for row in first..<min(first + 12, 50) where set.contains(rows[row]) { drawn.set += 1 }
        }
      }
    ),
  ]
  let agrees = set == Set(table.selectedRows) && drawn.table == drawn.set
  let reload = (
    "reload", Tables.time(1_000) { for _ in taps { table.reloadData() } },
    Tables.time(1_000) { for _ in taps { set.removeAll(keepingCapacity: true) } }
  )
  print("\nTableSelection, 50 rows, 3 selected, beside a Set of row paths; nanoseconds")
  var sums = (0.0, 0.0)
  for (name, ours, theirs) in times + [reload] {
    sums = (sums.0 + ours, sums.1 + theirs)
    printTableRow(name, ours, theirs)
  }
  printTableRow("all three", sums.0, sums.1)
  return agrees
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

/// Times batches of changes of the data, and the same changes one by one.
///
/// - Returns: whether both ways end with the same table.
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
      // Deletes from the end, so that the same numbers serve one by one and as a batch.
      let rows = Set((0..<changes).map { _ in random.below(rowCount) }).sorted(by: >)
      var update = TableUpdate()
      for row in rows { update.deleteRows(at: [RowPath(section: 0, row: row)]) }
      var batched = table
      let atOnce = Tables.time(rows.count) {
        batched = table
        _ = try? batched.perform(update)
      }
      var single = table
      let oneByOne = Tables.time(rows.count) {
        single = table
        for row in rows {
          _ = try? single.perform { $0.deleteRows(at: [RowPath(section: 0, row: row)]) }
        }
      }
      agrees = agrees && batched == single
      printTableRow("\(rowCount) rows, \(rows.count) deletes", atOnce, oneByOne)
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
