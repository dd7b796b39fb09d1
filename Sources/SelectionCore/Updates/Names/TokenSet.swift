// SPDX-License-Identifier: MIT

/// A set of tokens, as bits.
@usableFromInline
struct TokenSet {
  @usableFromInline var words: [UInt64] = []

  @inlinable
  init() {}

  @inlinable
  init(count: Int) { words = [UInt64](repeating: 0, count: count / 64 + 1) }

  @inlinable
  var isEmpty: Bool { words.isEmpty }

  @inlinable
  func contains(_ token: Int) -> Bool {
    words[token &>> 6] & (1 &<< UInt64(truncatingIfNeeded: token & 63)) != 0
  }

  @inlinable
  mutating func insert(_ token: Int) {
    words[token &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: token & 63)
  }

  @inlinable
  mutating func insert(_ tokens: Range<Int>) {
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      let first = token % 64
      let count = Swift.min(64 - first, tokens.upperBound - token)
      words[token / 64] |=
        (UInt64.max &>> UInt64(truncatingIfNeeded: 64 - count))
        &<< UInt64(truncatingIfNeeded: first)
      token += count
    }
  }

  /// The number of consecutive absent tokens from a token on, within its word.
  @inlinable
  func countOfAbsent(from token: Int) -> Int {
    let word = words[token / 64] &>> UInt64(truncatingIfNeeded: token % 64)
    return Swift.min(word.trailingZeroBitCount, 64 - token % 64)
  }
}
