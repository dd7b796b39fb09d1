// SPDX-License-Identifier: MIT
import Foundation

/// A regular expression that is looked for in single lines.
struct Pattern {
  private let expression: NSRegularExpression

  /// Reads an expression, in the syntax of Foundation's.
  ///
  /// - Throws: a failure if it is not one.
  init(_ text: String) throws(Failure) {
    do {
      expression = try NSRegularExpression(pattern: text, options: [.anchorsMatchLines])
    } catch {
      throw Failure("“\(text)” is not a regular expression")
    }
  }

  /// The lines of a text with a match, each with its number, which counts from one.
  func lines(in text: SearchedText) -> [(number: Int, line: String)] {
    var found: [(number: Int, line: String)] = []
    var start = 0
    // The text is searched as a whole, which is many times faster than line by line. A match that
    // reaches over the end of a line counts only if its line has one of its own.
    while start < text.whole.length {
      let rest = NSRange(location: start, length: text.whole.length - start)
      let match = expression.rangeOfFirstMatch(
        in: text.bridged, options: [.withTransparentBounds, .withoutAnchoringBounds], range: rest)
      guard match.location != NSNotFound else { break }
      let range = text.whole.lineRange(for: NSRange(location: match.location, length: 0))
      let line = text.whole.substring(with: range).trimmingCharacters(in: .newlines)
      if matches(line) { found.append((text.number(at: range.location), line)) }
      start = max(range.location + range.length, start + 1)
    }
    return found
  }

  /// Whether a line has a match.
  func matches(_ line: String) -> Bool {
    expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
  }

  /// A line in which each match is replaced.
  func replaced(by text: String, in line: String) -> String {
    guard line.contains("\"") else { return line }
    return expression.stringByReplacingMatches(
      in: line, range: NSRange(line.startIndex..., in: line),
      withTemplate: NSRegularExpression.escapedTemplate(for: text))
  }

  /// The text of a group of the expression at each match.
  func groups(_ group: Int, in text: String) -> [String] {
    expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
      Range($0.range(at: group), in: text).map { String(text[$0]) }
    }
  }
}

/// A text in which many patterns are looked for.
struct SearchedText {
  let bridged: String
  let whole: NSString
  /// Where each line begins.
  private let starts: [Int]

  init(_ text: String) {
    whole = NSString(string: text)
    bridged = text
    var starts = [0]
    for (offset, unit) in text.utf16.enumerated() where unit == 10 { starts.append(offset + 1) }
    self.starts = starts
  }

  /// The number of the line at an offset, which counts from one.
  func number(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
