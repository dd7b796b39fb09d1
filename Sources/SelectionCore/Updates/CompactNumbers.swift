// SPDX-License-Identifier: MIT

/// A list of numbers not below -1, stored in 32 bits each if all of them fit.
struct CompactNumbers: Sendable {
  #if _pointerBitWidth(_32)
    private let numbers: [Int]

    init(short: (Int32.Type) -> [Int32]?, long: (Int.Type) -> [Int]?) {
      numbers = long(Int.self) ?? []
    }

    var count: Int { numbers.count }

    /// The numbers if they are stored in 32 bits, and the numbers in any case.
    var shorts: [Int32]? { nil }
    var longs: [Int] { numbers }

    @inline(__always)
    subscript(i: Int) -> Int { numbers[i] }
  #else
    private var short: [Int32] = []
    private var long: [Int] = []
    private let isShort: Bool

    /// Creates a list of numbers.
    ///
    /// - Parameters:
    ///   - short: Returns the numbers, or nil if they don't fit in 32 bits.
    ///   - long: Returns the numbers.
    init(short: (Int32.Type) -> [Int32]?, long: (Int.Type) -> [Int]?) {
      if let numbers = short(Int32.self) {
        (self.short, isShort) = (numbers, true)
      } else {
        (self.long, isShort) = (long(Int.self) ?? [], false)
      }
    }

    var count: Int { isShort ? short.count : long.count }

    /// The numbers if they are stored in 32 bits, and the numbers in any case.
    var shorts: [Int32]? { isShort ? short : nil }
    var longs: [Int] { isShort ? short.map { Int($0) } : long }

    @inline(__always)
    subscript(i: Int) -> Int { isShort ? Int(short[i]) : long[i] }
  #endif
}
