// SPDX-License-Identifier: MIT
import RandomChoices
import BitCollections
import Foundation
import SelectionCore

/// The table of an ordinary app: 50 rows, 3 of them selected.
enum SmallTable {
  static let length = 50
  static let selected = [7, 21, 40]

  /// One tap on a row, after which the selection is compared with the one before to find what to
  /// redraw.
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

/// Runs the small table with all peers that are values, alternating, and prints a table.
///
/// - Returns: Whether all results were equal.
func compareSmall(_ options: Options) -> Bool {
  var random = RandomSource(seed: options.seed)
  let rows = (0..<1_024).map { _ in random.below(SmallTable.length - 12) }
  var peers: [(name: String, measureRound: (String) -> Measurement)] = []
  func add<P: Peer>(_ type: P.Type) {
    guard options.wants(P.name) else { return }
    let base = P(SmallTable.selected, length: SmallTable.length)
    peers.append((P.name, { measureSmall($0, base, rows) }))
  }
  add(RowSet.self)
  add(BitArrayPeer.self)
  add(BitSet.self)
  add(IndexSet.self)
  add(RangeSetPeer.self)
  add(PathSetPeer.self)
  let works = [
    (name: "tap", title: "tap a row, keep what was before"), ("draw", "draw 12 rows"),
    ("reload", "reload"),
  ]
  var columns = peers.map { (name: $0.name, results: [String: Measurement]()) }
  for (name, _) in works {
    for _ in 0..<200 {
      for (i, peer) in peers.enumerated() {
        let result = peer.measureRound(name)
        let least = columns[i].results[name]?.nanoseconds ?? .infinity
        if result.nanoseconds < least { columns[i].results[name] = result }
      }
    }
  }
  print("\n50 rows, 3 selected; nanoseconds, * the least")
  return printTable(works, columns)
}

private func measureSmall<P: Peer>(_ name: String, _ base: P, _ rows: [Int]) -> Measurement {
  var set = base
  var digest = 0
  let time = ContinuousClock().measure {
    switch name {
    case "tap": for row in rows { digest &+= SmallTable.tap(&set, row) }
    case "draw": for row in rows { digest &+= SmallTable.draw(set, from: row) }
    default: for _ in rows { digest &+= SmallTable.reload(&set) }
    }
  }
  return Measurement(nanoseconds: time.nanoseconds / Double(rows.count), digest: digest)
}
