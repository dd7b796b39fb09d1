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
  /// Whether the line under the cursor is not taken if nothing is chosen.
  var isExplicit = false
  /// How lines are parted, and what of them is shown.
  var format = LineFormat()
  /// Whether a null ends each line that is printed.
  var printsNull = false
  /// What is in the title.
  var prompt: String?
  /// What is searched for at the start.
  var query = ""
  /// Whether the letters of a word need not be side by side.
  var isFuzzy = false
  /// Whether the best matches of a fuzzy query come first.
  var isSorted = true
  /// Whether the only line that matches at the start is taken at once.
  var takesOnlyMatch = false
  /// Whether it ends at once if no line matches at the start.
  var endsWithoutMatch = false
  /// Whether what is searched for is printed before the lines.
  var printsQuery = false
  /// The fields of a line that are printed; nil for the line as it is.
  var printed: FieldList?
  /// The command that shows more of the line under the cursor.
  var preview: PreviewTemplate?
  /// What keys do instead of what they do otherwise.
  var bindings: [TerminalKey: [PickAction]] = [:]
  /// How many lines of the screen are used, below what is there; nil for another screen.
  var height: ScreenHeight?
  /// Whether the lines are paths, to be chosen from a tree.
  var isTree = false
  /// Whether the fewest folders are printed that have all that is chosen, in place of that.
  var printsTops = false
  /// The keys to take instead of a terminal's.
  var keys: [TerminalKey]?
}
