// SPDX-License-Identifier: MIT

internal import SelectionCore

/// An error in the words of a command line.
struct UsageError: Error, CustomStringConvertible {
  var description: String
}

/// The words of a command line, which are parsed in order according to the options in a manual.
///
/// Words are bytes, because file names needn't be UTF-8.
struct Arguments {
  /// An option or a plain word.
  enum Argument: Hashable {
    /// An option, given by its longest name, such as `--help`, with its value if the option takes
    /// one.
    case option(String, value: [UInt8])
    /// A word that isn't an option.
    case word([UInt8])
  }

  private let manual: Manual
  private var rest: ArraySlice<[UInt8]>
  private var allowsOptions = true

  init(_ words: some Sequence<[UInt8]>, of manual: Manual) {
    rest = Array(words)[...]
    self.manual = manual
  }

  private static let minus = UInt8(ascii: "-")

  /// The next argument, or nil after the last argument; `--` ends the options.
  mutating func next() throws(UsageError) -> Argument? {
    guard let word = rest.popFirst() else { return nil }
    let isOption =
      word.first == Self.minus
      || word.first == UInt8(ascii: "+") && manual.option(word.text) != nil
    guard allowsOptions, isOption, word != [Self.minus] else { return .word(word) }
    if word == [Self.minus, Self.minus] {
      allowsOptions = false
      return try next()
    }
    var (name, joined) = (word, [UInt8]?.none)
    if word.starts(with: [Self.minus, Self.minus]) {
      if let sign = word.firstIndex(of: UInt8(ascii: "=")) {
        name = Array(word[..<sign])
        joined = Array(word[(sign + 1)...])
      }
    } else if word.count > 2, word[1] < 0x80 {
      // Several options in one word; the last may take the rest as its value.
      name = Array(word.prefix(2))
      joined = Array(word.dropFirst(2))
      if let more = joined, let option = manual.option(name.text), option.value == nil {
        rest = [[Self.minus] + more] + rest
        joined = nil
      }
    }
    return try argument(named: name.text, joined: joined)
  }

  /// The option with a name, and its value, which may be joined to the name or may be the next
  /// word.
  private mutating func argument(
    named name: String, joined: [UInt8]?
  ) throws(UsageError) -> Argument {
    guard let option = manual.option(name) else { throw UsageError(unknown: name, of: manual) }
    let longName = option.names[option.names.count - 1]
    guard option.value != nil else {
      guard joined == nil else { throw UsageError(description: "\(name) takes no value") }
      return .option(longName, value: [])
    }
    if option.isValueOptional {
      let isNext = joined == nil && rest.first?.isNumber == true
      return .option(longName, value: (isNext ? rest.popFirst() : joined) ?? [])
    }
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

  /// A question that asks whether a similar word was meant.
  static func hint(for word: String, among words: [String]) -> String {
    guard word.utf8.count < 40 else { return "" }
    let near = words.map { (word: $0, distance: distance(from: word, to: $0)) }
      .min { $0.distance < $1.distance }
    guard let near, near.distance <= min(2, word.count / 3) else { return "" }
    return ": did you mean \(near.word)?"
  }

  /// The number of letters to add, remove, replace or swap with the next letter to turn one word
  /// into another.
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

extension [UInt8] {
  /// Whether the text consists only of digits.
  fileprivate var isNumber: Bool {
    !isEmpty && allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Splits the text into words as a shell does: at blanks, except within quotation marks.
  ///
  /// - Returns: The words.
  /// - Throws: An error if a quotation mark isn't closed.
  func shellWords() throws(UsageError) -> [[UInt8]] {
    let (single, double) = (UInt8(ascii: "'"), UInt8(ascii: "\""))
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var quote: UInt8?
    var isEscaped = false
    for byte in self {
      if isEscaped {
        word = (word ?? []) + [byte]
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), quote != single {
        isEscaped = true
      } else if let open = quote {
        if byte == open { quote = nil } else { word?.append(byte) }
      } else if byte == single || byte == double {
        quote = byte
        word = word ?? []
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? []) + [byte]
      }
    }
    if let quote {
      throw UsageError(description: "there is no second \([quote].text) after the first")
    }
    return words + (word.map { [$0] } ?? [])
  }
}
