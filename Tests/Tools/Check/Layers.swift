// SPDX-License-Identifier: MIT
import Foundation

extension Check {
  /// Whether each folder of SelectionCore uses only the folders before it.
  static let layers = Check(
    name: "layers", summary: "each folder of SelectionCore uses only the folders above it"
  ) { repository, _ throws(Failure) in
    let core = try Layers(repository)
    return CheckResult(
      findings: core.unordered + (try core.upwardUses()),
      summary: "no folder uses a later one, in \(core.code.count) files")
  }
}

/// The folders of SelectionCore in their order, and those inside `Selection` in theirs.
///
/// A type that a file declares at its top level belongs to the file's folder. Comments and string
/// literals don't count.
private struct Layers {
  static let folders = [
    "Table", "Updates", "Marks", "Selection/History", "Selection/State", "Selection/Edit",
    "Selection/Input", "Selection/Change", "Selection/Apply", "Selection/Verbs", "Profiles",
    "Identity", "Saving",
  ]
  static let sources = "Sources/SelectionCore"

  /// The lines of each file without comments and texts.
  var code: [(path: String, lines: [String])] = []

  init(_ repository: Repository) throws(Failure) {
    let text = try Pattern(#""([^"\\]|\\.)*""#)
    for path in repository.paths(in: Self.sources, endingIn: ".swift") {
      let lines = try repository.lines(path).map {
        text.replaced(by: "\"\"", in: Self.code(of: $0))
      }
      code.append((path, lines))
    }
  }

  /// A line up to its comment.
  private static func code(of line: Substring) -> String {
    guard let comment = line.range(of: "//") else { return String(line) }
    return String(line[..<comment.lowerBound])
  }

  /// The folder of a file that has a place in the order, else its own folder.
  private static func folder(of path: String) -> String {
    let parts = path.dropFirst(sources.count + 1).split(separator: "/").dropLast()
    let known = (1...max(parts.count, 1)).map { parts.prefix($0).joined(separator: "/") }
    return known.first(where: folders.contains) ?? parts.joined(separator: "/")
  }

  /// The folders without a place in the order, which could use everything.
  var unordered: [String] {
    Set(code.map { Self.folder(of: $0.path) }).subtracting(Self.folders + [""]).sorted()
      .map { "\(Self.sources)/\($0) has no place in the order of folders" }
  }

  /// The lines that use a type of a later folder.
  func upwardUses() throws(Failure) -> [String] {
    // A conformance to Codable may name what saving declares.
    let coding = try Pattern(
      "^(public |package )?extension [A-Z][A-Za-z.]*:? *(Codable|Encodable|Decodable)")
    var rank: [String: Int] = [:]
    for (path, lines) in code {
      guard let own = Self.folders.firstIndex(of: Self.folder(of: path)) else { continue }
      for line in lines {
        guard let type = Declaration(line)?.name else { continue }
        rank[type] = max(rank[type] ?? 0, own)
      }
    }
    var found: [String] = []
    for (path, lines) in code {
      guard let own = Self.folders.firstIndex(of: Self.folder(of: path)) else { continue }
      for (index, line) in lines.enumerated() {
        if coding.matches(line) { continue }
        for name in line.typeNames where (rank[name] ?? 0) > own {
          let folder = Self.folders[rank[name] ?? 0]
          found.append("\(path):\(index + 1): \(Self.folders[own]) uses \(name) of \(folder)")
        }
      }
    }
    return found
  }
}
