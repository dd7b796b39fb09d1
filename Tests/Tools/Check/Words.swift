// SPDX-License-Identifier: MIT

extension Check {
  /// Whether names, comments and articles keep to the words that were agreed on.
  ///
  /// Each line of the list is a pattern of what isn't said any more, and behind a tab what is said
  /// in its place. The changelog may name what something was called.
  static let words = Check(
    name: "words",
    summary: "names, comments and articles keep to the words of Tests/Gates/Words/words"
  ) { repository, _ throws(Failure) in
    let list = "Tests/Gates/Words/words"
    var rules: [(pattern: Pattern, text: String, instead: String)] = []
    for line in try repository.lines(list) where !line.isEmpty {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { throw Failure("\(list): “\(line)” says nothing in its place") }
      rules.append((try Pattern(String(parts[0])), String(parts[0]), String(parts[1])))
    }
    let paths = repository.writtenPaths
    var findings: [String] = []
    for path in paths {
      let text = SearchedText(try repository.text(path))
      for rule in rules {
        for found in rule.pattern.lines(in: text) {
          findings.append("\(path):\(found.number): say \(rule.instead), not “\(rule.text)”:")
          findings.append("  \(found.line)")
        }
      }
    }
    return CheckResult(
      findings: findings, summary: "none of \(rules.count) old ones, in \(paths.count) files")
  }

  /// Whether habits of syntax that need a second reading become fewer.
  ///
  /// Each line of the list is a pattern, how many comments have it, and what is said instead.
  static let habits = Check(
    name: "habits", summary: "no habit of Tests/Gates/Words/habits is in more comments than before"
  ) { repository, _ throws(Failure) in
    let list = "Tests/Gates/Words/habits"
    var comments: [String] = []
    for path in repository.swiftPaths where path != "Package.swift" {
      for line in try repository.lines(path) {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("//") { comments.append(String(line)) }
      }
    }
    let all = SearchedText(comments.joined(separator: "\n"))
    var findings: [String] = []
    var notes: [String] = []
    for line in try repository.lines(list) where !line.isEmpty {
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 3, let most = Int(parts[1]) else {
        throw Failure("\(list): “\(line)” is not a pattern, a number and what to say")
      }
      let count = try Pattern(parts[0]).lines(in: all).count
      if count > most {
        findings.append("\(count) comments have “\(parts[0])”, and \(most) had it: \(parts[2])")
      } else if count < most {
        notes.append("“\(parts[0])” is down to \(count): write that down in \(list)")
      }
    }
    return CheckResult(
      findings: findings,
      summary: (["no more in \(comments.count) lines of comments"] + notes).joined(
        separator: "\n  "))
  }
}

extension Repository {
  /// The files that people write for people: code, scripts and articles, but for the changelog, the
  /// lists of words, and what stands for Apple's frameworks.
  var writtenPaths: [String] {
    let ends = [".swift", ".md", ".js", ".mjs", ".html", ".css", ".py", ".c"]
    return paths.filter { path in
      let name = path.split(separator: "/").last ?? ""
      return (ends.contains { path.hasSuffix($0) } || isScript(name))
        && !path.hasSuffix("Changelog.md") && !path.contains("/Interfaces/")
        && !path.hasPrefix("Tests/Gates/Words/") && !isLink(path)
    }
  }

  private func isScript(_ name: Substring) -> Bool {
    ["run", "site", "fuzz", "threads", "lean", "need", "chart", "client"]
      .contains(name)
  }
}
