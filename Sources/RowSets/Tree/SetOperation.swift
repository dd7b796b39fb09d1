// SPDX-License-Identifier: MIT

/// A Boolean operator on two values: whether a row is in a first set, and whether it is in a second
/// set.
struct BooleanOperator: Equatable {
  /// The four results as bits: bit 0 for a row in neither set, bit 1 for a row only in the second
  /// set, bit 2 for a row only in the first set, bit 3 for a row in both sets.
  private let answers: UInt8

  static let union = BooleanOperator(answers: 0b1110)
  static let intersection = BooleanOperator(answers: 0b1000)
  static let subtraction = BooleanOperator(answers: 0b0100)
  static let symmetricDifference = BooleanOperator(answers: 0b0110)

  private init(answers: UInt8) { self.answers = answers }

  func callAsFunction(_ first: Bool, _ second: Bool) -> Bool {
    answers >> ((first ? 2 : 0) + (second ? 1 : 0)) & 1 != 0
  }

  /// The operator that gives the same result when one or both sets are stored inverted.
  func withInverted(_ first: Bool, _ second: Bool) -> BooleanOperator {
    var answers = answers
    if first { answers = answers >> 2 | (answers & 3) << 2 }
    if second { answers = (answers & 0b1010) >> 1 | (answers & 0b0101) << 1 }
    return BooleanOperator(answers: answers)
  }

  /// The operator with the opposite results.
  var negated: BooleanOperator { BooleanOperator(answers: ~answers & 0b1111) }

  /// The operator with the first and the second set exchanged.
  var exchanged: BooleanOperator {
    BooleanOperator(answers: answers & 0b1001 | (answers & 2) << 1 | (answers & 4) >> 1)
  }

  /// Applies the operator to whole words.
  func callAsFunction(_ first: UInt, _ second: UInt) -> UInt {
    var result: UInt = 0
    if answers & 8 != 0 { result |= first & second }
    if answers & 4 != 0 { result |= first & ~second }
    if answers & 2 != 0 { result |= ~first & second }
    if answers & 1 != 0 { result |= ~(first | second) }
    return result
  }
}

/// A node together with its position in its tree.
///
/// The value is safe to use while its tree is kept alive, that is, for one call.
struct NodeCursor {
  let slot: UnsafePointer<Node>
  let start: Int
  var view: NodeView { slot.view }
  var end: Int { start + view.length }

  init(_ slot: UnsafePointer<Node>, start: Int = 0) {
    self.slot = slot
    self.start = start
  }

  func isSame(as other: NodeCursor) -> Bool {
    start == other.start && slot.view.header == other.slot.view.header
  }

  /// The state of all rows of a window, if one run of a leaf of runs contains them.
  func value(throughout window: Range<Int>) -> Bool? {
    guard view.kind.isRuns else { return nil }
    let (runEnd, value) = view.runEnd(at: window.lowerBound - start)
    return start + runEnd >= window.upperBound ? value : nil
  }

  func child(_ i: Int) -> NodeCursor {
    NodeCursor(view.children + i, start: start + view.start(i))
  }
}

/// Receives the rows of a combination in ascending order.
protocol CombinationTarget {
  /// Whether further rows no longer matter.
  var isDone: Bool { get }
  mutating func append(_ count: Int, _ value: Bool)
  mutating func append(_ slot: UnsafePointer<Node>, _ range: Range<Int>, negated: Bool)
  /// Appends the combined rows of two leaves of bits.
  mutating func append(
    _ first: NodeView, _ range: Range<Int>, _ second: NodeView, from start: Int,
    _ rule: BooleanOperator
  )
}

/// Walks two trees in parallel, by whole nodes if possible.
///
/// If both trees have the same node at the same position, or the rows of one tree have only one
/// state there, the nodes aren't opened; otherwise the higher node is opened. So the cost depends
/// only on the nodes that differ.
///
///     first    |-------- A --------|-- B --|-- C --|
///     second   |-- A --|----- on ----------|-- C --|
///              opened     taken as it is     skipped
struct SetOperation<Output: CombinationTarget> {
  let rule: BooleanOperator
  var target: Output

