// SPDX-License-Identifier: MIT

/// Reads a text in one of the library's formats from its start: paths, spans, runs and counts,
/// which all consist of numbers in ASCII digits with separators between them.
struct TextScanner {
  private var rest: Substring.UTF8View
  /// Whether the scanner also reads rows that no table has: rows before the first row, and
  /// backwards spans.
  let allowsAnyRows: Bool

  init(_ text: String, allowsAnyRows: Bool = false) {
    rest = Substring(text).utf8
    self.allowsAnyRows = allowsAnyRows
  }

  /// Whether the whole text has been read.
  var isAtEnd: Bool { rest.isEmpty }

  /// Takes a prefix if the text begins with it.
  mutating func take(_ beginning: String) -> Bool {
    var rest = rest
    for byte in beginning.utf8 where rest.popFirst() != byte { return false }
    self.rest = rest
    return true
  }

  /// Takes a number, which may have a minus sign if any rows are allowed; nil if the text doesn't
  /// begin with a number, or if it isn't an `Int`.
  mutating func number() -> Int? {
    let sign = allowsAnyRows && rest.first == UInt8(ascii: "-") ? 1 : 0
    let digits = rest.dropFirst(sign).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let number = rest.prefix(sign + digits.count)
    rest.removeFirst(number.count)
    return Int(Substring(number))
  }

  /// Takes a number, and a second number if the separator follows; nil if either number is missing.
  mutating func pair(_ sign: String) -> (first: Int, second: Int?)? {
    guard let first = number() else { return nil }
    guard take(sign) else { return (first, nil) }
    return number().map { (first, $0) }
  }

  /// Takes a row path, such as `0.3`.
  mutating func path() -> RowPath? {
    pair(".").flatMap { section, row in row.map { RowPath(section: section, row: $0) } }
  }
}

extension Int {
  /// Reads a number written only in ASCII digits: no sign, no space, and no more than `Int.max`.
  package init?(digits: String) {
    var text = TextScanner(digits)
    guard let number = text.number(), text.isAtEnd else { return nil }
    self = number
  }
}
