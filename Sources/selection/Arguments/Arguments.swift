// SPDX-License-Identifier: MIT

internal import SelectionCore

/// An error in the words of a command line.
struct UsageError: Error, CustomStringConvertible {
  var description: String
}

/// The words of a command line, parsed in order by the options of a manual.
struct Arguments {
  /// An option or a plain word.
  enum Argument: Hashable {
    /// An option by its longest name, such as `--help`, and its value, if it takes one.
    case option(String, value: String)
    /// A word that isn't an option.
    case word(String)
  }

  private let manual: Manual
  private var rest: ArraySlice<String>
  private var allowsOptions = true

  init(_ words: some Sequence<String>, of manual: Manual) {
    rest = Array(words)[...]
    self.manual = manual
  }

  /// The next argument, or nil after the last; `--` ends the options.
  mutating func next() throws(UsageError) -> Argument? {
    guard let word = rest.popFirst() else { return nil }
    let isOption = word.hasPrefix("-") || manual.option(word) != nil && word.hasPrefix("+")
    guard allowsOptions, isOption, word != "-" else { return .word(word) }
    if word == "--" {
      allowsOptions = false
      return try next()
    }
    var (name, joined) = (word, String?.none)
    if word.hasPrefix("--"), let sign = word.firstIndex(of: "=") {
      name = String(word[..<sign])
      joined = String(word[word.index(after: sign)...])
    } else if !word.hasPrefix("--"), word.count > 2 {
      // Several options in one word; the last may take the rest as its value.
      name = String(word.prefix(2))
      joined = String(word.dropFirst(2))
      if let more = joined, let option = manual.option(name), option.value == nil {
        rest = ["-" + more] + rest
        joined = nil
      }
    }
    guard let option = manual.option(name) else { throw UsageError(unknown: name, of: manual) }
    let longName = option.names[option.names.count - 1]
    guard option.value != nil else {
      guard joined == nil else { throw UsageError(description: "\(name) takes no value") }
      return .option(longName, value: "")
    }
    if option.isValueOptional { return .option(longName, value: joined ?? "") }
    guard let value = joined ?? rest.popFirst() else {
      throw UsageError(description: "\(name) needs a value")
    }
    return .option(longName, value: value)
  }
}

extension UsageError {
  /// The error for an unknown option; suggests an option with a similar name.
  fileprivate init(unknown name: String, of manual: Manual) {
    self.init(
      description: "there is no option '\(name.shortened)'"
        + Self.hint(for: name, among: manual.options.flatMap(\.names).filter { $0.count > 2 }))
  }

  /// A question whether a similar word was meant.
  static func hint(for word: String, among words: [String]) -> String {
    guard word.utf8.count < 40 else { return "" }
    let near = words.map { (word: $0, distance: distance(from: word, to: $0)) }
      .min { $0.distance < $1.distance }
    guard let near, near.distance <= min(2, word.count / 3) else { return "" }
    return ": did you mean \(near.word)?"
  }

  /// The number of letters to add, remove, replace or swap with the next to turn one word into
  /// another.
  private static func distance(from first: String, to second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var rows = [Array(0...b.count)]
    for i in 1...max(a.count, 1) where i <= a.count {
      var row = [i]
      for j in 1...max(b.count, 1) where j <= b.count {
        var least = min(
          rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}

extension String {
  /// The words of the text, split as a shell does: at blanks, except within quotes.
  var shellWords: [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in self {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
