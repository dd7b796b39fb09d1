// SPDX-License-Identifier: MIT

/// Random numbers that a seed repeats, or the bytes of an input and then always the same.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  /// The bytes to come; nil if a seed decides.
  private var bytes: ArraySlice<UInt8>?

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  /// Choices from the bytes of an input, such as a fuzzer's.
  init(bytes: [UInt8]) { (state, self.bytes) = (0, bytes[...]) }

  /// Whether no byte is left.
  var isAtEnd: Bool { bytes?.isEmpty == true }

  /// One of some values, of which there is at least one.
  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  mutating func next() -> UInt64 {
    if bytes != nil {
      // A small choice depends on the highest bits alone. Ones below keep it from being made again.
      return UInt64(bytes?.popFirst() ?? 0) << 56 | UInt64.max >> 8
    }
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
