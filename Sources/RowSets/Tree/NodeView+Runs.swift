// SPDX-License-Identifier: MIT

/// Adding to leaves of runs.
extension NodeView {
  /// Adds a run to a leaf of runs that has space for two more ends.
  func appendRun(_ count: Int, _ value: Bool) {
    guard count > 0 else { return }
    if size == 0 {
      size = 1
      setEnd(0, to: 0)
    }
    length += count
    if value { weight += count }
    if (size % 2 == 0) != value { size += 1 }
    setEnd(size - 1, to: length)
  }

  private func setEnd(_ i: Int, to end: Int) {
    if kind == .runs { short[i] = end } else { long[i] = end }
  }

  /// Adds rows of another leaf to a leaf of runs, as many as fit.
  ///
  /// Ends that move by the same distance are copied together.
  ///
  /// - Returns: The number of rows that were added.
  @discardableResult
  func appendRuns(of leaf: NodeView, _ range: Range<Int>, negated: Bool = false) -> Int {
    guard kind == .runs, leaf.kind == .runs else {
      leaf.everyRun(of: range) { appendRun($0, $1 != negated) }
      return range.count
    }
    let source = leaf.short
    let room = Swift.min(range.upperBound, range.lowerBound + Limits.shortLength - length)
    var i = source.first(above: range.lowerBound)
    var position = Swift.min(source[i], room)
    appendRun(position - range.lowerBound, i & 1 == 1 ? !negated : negated)
    guard position == source[i] else { return position - range.lowerBound }
    i += 1
    // The further runs that are in the range and fit.
    let next = room == leaf.length ? source.count : source.first(above: room)
    let most = Swift.min(capacity, Limits.ends)
    let count = Swift.min(next - i, most - size)
    if count > 0 {
      let start = size
      size += count
      let copies = short
      (copies.address + start).update(from: source.address + i, count: count)
      copies.add(length - position, to: start..<size)
      // Every other one of these runs is on, and the first begins at the end of the leaf.
      var first = start
      var more = 0
      if first & 1 == 1 {
        more = copies[first] - length
        first += 1
      }
      more += copies.weight(first..<(first + (size - first) & ~1))
      weight += more
      length = copies[size - 1]
      i += count
      position = source[i - 1]
    }
    if i == next, position < room, size < most {
      appendRun(room - position, i & 1 == 1 ? !negated : negated)
      position = room
    }
    return position - range.lowerBound
  }
}
