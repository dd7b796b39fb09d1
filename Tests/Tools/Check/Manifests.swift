// SPDX-License-Identifier: MIT

extension Check {
  /// Whether the manifest for Swift 6.0 says what the newer one says, up to what only that can say.
  static let manifests = Check(
    name: "manifests", summary: "the manifest for Swift 6.0 says what the newer one says"
  ) { repository, _ throws(Failure) in
    let (newer, older) = ("Package.swift", "Package@swift-6.0.swift")
    let common = try repository.lines(newer).dropFirst().prefix {
      !$0.hasPrefix("// All above is said again in \(older)")
    }
    let said = try repository.lines(older).dropFirst()
    var findings = zip(common, said).enumerated().filter { $1.0 != $1.1 }.map {
      "\(older):\($0 + 2) isn't as in \(newer): \($1.1)"
    }
    if findings.isEmpty {
      // A blank line is before what only the newer one says.
      let rest = [common.dropFirst(said.count), said.dropFirst(common.count)].joined()
      findings = rest.filter { !$0.isEmpty }.map { "only one of the manifests has: \($0)" }
    }
    return CheckResult(findings: findings, summary: "both say the same in \(said.count) lines")
  }
}
