// SPDX-License-Identifier: MIT

extension Node {
  /// Replaces positions of a leaf of runs with `count` rows in one state, which must fit.
  static func replaceInRuns(_ node: inout Node, _ range: Range<Int>, count: Int, value: Bool) {
    makeUnique(&node, capacity: node.view.size + 2)
    let view = node.view
    if view.kind == .runs {
      view.replace(view.short, range, count: count, value: value)
    } else {
      view.replace(view.long, range, count: count, value: value)
    }
  }

  /// Replaces rows of a leaf of runs that would get too many rows: the leaf becomes a leaf of long
  /// runs, or is cut into two leaves, one of which may contain long runs.
  static func widenRuns(
    _ node: inout Node, _ range: Range<Int>, count: Int, value: Bool
  ) -> Splits {
    let long = make(.longRuns, capacity: node.view.size + 4)
    node.read { _ = long.view.appendRuns(of: $0, 0..<$0.length) }
    node = long
    replaceInRuns(&node, range, count: count, value: value)
    let view = node.view
    return view.size > Limits.smallEnds ? divide(&node, at: view.end(view.size / 2)) : Splits()
  }

  /// Flips a row of a leaf of runs.
  static func flipInRuns(_ node: inout Node, at position: Int) -> Flip {
    let size = node.view.size
    makeUnique(&node, capacity: size + 2)
    let view = node.view
    let isShort = view.kind == .runs
    let isOn =
      isShort ? view.flip(view.short, at: position) : view.flip(view.long, at: position)
    let isLarge = view.size > (isShort ? Limits.ends : Limits.longEnds)
    let isSmaller = view.size < size && view.isSmall
    return Flip(isOn: isOn, needsRebalancing: isLarge || isSmaller || view.isDense)
  }
}

extension NodeView {
  /// Replaces a range of rows: the runs before the range are kept, and the last of these runs is
  /// cut.
  ///
  /// The runs after the range are also kept, and the first of these runs is cut. Each end keeps its
  /// parity or moves by two places, except at the two seams:
  ///
  ///     ends       [2, 5, 9, 12]      off off on on on off off off off on on on
  ///     replace 3..<10 by 4 rows that are off:
  ///     i = 1: the first run that reaches 3        kept     [2, 3
  ///     new rows, of the other state than run 1             [2, 3, 7
  ///     j = 3: the first run that ends after 10    shifted  [2, 3, 7, 9]
  fileprivate func replace<End>(
    _ ends: Ends<End>, _ range: Range<Int>, count: Int, value: Bool
  ) {
    let size = size
    let shift = count - range.count
    let i = ends.first(reaching: range.lowerBound)
    var j = i
    while j < size, ends[j] <= range.upperBound { j += 1 }
    let removed = range.isEmpty ? 0 : weight(ends, of: range, from: i, through: j)

    // New rows extend the run before them, or are a run of their own.
    let last = count > 0 && (i % 2 == 1) != value ? i + 1 : i
    // The tail continues the last run, or starts a new one.
    let tail = j < size && last % 2 == j % 2 ? last : last + 1
    let tailCount = size - j
    if tailCount > 0, tail != j { ends.move(j..<size, to: tail) }
    if shift != 0 { ends.add(shift, to: tail..<(tail + tailCount)) }
    if last > i { ends[i] = range.lowerBound }
    if tail > last || tailCount == 0 { ends[last] = range.lowerBound + count }
    self.size = tail + tailCount
    length += shift
    weight += (value ? count : 0) - removed
  }

  /// The number of rows of a range that are on, in a leaf of runs; the range starts in run `i` and
  /// ends in run `j`.
  private func weight<End>(
    _ ends: Ends<End>, of range: Range<Int>, from i: Int, through j: Int
  ) -> Int {
    var weight = 0
    var k = i | 1
    while k <= j, k < size {
      weight += Swift.min(ends[k], range.upperBound) - Swift.max(ends[k - 1], range.lowerBound)
      k += 2
    }
    return weight
  }

  /// Flips a row, which moves an end, or adds or removes two ends.
  ///
  /// - Returns: Whether the row is now on.
  fileprivate func flip<End>(_ ends: Ends<End>, at position: Int) -> Bool {
    let size = size
    let i = ends.first(above: position)
    let isOn = i & 1 == 0
    weight += isOn ? 1 : -1
    let (isFirst, isLast) = (ends.start(i) == position, ends[i] == position + 1)
    switch (isFirst && i > 0, isLast) {
    case (true, true) where i + 1 < size:
      ends.move((i + 1)..<size, to: i - 1)
      self.size = size - 2
    case (true, true):
      ends[i - 1] = position + 1
      self.size = size - 1
    case (true, false): ends[i - 1] = position + 1
    case (false, true) where i + 1 < size: ends[i] = position
    case (false, true):
      ends[i] = position
      ends[size] = position + 1
      self.size = size + 1
    case (false, false):
      ends.move(i..<size, to: i + 2)
      ends[i] = position
      ends[i + 1] = position + 1
      self.size = size + 2
    }
    return isOn
  }
}
