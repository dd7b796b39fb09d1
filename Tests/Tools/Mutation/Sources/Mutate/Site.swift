// SPDX-License-Identifier: MIT

/// A place that can be broken, and the way to break it.
struct Site {
  /// Its number among the chosen ones, with which the built tests refer to it; nil if it isn't
  /// chosen.
  var number: Int?
  /// Its place among all sites of its file.
  let order: Int
  let file: String
  let line: Int
  /// The original text, and its replacement.
  let original: String
  let mutant: String

  var description: String { "\(file):\(line): `\(original)` → `\(mutant)`" }

  /// Its name without its line.
  var name: String { Self.name(in: description[...]) }

  /// A description without its line.
  static func name(in description: Substring) -> String {
    let parts = description.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? parts[0] + ":" + parts[2] : String(description)
  }
}
