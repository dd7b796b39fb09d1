// SPDX-License-Identifier: MIT

extension String {
  /// The text with tabs replaced by spaces, with tab stops eight columns apart.
  var withTabStops: String {
    guard utf8.contains(UInt8(ascii: "\t")) else { return self }
    var result = ""
    var column = 0
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
