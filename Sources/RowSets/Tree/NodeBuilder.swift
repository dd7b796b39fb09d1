// SPDX-License-Identifier: MIT

/// Builds a tree, from left to right, from single rows, runs, and parts of other trees.
///
/// Rows are collected in one open leaf. Full leaves, and whole nodes shared with other trees, are
/// kept in `levels`, one list for each level, until there are enough for a branch:
///
///     levels[2]   ▣ ▣                 two branches, ready
///     levels[1]   ▤ ▤ ▤               three branches of leaves
///     levels[0]   ▢ ▢ ▢ ▢ ▢           five leaves
///     open        ▨                   rows that don't fill a leaf yet
struct NodeBuilder {
  private var levels: [[Node]] = []
  private var open: Node?

  /// Adds rows in one state.
  mutating func append(_ count: Int, _ value: Bool) {
    guard count > 0 else { return }
    guard let leaf = open?.view else { return openRuns(count, value) }
    if leaf.kind.isRuns {
      if leaf.kind == .runs, leaf.length > Limits.shortLength - count {
        // A few ends are worth their space as whole integers; if there are many, they are better in
        // a leaf of their own.
        guard leaf.size <= Limits.smallEnds else {
          close()
          return openRuns(count, value)
        }
        openLongRuns(of: leaf)
        return append(count, value)
      }
      leaf.appendRun(count, value)
      return closeIfFull(leaf)
    }
    // Runs that became dense may have more bits than a filled leaf.
    let fitting = Swift.min(count, Swift.max(Limits.filledBits - leaf.length, 0))
    leaf.appendBits(fitting, value)
    if fitting < count {
      close()
      openRuns(count - fitting, value)
    }
  }

  /// Adds rows of a leaf.
  mutating func append(_ leaf: NodeView, _ range: Range<Int>, negated: Bool = false) {
    guard leaf.kind == .bits else { return appendRuns(of: leaf, range, negated) }
    var rest = range
    while !rest.isEmpty {
      let target = openBits(for: rest.count)
      let count = Swift.min(rest.count, Limits.filledBits - target.length)
      let end = rest.lowerBound + count
      target.appendBits(of: leaf, rest.lowerBound..<end, negated: negated)
      rest = end..<rest.upperBound
      if target.length == Limits.filledBits { close() }
    }
  }

  private mutating func appendRuns(of leaf: NodeView, _ range: Range<Int>, _ negated: Bool) {
    var rest = range
    while !rest.isEmpty {
      var count = 0
      if let target = open?.view, target.kind == .runs, leaf.kind == .runs {
        count = target.appendRuns(of: leaf, rest, negated: negated)
        closeIfFull(target)
      }
      if count == 0 {
        let (end, value) = leaf.runEnd(at: rest.lowerBound)
        count = Swift.min(end, rest.upperBound) - rest.lowerBound
        append(count, value != negated)
      }
      rest = (rest.lowerBound + count)..<rest.upperBound
    }
  }

  /// Adds part of a tree; nodes that are completely within the part are shared.
  mutating func append(_ slot: UnsafePointer<Node>, _ range: Range<Int>, negated: Bool = false) {
    let view = slot.view
    view.noteVisit()
    if !negated, range == 0..<view.length, isReadyToShare(view) {
      return share(slot.pointee)
    }
    guard view.kind == .branch else { return append(view, range, negated: negated) }
    view.everyChild(in: range) { append($0, $1, negated: negated) }
  }

  /// The tree of everything that was added, or nil if nothing was.
  mutating func finish() -> Node? {
    close()
    var tree: Node?
    for (level, nodes) in levels.enumerated() where !nodes.isEmpty {
      let group = Node.collapsed(Self.branch(nodes, level: level + 1))
      if let right = tree { tree = Node.concatenated(group, right) } else { tree = group }
    }
    levels = []
    return tree
  }

