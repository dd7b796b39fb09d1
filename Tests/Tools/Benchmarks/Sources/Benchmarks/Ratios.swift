// SPDX-License-Identifier: MIT
import Allocations
import RandomChoices
import SelectionCore

/// The work of a screen, done again and again, next to the same written by hand, in one run.
struct Ratios {
  let options: Options
  private let clock = ContinuousClock()

  /// Prints the ratios of all rows.
  ///
  /// - Returns: Whether both ways had the same results.
  static func compare(_ options: Options) -> Bool {
    let ratios = Ratios(options: options)
    print("\nAgain and again, beside what one writes by hand; nanoseconds, compiled by \(compiler)")
    print("| | ours | allocations | by hand | ratio | goal |")
    print("| --- | --- | --- | --- | --- | --- |")
    let told = ratios.compareContents()
    let asked = ratios.compareQuestions()
    return ratios.compareTables() && told && asked
  }

  private static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2 or earlier"
    #endif
  }

  /// Times two ways in turns, and prints a row; each call of a way is one of `count` operations.
  ///
  /// A way is called again and again with its own state, so that what is measured is its tenth and
  /// its hundredth time, not its first.
  private func row(
    _ title: String, goal: Double, count: Int = 1, rounds: Int = 9, _ ours: () -> Int,
    _ byHand: () -> Int
  ) -> Bool {
    guard options.wants(title: title) else { return true }
    // The first five times tell what both find, and warm the caches.
    let agrees = (0..<5).map { _ in ours() } == (0..<5).map { _ in byHand() }
    var least = (Double.infinity, Double.infinity)
    var allocations = Double.infinity
    let begin = clock.now
    var done = 0
    while done < rounds || begin.duration(to: clock.now).nanoseconds < options.seconds * 1e9 {
      done += 1
      let before = allocation_count()
      // The mean of five, so that none of them can leave its work to another.
      let time = clock.measure { for _ in 0..<5 { blackHole &+= ours() } }
      allocations = min(allocations, Double(allocation_count() - before) / Double(5 * count))
      let other = clock.measure { for _ in 0..<5 { blackHole &+= byHand() } }
      least.0 = min(least.0, time.nanoseconds / Double(5 * count))
      least.1 = min(least.1, other.nanoseconds / Double(5 * count))
    }
    let ratio = least.0 / least.1
    let cells = [
      short(least.0), short(allocations), short(least.1), short(ratio),
      "≤ \(short(goal))" + (ratio <= goal ? "" : " missed") + (agrees ? "" : " ≠"),
    ]
    print("| \(title) | \(cells.joined(separator: " | ")) |")
    return agrees
  }

  // MARK: Contents

  private func compareContents() -> Bool {
    var random = RandomSource(seed: options.seed)
    let numbers = Array(0..<100_000)
    let half = numbers.map { $0 % 2 == 0 ? $0 : $0 + 10_000_000 }
    let hundredth = numbers.map { $0 % 100 == 0 ? $0 + 10_000_000 : $0 }
    let shuffled = numbers.shuffled(using: &random)
    var agrees = tell("half of 10⁵ changed and back", goal: 2, numbers, half)
    agrees = tell("… and its update for a view", goal: 0.25, numbers, half, forView: true) && agrees
    agrees = tell("1 % of 10⁵ changed and back", goal: 0.6, numbers, hundredth) && agrees
    agrees = tell("shuffled and back, 10⁵", goal: 2, numbers, shuffled) && agrees
    if options.sizes > 1 {
      let many = Array(0..<1_000_000)
      let mixed = many.shuffled(using: &random)
      agrees = tell("shuffled and back, 10⁶", goal: 1.5, many, mixed) && agrees
    }
    return agrees
  }

  /// Tells contents and the old ones again, and again.
  ///
  /// By hand, a dictionary is built each time; or for a view, the difference is found as most list
  /// libraries do, and a Set follows.
  private func tell(
    _ title: String, goal: Double, _ old: [Int], _ new: [Int], forView: Bool = false
  ) -> Bool {
    let selected = stride(from: 0, to: old.count, by: 100).map { $0 }
    var table = IdentifiedTable(sections: [old], policy: .multiple)
    _ = try? table.select(selected)
    var places = [Int: Int](minimumCapacity: old.count)
    var set = Set(selected)
    var (mine, theirs) = (false, false)
    return row(title, goal: goal) {
      mine.toggle()
      guard let change = try? table.update(to: [mine ? new : old], vanished: .gone) else {
        return -1
      }
      guard forView else { return table.row(of: 64)?.row ?? -1 }
      let update = change.rows.mapping?.tableUpdate()
      let inserted = update?.insertedRows.reduce(0) { $0 + $1.count }
      return (inserted ?? -1) + table.selectedRows.count
    } _: {
      theirs.toggle()
      let (before, after) = theirs ? (old, new) : (new, old)
      guard forView else {
        places.removeAll(keepingCapacity: true)
        for (place, id) in after.enumerated() { places[id] = place }
        return places[64] ?? -1
      }
      let inserted = Differences.listLibrary(before, after)
      let left = Set(after)
      set = set.filter(left.contains)
      return inserted + set.count
    }
  }

  // MARK: Questions

  private func compareQuestions() -> Bool {
    var random = RandomSource(seed: options.seed)
    var ids = Array(0..<10_000)
    // Both in a property of a class, as apps hold them.
    let ours = Model(IdentifiedTable(sections: [ids], policy: .multiple))
    let selected = (0..<100).map { _ in random.below(10_000) }
    _ = try? ours.table.select(selected)
    let set = Model(Set(selected))
    let wanted = (0..<1_000).map { _ in random.below(10_000) }
    let agrees = row("isSelected(id), 10⁴", goal: 2, count: 1_000) {
      wanted.reduce(0) { ours.table.isSelected($1) ? $0 + 1 : $0 }
    } _: {
      wanted.reduce(0) { set.table.contains($1) ? $0 + 1 : $0 }
    }
    for number in 0..<300 {
      ids.insert(10_000 + number, at: random.below(ids.count))
      _ = try? ours.table.update(to: [ids], vanished: .gone)
    }
    let places = Model(Dictionary(uniqueKeysWithValues: zip(ids, ids.indices)))
    return row("row(of:) after 300 inserts, 10⁴", goal: 2, count: 1_000) {
      wanted.reduce(0) { $0 &+ (ours.table.row(of: $1)?.row ?? 0) }
    } _: {
      wanted.reduce(0) { $0 &+ (places.table[$1] ?? 0) }
    } && agrees
  }

  // MARK: Tables

  private final class Model<Table> {
    var table: Table
    init(_ table: Table) { self.table = table }
  }

  private func compareTables() -> Bool {
    var random = RandomSource(seed: options.seed)
    let taps = (0..<1_000).map { _ in random.below(50) }
    let ours = Model(LibraryTable(rowCount: 50, selected: [7, 21, 40]))
    let hand = Model(HandTable(rowCount: 50, selected: [7, 21, 40]))
    var agrees = row("50 rows: a tap", goal: 2, count: 1_000) {
      for row in taps { ours.table.tap(row) }
      return taps.count
    } _: {
      for row in taps { hand.table.tap(row) }
      return taps.count
    }
    agrees =
      row("50 rows: a tap and the rows to redraw", goal: 3, count: 1_000) {
        taps.reduce(0) { $0 &+ ours.table.tapped($1) }
      } _: {
        taps.reduce(0) { $0 &+ hand.table.tapped($1) }
      } && agrees
    let paths = [7, 21, 40].map { RowPath(section: 0, row: $0) }
    agrees =
      row("50 rows: a reload, three rows selected again", goal: 1.7, count: 100) {
        for _ in 0..<100 { ours.table.reload(selecting: paths) }
        return ours.table.sum
      } _: {
        for _ in 0..<100 { hand.table.reload(selecting: paths) }
        return hand.table.sum
      } && agrees
    for count in [100, 1_000] { agrees = compareBatches(selecting: count, &random) && agrees }
    return agrees
  }

  /// 500 deletes and 500 inserts at once, of ten thousand rows, in no order, as a difference or a
  /// user's choice gives them; what is written by hand costs more for each selected row.
  private func compareBatches(selecting count: Int, _ random: inout RandomSource) -> Bool {
    let selected = (0..<count).map { _ in random.below(10_000) }
    let rows = Array(0..<9_000).shuffled(using: &random)
    let (deleted, inserted) = (Array(rows[..<500]), Array(rows[500..<1_000]))
    let (ours, hand) = (
      LibraryTable(rowCount: 10_000, selected: selected),
      HandTable(rowCount: 10_000, selected: selected)
    )
    let title = "500 deletes and 500 inserts at once, 10⁴, of which \(count) are selected"
    return row(title, goal: 1) {
      let model = Model(ours)
      model.table.change(deleting: deleted, inserting: inserted)
      return model.table.sum
    } _: {
      let model = Model(hand)
      model.table.change(deleting: deleted, inserting: inserted)
      return model.table.sum
    }
  }
}
