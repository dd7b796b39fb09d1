// SPDX-License-Identifier: MIT
import BitCollections
import SelectionCore

extension BitSet: Peer {
  static var name: String { "BitSet" }

  init(_ rows: [Int], length: Int) { self.init(rows) }
  func count() -> Int { count }
  func sum() -> Int {
    var sum = 0
    for row in self { sum &+= row }
    return sum
  }
  func nth(_ rank: Int) -> Int { self[index(startIndex, offsetBy: rank)] }
  func rank(of row: Int) -> Int { self[members: 0..<row].count }
  mutating func toggle(_ row: Int) { if remove(row) == nil { insert(row) } }
  mutating func set(_ rows: Range<Int>, _ isSelected: Bool) {
    if isSelected { formUnion(rows) } else { subtract(rows) }
  }
  mutating func selectAll(_ length: Int) { self = BitSet(0..<length) }
  mutating func invert(_ length: Int) { formSymmetricDifference(0..<length) }
  mutating func insertRow(at row: Int) {
    self = BitSet(self.lazy.map { $0 < row ? $0 : $0 + 1 })
  }
  mutating func deleteRow(at row: Int) {
    self = BitSet(self.lazy.filter { $0 != row }.map { $0 < row ? $0 : $0 - 1 })
  }
  mutating func rearrange(_ segments: [RowSegment]) {
    self = BitSet(renumbered(self, by: segments))
  }
  mutating func roundTrip() { self = BitSet(Array(self)) }
}

struct BitArrayPeer: Peer {
  static var name: String { "BitArray" }
  var bits: BitArray

  init(_ rows: [Int], length: Int) {
    bits = BitArray(repeating: false, count: length)
    for row in rows { bits[row] = true }
  }
  private var set: BitSet { BitSet(bits) }
  func count() -> Int { set.count }
  func contains(_ row: Int) -> Bool { bits[row] }
  func sum() -> Int { set.sum() }
  func nth(_ rank: Int) -> Int { set.nth(rank) }
  func rank(of row: Int) -> Int { set.rank(of: row) }
  mutating func toggle(_ row: Int) { bits[row].toggle() }
  mutating func set(_ rows: Range<Int>, _ isSelected: Bool) {
    bits.fill(in: rows, with: isSelected)
  }
  mutating func selectAll(_ length: Int) { bits.fill(with: true) }
  mutating func invert(_ length: Int) { bits.toggleAll() }
  mutating func insertRow(at row: Int) { bits.insert(false, at: row) }
  mutating func deleteRow(at row: Int) { bits.remove(at: row) }
  mutating func rearrange(_ segments: [RowSegment]) {
    let length = segments.reduce(0) { $0 + $1.count }
    self = BitArrayPeer(renumbered(set, by: segments), length: length)
  }
  mutating func roundTrip() { self = BitArrayPeer(Array(set), length: bits.count) }
}
