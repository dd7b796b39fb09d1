// SPDX-License-Identifier: MIT
import Allocations
import RandomChoices
import SelectionCore
import SelectionOutline

/// Measures outlines: 20,000 random operations each, by identity, on a random forest of depth 30 at
/// most.
func measureOutlines(sizes: Int, seed: UInt64) {
  print("\nOutlines: microseconds an operation, and bytes a node beside those of a table of it")
  for count in [100_000, 1_000_000, 10_000_000].prefix(sizes) {
    var random = RandomSource(seed: seed)
    let start = Int(allocated_bytes())
    let table = IdentifiedTable(sections: [Array(0..<count)])
    let before = Int(allocated_bytes())
    let each = Double(before - start) / Double(count)
    guard
      var outline = try? OutlineSelection(nodes: randomNodes(count, deepest: 30, &random))
    else { return }
    func bytes() -> String {
      short(Double(Int(allocated_bytes()) - before) / Double(count) - each)
    }
    blackHole &+= table.row(of: 7)?.row ?? 0
    var line = "\(count) nodes, \(bytes()) bytes:"
    let ids = (0..<20_000).map { _ in random.below(count) }
    func measure(_ name: String, _ body: (Int) throws -> Void) {
      let time = ContinuousClock().measure { for id in ids { try? body(id) } }
      line += "  \(name) \(short(time.nanoseconds / 1_000 / Double(ids.count)))"
    }
    measure("toggle") { try outline.tapBox($0) }
    measure("state") { blackHole &+= outline.state(of: $0) == .partial ? 1 : 0 }
    measure("collapse") { try outline.collapse($0) }
    measure("row") { blackHole &+= outline.row(of: $0)?.row ?? 0 }
    measure("toggle again") { try outline.tapBox($0) }
    measure("redraw") { blackHole &+= try outline.tapBox($0).rowsToRedraw.count }
    measure("expand") { try outline.expand($0) }
    var places = ids.shuffled(using: &random)[...]
    measure("move") { id in
      guard let place = places.popLast() else { return }
      _ = try outline.move([id], to: .lastIn(place))
    }
    print("\(line)  then \(bytes()) bytes")
  }
}

private func randomNodes(
  _ count: Int, deepest: Int, _ random: inout RandomSource
) -> [OutlineNode<Int>] {
  var last = -1
  return (0..<count).map { id in
    let draw = random.below(16)
    let depth = draw < 6 ? last + 1 : draw < 12 ? last : last - draw + 11
    last = max(0, min(depth, min(last + 1, deepest)))
    return OutlineNode(id, depth: last)
  }
}
