// SPDX-License-Identifier: MIT

/// The style of a piece of text.
struct Style: Hashable {
  /// Effects other than bold, which occur only in the output of other programs.
  struct Effects: OptionSet, Hashable {
    let rawValue: Int

    /// The number that switches each effect on.
    static let all: [(effect: Effects, code: Int)] = [
      (Effects(rawValue: 1), 2), (Effects(rawValue: 2), 3), (Effects(rawValue: 4), 4),
      (Effects(rawValue: 8), 7), (Effects(rawValue: 16), 9),
    ]

    /// The effect that a number switches on.
    static func on(_ code: Int) -> Effects { all.first { $0.code == code }?.effect ?? [] }
  }

  /// The number of a color in the terminal's palette of 256, or ``rgb`` and three bytes; nil for
  /// the default.
  var foreground: Int?
  var background: Int?
  var isBold = false
  var effects: Effects = []

  /// The bit of a color that isn't in the palette.
  static let rgb = 1 << 24

  static let plain = Style()
  // The terminal's background may be light or dark; these colors have a contrast of about 4.5:1 on
  // both.
  static let dim = Style(foreground: 243)
  static let strong = Style(isBold: true)
  static let title = Style(foreground: 231, background: 24, isBold: true)
  static let accent = Style(foreground: 30)
  static let warning = Style(foreground: 130)
  static let cursor = Style(foreground: 231, background: 238)
  static let selected = Style(foreground: 231, background: 25)
  static let selectedCursor = Style(foreground: 231, background: 31, isBold: true)

  /// The style for a mark on text that has this style.
  var marked: Style {
    var style = self
    style.foreground = background == nil ? 28 : 120
    style.isBold = true
    return style
  }

  /// The style for matching letters in text that has this style.
  var matched: Style {
    var style = self
    style.foreground = background == nil ? 130 : 222
    style.isBold = true
    return style
  }

  /// The sequence that switches to the style.
  ///
  /// - Parameter hasColors: Whether the terminal shows colors; without colors, a background is
  ///   shown as reversed text.
  /// - Returns: The sequence.
  func sequence(hasColors: Bool) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    for (effect, code) in Effects.all where effects.contains(effect) { codes.append("\(code)") }
    if !hasColors, background != nil { codes.append("7") }
    if hasColors {
      if let foreground { codes.append("38;\(Self.code(of: foreground))") }
      if let background { codes.append("48;\(Self.code(of: background))") }
    }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

extension Style {
  private static func code(of color: Int) -> String {
    color < rgb ? "5;\(color)" : "2;\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"
  }
}

/// A line of the screen: pieces of text, each in a style.
struct StyledLine: Hashable {
  /// A piece of text in a style.
  struct Piece: Hashable {
    var text: String
    var style: Style
  }

  var pieces: [Piece] = []

  init() {}

  init(_ text: String, _ style: Style = .plain) { append(text, style) }

  mutating func append(_ text: String, _ style: Style = .plain) {
    pieces.append(Piece(text: text, style: style))
  }

  /// The number of columns of the line.
  var width: Int { pieces.reduce(0) { $0 + TextWidth.of($1.text) } }

  /// The line in exactly `columns` columns.
  func fitted(to columns: Int) -> StyledLine {
    var result = StyledLine()
    var left = columns
    for piece in pieces where left > 0 {
      let width = TextWidth.of(piece.text)
      let text = width > left ? piece.text.fitted(to: left) : piece.text
      result.append(text, piece.style)
      left -= min(width, left)
    }
    if left > 0 { result.append(String(repeating: " ", count: left), .plain) }
    return result
  }

  /// The line, wrapped into lines of at most `columns` columns.
  func wrapped(to columns: Int) -> [StyledLine] {
    var lines = [StyledLine()]
    var left = columns
    for piece in pieces {
      var text = ""
      for character in piece.text {
        let width = TextWidth.of(character)
        if width > left, left < columns {
          lines[lines.count - 1].append(text, piece.style)
          lines.append(StyledLine())
          (text, left) = ("", columns)
        }
        text.append(character)
        left -= width
      }
      if !text.isEmpty { lines[lines.count - 1].append(text, piece.style) }
    }
    return lines
  }

  /// The line as plain text.
  var plainText: String { pieces.map(\.text).joined() }

  /// The line as an escape sequence for a terminal.
  func sequence(hasColors: Bool) -> String {
    var result = ""
    for piece in pieces { result += piece.style.sequence(hasColors: hasColors) + piece.text }
    return result + "\u{1B}[0m"
  }
}
