// SPDX-License-Identifier: MIT
package import SelectionCore

/// The simplest possible set of rows: one `Bool` for each row; rows beyond the end aren't members.
package struct BoolModel: Equatable {
  package var rows: [Bool]

  package init(_ rows: [Bool]) { self.rows = rows }

  /// The set whose members are the bits of a number.
  package init(bits: Int, length: Int) { rows = (0..<length).map { bits >> $0 & 1 == 1 } }

  package var members: [Int] { rows.indices.filter { rows[$0] } }

  package var count: Int { rows.count(where: { $0 }) }

  /// A set with the same members.
  package var rowSet: RowSet { RowSet(members) }

  /// A set with the same members, stored inverted.
  package var invertedRowSet: RowSet {
    var inverse = self
    inverse.complement(within: rows.count)
    return inverse.rowSet.complement(within: rows.count)
  }

  /// The maximal runs of members.
  var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while let first = rows[start...].firstIndex(of: true) {
      let end = rows[first...].firstIndex(of: false) ?? rows.count
      ranges.append(first..<end)
      start = end
    }
    return ranges
  }

  mutating func grow(to length: Int) {
    if rows.count < length { rows += Array(repeating: false, count: length - rows.count) }
  }

  package mutating func assign(_ range: Range<Int>, _ value: Bool) {
    grow(to: range.upperBound)
    for row in range { rows[row] = value }
  }

  package mutating func toggle(_ row: Int) {
    grow(to: row + 1)
    rows[row].toggle()
  }

  package mutating func complement(within length: Int) {
    grow(to: length)
    rows = rows[..<length].map { !$0 }
  }

  package func slice(_ range: Range<Int>) -> BoolModel {
    var copy = self
    copy.grow(to: range.upperBound)
    return BoolModel(Array(copy.rows[range]))
  }

  package mutating func replace(_ range: Range<Int>, with replacement: BoolModel, count: Int) {
    grow(to: range.upperBound)
    rows.replaceSubrange(range, with: replacement.slice(0..<count).rows)
  }

  package mutating func move(_ range: Range<Int>, to destination: Int) {
    let moved = slice(range)
    replace(range, with: BoolModel([]), count: 0)
    replace(destination..<destination, with: moved, count: range.count)
  }

  package func rearranged(_ segments: [RowSegment]) -> BoolModel {
    var result: [Bool] = []
    for segment in segments {
      switch segment {
      case .kept(let range): result += slice(range).rows
      case .inserted(let count): result += Array(repeating: false, count: max(count, 0))
      }
    }
    return BoolModel(result)
  }

  package func combined(with other: BoolModel, _ rule: (Bool, Bool) -> Bool) -> BoolModel {
    var (first, second) = (self, other)
    first.grow(to: other.rows.count)
    second.grow(to: rows.count)
    return BoolModel(zip(first.rows, second.rows).map(rule))
  }
}
