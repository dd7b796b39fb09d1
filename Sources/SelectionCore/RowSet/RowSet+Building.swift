// SPDX-License-Identifier: MIT

extension RowSet {
  @usableFromInline
  init(rows: [Int]) {
    let isAscending = zip(rows, rows.dropFirst()).allSatisfy { $0 <= $1 }
    var builder = NodeBuilder()
    var end = 0
    for row in isAscending ? rows : rows.sorted() where row >= end && row < .max {
      builder.append(row - end, false)
      builder.append(1, true)
      end = row + 1
    }
    self.init(builder.finish())
  }

  @usableFromInline
  init(rangeList: [Range<Int>]) {
    let isAscending = zip(rangeList, rangeList.dropFirst()).allSatisfy {
      $0.lowerBound <= $1.lowerBound
    }
    let ordered = isAscending ? rangeList : rangeList.sorted { $0.lowerBound < $1.lowerBound }
    var builder = NodeBuilder()
    var end = 0
    for range in ordered {
      let range = range.clamped(to: end..<Int.max)
      guard !range.isEmpty else { continue }
      builder.append(range.lowerBound - end, false)
      builder.append(range.count, true)
      end = range.upperBound
    }
    self.init(builder.finish())
  }
}
