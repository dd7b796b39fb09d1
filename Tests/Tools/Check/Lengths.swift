// SPDX-License-Identifier: MIT

extension Check {
  /// Whether Swift files keep to 300 lines of 100 columns.
  static let lengths = Check(
    name: "lengths", summary: "Swift files have at most 300 lines of 100 columns"
  ) { repository, _ throws(Failure) in
    var findings: [String] = []
    for path in repository.swiftPaths {
      var lines = try repository.lines(path)
      if lines.last?.isEmpty == true { lines.removeLast() }
      if lines.count > 300 { findings.append("\(path) has \(lines.count) lines, more than 300") }
      for (index, line) in lines.enumerated() where line.unicodeScalars.count > 100 {
        findings.append("\(path):\(index + 1): \(line.unicodeScalars.count) columns, more than 100")
      }
    }
    return CheckResult(
      findings: findings, summary: "\(repository.swiftPaths.count) files have no more")
  }

  /// Whether code in the documentation fits the column of DocC's pages.
  static let columns = Check(
    name: "columns", summary: "code in articles and doc comments has at most 78 columns"
  ) { repository, _ throws(Failure) in
    let limit = 78
    var findings: [String] = []
    var count = 0
    func add(_ path: String, _ number: Int, _ line: Substring) {
      count += 1
      let columns = line.unicodeScalars.count
      guard columns > limit else { return }
      findings.append("\(path):\(number): \(columns) columns of code, more than \(limit)")
    }
    for path in repository.paths(in: "Sources", endingIn: ".md") + ["README.md"] {
      var isCode = false
      for (number, line) in zip(1..., try repository.lines(path)) {
        if line.hasPrefix("```") { isCode.toggle() } else if isCode { add(path, number, line) }
      }
    }
    for path in repository.paths(in: "Sources", endingIn: ".swift") {
      for example in Example.all(in: try repository.lines(path), of: path) {
        for (number, line) in zip(example.line..., example.lines) { add(path, number, line) }
      }
    }
    return CheckResult(findings: findings, summary: "\(count) lines of code fit DocC's column")
  }

  /// Whether the names of tests can be read at a glance.
  static let testNames = Check(
    name: "test-names", summary: "the names of tests have at most 60 letters"
  ) { repository, _ throws(Failure) in
    let declaration = try Pattern(#"^ *func (test\w+)\("#)
    var findings: [String] = []
    var count = 0
    for path in repository.paths(in: "Tests", endingIn: ".swift") {
      for name in declaration.groups(1, in: try repository.text(path)) {
        count += 1
        guard name.count > 60 else { continue }
        findings.append("\(path): \(name) has \(name.count) letters, more than 60")
      }
    }
    return CheckResult(findings: findings, summary: "\(count) names of tests have no more")
  }
}
