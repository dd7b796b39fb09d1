// SPDX-License-Identifier: MIT

extension NodeBuilder: CombinationTarget {
  var isDone: Bool { false }

  mutating func append(
    _ first: NodeView, _ range: Range<Int>, _ second: NodeView, from start: Int,
    _ rule: BooleanOperator
  ) {
    let leaf = Node.make(.bits, capacity: NodeView.wordCount(range.count))
    leaf.view.extendBits(to: range.count)
    leaf.view.combineBits(first, from: range.lowerBound, second, from: start, rule)
    withExtendedLifetime(leaf) { append(leaf.view, 0..<range.count) }
  }
}

/// The runs of a combination with at most two runs, for example when sets differ by one input.
///
/// Such a result needs no builder, which would be most of its cost.
///
/// If only the existence of members matters, the first run is enough.
struct FewRuns: CombinationTarget {
  let stopsAtFirst: Bool
  private var first = 0..<0
  private var second = 0..<0
  private var position = 0
  private(set) var isDone = false

  init(stopsAtFirst: Bool = false) { self.stopsAtFirst = stopsAtFirst }

  /// The members, or nil if there are more runs.
  var rows: RowSet? {
    if isDone { return nil }
    var rows = RowSet(first)
    if !second.isEmpty { rows.insert(second) }
    return rows
  }

  mutating func append(_ count: Int, _ value: Bool) {
    let start = position
    position += count
    guard value, count > 0 else { return }
    if stopsAtFirst {
      isDone = true
    } else if first.isEmpty {
      first = start..<position
    } else if second.isEmpty {
      if first.upperBound == start {
        first = first.lowerBound..<position
      } else {
        second = start..<position
      }
    } else if second.upperBound == start {
      second = second.lowerBound..<position
    } else {
      isDone = true
    }
  }

  mutating func append(_ slot: UnsafePointer<Node>, _ range: Range<Int>, negated: Bool) {
    let view = slot.view
    guard view.kind == .branch else {
      var start = range.lowerBound
      while start < range.upperBound, !isDone {
        let (runEnd, value) = view.runEnd(at: start)
        let end = Swift.min(runEnd, range.upperBound)
        append(end - start, value != negated)
        start = end
      }
      return
    }
    view.everyChild(in: range) { if !isDone { append($0, $1, negated: negated) } }
  }

  mutating func append(
    _ first: NodeView, _ range: Range<Int>, _ second: NodeView, from start: Int,
    _ rule: BooleanOperator
  ) {
    // For differences, words that are equal in both sets have no members.
    let skipsWords =
      !rule(true, true) && !rule(false, false)
      && (range.lowerBound | start) & NodeView.wordMask == 0
    let words = range.lowerBound >> NodeView.wordShift, others = start >> NodeView.wordShift
    let end = NodeView.wordCount(range.count)
    var done = 0
    while done < range.count, !isDone {
      if skipsWords {
        var place = done >> NodeView.wordShift
        while place < end, first.words[words &+ place] == second.words[others &+ place] {
          place &+= 1
        }
        let next = Swift.min(place << NodeView.wordShift, range.count)
        position += next - done
        done = next
        if place == end { break }
      }
      let count = Swift.min(NodeView.wordLength, range.count - done)
      let mask = NodeView.mask(count)
      let bits = rule(first.read(range.lowerBound + done, count), second.read(start + done, count))
      if bits & mask == 0 {
        position += count
      } else {
        var place = 0
        while place < count, !isDone {
          let (end, value) = bits.runEnd(at: place)
          append(Swift.min(end, count) - place, value)
          place = end
        }
      }
      done += count
    }
  }
}

extension NodeView {
  /// Fills a leaf of bits by combining the bits of two leaves.
  fileprivate func combineBits(
    _ first: NodeView, from start: Int, _ second: NodeView, from otherStart: Int,
    _ rule: BooleanOperator
  ) {
    var position = 0
    for place in 0..<size {
      let count = Swift.min(Self.wordLength, length - position)
      let bits = rule(
        first.read(start + position, count), second.read(otherStart + position, count))
      words[place] = bits & Self.mask(count)
      position += count
    }
  }
}
