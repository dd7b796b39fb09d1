// SPDX-License-Identifier: MIT

extension Check {
  /// Whether each test that starts threads is run under the thread sanitizer.
  static let threads = Check(
    name: "threads",
    summary: "tests that start threads are in targets that Tests/Proofs/threads runs"
  ) { repository, _ throws(Failure) in
    let starts = try Pattern(
      "concurrentPerform|withTaskGroup|withThrowingTaskGroup|Task\\.detached|detachNewThread"
        + "|DispatchQueue\\.global")
    let watched = ["Tests/Proofs/ThreadTests/", "Tests/Specifications/SelectionStoreTests/"]
    let tests =
      repository.paths(in: "Tests/Specifications", endingIn: ".swift")
      + repository.paths(in: "Tests/Proofs", endingIn: ".swift")
    var findings: [String] = []
    var count = 0
    for path in tests {
      let found = starts.lines(in: SearchedText(try repository.text(path)))
      guard let first = found.first else { continue }
      count += 1
      if watched.contains(where: { path.hasPrefix($0) }) { continue }
      findings.append("\(path):\(first.number) starts threads, and no target of threads has it")
    }
    return CheckResult(
      findings: findings, summary: "\(count) files start threads, and the sanitizer watches them")
  }
}
