// SPDX-License-Identifier: MIT

/// The running sums of a branch: for each child, the sum of the children before it, then the total,
/// which is repeated up to the last place.
///
///     lengths of three children   3500, 3600, 3800
///     sums                        0, 3500, 7100, 10_900, 10_900, …
///
/// All places are always searched and updated, so that processors mispredict no branches and can
/// handle four sums at once. For that purpose, each sum is stored as two halves, far from each
/// other; all upper halves are zero, and aren't read, unless the total is larger than in any real
/// table. Like a view, the value is valid as long as its node exists.
struct Sums {
  private let halves: UnsafeMutablePointer<Int32>
  /// The last sum.
  private let total: Int

  /// The number of places; a multiple of four.
  @inline(__always)
  static var count: Int { Limits.slots + 1 }
  /// The number of bytes that the sums take.
  static var bytes: Int { 2 * count * MemoryLayout<Int32>.stride }

  @inline(__always)
  init(at address: UnsafeMutableRawPointer, total: Int) {
    halves = address.assumingMemoryBound(to: Int32.self)
    self.total = total
  }

  /// The lower halves at four places.
  @inline(__always)
  private func four(at place: Int) -> SIMD4<Int32> {
    UnsafeRawPointer(halves + place).loadUnaligned(as: SIMD4<Int32>.self)
  }

  /// Whether all sums are equal to their lower halves.
  @inline(__always)
  var isShort: Bool { isShort(total) }

  @inline(__always)
  private func isShort(_ total: Int) -> Bool { total < Int(Int32.max) }

  @inline(__always)
  subscript(i: Int) -> Int {
    get {
      let lower = UInt32(truncatingIfNeeded: halves[i])
      if isShort { return Int(truncatingIfNeeded: lower) }
      return Int(truncatingIfNeeded: lower) | Int(halves[i + Self.count]) << 32
    }
    nonmutating set {
      halves[i] = Int32(truncatingIfNeeded: newValue)
      halves[i + Self.count] = Int32(truncatingIfNeeded: newValue >> 32)
    }
  }

  /// The last place with a sum that is not above a number, which is at most the total.
  @inline(__always)
  func last(notAbove number: Int) -> Int {
    guard isShort else { return lastOfLong(notAbove: number) }
    let limit = SIMD4(repeating: Int32(truncatingIfNeeded: number &+ 1))
    // Minus one for each sum below the limit.
    var below = SIMD4<Int32>()
    var k = 0
    while k < Self.count {
      below &+= (four(at: k) &- limit) &>> 31
      k &+= 4
    }
    return -1 &- Int(below.wrappedSum())
  }

  @inline(never)
  private func lastOfLong(notAbove number: Int) -> Int {
    var place = 0
    while place + 1 < Self.count, self[place + 1] <= number { place += 1 }
    return place
  }

  /// Adds a number to all sums after a place.
  @inline(__always)
  func add(_ more: Int, after place: Int) {
    guard isShort, isShort(total + more) else { return addToLong(more, after: place) }
    let more = SIMD4(repeating: Int32(truncatingIfNeeded: more))
    // Negative at the places to be updated.
    var distances = SIMD4(repeating: Int32(truncatingIfNeeded: place)) &- SIMD4(0, 1, 2, 3)
    var k = 0
    while k < Self.count {
      let sums = four(at: k) &+ (distances &>> 31) & more
      UnsafeMutableRawPointer(halves + k).storeBytes(of: sums, as: SIMD4<Int32>.self)
      distances &-= SIMD4(repeating: 4)
      k &+= 4
    }
  }

  @inline(never)
  private func addToLong(_ more: Int, after place: Int) {
    let sums = Sums(at: halves, total: .max)
    for k in (place + 1)..<Self.count { sums[k] += more }
  }

  /// Copies the sum at a place to the next place, so that a child can be inserted between the two.
  func open(_ place: Int) {
    for half in 0...1 {
      let sum = halves + half * Self.count + place
      (sum + 1).update(from: sum, count: Self.count - place - 1)
    }
  }

  /// Adds the children at a range of another branch's places after the children of this branch.
  func append(_ other: Sums, _ places: Range<Int>, at end: Int) {
    for k in end..<(Self.count - 1) {
      let last = Swift.min(places.lowerBound + k - end + 1, places.upperBound)
      self[k + 1] = total + other[last] - other[places.lowerBound]
    }
  }

  /// Removes the children at a range of places.
  func close(_ places: Range<Int>) {
    let removed = self[places.upperBound] - self[places.lowerBound]
    for k in (places.lowerBound + 1)..<Self.count {
      self[k] = self[Swift.min(k + places.count, Self.count - 1)] - removed
    }
  }
}