  /// Combines two nodes in a window that both cover, and that isn't empty.
  mutating func combine(_ first: NodeCursor, _ second: NodeCursor, _ window: Range<Int>) {
    guard !target.isDone else { return }
    let (one, two) = (first.view, second.view)
    one.noteVisit()
    if first.isSame(as: second) {
      return apply(rule(false, false), rule(true, true), to: first, window)
    }
    if let value = first.value(throughout: window) {
      return apply(rule(value, false), rule(value, true), to: second, window)
    }
    if let value = second.value(throughout: window) {
      return apply(rule(false, value), rule(true, value), to: first, window)
    }
    if one.level == 0, two.level == 0 {
      if one.kind.isRuns, two.kind.isRuns { return combineRuns(first, and: second, window) }
      if one.kind.isRuns { return combineRuns(first, with: second, window, rule) }
      if two.kind.isRuns { return combineRuns(second, with: first, window, rule.exchanged) }
      target.append(
        one, window.shifted(by: -first.start), two, from: window.lowerBound - second.start, rule)
    } else if one.level == two.level, first.start == second.start,
      rule(false, false) == rule(true, true)
    {
      combineBranches(first, second, window)
    } else if one.level >= two.level {
      everyChild(of: first, window) { $0.combine($1, second, $2) }
    } else {
      everyChild(of: second, window) { $0.combine(first, $1, $2) }
    }
  }

  /// Combines branches that begin at the same row, for an operator that finds differences: children
  /// that both branches have at the same place are skipped; after a few edits, these are almost all
  /// children.
  private mutating func combineBranches(
    _ first: NodeCursor, _ second: NodeCursor, _ window: Range<Int>
  ) {
    let (one, two) = (first.view, second.view)
    let common = Swift.min(one.size, two.size)
    var i = one.index(covering: window.lowerBound - first.start)
    var position = window.lowerBound
    while position < window.upperBound {
      let isAligned =
        i < common && one.start(i) == two.start(i) && one.start(i + 1) == two.start(i + 1)
      let alike = isAligned ? one.commonChildren(with: two, from: i, to: common) : 0
      let last = i + Swift.max(alike - 1, 0)
      let end = Swift.min(first.start + one.start(last + 1), window.upperBound)
      if alike > 0 {
        target.append(end - position, rule(true, true))
      } else {
        combine(first.child(i), isAligned ? second.child(i) : second, position..<end)
      }
      position = end
      i = last + 1
    }
  }

  /// Combines a node with rows on the other side that all have the same state.
  mutating func combine(
    _ side: NodeCursor, with value: Bool, _ window: Range<Int>, _ rule: BooleanOperator
  ) {
    apply(rule(false, value), rule(true, value), to: side, window)
  }

  /// Walks the runs of two leaves of runs in parallel.
  private mutating func combineRuns(
    _ first: NodeCursor, and second: NodeCursor, _ window: Range<Int>
  ) {
    let (one, two) = (first.view, second.view)
    var (start, position) = (window.lowerBound, window.lowerBound)
    var i = one.run(covering: start - first.start)
    var j = two.run(covering: start - second.start)
    var value = rule(i & 1 == 1, j & 1 == 1)
    while true {
      let (end, otherEnd) = (first.start + one.end(i), second.start + two.end(j))
      position = Swift.min(end, otherEnd)
      if position >= window.upperBound { break }
      if end == position { i += 1 }
      if otherEnd == position { j += 1 }
      let next = rule(i & 1 == 1, j & 1 == 1)
      guard next != value else { continue }
      target.append(position - start, value)
      if target.isDone { return }
      (start, value) = (position, next)
    }
    target.append(window.upperBound - start, value)
  }

  private mutating func combineRuns(
    _ runs: NodeCursor, with other: NodeCursor, _ window: Range<Int>, _ rule: BooleanOperator
  ) {
    var position = window.lowerBound
    while position < window.upperBound {
      let (end, value) = runs.view.runEnd(at: position - runs.start)
      let upper = Swift.min(runs.start + end, window.upperBound)
      apply(rule(value, false), rule(value, true), to: other, position..<upper)
      position = upper
    }
  }

  /// Appends the rows of a node, with new states for rows that are off and for rows that are on.
  @inline(never)
  private mutating func apply(_ off: Bool, _ on: Bool, to side: NodeCursor, _ window: Range<Int>) {
    guard !target.isDone else { return }
    if off == on { return target.append(window.count, on) }
    target.append(side.slot, window.shifted(by: -side.start), negated: off)
  }

  private mutating func everyChild(
    of side: NodeCursor, _ window: Range<Int>,
    _ body: (inout SetOperation, NodeCursor, Range<Int>) -> Void
  ) {
    let view = side.view
    let first = view.index(covering: window.lowerBound - side.start)
    let last = view.index(reaching: window.upperBound - side.start)
    for i in first...last {
      let child = side.child(i)
      body(&self, child, window.clamped(to: child.start..<child.end))
    }
  }
}
