// SPDX-License-Identifier: MIT

extension RowSet {
  /// Makes room for `count` rows before a row: that row and all above it move up.
  ///
  /// The new rows are no members, and members that would move beyond the highest row number are
  /// dropped. A gap of no rows, or at a number that is no row, changes nothing.
  public mutating func openGap(at row: Int, count: Int) {
    guard Self.universe.contains(row), count > 0 else { return }
    replaceSubrange(row..<row, with: RowSet(), count: count)
  }

  /// Takes rows out: what stands above them moves down into their place.
  ///
  /// - Parameter rows: the rows to take out, as they are numbered before.
  public mutating func closeGap(_ rows: Range<Int>) {
    replaceSubrange(rows.clamped(to: Self.universe), with: RowSet(), count: 0)
  }

  /// Moves rows elsewhere; each takes its membership along.
  ///
  /// - Parameters:
  ///   - rows: the rows to move, as they are numbered before.
  ///   - destination: where the first of them stands afterwards. Below zero it counts as zero.
  public mutating func move(_ rows: Range<Int>, to destination: Int) {
    let rows = rows.clamped(to: Self.universe)
    guard !rows.isEmpty else { return }
    let destination = Swift.max(0, Swift.min(destination, .max - rows.count))
    let moved = slice(rows)
    closeGap(rows)
    replaceSubrange(destination..<destination, with: moved, count: rows.count)
  }

  /// The members in a range, numbered from the start of the range.
  public func slice(_ rows: Range<Int>) -> RowSet {
    let rows = rows.clamped(to: Self.universe)
    let runs = intersection(RowSet(rows)).runs
    return RowSet(
      trusted: runs.map {
        ($0.lowerBound - rows.lowerBound)..<($0.upperBound - rows.lowerBound)
      })
  }

  /// Puts `count` rows in the place of the rows of a range; what stands above moves up or down.
  ///
  /// - Parameters:
  ///   - rows: the rows to take out, as they are numbered before.
  ///   - replacement: the members among the new rows, numbered from zero; those not below `count` are
  ///     ignored.
  ///   - count: the number of new rows; below zero it counts as zero.
  public mutating func replaceSubrange(
    _ rows: Range<Int>, with replacement: RowSet, count: Int
  ) {
    let rows = rows.clamped(to: Self.universe)
    let count = Swift.min(Swift.max(count, 0), .max - rows.lowerBound)
    var result = RowSet(ranges: intersection(RowSet(0..<rows.lowerBound)).runs)
    let new = replacement.slice(0..<count)
    result.formUnion(new.shifted(up: rows.lowerBound))
    let tail = slice(rows.upperBound..<Int.max)
    result.formUnion(tail.shifted(up: rows.lowerBound + count))
    self = result
  }

  /// The rows of this set put together anew out of segments.
  ///
  /// - Parameter segments: what the new rows are, in ascending order: rows of this set, or new rows,
  ///   which are no members. Rows that stand in no segment are dropped.
  /// - Returns: the members, numbered by the segments.
  /// - Complexity: O(*m* log *n*) or O(*m* + *r*) for *m* segments, whichever is less.
  public func rearranged(_ segments: some Sequence<RowSegment>) -> RowSet {
    var result = RowSet()
    var length = 0
    for segment in segments {
      switch segment {
      case .kept(let rows):
        let rows = rows.clamped(to: Self.universe)
        result.formUnion(slice(rows).shifted(up: length))
        length += Swift.min(rows.count, .max - length)
      case .inserted(let count):
        length += Swift.min(Swift.max(count, 0), .max - length)
      }
    }
    return result
  }

  /// The set with each row so much higher; rows that would be too high are dropped.
  private func shifted(up distance: Int) -> RowSet {
    guard distance < .max else { return RowSet() }
    return RowSet(
      trusted: slice(0..<(.max - distance)).runs.map {
        ($0.lowerBound + distance)..<($0.upperBound + distance)
      })
  }
}
