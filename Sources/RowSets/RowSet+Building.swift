// SPDX-License-Identifier: MIT

extension RowSet {
  @usableFromInline
  init(rows: [Int]) {
    if Self.hasWords, rows.allSatisfy({ $0 < UInt.bitWidth }) {
      self.init(word: rows.reduce(0) { $1 < 0 ? $0 : $0 | 1 &<< UInt($1) })
      return
    }
    let isAscending = zip(rows, rows.dropFirst()).allSatisfy { $0 <= $1 }
    let ordered = isAscending ? rows : rows.sortedNumbers()
    guard ordered.count > Self.fewRows else {
      self.init(few: ordered)
      return
    }
    var builder = NodeBuilder()
    var end = 0
    for row in ordered where row >= end && row < .max {
      builder.append(row - end, false)
      builder.append(1, true)
      end = row + 1
    }
    self.init(builder.finish())
  }

  /// The number of rows that always fit in a leaf of runs.
  private static var fewRows: Int { Limits.denseEnds / 2 - 1 }

  /// Makes a set of a few rows in ascending order, as a single leaf.
  private init(few rows: [Int]) {
    let length = rows.last { $0 < .max }.map { $0 + 1 } ?? 0
    let leaf = Node.runs(length, capacity: 2 * rows.count + 2)
    for row in rows where row >= leaf.view.length && row < .max {
      leaf.view.appendRun(row - leaf.view.length, false)
      leaf.view.appendRun(1, true)
    }
    self.init(leaf.read { $0.length } > 0 ? leaf : nil)
  }

  @usableFromInline
  init(rangeList: [Range<Int>]) {
    if Self.hasWords, rangeList.allSatisfy({ $0.upperBound <= UInt.bitWidth }) {
      let rows = rangeList.lazy.map { $0.clamped(to: Self.universe) }
      self.init(word: rows.reduce(0) { $1.isEmpty ? $0 : $0 | UInt(run: $1) })
      return
    }
    var builder = NodeBuilder()
    var end = 0
    for range in rangeList.ascending {
      let range = range.clamped(to: end..<Int.max)
      guard !range.isEmpty else { continue }
      builder.append(range.lowerBound - end, false)
      builder.append(range.count, true)
      end = range.upperBound
    }
    self.init(builder.finish())
  }
}
