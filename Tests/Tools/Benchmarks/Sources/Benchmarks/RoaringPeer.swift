// SPDX-License-Identifier: MIT
import CRoaring
import SelectionCore

/// The functions of CRoaring, if it is installed.
nonisolated(unsafe) private let loaded = roaring_load()

/// CRoaring, which has containers of sorted numbers, bits or runs for each 65,536 rows.
final class RoaringPeer: Peer {
  static var name: String { "CRoaring" }
  static var isInstalled: Bool { loaded != nil }

  private var bitmap: OpaquePointer?
  private let call: roaring_functions

  private init(_ bitmap: OpaquePointer?, _ call: roaring_functions) {
    self.bitmap = bitmap
    self.call = call
  }

  init(_ rows: [Int], length: Int) {
    guard let loaded else { fatalError("CRoaring is not installed") }
    call = loaded.pointee
    let numbers = rows.map(UInt32.init)
    bitmap = call.of_ptr(numbers.count, numbers)
  }

  deinit { call.free(bitmap) }

  func copy() -> Self { Self(copying: self) }
  private convenience init(copying other: RoaringPeer) {
    self.init(other.call.copy(other.bitmap), other.call)
  }

  private func rows() -> [UInt32] {
    let count = count()
    return Array(unsafeUninitializedCapacity: count) {
      if let address = $0.baseAddress { call.to_uint32_array(bitmap, address) }
      $1 = count
    }
  }
  private func replace(_ new: OpaquePointer?) {
    guard let new else { return }
    call.free(bitmap)
    bitmap = new
  }

  func count() -> Int { Int(call.count(bitmap)) }
  func contains(_ row: Int) -> Bool { call.contains(bitmap, UInt32(row)) }
  func sum() -> Int {
    withUnsafePointer(to: call) { Int(truncatingIfNeeded: roaring_sum($0, bitmap)) }
  }
  func nth(_ rank: Int) -> Int {
    var row: UInt32 = 0
    _ = call.select(bitmap, UInt32(rank), &row)
    return Int(row)
  }
  func rank(of row: Int) -> Int { row == 0 ? 0 : Int(call.rank(bitmap, UInt32(row - 1))) }
  func toggle(_ row: Int) {
    if contains(row) { call.remove(bitmap, UInt32(row)) } else { call.add(bitmap, UInt32(row)) }
  }
  func set(_ rows: Range<Int>, _ isSelected: Bool) {
    guard !rows.isEmpty else { return }
    let (first, last) = (UInt32(rows.lowerBound), UInt32(rows.upperBound - 1))
    if isSelected {
      call.add_range_closed(bitmap, first, last)
    } else {
      call.remove_range_closed(bitmap, first, last)
    }
  }
  func selectAll(_ length: Int) { replace(call.from_range(0, UInt64(length), 1)) }
  func invert(_ length: Int) { call.flip_inplace(bitmap, 0, UInt64(length)) }
  func insertRow(at row: Int) {
    var numbers = rows()
    for i in numbers.indices where Int(numbers[i]) >= row { numbers[i] += 1 }
    replace(call.of_ptr(numbers.count, numbers))
  }
  func deleteRow(at row: Int) {
    call.remove(bitmap, UInt32(row))
    var numbers = rows()
    for i in numbers.indices where Int(numbers[i]) > row { numbers[i] -= 1 }
    replace(call.of_ptr(numbers.count, numbers))
  }
  func rearrange(_ segments: [RowSegment]) {
    let numbers = renumbered(rows().lazy.map(Int.init), by: segments).map(UInt32.init)
    replace(call.of_ptr(numbers.count, numbers))
  }
  func roundTrip() {
    let size = call.portable_size(bitmap)
    var bytes = [CChar](repeating: 0, count: size)
    _ = call.portable_serialize(bitmap, &bytes)
    replace(call.portable_deserialize(bytes, size))
  }
}
