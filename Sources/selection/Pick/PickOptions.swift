// SPDX-License-Identifier: MIT

/// What `selection pick` was asked for.
struct PickOptions: Hashable {
  /// The file with the lines; nil and `-` mean standard input.
  var file: String?
  /// Whether one line at most is ticked.
  var isExclusive = false
  /// The lines to tick from the start.
  var checked: [String] = []
  /// The file that remembers ticks between runs.
  var state: String?
  /// How many lines can be ticked.
  var limit: Int?
  /// Whether nothing ticked cannot be accepted.
  var isRequired = false
  /// The keys to take instead of a terminal's.
  var keys: [TerminalKey]?
}
