// SPDX-License-Identifier: MIT

/// A place that can be broken, and how.
struct Site {
  /// Its number among the chosen ones, by which the built tests know it; nil while it is not chosen.
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

/// Random numbers that a seed repeats on every machine.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
