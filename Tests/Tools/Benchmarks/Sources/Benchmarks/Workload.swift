// SPDX-License-Identifier: MIT
import RandomChoices
import SelectionCore

/// The size of the sets on which a workload is run.
struct Size {
  let length: Int
  let selected: Int

  static let all = [
    Size(length: 10_000, selected: 100), Size(length: 1_000_000, selected: 100_000),
    Size(length: 100_000_000, selected: 1_000_000),
  ]

  /// Random rows, no two next to each other.
  func rows(_ random: inout RandomSource) -> [Int] {
    let spacing = length / selected
    return (0..<selected).map { $0 * spacing + random.below(spacing - 1) }
  }
}

/// Random arguments, the same for every peer.
struct Arguments {
  let size: Size
  let rows: [Int]
  let others: [Int]
  let segments: [RowSegment]
  static let changes = 20_000

  init(_ size: Size, seed: UInt64) {
    var random = RandomSource(seed: seed)
    self.size = size
    // The last quarter is left out, so that such a row still exists after some were deleted.
    rows = (0..<4_096).map { _ in random.below(size.length * 3 / 4) }
    others = (0..<4_096).map { _ in random.below(size.length * 3 / 4) }
    let places = (0..<Self.changes).map { _ in random.below(size.length) }.sorted()
    var segments: [RowSegment] = []
    var start = 0
    for (i, place) in places.enumerated() {
      if place > start { segments.append(.kept(start..<place)) }
      start = max(start, place)
      if i % 2 == 0 { segments.append(.inserted(1)) } else { start += 1 }
    }
    if start < size.length { segments.append(.kept(start..<size.length)) }
    self.segments = segments
  }

  /// The range that an operation sets, up to a hundredth of the table.
  func range(_ i: Int) -> Range<Int> {
    let start = rows[i]
    return start..<(start + 1 + others[i] % (size.length / 100))
  }
}

/// A measured operation, repeated with other arguments.
struct Workload: Sendable {
  let name: String
  let title: String
  /// The divisor of the time of one operation for the printed time.
  var units: @Sendable (Size) -> Int = { _ in 1 }
  /// Whether each round starts from the same set, because operations modify it.
  var isConsuming = false
  var sizes = 0..<3

  static let all: [Workload] = [
    Workload(name: "W1", title: "select all, then count"),
    Workload(name: "W2", title: "toggle a random row"),
    Workload(name: "W3", title: "contains, half hits"),
    Workload(name: "W4", title: "insert one row at random", isConsuming: true),
    Workload(name: "W5", title: "delete one row at random", isConsuming: true),
    Workload(
      name: "W6", title: "a batch of 10,000 inserts and 10,000 deletes, per row",
      units: { _ in Arguments.changes }, isConsuming: true),
    Workload(name: "W7", title: "select or clear a range of up to n/100 rows"),
    Workload(name: "W8", title: "visit all selected rows, per row", units: \.selected),
    Workload(name: "W9", title: "nth selected row; selected rows before a row"),
    Workload(name: "W10", title: "invert everything"),
    Workload(name: "W11", title: "copy, toggle one row in the copy, keep 32 copies"),
    Workload(name: "W12", title: "move one row, which keeps its state"),
    Workload(name: "W13", title: "to runs and back, per selected row", units: \.selected),
  ]

  /// Performs a number of operations, and returns a value that depends on all results.
  @inline(__always)
  func run<P: Peer>(
    _ set: inout P, _ held: inout [P], _ arguments: Arguments, _ members: [Int],
    _ operations: Range<Int>
  ) -> Int {
    var digest = 0
    switch name {
    case "W1":
      for _ in operations {
        set.selectAll(arguments.size.length)
        digest &+= set.count()
      }
    case "W2": for i in operations { set.toggle(arguments.rows[i & 4_095]) }
    case "W3":
      for i in operations {
        let row =
          i & 1 == 0
          ? arguments.rows[i & 4_095] : members[arguments.others[i & 4_095] % members.count]
        if set.contains(row) { digest &+= 1 }
      }
    case "W4": for i in operations { set.insertRow(at: arguments.rows[i & 4_095]) }
    case "W5": for i in operations { set.deleteRow(at: arguments.rows[i & 4_095]) }
    case "W6": for _ in operations { set.rearrange(arguments.segments) }
    case "W7": for i in operations { set.set(arguments.range(i & 4_095), i & 1 == 0) }
    case "W8": for _ in operations { digest &+= set.sum() }
    case "W9":
      for i in operations {
        if i & 1 == 0 {
          digest &+= set.nth(arguments.others[i & 4_095] % members.count)
        } else {
          digest &+= set.rank(of: arguments.rows[i & 4_095])
        }
      }
    case "W10": for _ in operations { set.invert(arguments.size.length) }
    case "W11":
      for i in operations {
        var copy = set.copy()
        copy.toggle(arguments.rows[i & 4_095])
        if held.count < 32 { held.append(copy) } else { held[i & 31] = copy }
      }
    case "W12":
      for i in operations {
        set.moveRow(arguments.rows[i & 4_095], to: arguments.others[i & 4_095])
      }
    default: for _ in operations { set.roundTrip() }
    }
    return digest
  }
}
