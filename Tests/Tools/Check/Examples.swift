// SPDX-License-Identifier: MIT
import Foundation

extension Check {
  /// Whether the examples in doc comments compile, and give what they say.
  static let examples = Check(
    name: "examples", summary: "the examples of doc comments give what the comments behind say"
  ) { repository, options throws(Failure) in
    var examples: [Example] = []
    for module in ["RowSets", "SelectionLists", "SelectionCore"] {
      for path in repository.paths(in: "Sources/\(module)", endingIn: ".swift") {
        examples += Example.all(in: try repository.lines(path), of: path)
      }
    }
    let findings = try ExamplePackage(repository, options.build).run(examples)
    let results = examples.reduce(0) { $0 + $1.resultCount }
    return CheckResult(
      findings: findings, summary: "\(examples.count) give \(results) results as they say")
  }
}

/// The lines of code in a doc comment.
struct Example {
  let file: String
  /// The number of the first line, from one.
  let line: Int
  let lines: [Substring]

  /// The examples of a file: what is indented in the doc comments of public declarations.
  static func all(in lines: [Substring], of path: String) -> [Example] {
    var examples: [Example] = []
    var found: [Example] = []
    var code: [Substring] = []
    var before: Substring = ""
    for (number, line) in zip(1..., lines) {
      let text = line.drop { $0 == " " }
      defer { before = text }
      // Behind a line of text it belongs to that: to a parameter, for example.
      if text.hasPrefix("///     "), before == "///" || !code.isEmpty {
        code.append(text.dropFirst(8))
      } else if text == "///", !code.isEmpty {
        code.append("")
      } else {
        let count = code.count
        while code.last?.isEmpty == true { code.removeLast() }
        let first = number - count
        if !code.isEmpty { found.append(Example(file: path, line: first, lines: code)) }
        code = []
        if text.hasPrefix("///") || text.hasPrefix("@") { continue }
        if text.hasPrefix("public ") || text.hasPrefix("case ") { examples += found }
        found = []
      }
    }
    return examples
  }

  /// How many of its lines say their result.
  var resultCount: Int { statements.count { $0.result != nil } }

  /// A line, and the result that the comment behind it says.
  struct Statement {
    let code: String
    let result: String?
    /// Whether it belongs to the statement above.
    let isInside: Bool
  }

  /// The lines as statements; of a statement of several lines none says its result.
  var statements: [Statement] {
    var depth = 0
    return lines.map { line in
      let isInside = depth > 0
      depth += Self.depth(of: line)
      // What a reader is to think of stands for nothing.
      if line.contains("…"), !line.contains("//") || line.drop(while: { $0 == " " }).first == "…" {
        return Statement(code: "", result: nil, isInside: isInside)
      }
      guard !isInside, depth == 0, let comment = line.range(of: "  // ") else {
        return Statement(code: String(line), result: nil, isInside: isInside)
      }
      let code = line[..<comment.lowerBound].trimmingCharacters(in: .whitespaces)
      let result = line[comment.upperBound...].trimmingCharacters(in: .whitespaces)
      return Statement(
        code: code, result: Self.isExpression(code) ? result : nil, isInside: false)
    }
  }

  private static func depth(of line: Substring) -> Int {
    let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    return code.reduce(0) { "([{".contains($1) ? $0 + 1 : ")]}".contains($1) ? $0 - 1 : $0 }
  }

  /// Whether a line has a value: it neither declares nor assigns nor controls anything.
  private static func isExpression(_ code: String) -> Bool {
    let first = code.prefix { $0.isLetter }
    if ["let", "var", "if", "for", "guard", "while", "switch", "case", "return", "import", "func"]
      .contains(first)
    {
      return false
    }
    var depth = 0
    var before: Character = " "
    for (character, next) in zip(code, code.dropFirst() + " ") {
      depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
      if depth == 0, character == "=", next != "=", !"=!<>".contains(before) { return false }
      before = character
    }
    return !code.isEmpty && first != "struct" && code.first != "@" && code.first != "}"
  }
}
