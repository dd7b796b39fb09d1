// SPDX-License-Identifier: MIT

extension String {
  /// The text with tabs replaced by spaces; tab stops are eight columns apart.
  var withTabStops: String { withTabStops(from: 0) }

  /// The same for text that begins at a column.
  func withTabStops(from start: Int) -> String {
    guard utf8.contains(UInt8(ascii: "\t")) else { return self }
    var result = ""
    var column = start
    for character in self {
      if character == "\t" {
        let count = 8 - column % 8
        result += String(repeating: " ", count: count)
        column += count
      } else {
        result.append(character)
        column += TextWidth.of(character)
      }
    }
    return result
  }
}
