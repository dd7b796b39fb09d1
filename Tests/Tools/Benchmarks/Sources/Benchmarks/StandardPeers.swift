// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore

extension IndexSet: Peer {
  static var name: String { "IndexSet" }

  init(_ rows: [Int], length: Int) {
    self.init()
    for row in rows { insert(row) }
  }
  func count() -> Int { count }
  func sum() -> Int {
    var sum = 0
    for row in self { sum &+= row }
    return sum
  }
  func nth(_ rank: Int) -> Int { self[index(startIndex, offsetBy: rank)] }
  func rank(of row: Int) -> Int { count(in: 0..<row) }
  mutating func toggle(_ row: Int) { if remove(row) == nil { insert(row) } }
  mutating func set(_ rows: Range<Int>, _ isSelected: Bool) {
    if isSelected { insert(integersIn: rows) } else { remove(integersIn: rows) }
  }
  mutating func selectAll(_ length: Int) { self = IndexSet(integersIn: 0..<length) }
  mutating func invert(_ length: Int) {
    self = IndexSet(integersIn: 0..<length).symmetricDifference(self)
  }
  mutating func insertRow(at row: Int) { shift(startingAt: row, by: 1) }
  mutating func deleteRow(at row: Int) {
    remove(row)
    shift(startingAt: row + 1, by: -1)
  }
  mutating func rearrange(_ segments: [RowSegment]) {
    var result = IndexSet()
    for row in renumbered(self, by: segments) { result.insert(row) }
    self = result
  }
  mutating func roundTrip() {
    var result = IndexSet()
    for range in Array(rangeView) { result.insert(integersIn: range) }
    self = result
  }
}

/// The standard library's set of ranges.
struct RangeSetPeer: Peer {
  static var name: String { "RangeSet" }
  var ranges: RangeSet<Int>

  init(_ rows: [Int], length: Int) { ranges = RangeSet(rows.lazy.map { $0..<($0 + 1) }) }
  func count() -> Int { ranges.ranges.reduce(0) { $0 + $1.count } }
  func contains(_ row: Int) -> Bool { ranges.contains(row) }
  func sum() -> Int {
    var sum = 0
    for range in ranges.ranges { for row in range { sum &+= row } }
    return sum
  }
  func nth(_ rank: Int) -> Int {
    var left = rank
    for range in ranges.ranges {
      if left < range.count { return range.lowerBound + left }
      left -= range.count
    }
    return 0
  }
  func rank(of row: Int) -> Int {
    var rank = 0
    for range in ranges.ranges {
      if range.lowerBound >= row { break }
      rank += min(range.upperBound, row) - range.lowerBound
    }
    return rank
  }
  mutating func toggle(_ row: Int) { set(row..<(row + 1), !ranges.contains(row)) }
  mutating func set(_ rows: Range<Int>, _ isSelected: Bool) {
    if isSelected { ranges.insert(contentsOf: rows) } else { ranges.remove(contentsOf: rows) }
  }
  mutating func selectAll(_ length: Int) { ranges = RangeSet(0..<length) }
  mutating func invert(_ length: Int) { ranges = RangeSet(0..<length).symmetricDifference(ranges) }
  mutating func insertRow(at row: Int) {
    var result: [Range<Int>] = []
    for range in ranges.ranges {
      if range.upperBound <= row {
        result.append(range)
      } else if range.lowerBound >= row {
        result.append((range.lowerBound + 1)..<(range.upperBound + 1))
      } else {
        result += [range.lowerBound..<row, (row + 1)..<(range.upperBound + 1)]
      }
    }
    ranges = RangeSet(result)
  }
  mutating func deleteRow(at row: Int) {
    func moved(_ bound: Int) -> Int { bound > row ? bound - 1 : bound }
    ranges = RangeSet(ranges.ranges.map { moved($0.lowerBound)..<moved($0.upperBound) })
  }
  mutating func rearrange(_ segments: [RowSegment]) {
    let rows = ranges.ranges.lazy.flatMap { $0 }
    ranges = RangeSet(renumbered(rows, by: segments).lazy.map { $0..<($0 + 1) })
  }
  mutating func roundTrip() { ranges = RangeSet(Array(ranges.ranges)) }
}

/// The code that an app writes by hand: a set of the selected row paths.
struct PathSetPeer: Peer {
  static var name: String { "Set of paths" }
  var paths: Set<RowPath>

  init(_ rows: [Int], length: Int) { paths = Set(rows.lazy.map(Self.path)) }
  private static func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }
  func count() -> Int { paths.count }
  func contains(_ row: Int) -> Bool { paths.contains(Self.path(row)) }
  func sum() -> Int {
    var sum = 0
    for path in paths { sum &+= path.row }
    return sum
  }
  func nth(_ rank: Int) -> Int { paths.sorted()[rank].row }
  func rank(of row: Int) -> Int { paths.count(where: { $0.row < row }) }
  mutating func toggle(_ row: Int) {
    if paths.remove(Self.path(row)) == nil { paths.insert(Self.path(row)) }
  }
  mutating func set(_ rows: Range<Int>, _ isSelected: Bool) {
    for row in rows {
      if isSelected { paths.insert(Self.path(row)) } else { paths.remove(Self.path(row)) }
    }
  }
  mutating func selectAll(_ length: Int) { paths = Set((0..<length).lazy.map(Self.path)) }
  mutating func invert(_ length: Int) {
    let old = paths
    paths = Set((0..<length).lazy.map(Self.path).filter { !old.contains($0) })
  }
  mutating func insertRow(at row: Int) {
    paths = Set(paths.lazy.map { $0.row < row ? $0 : Self.path($0.row + 1) })
  }
  mutating func deleteRow(at row: Int) {
    paths = Set(
      paths.lazy.filter { $0.row != row }.map { $0.row < row ? $0 : Self.path($0.row - 1) })
  }
  mutating func rearrange(_ segments: [RowSegment]) {
    paths = Set(renumbered(paths.lazy.map(\.row).sorted(), by: segments).lazy.map(Self.path))
  }
  mutating func roundTrip() { paths = Set(paths.map(\.row).map(Self.path)) }
}
