// SPDX-License-Identifier: MIT

/// The manual page, in the format of `man`.
enum ManualPage {
  static var text: String {
    var lines = [
      ".TH SELECTION 1 \"\" \"selection \(packageVersion)\" \"User Commands\"",
      ".SH NAME", "selection \\- \(escaped(Usage.overview.summary))", ".SH SYNOPSIS",
    ]
    for way in Usage.overview.usage { lines += [".B \(escaped(way.words))", ".br"] }
    lines += [".SH DESCRIPTION"]
    for way in Usage.overview.usage { lines += item(way.words, way.meaning) }
    lines += body(of: Usage.overview, level: ".SH")
    for command in Usage.commands {
      lines += [
        ".SH SELECTION \(command.name.uppercased())", ".B \(escaped(command.usage[0].words))",
        ".PP", "\(escaped("The command is there to \(command.summary)."))",
      ]
      lines += body(of: command, level: ".SS")
    }
    return lines.joined(separator: "\n")
  }

  private static func body(of manual: Manual, level: String) -> [String] {
    var lines = manual.description.flatMap(piece)
    lines.append("\(level) Options")
    for option in manual.options {
      lines += item(option.words, option.help)
    }
    for (title, rows) in [
      ("Keys", manual.keys), ("Signs", manual.signs), ("Exit status", manual.statuses),
    ] where !rows.isEmpty {
      lines.append("\(level) \(title)")
      for row in rows { lines += item(row.words, row.meaning) }
    }
    if !manual.notes.isEmpty { lines += ["\(level) Notes"] + manual.notes.flatMap(piece) }
    return lines
  }

  private static func item(_ words: String, _ meaning: String) -> [String] {
    [".TP", ".B \(escaped(words))", escaped(meaning)]
  }

  private static func piece(_ piece: Manual.Piece) -> [String] {
    switch piece {
    case .text(let text): [".PP", escaped(text)]
    case .code(let lines): [".PP", ".nf", ".RS"] + lines.map(escaped) + [".RE", ".fi"]
    }
  }

  /// Text escaped so that `man` shows it unchanged.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "\"": result += "\\(dq"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.utf8.first == UInt8(ascii: ".") ? "\\&" + result : result
  }
}
