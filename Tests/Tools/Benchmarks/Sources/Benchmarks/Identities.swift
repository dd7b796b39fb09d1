// SPDX-License-Identifier: MIT
import RandomChoices
import Allocations
import SelectionCore

/// The cost of new contents for a table, next to other ways to find the difference.
struct IdentityWorkload<ID: Hashable> {
  let title: String
  let old: [ID]
  let new: [ID]
  /// Whether the standard library's difference ends in reasonable time.
  var isFewChanges = true

  static func all(_ options: Options, _ id: (Int) -> ID) -> [IdentityWorkload] {
    var random = RandomSource(seed: options.seed)
    var workloads: [IdentityWorkload] = []
    func ids(_ numbers: some Sequence<Int>) -> [ID] { numbers.map(id) }
    for count in [10_000, 1_000_000].prefix(options.sizes) {
      let old = ids(0..<count)
      // Another array, because the same one would be compared by its address.
      workloads.append(.init(title: "same again, \(count)", old: old, new: ids(0..<count)))
      workloads.append(.init(title: "one on top, \(count)", old: old, new: [id(-1)] + old))
      workloads.append(
        .init(title: "first one gone, \(count)", old: old, new: Array(old.dropFirst())))
    }
    let numbers = Array(0..<100_000)
    func changed(_ count: Int, one part: Int) -> [Int] {
      (0..<count).flatMap { number in
        switch random.below(part) {
        case 0: [[], [number + 10_000_000], [number, number + 10_000_000]][random.below(3)]
        default: [number]
        }
      }
    }
    workloads.append(
      .init(title: "1 % changed, 100000", old: ids(numbers), new: ids(changed(100_000, one: 100))))
    var moved = numbers
    for _ in 0..<500 {
      moved.insert(moved.remove(at: random.below(100_000)), at: random.below(99_999))
    }
    workloads.append(.init(title: "0.5 % moved, 100000", old: ids(numbers), new: ids(moved)))
    workloads.append(
      .init(
        title: "half changed, 50000", old: ids(0..<50_000), new: ids(changed(50_000, one: 2)),
        isFewChanges: options.seconds >= 1))
    workloads.append(
      .init(
        title: "shuffled, 100000", old: ids(numbers), new: ids(numbers.shuffled(using: &random)),
        isFewChanges: false))
    workloads.append(
      .init(
        title: "ten identities shuffled, 100000", old: ids(numbers.map { $0 % 10 }),
        new: ids(numbers.map { $0 % 10 }.shuffled(using: &random)), isFewChanges: false))
    if options.sizes == 1 { return workloads }
    let many = Array(0..<1_000_000)
    workloads.append(
      .init(
        title: "shuffled, 1000000", old: ids(many), new: ids(many.shuffled(using: &random)),
        isFewChanges: false))
    return workloads
  }
}

/// Times new contents for a table with identities, and differences without a table.
///
/// - Returns: Whether all find the same.
func compareIdentities(_ options: Options) -> Bool {
  let numbers = compareIdentities("Int", options) { $0 }
  let texts = compareIdentities("String", options) {
    let digits = String($0 + 1)
    return "6ba7b810-9dad-11d1-80b4-" + String(repeating: "0", count: 12 - digits.count) + digits
  }
  if options.wants("memory") { measureIdentityMemory(options) }
  return compareLookUps(options) && numbers && texts
}

private func compareIdentities<ID: Hashable>(
  _ name: String, _ options: Options, _ id: (Int) -> ID
) -> Bool {
  guard options.wants(name) else { return true }
  print("\nNew contents, identities: \(name); microseconds")
  print(
    "| | told | mapping | compared | standard | hash-based | dictionary | allocations of told |")
  print("| --- | --- | --- | --- | --- | --- | --- | --- |")
  var allAgree = true
  for workload in IdentityWorkload<ID>.all(options, id) where options.wants(title: workload.title) {
    let (old, new) = (workload.old, workload.new)
    guard let shape = try? TableShape(rowCounts: [old.count]) else { return false }
    var base = IdentifiedTable<ID>(TableSelection(shape: shape, policy: .multiple))
    _ = try? base.setIDs(old, inSection: 0)
    _ = try? base.apply(byPath: .select([RowPath(section: 0, row: old.count / 2)]))
    // The results come first, then the alternating times.
    let isSame = old.count == new.count && workload.title.hasPrefix("same")
    func tell() -> Int {
      var table = base
      let change = try? table.update(section: 0, to: new, vanished: .gone)
      return Differences.insertions(change?.rows.mapping)
    }
    let ways: [(isWanted: Bool, find: () -> Int)] = [
      (true, tell), (true, { Differences.mapped(old, new) }),
      (isSame, { Differences.compared(old, new) }),
      (workload.isFewChanges, { Differences.standard(old, new) }),
      (true, { Differences.heckel(old, new) }), (true, { Differences.dictionary(old, new) }),
    ]
    let wanted = ways.filter(\.isWanted)
    let before = allocation_count()
    let found = Set([tell()])
    let allocations = allocation_count() - before
    let agrees = wanted.allSatisfy { found.contains($0.find()) }
    allAgree = allAgree && agrees
    var times = Tables.time(1_000, wanted.map { way in { blackHole &+= way.find() } })[...]
    let cells = ways.map { $0.isWanted ? short(times.removeFirst()) : "–" }
    print(
      "| \(workload.title) | " + cells.joined(separator: " | ")
        + " | \(allocations)\(agrees ? "" : " ≠") |")
  }
  return allAgree
}
