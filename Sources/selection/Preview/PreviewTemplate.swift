// SPDX-License-Identifier: MIT

/// A command for a preview of a line, with placeholders: `{}` for the line, `{2}` or `{1..3}` for
/// fields, `{q}` for the query, `{n}` for the line's number from 0, `{+}` for all chosen lines,
/// `{+2}` for their fields.
///
/// The command and everything inserted into it are bytes, which a shell reads one by one. As text,
/// an apostrophe followed by a combining mark would be a different character, and would not be
/// quoted.
struct PreviewTemplate: Hashable {
  /// A piece of the command.
  private enum Piece: Hashable {
    case text([UInt8])
    case line
    case fields(FieldList)
    case query
    case number
    /// All chosen lines, or certain fields of each chosen line.
    case chosen(FieldList?)
  }

  private var pieces: [Piece] = []

  /// Parses a template; braces that contain no placeholder's name stay unchanged.
  init(_ command: some Collection<UInt8>) {
    var rest = Array(command)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      guard let close = rest[open...].firstIndex(of: UInt8(ascii: "}")) else { break }
      if let piece = Self.placeholder(rest[(open + 1)..<close]) {
        pieces += [.text(Array(rest[..<open])), piece]
        rest = rest[(close + 1)...]
      } else {
        pieces.append(.text(Array(rest[...open])))
        rest = rest[(open + 1)...]
      }
    }
    pieces.append(.text(Array(rest)))
  }

  /// The placeholder with a name; nil if there is none.
  private static func placeholder(_ name: ArraySlice<UInt8>) -> Piece? {
    switch (name.first, name.count) {
    case (nil, _): .line
    case (UInt8(ascii: "q"), 1): .query
    case (UInt8(ascii: "n"), 1): .number
    case (UInt8(ascii: "+"), 1): .chosen(nil)
    case (UInt8(ascii: "+"), _): FieldList(name.dropFirst()).map(Piece.chosen)
    default: FieldList(name).map(Piece.fields)
    }
  }

  /// Whether the command depends on the query.
  var hasQuery: Bool { pieces.contains(.query) }

  /// Whether the command depends on the chosen lines.
  var hasChosen: Bool { pieces.contains { if case .chosen = $0 { true } else { false } } }

  /// The command for a line, quoted for a shell.
  func command(
    for line: Int, in lines: Lines, query: some Sequence<UInt8>, chosen: [Int]
  ) -> [UInt8] {
    var command: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let text): command += text
      case .line: command.appendQuoted(lines.plainBytes(of: line))
      case .fields(let fields): command.appendQuoted(Self.bytes(fields, of: line, in: lines))
      case .query: command.appendQuoted(query)
      case .number: command.appendNumber(line)
      case .chosen(let fields):
        for (place, line) in chosen.enumerated() {
          if place > 0 { command.append(UInt8(ascii: " ")) }
          command.appendQuoted(Self.bytes(fields, of: line, in: lines))
        }
      }
    }
    return command
  }

  /// Fields of a line, or the whole line.
  private static func bytes(_ fields: FieldList?, of line: Int, in lines: Lines) -> [UInt8] {
    let line = lines.plainBytes(of: line)
    return fields?.bytes(of: line, delimiter: lines.format.delimiter) ?? line
  }
}

extension [UInt8] {
  /// Appends bytes as a single word for a shell; null bytes are left out, because no word can
  /// contain them.
  fileprivate mutating func appendQuoted(_ bytes: some Sequence<UInt8>) {
    let (quote, backslash) = (UInt8(ascii: "'"), UInt8(ascii: "\\"))
    append(quote)
    for byte in bytes where byte != 0 {
      // An apostrophe ends the quotation, is added by itself, and begins a new quotation. A
      // backslash is added in the same way, because fish reads it differently from other shells
      // within quotation marks.
      if byte == quote || byte == backslash {
        self += [quote, backslash, byte, quote]
      } else {
        append(byte)
      }
    }
    append(quote)
  }
}
