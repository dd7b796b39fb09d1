// SPDX-License-Identifier: MIT
import RandomChoices

/// Choices from the bytes of an input; zeros after its end.
struct ByteSource: Choices {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  /// The bytes that no choice has taken.
  var remaining: [UInt8] { Array(rest) }

  /// Takes one byte for small numbers, more for larger ones.
  mutating func below(_ bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    var value = 0
    var range = 1
    while range < bound {
      value = value << 8 | Int(rest.popFirst() ?? 0)
      range <<= 8
    }
    return value % bound
  }
}

/// Ends the program so that the fuzzer keeps the input.
func fail(_ message: String) -> Never { fatalError(message) }
