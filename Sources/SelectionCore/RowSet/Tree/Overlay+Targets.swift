// SPDX-License-Identifier: MIT

extension NodeBuilder: CombinationTarget {
  var isDone: Bool { false }

  mutating func append(
    _ first: NodeView, _ range: Range<Int>, _ second: NodeView, from start: Int,
    _ rule: CombinationRule
  ) {
    let leaf = Node.make(.bits, capacity: NodeView.wordCount(range.count))
    leaf.view.extendBits(to: range.count)
    leaf.view.combineBits(first, from: range.lowerBound, second, from: start, rule)
    withExtendedLifetime(leaf) { append(leaf.view, 0..<range.count) }
  }
}

/// Finds out whether a combination has any members: stops at the first.
struct MemberProbe: CombinationTarget {
  private(set) var isDone = false

  mutating func append(_ count: Int, _ value: Bool) { if value { isDone = true } }

  mutating func append(_ slot: UnsafePointer<Node>, _ range: Range<Int>, negated: Bool) {
    let view = unsafe slot.view
    let weight =
      view.totalWeight(before: range.upperBound) - view.totalWeight(before: range.lowerBound)
    if weight != (negated ? range.count : 0) { isDone = true }
  }

  mutating func append(
    _ first: NodeView, _ range: Range<Int>, _ second: NodeView, from start: Int,
    _ rule: CombinationRule
  ) {
    var position = 0
    while position < range.count, !isDone {
      let count = Swift.min(NodeView.wordLength, range.count - position)
      let bits = rule(
        first.read(range.lowerBound + position, count), second.read(start + position, count))
      isDone = bits & NodeView.mask(count) != 0
      position += count
    }
  }
}

extension NodeView {
  /// Fills a leaf of bits by combining the bits of two.
  fileprivate func combineBits(
    _ first: NodeView, from start: Int, _ second: NodeView, from otherStart: Int,
    _ rule: CombinationRule
  ) {
    var position = 0
    for place in 0..<size {
      let count = Swift.min(Self.wordLength, length - position)
      let bits = rule(
        first.read(start + position, count), second.read(otherStart + position, count))
      unsafe words[place] = bits & Self.mask(count)
      position += count
    }
  }
}
