// SPDX-License-Identifier: MIT
import SelectionCore

/// A way to store which rows of a table are selected.
protocol Peer {
  static var name: String { get }

  init(_ rows: [Int], length: Int)
  /// A separate copy; a value is one already.
  func copy() -> Self
  func count() -> Int
  func contains(_ row: Int) -> Bool
  /// The sum of all rows, visited one by one.
  func sum() -> Int
  func nth(_ rank: Int) -> Int
  func rank(of row: Int) -> Int
  mutating func toggle(_ row: Int)
  mutating func set(_ rows: Range<Int>, _ isSelected: Bool)
  mutating func selectAll(_ length: Int)
  mutating func invert(_ length: Int)
  mutating func insertRow(at row: Int)
  mutating func deleteRow(at row: Int)
  /// Moves a row from a number before the move to one after it.
  mutating func moveRow(_ row: Int, to destination: Int)
  mutating func rearrange(_ segments: [RowSegment])
  /// Encodes the set as a list of runs, or bytes, and decodes it.
  mutating func roundTrip()
}

extension Peer {
  func copy() -> Self { self }

  mutating func moveRow(_ row: Int, to destination: Int) {
    let isSelected = contains(row)
    deleteRow(at: row)
    insertRow(at: destination)
    if isSelected { toggle(destination) }
  }
}

/// A user's code to renumber selected rows in one pass: rows in ascending order, before and after.
func renumbered(_ rows: some Sequence<Int>, by segments: [RowSegment]) -> [Int] {
  var result: [Int] = []
  var start = 0
  var iterator = rows.makeIterator()
  var row = iterator.next()
  for segment in segments {
    if case .kept(let kept) = segment {
      while let next = row, next < kept.lowerBound { row = iterator.next() }
      while let next = row, next < kept.upperBound {
        result.append(next - kept.lowerBound + start)
        row = iterator.next()
      }
    }
    start += segment.count
  }
  return result
}

extension RowSet: Peer {
  static var name: String { "RowSet" }

  init(_ rows: [Int], length: Int) { self.init(rows) }
  func count() -> Int { count }
  func sum() -> Int {
    var sum = 0
    for row in self { sum &+= row }
    return sum
  }
  func nth(_ rank: Int) -> Int {
    let row: Int? = nth(rank)
    return row ?? 0
  }
  mutating func toggle(_ row: Int) {
    let _: Bool = toggle(row)
  }
  mutating func set(_ rows: Range<Int>, _ isSelected: Bool) {
    if isSelected { insert(rows) } else { remove(rows) }
  }
  mutating func selectAll(_ length: Int) { self = RowSet(0..<length) }
  mutating func invert(_ length: Int) { formComplement(within: length) }
  mutating func insertRow(at row: Int) { openGap(at: row, count: 1) }
  mutating func deleteRow(at row: Int) { closeGap(row..<(row + 1)) }
  mutating func moveRow(_ row: Int, to destination: Int) {
    let isOn = contains(row)
    closeGap(row..<(row + 1))
    openGap(at: destination, count: 1)
    if isOn { insert(destination) }
  }
  mutating func rearrange(_ segments: [RowSegment]) { self = rearranged(segments) }
  mutating func roundTrip() { self = RowSet(ranges: ranges) }
}
