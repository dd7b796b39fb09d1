// SPDX-License-Identifier: MIT

internal import SelectionCore

/// What was wrong with the words of a command line.
struct UsageError: Error, CustomStringConvertible {
  var description: String
}

/// The words of a command line, taken one after the other by what the manual says of options.
struct Arguments {
  /// An option or a plain word.
  enum Argument: Hashable {
    /// An option by its longest name, such as `--help`, and the value that it takes, if any.
    case option(String, value: String)
    /// A word that is no option.
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
    guard allowsOptions, word.hasPrefix("-"), word != "-" else { return .word(word) }
    if word == "--" {
      allowsOptions = false
      return try next()
    }
    var (name, joined) = (word, String?.none)
    if word.hasPrefix("--"), let sign = word.firstIndex(of: "=") {
      name = String(word[..<sign])
      joined = String(word[word.index(after: sign)...])
    }
    guard let option = manual.option(name) else {
      throw UsageError(description: "there is no option '\(name.shortened)'")
    }
    let longName = option.names[option.names.count - 1]
    guard option.value != nil else {
      guard joined == nil else { throw UsageError(description: "\(name) takes no value") }
      return .option(longName, value: "")
    }
    guard let value = joined ?? rest.popFirst() else {
      throw UsageError(description: "\(name) needs a value")
    }
    return .option(longName, value: value)
  }
}
