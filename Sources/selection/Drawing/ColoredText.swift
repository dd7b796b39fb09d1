// SPDX-License-Identifier: MIT

/// Reads the output of a program line by line: colors are kept, and sequences that would have any
/// other effect on the terminal are left out.
struct ColoredText {
  private static let escape: UInt8 = 0x1B

  /// The style in force, which continues in the next line.
  private var style = Style.plain

  /// Reads a line.
  mutating func line(_ bytes: ArraySlice<UInt8>) -> StyledLine {
    var line = StyledLine()
    var rest = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    while let start = rest.firstIndex(of: Self.escape) {
      append(rest[..<start], to: &line)
      let end = Self.end(ofSequence: rest[start...])
      let sequence = rest[(start + 1)..<end]
      if sequence.first == UInt8(ascii: "["), sequence.last == UInt8(ascii: "m") {
        setStyle(sequence.dropFirst().dropLast())
      }
      rest = rest[end...]
    }
    append(rest, to: &line)
    return line
  }

  private func append(_ bytes: ArraySlice<UInt8>, to line: inout StyledLine) {
    guard !bytes.isEmpty else { return }
    let text = String(decoding: bytes, as: UTF8.self).withTabStops(from: line.width)
    line.append(text.printable, style)
  }

  /// The end of an escape sequence, which may be `ESC [ … x`, `ESC ] … BEL`, `ESC ( B`, or two
  /// bytes.
  private static func end(ofSequence bytes: ArraySlice<UInt8>) -> Int {
    let body = bytes.dropFirst()
    switch body.first {
    case UInt8(ascii: "["):
      let final = body.dropFirst().firstIndex { !(0x20...0x3F).contains($0) }
      // Anything but a final byte is no part of it.
      return final.map { (0x40...0x7E).contains(bytes[$0]) ? $0 + 1 : $0 } ?? bytes.endIndex
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      // It ends with BEL, or with ESC and a backslash.
      guard let last = body.dropFirst().firstIndex(where: { $0 == 0x07 || $0 == escape })
      else { return bytes.endIndex }
      return bytes[last] == 0x07 ? last + 1 : min(last + 2, bytes.endIndex)
    default:
      let final = body.firstIndex { !(0x20...0x2F).contains($0) }
      return final.map { (0x30...0x7E).contains(bytes[$0]) ? $0 + 1 : $0 } ?? bytes.endIndex
    }
  }

  /// Sets the style according to the numbers in a sequence.
  private mutating func setStyle(_ bytes: ArraySlice<UInt8>) {
    let words = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    // `38:2::1:2:3` is one word.
    var codes = words.map { word in
      word.split(separator: UInt8(ascii: ":")).map { Int(Array($0).text) ?? 0 }
    }[...]
    while let parts = codes.popFirst() {
      let code = parts.first ?? 0
      switch code {
      case 0: style = .plain
      case 1: style.isBold = true
      case 22:
        style.isBold = false
        style.effects.subtract(.on(2))
      case 23, 24, 27, 29: style.effects.subtract(.on(code - 20))
      case 30...37: style.foreground = code - 30
      case 39: style.foreground = nil
      case 40...47: style.background = code - 40
      case 49: style.background = nil
      case 90...97: style.foreground = code - 82
      case 100...107: style.background = code - 92
      case 38, 48:
        var numbers = parts.dropFirst()
        if numbers.isEmpty {
          let count = codes.first?.first == 2 ? 4 : 2
          numbers = codes.prefix(count).map { $0.first ?? 0 }[...]
          codes = codes.dropFirst(count)
        }
        let color = Self.color(numbers)
        if code == 38 { style.foreground = color } else { style.background = color }
      default: style.effects.formUnion(.on(code))
      }
    }
  }

  /// The color that `5;n` or `2;r;g;b` stands for; nil for any other numbers.
  private static func color(_ numbers: ArraySlice<Int>) -> Int? {
    guard numbers.allSatisfy({ (0...255).contains($0) }) else { return nil }
    switch (numbers.first, numbers.count) {
    case (5, 2): return numbers.last
    case (2, 4...): return numbers.suffix(3).reduce(1) { $0 << 8 | $1 }
    default: return nil
    }
  }
}
