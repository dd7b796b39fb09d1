// SPDX-License-Identifier: MIT
import SelectionCore

/// Shuffles, each of which is determined by a seed, so that undo only needs to store the seed.
extension Order {
  /// Shuffles the items.
  ///
  /// - Returns: How the rows moved.
  mutating func shuffle(_ seed: UInt32) -> TableMapping {
    reorder { Self.shuffledPlaces($0.count, seed) }
  }

  /// Repeats an earlier shuffle of the items.
  mutating func reshuffle(_ seed: UInt32) {
    let items = items
    self = Order(Self.shuffledPlaces(items.count, seed).map { items[Int($0)] })
  }

  /// Restores the order that the items had before they were shuffled.
  mutating func unshuffle(_ seed: UInt32) {
    let items = items
    var old = [Int32](repeating: 0, count: items.count)
    for (place, before) in Self.shuffledPlaces(items.count, seed).enumerated() {
      old[Int(before)] = items[place]
    }
    self = Order(old)
  }

  private static func shuffledPlaces(_ count: Int, _ seed: UInt32) -> [Int32] {
    var random = XorShift(state: UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15)
    var places = Array(0..<Int32(count))
    places.shuffle(using: &random)
    return places
  }
}

/// Random numbers that are determined by a seed.
private struct XorShift: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
