// SPDX-License-Identifier: MIT
internal import SelectionCore

/// The words of a line, parsed in order.
///
/// Each word is made only when it is read, because together the words can take many times the
/// memory of the line.
struct TraceWords {
  /// The first word, which determines the kind of statement.
  private(set) var verb = ""
  /// The line from its first word to its comment.
  private let line: ArraySlice<UInt8>
  /// The start of the next word, or the line's end.
  private var position: Int
  /// The end of the last word that was taken.
  private var takenEnd: Int

  /// Splits a line into words at spaces and tabs; a comment after `#` is left out.
  ///
  /// The result is nil for a line without words.
  init?(_ line: ArraySlice<UInt8>) {
    self.line = line.prefix { $0 != UInt8(ascii: "#") }.drop(while: Self.isSpace)
    position = self.line.startIndex
    takenEnd = position
    guard let verb = peek else { return nil }
    skip()
    self.verb = verb
  }

  var isAtEnd: Bool { position == line.endIndex }

  /// The next word, if there is one; reading this property doesn't take the word.
  var peek: String? { isAtEnd ? nil : String(decoding: line[position..<wordEnd], as: UTF8.self) }

  /// The end of the next word.
  private var wordEnd: Int { line[position...].firstIndex(where: Self.isSpace) ?? line.endIndex }

  /// Takes the next word.
  mutating func word(_ what: String) throws(TraceSyntaxError) -> String {
    guard let word = peek else {
      throw TraceSyntaxError("\(what) is missing after \"\(said.shortened)\"")
    }
    skip()
    return word
  }

  /// Takes all remaining words.
  mutating func rest() -> [String] {
    var words: [String] = []
    while let word = peek {
      words.append(word)
      skip()
    }
    return words
  }

  /// Takes the next word if it is the given word.
  mutating func take(_ word: String) -> Bool {
    guard peek == word else { return false }
    skip()
    return true
  }

  func end() throws(TraceSyntaxError) {
    if let word = peek {
      throw TraceSyntaxError("\"\(word.shortened)\" is out of place after \"\(said.shortened)\"")
    }
  }

  mutating func number(_ what: String) throws(TraceSyntaxError) -> Int {
    let word = try word(what)
    guard let number = Int(digits: word) else {
      throw TraceSyntaxError("\"\(word.shortened)\" is not \(what)")
    }
    return number
  }

  mutating func numbers(_ what: String) throws(TraceSyntaxError) -> [Int] {
    var numbers: [Int] = []
    while !isAtEnd { numbers.append(try number(what)) }
    return numbers
  }

  mutating func path() throws(TraceSyntaxError) -> RowPath {
    let word = try word("a row such as 0.3")
    guard let path = RowPath(word) else {
      throw TraceSyntaxError("\"\(word.shortened)\" is not a row such as 0.3")
    }
    return path
  }

  /// Takes one or more rows, or `none`.
  mutating func pathsOrNone() throws(TraceSyntaxError) -> [RowPath] {
    if take("none") { return [] }
    var paths = [try path()]
    while !isAtEnd { paths.append(try path()) }
    return paths
  }

  /// Takes one or more spans.
  mutating func spans() throws(TraceSyntaxError) -> RowSpans {
    var spans = [try Self.span(word("a row such as 0.3 or 0.3-5"))]
    while !isAtEnd { spans.append(try Self.span(word("rows"))) }
    return RowSpans(spans)
  }

  /// Takes one or more spans, or `none`.
  mutating func spansOrNone() throws(TraceSyntaxError) -> RowSpans {
    take("none") ? RowSpans() : try spans()
  }

  static func span(_ word: String) throws(TraceSyntaxError) -> RowSpan {
    guard let span = RowSpan(word) else {
      throw TraceSyntaxError(
        "\"\(word.shortened)\" does not name rows, as 0.3, 0.3-5, 0.3-1.2, 0.* or * do")
    }
    return span
  }

  /// Whether a word can only be a span, because it contains a star, or a period between two digits.
  static func isSpanLike(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return bytes.contains(UInt8(ascii: "*"))
      || bytes.indices.dropFirst().dropLast().contains { place in
        bytes[place] == UInt8(ascii: ".") && digits.contains(bytes[place - 1])
          && digits.contains(bytes[place + 1])
      }
  }

  /// Takes the row counts of all sections.
  mutating func rowCounts() throws(TraceSyntaxError) -> [Int] {
    try numbers("a number of rows")
  }

  mutating func shape() throws(TraceSyntaxError) -> TableShape {
    let counts = try rowCounts()
    do throws(SelectionError) {
      return try TableShape(rowCounts: counts)
    } catch {
      throw TraceSyntaxError(error.description)
    }
  }

  /// Takes one of several words that stand for values.
  mutating func value<Value>(
    _ what: String, _ read: (String) -> Value?
  ) throws(TraceSyntaxError) -> Value {
    let word = try word(what)
    guard let value = read(word) else {
      throw TraceSyntaxError("\"\(word.shortened)\" is not \(what)")
    }
    return value
  }

  /// Takes the name of a case of an enumeration.
  mutating func one<Value: RawRepresentable<String> & CaseIterable>(
    of type: Value.Type
  ) throws(TraceSyntaxError) -> Value {
    let names = Value.allCases.map(\.rawValue)
    let what = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return try value(what, Value.init(rawValue:))
  }

  mutating func isOn() throws(TraceSyntaxError) -> Bool {
    try value("on or off") { ["on": true, "off": false][$0] }
  }

  /// The text that has been parsed so far, for messages.
  private var said: String { String(decoding: line[..<takenEnd], as: UTF8.self) }

  /// Skips the next word and the spaces after it.
  private mutating func skip() {
    takenEnd = wordEnd
    position = line[takenEnd...].firstIndex { !Self.isSpace($0) } ?? line.endIndex
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
