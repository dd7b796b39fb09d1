// SPDX-License-Identifier: MIT

/// The options of a list or a tree.
struct PickOptions: Hashable {
  /// The file with the lines; nil and `-` mean standard input.
  var file: [UInt8]?
  /// Whether at most one line can be chosen.
  var isExclusive = false
  /// The lines that are chosen initially.
  var checked: [[UInt8]] = []
  /// The file that stores chosen lines between runs.
  var state: [UInt8]?
  /// The maximum number of lines that can be chosen.
  var limit: Int?
  /// Whether lines are printed in the order in which they were chosen.
  var isOrdered = false
  /// Whether at least one line must be chosen.
  var isRequired = false
  /// Whether the line under the cursor is not chosen if the user accepts without having chosen a
  /// line.
  var isExplicit = false
  /// How input is split into lines, and which parts of a line are shown.
  var format = LineFormat()
  /// Whether each printed line ends with a null byte.
  var printsNull = false
  /// The text of the title.
  var prompt: String?
  /// The initial query.
  var query = ""
  /// Whether the letters of a word needn't be adjacent.
  var isFuzzy = false
  /// Whether the best matches of a fuzzy query are shown first.
  var isSorted = true
  /// Whether the only line that matches the initial query is accepted immediately.
  var takesOnlyMatch = false
  /// Whether the command ends immediately if no line matches the initial query.
  var endsWithoutMatch = false
  /// Whether the query is printed before the lines.
  var printsQuery = false
  /// The fields of a line that are printed; nil for the whole line.
  var printed: FieldList?
  /// The command for a preview of the line under the cursor.
  var preview: PreviewTemplate?
  /// The place of the preview.
  var previewWindow = PreviewWindow()
  /// The header lines above the other lines.
  var header: [[UInt8]] = []
  /// Whether a key that moves the cursor wraps around at the ends.
  var cycles = false
  /// The keys that accept and whose names are printed, with the names by which they were given.
  var expected: [TerminalKey: String] = [:]
  /// The file that stores queries between runs.
  var history: [UInt8]?
  /// The maximum number of queries that the file stores.
  var historySize = 1000
  /// The actions of keys that differ from the default.
  var bindings: [TerminalKey: [PickAction]] = [:]
  /// The number of lines to use below the terminal's current lines; nil for a separate screen.
  var height: ScreenHeight?
  /// Whether the lines are paths that are shown as a tree.
  var isTree = false
  /// Whether letters are commands, and a line at the top suggests keys to try; both are the case if
  /// `selection` is run without a command.
  var isBrowsing = false
  /// Whether paths that git ignores are left out.
  var leavesOutIgnored = false
  /// Whether the smallest set of folders that contains all chosen paths is printed instead of the
  /// paths.
  var printsTops = false
  /// The keys to apply instead of keys from the terminal.
  var keys: [TerminalKey]?
}

extension PickOptions {
  /// The options of `selection` without a command.
  static let browsing: PickOptions = {
    var options = PickOptions()
    options.showHere()
    options.isBrowsing = true
    return options
  }()

  /// Shows the folder in which the command is started, as a tree.
  mutating func showHere() {
    (isTree, file, leavesOutIgnored) = (true, [UInt8(ascii: ".")], true)
  }
}
