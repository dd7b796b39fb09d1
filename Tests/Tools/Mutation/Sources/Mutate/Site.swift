// SPDX-License-Identifier: MIT

/// A place that can be broken, and how.
struct Site {
  /// Its number among the chosen ones, by which the built tests know it; nil while it is not
  /// chosen.
  var number: Int?
  /// Its place among all sites of its file.
  let order: Int
  let file: String
  let line: Int
  /// What stands there, and what stands there instead.
  let original: String
  let mutant: String

  var description: String { "\(file):\(line): `\(original)` → `\(mutant)`" }

  /// What it is called whatever its line.
  var name: String { Self.name(in: description[...]) }

  /// A description without its line.
  static func name(in description: Substring) -> String {
    let parts = description.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? parts[0] + ":" + parts[2] : String(description)
  }
}
