// SPDX-License-Identifier: MIT
import Foundation

extension Check {
  /// Whether unsafe calls are only where they may be, and each says why it holds.
  ///
  /// The compiler's own check of memory safety needs a newer Swift than our manifests ask for, and
  /// doesn't say which files may use what it marks.
  static let unsafe = Check(
    name: "unsafe", summary: "unsafe calls are where they may be, each with its reason"
  ) { repository, _ throws(Failure) in
    var found = UnsafeCalls()
    for path in repository.paths(in: "Sources", endingIn: ".swift") {
      try found.add(path, try repository.lines(path))
    }
    return CheckResult(
      findings: found.all, summary: "\(found.count) unsafe calls, each with its reason")
  }
}

private struct UnsafeCalls {
  /// The files and folders that may have unsafe calls, and what they have them for.
  static let places = [
    "Sources/RowSets/": "nodes are buffers of a header and entries",
    "Sources/SelectionCore/Table/Shared.swift": "shares rare state between copies",
    "Sources/SelectionCore/Updates/TableUpdate.swift": "shares what few updates have",
    "Sources/SelectionCore/Updates/Names/RowNames.swift": "shares the index of identities",
    "Sources/SelectionCore/Selection/State/": "shares rare state; reads a cell without copies",
    "Sources/SelectionCore/Selection/History/Past.swift": "shares changes and steps",
    "Sources/SelectionCore/Selection/Change/SelectionCalls.swift": "shares what few inputs call",
    "Sources/SelectionCore/Selection/Change/SelectionChange.swift": "shares two tables",
    "Sources/SelectionCore/Identity/IdentifiedTable.swift": "shares a table and its identities",
    "Sources/SelectionOutline/Extents/": "searches count no references, and read words",
    "Sources/SelectionGTK/": "passes objects through the calls of C",
    "Sources/SelectionStore/FileStore.swift": "passes bytes to the system",
    "Sources/SelectionViews/ForwardingDelegate.swift": "forwards calls of a runtime",
    "Sources/StoredFiles/": "passes bytes to the system",
    "Sources/Page/Bridge/": "memory that a script reads; there is one thread",
    "Sources/selection/": "system calls, and lines of a pipe as bytes",
  ]

  private(set) var count = 0
  private var findings: [String] = []
  private var used: Set<String> = []

  var all: [String] {
    findings
      + Set(Self.places.keys).subtracting(used).sorted().map {
        "\($0) is listed in the check, and has no unsafe call"
      }
  }

  /// Adds the findings in a file.
  ///
  /// The reason is a comment in the same paragraph: the lines before, up to a blank one.
  mutating func add(_ path: String, _ lines: [Substring]) throws(Failure) {
    let call = try Pattern(#"\bunsafe\w*|\b_?withUnsafe\w*|\bUnmanaged\b|\bUnsafe\w+\("#)
    let text = try Pattern(#""([^"\\]|\\.)*""#)
    var hasReason = false
    for (index, line) in lines.enumerated() {
      if line.allSatisfy(\.isWhitespace) { hasReason = false }
      let parts = text.replaced(by: "\"\"", in: String(line)).split(
        separator: "//", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count > 1 { hasReason = !line.contains("SPDX") }
      guard call.matches(String(parts[0])) else { continue }
      count += 1
      if let place = Self.places.keys.first(where: path.hasPrefix) {
        used.insert(place)
      } else {
        findings.append("\(path):\(index + 1) may have no unsafe call: \(line)")
      }
      if !hasReason {
        findings.append("\(path):\(index + 1) doesn't say why it is correct: \(line)")
      }
    }
  }
}
