// SPDX-License-Identifier: MIT
import Foundation

extension Check {
  /// Whether the tests keep to their four rooms, and each path that a file names is there.
  static let paths = Check(
    name: "paths",
    summary: "each path of Sources, Tests, .ci and .github that a file names is there"
  ) { repository, _ throws(Failure) in
    // A path begins a word, or follows the root of the repository by a variable or by dots.
    let named = try Pattern(
      #"(?:(?<![\w/.}$~-])|(?<=\$root/)|(?<=\.\./))"#
        + #"((?:Sources|Tests|\.ci|\.github)/[\w+./*-]*)(?![\w$\{\\(<])"#
    )
    var findings = repository.strayInTests
    var count = 0
    for path in repository.paths where !repository.isLink(path) && !isGenerated(path) {
      guard let text = try? repository.text(path) else { continue }
      for name in Set(named.groups(1, in: text)).sorted() {
        count += 1
        let plain = String(name.reversed().drop { ".*-".contains($0) }.reversed())
        guard !isElsewhere(plain), !repository.has(plain, named: path) else { continue }
        findings.append("\(path) names \(plain), which is not there")
      }
    }
    return CheckResult(findings: findings, summary: "\(count) names lead somewhere")
  }

  /// Whether each promise has its test.
  static let promises = Check(
    name: "promises",
    summary: "each promise of the article Promises names a test or a check that is there"
  ) { repository, _ throws(Failure) in
    let article = "Sources/SelectionCore/SelectionCore.docc/Promises.md"
    let text = try repository.text(article)
    let tests = Set(try Pattern("`([A-Za-z/]+(?:Tests|run))`").groups(1, in: text))
    let checks = Set(try Pattern("`check ([^`]*)`").groups(1, in: text)).subtracting(["NAME"])
    let missing = tests.sorted().filter { name in
      !repository.has(name)
        && !repository.paths.contains { $0.hasPrefix("Tests/") && $0.hasSuffix("/\(name).swift") }
    }
    let unknown = checks.subtracting(Check.all.map(\.name)).sorted().map { "check \($0)" }
    var findings = (missing + unknown).map { "\(article) names \($0), which is not there" }
    // Each row of its tables says in the last column what holds it.
    for (index, line) in try repository.lines(article).enumerated() where line.hasPrefix("| ") {
      let last = line.split(separator: "|").last ?? ""
      guard !last.contains("held by"), !last.contains("---"), !last.contains("`") else { continue }
      findings.append("\(article):\(index + 1): nothing holds this promise")
    }
    return CheckResult(
      findings: findings,
      summary: "\(tests.count) tests and scripts and \(checks.count) checks hold them")
  }

  /// Whether the lists of products name each one.
  static let products = Check(
    name: "products", summary: "README, root page and promises name every product"
  ) { repository, _ throws(Failure) in
    let products = try Pattern(#"\.library\(name: "([^"]*)""#).groups(
      1, in: try repository.text("Package.swift"))
    let articles = "Sources/SelectionCore/SelectionCore.docc"
    var findings: [String] = []
    for path in ["README.md", "\(articles)/SelectionCore.md", "\(articles)/Promises.md"] {
      // A link of DocC to a module is ``/Name``.
      let text = try repository.text(path).replacingOccurrences(of: "``/", with: "`")
      findings += products.filter { !text.contains("`\($0)`") }.map {
        "\(path) doesn't name the product \($0)"
      }
    }
    return CheckResult(findings: findings, summary: "\(products.count) are in each list")
  }

  /// Whether a file is written by a program, or lists what once was.
  private static func isGenerated(_ path: String) -> Bool {
    path.hasPrefix("Tests/Gates/PublicSymbols/") || path.hasPrefix("Tests/Proofs/Fuzzing/Corpus/")
      || path.hasSuffix("Changelog.md") || path.hasSuffix(".trace")
  }

  /// Whether a path is in a folder that builds make, or in a package that an article, a test or a
  /// tool makes up.
  private static func isElsewhere(_ path: String) -> Bool {
    path.contains("/.build/")
      || ["Sources/Books", "Tests/BooksTests", "Sources/ActiveMutant", "Sources/elf"].contains {
        path == $0 || path.hasPrefix($0 + "/")
      }
  }
}

extension Repository {
  /// Whether a file or a folder is there, from the root or from a folder of the file that names it.
  func has(_ path: String, named file: String) -> Bool {
    var folders = file.split(separator: "/").dropLast()
    while !folders.isEmpty {
      if has((folders + [Substring(path)]).joined(separator: "/")) { return true }
      folders.removeLast()
    }
    return has(path)
  }

  /// Whether a file or a folder is there, or any with a name in which `*` stands for something.
  func has(_ path: String) -> Bool {
    let parts = path.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      let plain = path.hasSuffix("/") ? String(path.dropLast()) : path
      return folders.contains(plain)
        || FileManager.default.fileExists(atPath: url(plain).path) && !plain.contains("/.build")
    }
    return paths.contains { $0.hasPrefix(parts[0]) && $0.hasSuffix(parts[parts.count - 1]) }
  }

  /// Whether a path is a link.
  func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url(path).path)) != nil
  }

  /// The entries of the folder of tests that are none of its rooms.
  var strayInTests: [String] {
    let rooms: Set = ["Specifications", "Proofs", "Gates", "Tools"]
    let tops = Set(paths(in: "Tests").map { String($0.dropFirst(6).prefix { $0 != "/" }) })
    return tops.subtracting(rooms).sorted().map { "Tests/\($0) is in none of the four rooms" }
  }
}
