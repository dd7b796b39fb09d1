// SPDX-License-Identifier: MIT

/// What `selection pick` was asked for.
struct PickOptions: Hashable {
  /// The file with the lines; nil and `-` mean standard input.
  var file: String?
  /// Whether one line at most is chosen.
  var isExclusive = false
  /// The lines that are chosen from the start.
  var checked: [String] = []
  /// The file that remembers chosen lines between runs.
  var state: String?
  /// How many lines can be chosen.
  var limit: Int?
  /// Whether nothing chosen cannot be accepted.
  var isRequired = false
  /// How lines are parted, and what of them is shown.
  var format = LineFormat()
  /// Whether a null ends each line that is printed.
  var printsNull = false
  /// What stands in the title.
  var prompt: String?
  /// How many lines of the screen are used, below what is there; nil for another screen.
  var height: Int?
  /// The keys to take instead of a terminal's.
  var keys: [TerminalKey]?
}
