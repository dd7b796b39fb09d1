// SPDX-License-Identifier: MIT

/// An option, as the command line, `--help`, the manual page and completions know it.
struct OptionEntry: Hashable {
  /// What a value names.
  enum Value: Hashable {
    /// A file, called so.
    case file(String)
    /// One of some words.
    case word(String, of: [String])
    /// Something else, called so.
    case text(String)

    /// What the value is called.
    var name: String {
      switch self {
      case .file(let name), .text(let name), .word(let name, _): name
      }
    }
  }

  /// The names, the short one first.
  var names: [String]
  /// The value that it takes, if any.
  var value: Value?
  /// Whether it may be without its value, which then comes after `=`.
  var isValueOptional = false
  /// What it does.
  var help: String

  init(_ names: String..., value: Value? = nil, isValueOptional: Bool = false, help: String) {
    self.names = names
    self.value = value
    self.isValueOptional = isValueOptional
    self.help = help
  }

  /// The names with the value, as a manual has them.
  var words: String {
    let name = value.map { isValueOptional ? "[=\($0.name)]" : " " + $0.name } ?? ""
    return names.joined(separator: ", ") + name
  }
}

/// Words beside what they mean: a key, or a status.
struct Meaning: Hashable {
  var words: String
  var meaning: String

  init(_ words: String, _ meaning: String) {
    self.words = words
    self.meaning = meaning
  }
}

/// What is to be known about a command, from which `--help`, the manual page and completions are
/// made.
struct Manual: Hashable {
  /// A piece of the description.
  enum Piece: Hashable {
    case text(String)
    case code([String])
  }

  /// The name; empty for the program without a command.
  var name: String
  /// What it does, in a few words.
  var summary: String
  /// The ways to call it, each with a few words on it if there are several.
  var usage: [Meaning]
  var description: [Piece] = []
  var options: [OptionEntry] = []
  /// What the keys do, with a title.
  var keys: [Meaning] = []
  /// What signs mean.
  var signs: [Meaning] = []
  var statuses: [Meaning] = []
  /// What is said at the end.
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
      (entry.names[0].hasPrefix("--") ? "    " : "") + entry.words
    }
    parts.append(["options:"] + Self.table(zip(names, options).map { Meaning($0, $1.help) }))
    if !keys.isEmpty { parts.append(keyLines) }
    if !statuses.isEmpty { parts.append(["exit status:"] + Self.table(statuses)) }
    parts += notes.map(Self.lines)
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// What the keys do, and what the signs mean, line by line.
  var keyLines: [String] {
    let width = (keys + signs).map { TextWidth.of($0.words) }.max() ?? 0
    let keys = ["keys:"] + Self.table(keys, width: width)
    return signs.isEmpty ? keys : keys + ["signs:"] + Self.table(signs, width: width)
  }

  private static func lines(_ piece: Piece) -> [String] {
    switch piece {
    case .text(let text): text.wrapped(to: 80)
    case .code(let lines): lines.map { "  " + $0 }
    }
  }

  /// Words in one column, and what they mean in another; long words have a line of their own.
  static func table(_ rows: [Meaning], width: Int? = nil) -> [String] {
    let width = width ?? min(rows.map { TextWidth.of($0.words) }.max() ?? 0, 24)
    return rows.flatMap { row in
      let isLong = TextWidth.of(row.words) > width
      let meaning = row.meaning.wrapped(to: 80 - width - 4).enumerated().map { number, line in
        "  " + (number == 0 && !isLong ? row.words : "").fitted(to: width) + "  " + line
      }
      return (isLong ? ["  " + row.words] : []) + meaning
    }
  }
}

extension String {
  /// The text in lines of at most so many columns, parted at spaces.
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
