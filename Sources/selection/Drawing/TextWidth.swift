// SPDX-License-Identifier: MIT

/// The number of columns that text takes on a terminal.
enum TextWidth {
  /// The scalars that take two columns: East Asian wide characters and pictures.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF,
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]

  /// The number of columns of a character.
  static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F { return 2 }
      width = max(width, of(scalar))
    }
    return width
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      if scalar.properties.isEmojiPresentation { return 2 }
      return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  /// The number of columns of a text.
  static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }
}

extension String {
  /// The text without characters that a terminal would act on: tabs are replaced with spaces, and
  /// other control characters with visible symbols.
  var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar == "\t" {
        result += "    "
      } else if scalar.isControl {
        result += "\u{FFFD}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text in exactly `columns` columns: cut with an ellipsis, or padded with spaces.
  func fitted(to columns: Int, isLeading: Bool = true) -> String {
    let width = TextWidth.of(self)
    if width > columns { return cut(to: columns) }
    let space = String(repeating: " ", count: columns - width)
    return isLeading ? self + space : space + self
  }

  private func cut(to columns: Int) -> String {
    guard columns > 0 else { return "" }
    var result = ""
    var left = columns - 1
    for character in self {
      let width = TextWidth.of(character)
      if width > left { break }
      result.append(character)
      left -= width
    }
    return result + "…" + String(repeating: " ", count: left)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might act on the character, or the character might change the direction of
  /// the following text.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
