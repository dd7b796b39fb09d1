// SPDX-License-Identifier: MIT

/// What was wrong with the words of a command line.
struct UsageError: Error, CustomStringConvertible {
  var description: String
}

/// The words of a command line, taken one after the other.
struct Arguments {
  /// An option or a plain word.
  enum Argument: Hashable {
    /// An option, such as `--help`, and its value where that was joined to it by `=`.
    case option(String, value: String?)
    /// A word that is no option.
    case word(String)
  }

  private var rest: ArraySlice<String>
  private var allowsOptions = true

  init(_ words: some Sequence<String>) { rest = Array(words)[...] }

  /// The next argument, or nil after the last; `--` ends the options.
  mutating func next() -> Argument? {
    guard let word = rest.popFirst() else { return nil }
    guard allowsOptions, word.hasPrefix("-"), word != "-" else { return .word(word) }
    if word == "--" {
      allowsOptions = false
      return next()
    }
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else {
      return .option(word, value: nil)
    }
    return .option(String(word[..<sign]), value: String(word[word.index(after: sign)...]))
  }

  /// The value of an option: the one joined to it, or the next word.
  mutating func value(of option: String, joined: String?) throws(UsageError) -> String {
    if let joined { return joined }
    guard let value = rest.popFirst() else {
      throw UsageError(description: "\(option) needs a value")
    }
    return value
  }
}
