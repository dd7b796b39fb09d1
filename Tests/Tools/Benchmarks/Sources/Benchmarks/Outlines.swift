// SPDX-License-Identifier: MIT
import RandomChoices
import Foundation
import SelectionCore
import SelectionOutline

/// Measures outlines: 20,000 random operations each on a random forest of depth 30 at most, of
/// nodes without identities.
func measureOutlines(sizes: Int, seed: UInt64) {
  print("\nOutlines: microseconds an operation, and bytes a node without identity")
  for count in [100_000, 1_000_000, 10_000_000].prefix(sizes) {
    var random = OutlineRandom(state: seed)
    let depths = randomDepths(count, deepest: 30, &random)
    var outline = OutlineSelection<Int>(depths: depths)
    let nodes = (0..<20_000).map { _ in Int.random(in: 0..<count, using: &random) }
    var line = "\(count) nodes:"
    func measure(_ name: String, _ body: (Int) throws -> Void) {
      let start = DispatchTime.now().uptimeNanoseconds
      for node in nodes { try? body(node) }
      let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1000 / Double(nodes.count)
      line += String(format: "  %@ %.2f", name, time)
    }
    let size = outline.storageSizeWithoutNames
    var sum = 0
    measure("toggle") { try outline.tapBox(node: $0) }
    measure("state") { sum += outline.state(ofNode: $0) == .partial ? 1 : 0 }
    measure("collapse") { try outline.collapse(node: $0) }
    measure("row") { sum += outline.row(ofNode: $0) ?? 0 }
    measure("toggle again") { try outline.tapBox(node: $0) }
    measure("redraw") { sum += try outline.tapBox(node: $0).pathsToRedraw.count }
    measure("expand") { try outline.expand(node: $0) }
    var places = nodes.shuffled(using: &random)[...]
    measure("move") { node in
      guard let place = places.popLast() else { return }
      _ = try outline.move(node: node, lastIn: place)
    }
    print(
      line
        + String(
          format: "  bytes %.2f, then %.2f (%d)", Double(size) / Double(count),
          Double(outline.storageSizeWithoutNames) / Double(count), sum % 10))
  }
}

private func randomDepths(
  _ count: Int, deepest: Int, _ random: inout OutlineRandom
) -> [Int] {
  var depths: [Int] = []
  depths.reserveCapacity(count)
  var last = -1
  for _ in 0..<count {
    let draw = Int.random(in: 0..<16, using: &random)
    var depth = draw < 6 ? last + 1 : draw < 12 ? last : last - draw + 11
    depth = max(0, min(depth, min(last + 1, deepest)))
    depths.append(depth)
    last = depth
  }
  return depths
}

private struct OutlineRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