  /// Adds a whole leaf, such as a leaf of sections.
  mutating func push(_ leaf: Node) {
    if levels.isEmpty { levels.append([]) }
    let last = levels[0].count - 1
    if last >= 0, levels[0][last].read({ $0.isSmall }) || leaf.read({ $0.isSmall }),
      let merged = levels[0][last].read({ first in leaf.read { Node.merged(first, $0) } })
    {
      levels[0][last] = merged
    } else {
      levels[0].append(leaf)
    }
    gather(0)
  }

  // MARK: - The open leaf

  private mutating func openRuns(_ count: Int, _ value: Bool) {
    let leaf = Node.runs(count, capacity: Limits.ends + 2)
    leaf.view.appendRun(count, value)
    open = leaf
  }

  /// Replaces the open leaf of runs with a leaf of long runs.
  private mutating func openLongRuns(of runs: NodeView) {
    let leaf = Node.make(.longRuns, capacity: Limits.longEnds + 2)
    leaf.view.appendRuns(of: runs, 0..<runs.length)
    open = leaf
  }

  /// If the open leaf of runs is full, closes it or turns it into bits.
  private mutating func closeIfFull(_ leaf: NodeView) {
    guard leaf.size >= (leaf.kind == .runs ? Limits.ends : Limits.longEnds) else { return }
    if leaf.isDense { openBits(of: leaf) } else { close() }
  }

  /// Replaces the open leaf of runs with a leaf of bits.
  private mutating func openBits(of runs: NodeView) {
    let leaf = Node.make(.bits, capacity: NodeView.wordCount(Limits.bits))
    leaf.view.appendBits(of: runs, 0..<runs.length)
    open = leaf
  }

  /// An open leaf of bits with space for a number of bits.
  private mutating func openBits(for count: Int) -> NodeView {
    if let leaf = open?.view {
      if leaf.kind == .bits, leaf.length < Limits.filledBits { return leaf }
      if leaf.kind.isRuns, leaf.length + Swift.min(count, Limits.smallBits) <= Limits.filledBits {
        openBits(of: leaf)
        return openBits(for: count)
      }
      close()
    }
    let leaf = Node.make(.bits, capacity: NodeView.wordCount(Limits.bits))
    open = leaf
    return leaf.view
  }

  private mutating func close() {
    guard let leaf = open else { return }
    open = nil
    leaf.read { if $0.kind == .bits { $0.recount() } }
    push(Node.compact(leaf))
  }

  // MARK: - Waiting nodes

  /// Whether a node should be shared unchanged, although sharing it closes the open leaf.
  private func isReadyToShare(_ view: NodeView) -> Bool {
    guard let leaf = open?.view else { return true }
    return view.kind == .branch || !leaf.isSmall
  }

  private mutating func share(_ node: Node) {
    close()
    let level = node.level
    guard level > 0 else { return push(node) }
    if levels.prefix(level).contains(where: { !$0.isEmpty }) || node.read({ $0.isSmall }) {
      let before = finish()
      let tree = before.map { Node.concatenated($0, node) } ?? node
      while levels.count <= tree.level { levels.append([]) }
      levels[tree.level] = [tree]
    } else {
      while levels.count <= level { levels.append([]) }
      levels[level].append(node)
      gather(level)
    }
  }

  /// Makes a branch of the nodes of a level when there are enough.
  private mutating func gather(_ level: Int) {
    guard levels[level].count > Limits.filledChildren else { return }
    // The last node stays, because later leaves may have to be merged with it.
    guard let last = levels[level].popLast() else { return }
    let branch = Self.branch(levels[level], level: level + 1)
    levels[level] = [last]
    if levels.count == level + 1 { levels.append([]) }
    levels[level + 1].append(branch)
    gather(level + 1)
  }

  private static func branch(_ nodes: [Node], level: Int) -> Node {
    let branch = Node.branch(nodes, level: level)
    for i in nodes.indices.reversed() { Node.rebalance(branch.view, i) }
    return branch
  }
}
