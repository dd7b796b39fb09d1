// SPDX-License-Identifier: MIT

extension RowSet {
  /// The rows for which an operator on their membership in this set and in another set is true.
  ///
  /// If rows in neither tree would be members, the result is stored inverted, so that it can still
  /// share nodes with a set that was complemented.
  func combined(with other: RowSet, _ rule: BooleanOperator) -> RowSet {
    if isIdentical(to: other) { return rule(true, true) ? self : RowSet() }
    if other.isEmpty { return rule(true, false) ? self : RowSet() }
    if isEmpty { return rule(false, true) ? other : RowSet() }
    if let word = combinedWord(with: other, rule) { return RowSet(word: word) }
    // If one set is a run that covers the other, as with select-all, there is nothing to walk.
    if rule == .union {
      if root == nil, contains(all: 0..<other.extent) { return self }
      if other.root == nil, other.contains(all: 0..<extent) { return other }
    }
    return planted.combinedTree(with: other.planted, rule)
  }

  private func combinedTree(with other: RowSet, _ rule: BooleanOperator) -> RowSet {
    if !rule(true, true) {
      let few = setOperation(
        with: other, rule.withInverted(isInverted, other.isInverted), FewRuns()
      ).target
      if let rows = few.rows { return rows }
    }
    let stored = rule.withInverted(isInverted, other.isInverted)
    let isInverted =
      rule == .symmetricDifference
      ? isDifferenceStoredInverted(from: other) : stored(false, false)
    let setOperation = setOperation(
      with: other, isInverted ? stored.negated : stored, NodeBuilder())
    var builder = setOperation.target
    return RowSet(builder.finish(), isInverted: isInverted, length: Swift.max(extent, other.extent))
  }

  /// Whether the difference from another set would share more nodes with the larger tree if the
  /// difference were stored inverted.
  ///
  /// In a range in which the smaller tree contains no row, the difference equals the larger tree;
  /// in a range in which it contains all rows, the difference equals the larger tree's complement.
  /// So an undo step shares all nodes that it doesn't flip, regardless of how the step is stored.
  private func isDifferenceStoredInverted(from other: RowSet) -> Bool {
    let (small, large) = treeLength < other.treeLength ? (self, other) : (other, self)
    let length = large.treeLength
    // Beyond the end of an inverted set, its tree would have to contain all rows.
    let rest = small.isInverted ? Swift.max(length - small.extent, 0) : 0
    let isMostlyOn = length > 0 && small.treeWeight + rest > length / 2
    return isMostlyOn != (isInverted != other.isInverted)
  }

  /// Whether one of two sets is a copy of the other, so that both have the same members.
  ///
  /// - Complexity: O(1).
  func isIdentical(to other: RowSet) -> Bool {
    root === other.root && form == other.form
  }

  /// Whether an operator is true for any row.
  func hasMembers(with other: RowSet, _ rule: BooleanOperator) -> Bool {
    if let word = combinedWord(with: other, rule) { return word != 0 }
    let (first, second) = (planted, other.planted)
    return first.setOperation(
      with: second, rule.withInverted(isInverted, second.isInverted), FewRuns(stopsAtFirst: true)
    ).target.isDone
  }

  /// Walks both trees, as they are stored, up to the end of both sets.
  private func setOperation<Output>(
    with other: RowSet, _ rule: BooleanOperator, _ target: Output
  ) -> SetOperation<Output> {
    var setOperation = SetOperation(rule: rule, target: target)
    withTree { tree in
      other.withTree { otherTree in
        let end = Swift.max(extent, other.extent)
        var start = 0
        while start < end {
          let window = start..<Swift.min(boundary(above: start), other.boundary(above: start))
          let first = start < treeLength ? tree : nil
          let second = start < other.treeLength ? otherTree : nil
          switch (
            first.map { NodeCursor($0) }, second.map { NodeCursor($0) }
          ) {
          case (let first?, let second?): setOperation.combine(first, second, window)
          case (let first?, nil):
            setOperation.combine(first, with: other.isOnBeyondTree(start), window, rule)
          case (nil, let second?):
            setOperation.combine(second, with: isOnBeyondTree(start), window, rule.exchanged)
          case (nil, nil):
            let value = rule(isOnBeyondTree(start), other.isOnBeyondTree(start))
            setOperation.target.append(window.count, value)
          }
          start = window.upperBound
        }
      }
    }
    return setOperation
  }

  /// The next end above a row: the end of the tree, or otherwise the end of the set; there is no
  /// end beyond both.
  private func boundary(above row: Int) -> Int {
    if row < treeLength { return treeLength }
    return row < extent ? extent : .max
  }

  /// The stored state of a row beyond the tree.
  private func isOnBeyondTree(_ row: Int) -> Bool { isInverted && row >= extent }

  /// Calls a closure with the tree, if the set has a tree.
  func withTree<Result>(_ body: (UnsafePointer<Node>?) -> Result) -> Result {
    guard let root = root else { return body(nil) }
    return root.withPointer { body($0) }
  }
}

extension RowSet: Hashable {
  /// Returns whether two sets have the same members, regardless of their storage.
  ///
  /// - Complexity: O(1) if one set is a copy of the other or their counts differ, otherwise the
  ///   cost of ``symmetricDifference(_:)``.
  @inline(never)
  public static func == (first: RowSet, second: RowSet) -> Bool {
    first.isIdentical(to: second)
      || (first.word == nil || second.word == nil)
        && first.count == second.count && !first.hasMembers(with: second, .subtraction)
  }

  /// Hashes the members.
  ///
  /// - Complexity: O(*r*).
  @inline(never)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for run in ranges {
      hasher.combine(run.lowerBound)
      hasher.combine(run.upperBound)
    }
  }
}
