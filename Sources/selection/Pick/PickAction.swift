// SPDX-License-Identifier: MIT

/// The action of a key in `selection pick`, with fzf's name if fzf has the same action.
enum PickAction: Hashable {
  /// A word of the query is typed or edited.
  case edit(QueryEdit)
  /// An action that has only a name.
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
}
