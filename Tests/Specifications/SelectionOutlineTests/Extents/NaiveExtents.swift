// SPDX-License-Identifier: MIT

/// The naive model of extents: an array of depths, which is searched linearly.
struct NaiveExtents {
  var depths: [Int]

  func subtree(of node: Int) -> Range<Int> {
    let end = depths[(node + 1)...].firstIndex { $0 <= depths[node] } ?? depths.count
    return node..<end
  }

  func parent(of node: Int) -> Int? { depths[..<node].lastIndex { $0 < depths[node] } }

  func children(of node: Int?) -> [Int] { depths.indices.filter { parent(of: $0) == node } }

  func hasChildren(_ node: Int) -> Bool {
    node + 1 < depths.count && depths[node + 1] == depths[node] + 1
  }

  func sibling(after node: Int) -> Int? {
    let next = depths[(node + 1)...].firstIndex { $0 <= depths[node] }
    return next.flatMap { depths[$0] == depths[node] ? $0 : nil }
  }

  func sibling(before node: Int) -> Int? {
    let last = depths[..<node].lastIndex { $0 <= depths[node] }
    return last.flatMap { depths[$0] == depths[node] ? $0 : nil }
  }

  /// Every place outside of a subtree for another one, with each possible depth.
  func places(outside span: Range<Int>) -> [(place: Int, depth: Int)] {
    (0...depths.count).flatMap { place -> [(place: Int, depth: Int)] in
      guard place <= span.lowerBound || place >= span.upperBound else { return [] }
      return depthsPossible(at: place, outside: span).map { (place, $0) }
    }
  }

  /// The possible depths of a subtree at a place such that other nodes keep their parents.
  func depthsPossible(at place: Int, outside span: Range<Int>) -> ClosedRange<Int> {
    let before = (0..<place).last { !span.contains($0) }
    let after = (place..<depths.count).first { !span.contains($0) }
    return (after.map { depths[$0] } ?? 0)...(before.map { depths[$0] + 1 } ?? 0)
  }

  mutating func move(_ span: Range<Int>, before place: Int, depth: Int) {
    let first = depths[span.lowerBound]
    let moved = depths[span].map { $0 - first }
    depths.removeSubrange(span)
    insert(moved, at: place > span.lowerBound ? place - span.count : place, depth: depth)
  }

  mutating func insert(_ forest: [Int], at place: Int, depth: Int) {
    depths.insert(contentsOf: forest.map { $0 + depth }, at: place)
  }

  func somePlaces(
    outside span: Range<Int>, _ random: inout SplitMix
  ) -> (place: Int, depth: Int)? {
    let place = Int.random(in: 0...depths.count, using: &random)
    guard place <= span.lowerBound || place >= span.upperBound else { return nil }
    return (place, Int.random(in: depthsPossible(at: place, outside: span), using: &random))
  }
}

/// The depths of all forests with up to a number of nodes.
func allForests(upTo count: Int) -> [[Int]] {
  var (all, last): ([[Int]], [[Int]]) = ([[]], [[]])
  for _ in 0..<count {
    last = last.flatMap { forest in (0...(forest.last ?? -1) + 1).map { forest + [$0] } }
    all += last
  }
  return all
}

/// The depths of a random forest.
func randomForest(_ count: Int, deepest: Int, _ random: inout SplitMix) -> [Int] {
  var depths: [Int] = []
  for _ in 0..<count {
    let last = depths.last ?? -1
    let isDeeper = Int.random(in: 0..<8, using: &random) != 0
    let depth =
      isDeeper
      ? last + Int.random(in: 0...1, using: &random)
      : Int.random(in: 0...(last + 1), using: &random)
    depths.append(max(0, min(depth, deepest)))
  }
  return depths
}
