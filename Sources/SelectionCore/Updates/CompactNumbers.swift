// SPDX-License-Identifier: MIT

/// A list of numbers from -1 on, in 32 bits each if all of them fit.
struct CompactNumbers: Sendable {
  #if _pointerBitWidth(_32)
    private let numbers: [Int]

    init(upTo most: Int, short: (Int32.Type) -> [Int32], long: (Int.Type) -> [Int]) {
      numbers = long(Int.self)
    }

    var count: Int { numbers.count }

    @inline(__always)
    subscript(i: Int) -> Int { numbers[i] }
  #else
    private var short: [Int32] = []
    private var long: [Int] = []
    private let isShort: Bool

    /// Makes a list of numbers that aren't above `most`.
    ///
    /// - Parameters:
    ///   - most: The highest number that there may be.
    ///   - short: Returns the numbers, if they fit in 32 bits.
    ///   - long: Returns the numbers, if they don't.
    init(upTo most: Int, short: (Int32.Type) -> [Int32], long: (Int.Type) -> [Int]) {
      isShort = most <= Int(Int32.max)
      if isShort { self.short = short(Int32.self) } else { self.long = long(Int.self) }
    }

    var count: Int { isShort ? short.count : long.count }

    @inline(__always)
    subscript(i: Int) -> Int { isShort ? Int(short[i]) : long[i] }
  #endif
}
