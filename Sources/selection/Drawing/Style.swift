// SPDX-License-Identifier: MIT

/// The style of a piece of text.
struct Style: Hashable {
  /// The number of a color in the terminal's palette of 256; nil for the default.
  var foreground: Int?
  var background: Int?
  var isBold = false

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

  /// The style for a mark on text of this style.
  var marked: Style {
    var style = self
    style.foreground = background == nil ? 28 : 120
    style.isBold = true
    return style
  }

  /// The style for matching letters in text of this style.
  var matched: Style {
    var style = self
    style.foreground = background == nil ? 130 : 222
    style.isBold = true
    return style
  }

  /// The sequence that switches to the style.
  ///
  /// - Parameter hasColors: Whether the terminal shows colors; without them a background is shown
  ///   reversed.
  /// - Returns: The sequence.
  func sequence(hasColors: Bool) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if !hasColors, background != nil { codes.append("7") }
    if hasColors {
      if let foreground { codes.append("38;5;\(foreground)") }
      if let background { codes.append("48;5;\(background)") }
    }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
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

  /// The line as text alone.
  var plainText: String { pieces.map(\.text).joined() }

  /// The line as an escape sequence for a terminal.
  func sequence(hasColors: Bool) -> String {
    var result = ""
    for piece in pieces { result += piece.style.sequence(hasColors: hasColors) + piece.text }
    return result + "\u{1B}[0m"
  }
}
