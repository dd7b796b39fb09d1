// SPDX-License-Identifier: MIT
import RandomChoices
import Allocations

/// Actions of a user or the data on a whole table.
enum TableWork: String, CaseIterable {
  case tap = "tap a row"
  case redraw = "tap, its events and the rows to redraw"
  case undo = "tap, with undo kept"
  case draw = "draw 12 rows"
  case reload = "reload"
  case batch = "delete a tenth of the rows, at most 1,000, at once"
  case selectAll = "select all"

  /// Performs an action a number of times, and returns a value that depends on all results.
  @inline(__always)
  func run<P: TablePeer>(
    _ table: inout P, _ steps: Range<Int>, _ arguments: TableArguments
  ) -> Int {
    let rows = arguments.rows
    var digest = 0
    switch self {
    case .tap, .undo: for step in steps { table.tap(rows[step % rows.count]) }
    case .redraw: for step in steps { digest &+= table.tapAndRedraw(rows[step % rows.count]) }
    case .draw: for step in steps { digest &+= table.draw(from: rows[step % rows.count]) }
    case .reload: for _ in steps { table.reload() }
    case .batch: for _ in steps { table.delete(arguments.deleted) }
    case .selectAll: for _ in steps { table.selectAll() }
    }
    return digest
  }

  /// Whether the action has another effect the second time.
  var isDoneOnce: Bool { self == .reload || self == .batch || self == .selectAll }
}

/// The size of a table, and the arguments of actions on it.
struct TableArguments {
  let rowCount: Int
  let selected: [Int]
  let rows: [Int]
  let deleted: [Int]

  init(rowCount: Int, selectedCount: Int, seed: UInt64) {
    var random = RandomSource(seed: seed)
    self.rowCount = rowCount
    selected = Size(length: rowCount, selected: selectedCount).rows(&random)
    rows = (0..<1_000).map { _ in random.below(rowCount - 12) }
    deleted = Set((0..<min(rowCount / 10, 1_000)).map { _ in random.below(rowCount) }).sorted()
  }
}

/// A table that alternates with another.
private struct TableTurns<P: TablePeer> {
  let work: TableWork
  let arguments: TableArguments
  private let start: P
  private(set) var nanoseconds = Double.infinity
  private(set) var allocations = Double.infinity
  private let clock = ContinuousClock()

  init(_ work: TableWork, _ arguments: TableArguments) {
    var table = P(rowCount: arguments.rowCount, selected: arguments.selected)
    if work == .undo { table.enableUndo() }
    (self.work, self.arguments, start) = (work, arguments, table)
  }

  /// A value that depends on the results of all first steps.
  func result() -> Int {
    var table = start
    let digest = work.run(&table, 0..<(work.isDoneOnce ? 1 : 100), arguments)
    return digest &* 31 &+ table.sum
  }

  /// Measures a number of steps, repeatedly while that takes little time: the data of a single run
  /// would be in the caches from the second time on.
  mutating func measureRound(steps: Int) {
    let start = clock.now
    repeat { measure(steps: steps) } while start.duration(to: clock.now) < .milliseconds(1)
  }

  private mutating func measure(steps: Int) {
    var table = start
    // From then on the table doesn't share its set, as in an app.
    if !work.isDoneOnce { blackHole &+= work.run(&table, 0..<2, arguments) }
    let before = allocation_count()
    let time = clock.measure { blackHole &+= work.run(&table, 0..<steps, arguments) }
    allocations = min(allocations, Double(allocation_count() - before) / Double(steps))
    nanoseconds = min(nanoseconds, time.nanoseconds / Double(steps))
  }

  var cells: String { "\(short(nanoseconds)) | \((allocations * 10).rounded() / 10)" }
}

/// Times actions on whole tables next to a set of row paths kept by hand, alternating.
///
/// - Returns: Whether all results were equal.
func compareWholeTables(_ options: Options) -> Bool {
  var allAgree = true
  for (rowCount, selectedCount) in [(50, 3), (10_000, 100), (1_000_000, 100_000)] {
    let arguments = TableArguments(
      rowCount: rowCount, selectedCount: selectedCount, seed: options.seed)
    print(
      "\nA table of \(rowCount) rows, \(selectedCount) selected, beside a Set of row paths; "
        + "nanoseconds and allocations")
    print("| | ours | allocations | by hand | allocations | ours to by hand |")
    print("| --- | --- | --- | --- | --- | --- |")
    for work in TableWork.allCases {
      var ours = TableTurns<LibraryTable>(work, arguments)
      var byHand = TableTurns<HandTable>(work, arguments)
      let agrees = ours.result() == byHand.result()
      allAgree = allAgree && agrees
      // Each tap with undo copies a large set.
      let isSlow = work == .undo && rowCount > 10_000
      let steps = work.isDoneOnce ? 1 : isSlow ? 10 : 1_000
      for _ in 0..<(steps == 1 && rowCount <= 10_000 ? 1_000 : 9) {
        ours.measureRound(steps: steps)
        byHand.measureRound(steps: steps)
      }
      let ratio = verdict(ours.nanoseconds / byHand.nanoseconds)
      let row = [work.rawValue, ours.cells, byHand.cells, ratio + (agrees ? "" : " ≠")]
      print("| " + row.joined(separator: " | ") + " |")
    }
  }
  return allAgree
}
