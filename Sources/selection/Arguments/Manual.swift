// SPDX-License-Identifier: MIT

/// An option, as used by the command line, `--help`, the manual page and completions.
struct OptionEntry: Hashable {
  /// The kind of value that an option takes.
  enum Value: Hashable {
    /// A value that is a file's name, shown with a placeholder.
    case file(String)
    /// A value that is one of several words, shown with a placeholder.
    case word(String, of: [String])
    /// A value that is any other text, shown with a placeholder.
    case text(String)

    /// The placeholder.
    var name: String {
      switch self {
      case .file(let name), .text(let name), .word(let name, _): name
      }
    }
  }

  /// The names, the short name first.
  var names: [String]
  /// The value that the option takes, if any.
  var value: Value?
  /// Whether the value may be omitted; a given value follows `=`, or is a number in the next word.
  var isValueOptional = false
  /// A description of the option's effect.
  var help: String

  init(_ names: String..., value: Value? = nil, isValueOptional: Bool = false, help: String) {
    self.names = names
    self.value = value
    self.isValueOptional = isValueOptional
    self.help = help
  }

  /// The names with the value, as in a manual.
  var words: String {
    let name = value.map { isValueOptional ? "[=\($0.name)]" : " " + $0.name } ?? ""
    return names.joined(separator: ", ") + name
  }
}

/// Words with their meaning, such as a key or an exit status.
struct Meaning: Hashable {
  var words: String
  var meaning: String

  init(_ words: String, _ meaning: String) {
    self.words = words
    self.meaning = meaning
  }
}

/// The documentation of a command, from which `--help`, the manual page and completions are made.
struct Manual: Hashable {
  /// A piece of the description.
  enum Piece: Hashable {
    case text(String)
    case code([String])
  }

  /// The command's name; empty for the program itself, without a command.
  var name: String
  /// A summary in a few words.
  var summary: String
  /// The ways to call the command, each with a short description if there are several.
  var usage: [Meaning]
  var description: [Piece] = []
  var options: [OptionEntry] = []
  /// The effects of keys, with a title.
  var keys: [Meaning] = []
  /// The meanings of special characters.
  var signs: [Meaning] = []
  var statuses: [Meaning] = []
  /// Notes at the end.
  var notes: [Piece] = []

  /// The option with a name.
  func option(_ name: String) -> OptionEntry? { options.first { $0.names.contains(name) } }
}

extension Manual {
  /// The text that `--help` prints.
  var help: String {
    var parts: [[String]] = [["selection\(name.isEmpty ? "" : " " + name): \(summary)"]]
    let width = usage.map { $0.words.count }.max() ?? 0
    parts.append(
      usage.enumerated().map { number, way in
        let words = way.meaning.isEmpty ? way.words : way.words.fitted(to: width + 3) + way.meaning
        return (number == 0 ? "usage: " : "       ") + words
      })
    parts += description.map(Self.lines)
    let names = options.map { entry in
      (entry.names[0].utf8.starts(with: "--".utf8) ? "    " : "") + entry.words
    }
    parts.append(["options:"] + Self.table(zip(names, options).map { Meaning($0, $1.help) }))
    if !keys.isEmpty { parts.append(keyLines()) }
    if !statuses.isEmpty { parts.append(["exit status:"] + Self.table(statuses)) }
    parts += notes.map(Self.lines)
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The effects of keys and the meaning of special characters, in lines of at most the given
  /// width, unless a single word is longer; if two columns would be too narrow, the meanings are
  /// below the keys.
  func keyLines(columns: Int = 80) -> [String] {
    let width = (keys + signs).map { TextWidth.of($0.words) }.max() ?? 0
    func lines(_ rows: [Meaning]) -> [String] {
      if columns >= 2 * width { return Self.table(rows, width: width, columns: columns) }
      return rows.flatMap { row in
        (row.words + ": " + row.meaning).wrapped(to: columns - 4).enumerated().map { number, line in
          (number == 0 ? "  " : "    ") + line
        }
      }
    }
    let keys = ["keys:"] + lines(keys)
    return signs.isEmpty ? keys : keys + ["signs:"] + lines(signs)
  }

  private static func lines(_ piece: Piece) -> [String] {
    switch piece {
    case .text(let text): text.wrapped(to: 80)
    case .code(let lines): lines.map { "  " + $0 }
    }
  }

  /// Words in one column and their meanings in another; long words get a line of their own.
  static func table(_ rows: [Meaning], width: Int? = nil, columns: Int = 80) -> [String] {
    let width = width ?? min(rows.map { TextWidth.of($0.words) }.max() ?? 0, 24)
    return rows.flatMap { row in
      let isLong = TextWidth.of(row.words) > width
      let meaning = row.meaning.wrapped(to: columns - width - 4).enumerated().map { number, line in
        "  " + (number == 0 && !isLong ? row.words : "").fitted(to: width) + "  " + line
      }
      return (isLong ? row.words.wrapped(to: columns - 2).map { "  " + $0 } : []) + meaning
    }
  }
}

extension String {
  /// The text in lines of at most that many columns, split at spaces.
  func wrapped(to columns: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, TextWidth.of(last) + TextWidth.of(String(word)) < columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
