// SPDX-License-Identifier: MIT

/// A source of choices for a program: random numbers in tests, the bytes of an input in fuzzing.
package protocol Choices {
  /// A number from zero up to, but not including, `bound`; zero if `bound` isn't positive.
  mutating func below(_ bound: Int) -> Int

  /// Whether there are no more choices; random numbers never end.
  var isAtEnd: Bool { get }
}

extension Choices {
  package var isAtEnd: Bool { false }

  /// A range within `0..<length`, which may be empty.
  package mutating func range(within length: Int) -> Range<Int> {
    let first = below(length + 1)
    let second = below(length + 1)
    return min(first, second)..<max(first, second)
  }

  /// One of some items, or nil if there are none.
  package mutating func element<Item>(of items: [Item]) -> Item? {
    items.isEmpty ? nil : items[below(items.count)]
  }
}
