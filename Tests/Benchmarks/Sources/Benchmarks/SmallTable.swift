// SPDX-License-Identifier: MIT
import BitCollections
import Foundation
import SelectionCore

/// The table of an ordinary app: 50 rows, 3 of them selected.
enum SmallTable {
  static let length = 50
  static let selected = [7, 21, 40]

  /// One tap on a row, which is compared with the selection before to see what to redraw.
  @inline(never)
  static func tap<P: Peer>(_ set: inout P, _ row: Int) -> Int {
    let before = set
    set.toggle(row)
    return set.contains(row) != before.contains(row) ? row : 0
  }

  /// Twelve rows that are drawn.
  @inline(never)
  static func draw<P: Peer>(_ set: P, from row: Int) -> Int {
    var drawn = 0
    for row in row..<(row + 12) where set.contains(row) { drawn += row }
    return drawn
  }

  /// The table reloaded: everything deselected, three rows selected again.
  @inline(never)
  static func reload<P: Peer>(_ set: inout P) -> Int {
    set = P(selected, length: length)
    return set.count()
  }
}

/// Runs the small table with all peers that are values, and prints a table.
///
/// - Returns: whether all results were equal.
func compareSmall(_ options: Options) -> Bool {
  var random = RandomSource(seed: options.seed)
  let rows = (0..<1_024).map { _ in random.below(SmallTable.length - 12) }
  var columns: [(name: String, results: [String: Measurement])] = []
  func add<P: Peer>(_ type: P.Type) {
    guard options.wants(P.name) else { return }
    var results: [String: Measurement] = [:]
    for name in ["tap", "draw", "reload"] {
      results[name] = measureSmall(name, P(SmallTable.selected, length: SmallTable.length), rows)
    }
    columns.append((P.name, results))
  }
  add(RowSet.self)
  add(BitArrayPeer.self)
  add(BitSet.self)
  add(IndexSet.self)
  add(RangeSetPeer.self)
  add(PathSetPeer.self)
  print("\n50 rows, 3 selected; nanoseconds, * the least")
  return printTable(
    [("tap", "tap a row, keep what was before"), ("draw", "draw 12 rows"), ("reload", "reload")],
    columns)
}

private func measureSmall<P: Peer>(_ name: String, _ base: P, _ rows: [Int]) -> Measurement {
  let clock = ContinuousClock()
  var least = Double.infinity
  var first: Int?
  for _ in 0..<200 {
    var set = base
    var digest = 0
    let time = clock.measure {
      switch name {
      case "tap": for row in rows { digest &+= SmallTable.tap(&set, row) }
      case "draw": for row in rows { digest &+= SmallTable.draw(set, from: row) }
      default: for _ in rows { digest &+= SmallTable.reload(&set) }
      }
    }
    first = first ?? digest
    least = min(least, Double(time.components.attoseconds) / 1e9 / Double(rows.count))
  }
  return Measurement(peer: P.name, nanoseconds: least, digest: first ?? 0)
}
