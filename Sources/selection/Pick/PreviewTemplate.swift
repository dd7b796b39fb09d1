// SPDX-License-Identifier: MIT

/// A command for a preview of a line, with placeholders: `{}` for the line, `{2}` or `{1..3}` for
/// fields, `{q}` for the query, `{n}` for the line's number from 0, `{+}` for all chosen lines.
struct PreviewTemplate: Hashable {
  /// A piece of the command.
  private enum Piece: Hashable {
    case text(String)
    case line
    case fields(FieldList)
    case query
    case number
    case chosen
  }

  private var pieces: [Piece] = []

  /// Parses a template; braces around anything else stay as they are.
  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      let piece: Piece? =
        switch String(rest[rest.index(after: open)..<close]) {
        case "": .line
        case "q": .query
        case "n": .number
        case "+": .chosen
        case let name: FieldList(name).map(Piece.fields)
        }
      if let piece {
        pieces += [.text(String(rest[..<open])), piece]
        rest = rest[rest.index(after: close)...]
      } else {
        pieces.append(.text(String(rest[...open])))
        rest = rest[rest.index(after: open)...]
      }
    }
    pieces.append(.text(String(rest)))
  }

  /// Whether the command depends on the query.
  var hasQuery: Bool { pieces.contains(.query) }

  /// Whether the command depends on the chosen lines.
  var hasChosen: Bool { pieces.contains(.chosen) }

  /// The command for a line, quoted for a shell.
  func command(for line: Int, in lines: Lines, query: String, chosen: [Int]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .line: Self.quoted(lines.plainBytes(of: line))
      case .fields(let fields):
        Self.quoted(
          fields.bytes(
            of: lines.plainBytes(of: line),
            delimiter: lines.format.delimiter.map { Array($0.utf8) }))
      case .query: Self.quoted(Array(query.utf8))
      case .number: String(line)
      case .chosen: chosen.map { Self.quoted(lines.plainBytes(of: $0)) }.joined(separator: " ")
      }
    }.joined()
  }

  /// Bytes as one word for a shell.
  private static func quoted(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
