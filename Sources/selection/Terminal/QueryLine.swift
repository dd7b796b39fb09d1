// SPDX-License-Identifier: MIT

/// The effect of a key on the typed text, named as in fzf and readline.
enum QueryEdit: String, Hashable, CaseIterable {
  case backwardChar = "backward-char"
  case forwardChar = "forward-char"
  case backwardWord = "backward-word"
  case forwardWord = "forward-word"
  case beginningOfLine = "beginning-of-line"
  case endOfLine = "end-of-line"
  case backwardDeleteChar = "backward-delete-char"
  case deleteChar = "delete-char"
  case rubOutWord = "unix-word-rubout"
  case killWord = "kill-word"
  case discardLine = "unix-line-discard"
  case clear = "clear-query"
  case yank

  /// The common keys.
  static let keys: [TerminalKey: QueryEdit] = {
    var keys: [TerminalKey: QueryEdit] = [
      TerminalKey(.left): .backwardChar, TerminalKey(.right): .forwardChar,
      TerminalKey(.left, .control): .backwardWord, TerminalKey(.right, .control): .forwardWord,
      TerminalKey(.left, .option): .backwardWord, TerminalKey(.right, .option): .forwardWord,
      TerminalKey(.backspace): .backwardDeleteChar, TerminalKey(.delete): .deleteChar,
      TerminalKey(.backspace, .option): .rubOutWord,
    ]
    for (character, edit) in [
      ("b", .backwardChar), ("f", .forwardChar), ("a", .beginningOfLine), ("e", .endOfLine),
      ("d", .deleteChar), ("w", .rubOutWord), ("u", .discardLine), ("y", .yank),
    ] as [(Character, QueryEdit)] {
      keys[TerminalKey(.character(character), .control)] = edit
    }
    for (character, edit) in [
      ("b", .backwardWord), ("f", .forwardWord), ("d", .killWord),
    ] as [(Character, QueryEdit)] {
      keys[TerminalKey(.character(character), .option)] = edit
    }
    return keys
  }()
}

/// The text of the query while it is typed and edited.
struct QueryLine: Hashable {
  /// The maximum number of characters in the line.
  static let limit = 400

  private var characters: [Character] = []
  /// The number of characters before the cursor.
  private(set) var cursor = 0
  /// The text that was last deleted as a word or as part of a line.
  private var killed: [Character] = []

  /// A line with the cursor at its end.
  init(text: String = "") { insert(text) }

  var text: String { String(characters) }

  var isEmpty: Bool { characters.isEmpty }

  /// The text before the cursor.
  var textBeforeCursor: String { String(characters[..<cursor]) }

  /// Handles a key that types or edits.
  ///
  /// - Returns: Whether the key types or edits.
  mutating func take(_ key: TerminalKey) -> Bool {
    switch (key.name, key.modifiers) {
    case (.character(let character), []): insert(String(character))
    case (.space, []): insert(" ")
    case (.paste(let text), _): insert(text)
    default:
      guard let edit = QueryEdit.keys[key] else { return false }
      apply(edit)
    }
    return true
  }

  mutating func apply(_ edit: QueryEdit) {
    switch edit {
    case .backwardChar: cursor = max(cursor - 1, 0)
    case .forwardChar: cursor = min(cursor + 1, characters.count)
    case .backwardWord: cursor = wordStart
    case .forwardWord: cursor = wordEnd
    case .beginningOfLine: cursor = 0
    case .endOfLine: cursor = characters.count
    case .backwardDeleteChar: remove(max(cursor - 1, 0)..<cursor)
    case .deleteChar: remove(cursor..<min(cursor + 1, characters.count))
    case .rubOutWord: kill(wordStart..<cursor)
    case .killWord: kill(cursor..<wordEnd)
    case .discardLine: kill(0..<cursor)
    case .clear: kill(characters.indices)
    case .yank: insert(String(killed))
    }
  }

  /// The start of the word before the cursor.
  private var wordStart: Int {
    let end = characters[..<cursor].lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
    return characters[..<end].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }

  /// The end of the word after the cursor.
  private var wordEnd: Int {
    let start = characters[cursor...].firstIndex { $0 != " " } ?? characters.count
    return characters[start...].firstIndex(of: " ") ?? characters.count
  }

  private mutating func kill(_ range: Range<Int>) {
    if !range.isEmpty { killed = Array(characters[range]) }
    remove(range)
  }

  private mutating func remove(_ range: Range<Int>) {
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  /// Inserts text at the cursor; line breaks are replaced with spaces, and other control characters
  /// are dropped.
  mutating func insert(_ text: String) {
    for character in text.trimmingLineEnd where characters.count < Self.limit {
      let typed: Character
      if character.isNewline || character == "\t" {
        typed = " "
      } else if String(character).printable == String(character) {
        typed = character
      } else {
        continue
      }
      characters.insert(typed, at: cursor)
      cursor += 1
    }
  }
}

extension String {
  /// The text without its final line break, which is part of a pasted whole line.
  fileprivate var trimmingLineEnd: Substring {
    last.map(\.isNewline) == true ? dropLast() : self[...]
  }
}
