// SPDX-License-Identifier: MIT

/// The action of a key in a list or a tree, with fzf's name if fzf has the same action.
enum PickAction: Hashable {
  /// The user types or edits a word of the query.
  case edit(QueryEdit)
  /// An action that is determined by its name alone.
  case named(Name)

  enum Name: String, Hashable, CaseIterable {
    case accept, abort, cancel, ignore
    case up, down, first, last
    case pageUp = "page-up"
    case pageDown = "page-down"
    case toggle
    case selectAll = "select-all"
    case deselectAll = "deselect-all"
    case toggleAll = "toggle-all"
    case range
    case undo, redo
    case toggleChosen = "toggle-chosen"
    case toggleFuzzy = "toggle-fuzzy"
    case previewUp = "preview-up"
    case previewDown = "preview-down"
    case previewPageUp = "preview-page-up"
    case previewPageDown = "preview-page-down"
    case togglePreview = "toggle-preview"
    case togglePreviewWrap = "toggle-preview-wrap"
    case previousQuery = "prev-history"
    case nextQuery = "next-history"
    case open, close
    case openAll = "open-all"
    case closeAll = "close-all"
    case openBeside = "open-beside"
    case search
    case forget
    case help
    case deleteCharOrEnd = "delete-char/eof"
  }

  /// The actions of keys that don't move, type or edit.
  static let keys: [TerminalKey: [PickAction]] = {
    var keys = QueryEdit.keys.mapValues { [PickAction.edit($0)] }
    keys[TerminalKey(.return)] = [.named(.accept)]
    keys[TerminalKey(.escape)] = [.named(.cancel)]
    keys[TerminalKey(.tab)] = [.named(.toggle), .named(.down)]
    keys[TerminalKey(.insert)] = [.named(.toggle), .named(.down)]
    keys[TerminalKey(.tab, .shift)] = [.named(.toggle), .named(.up)]
    keys[TerminalKey(.f1)] = [.named(.help)]
    keys[TerminalKey(.up, .option)] = [.named(.previewUp)]
    keys[TerminalKey(.down, .option)] = [.named(.previewDown)]
    for (modifiers, names) in [
      (
        .control,
        [
          "d": .deleteCharOrEnd, "g": .abort, "q": .abort, "j": .down, "n": .down, "k": .up,
          "p": .up, "s": .selectAll, "x": .deselectAll, "t": .toggleAll, "_": .undo, "r": .redo,
          "o": .toggleChosen,
        ]
      ),
      (
        .option,
        [
          "a": .selectAll, "n": .deselectAll, "i": .toggleAll, "u": .undo, "r": .range,
          "o": .toggleChosen, "m": .forget, "h": .help, "z": .toggleFuzzy,
        ]
      ),
    ] as [(TerminalKey.Modifiers, [Character: Name])] {
      for (character, name) in names {
        keys[TerminalKey(.character(character), modifiers)] = [.named(name)]
      }
    }
    return keys
  }()

  /// The same actions for a tree, in which some keys open and close folders.
  static let treeKeys: [TerminalKey: [PickAction]] = keys.merging([
    TerminalKey(.right): [.named(.open)], TerminalKey(.left): [.named(.close)],
    TerminalKey(.right, .option): [.named(.openAll)],
    TerminalKey(.left, .option): [.named(.closeAll)],
  ]) { $1 }

  /// The actions of keys in a tree while nothing is typed.
  static let treeRestingKeys: [TerminalKey: [PickAction]] = [
    TerminalKey(.space): [.named(.toggle)], .character("*"): [.named(.openBeside)],
  ]

  /// The actions of letters that are commands, as in the tables of the demo.
  static let letters: [TerminalKey: [PickAction]] = [
    .character("u"): [.named(.undo)], .character("U"): [.named(.redo)],
    .character("/"): [.named(.search)], .character("a"): [.named(.selectAll)],
    .character("?"): [.named(.help)], .character("q"): [.named(.abort)],
    .character("z"): [.named(.toggleFuzzy)],
  ]

  /// The actions of keys if queries are saved.
  static let historyKeys: [TerminalKey: [PickAction]] = [
    TerminalKey(.character("p"), .control): [.named(.previousQuery)],
    TerminalKey(.character("n"), .control): [.named(.nextQuery)],
  ]
}
