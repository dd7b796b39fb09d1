// SPDX-License-Identifier: MIT

/// The words that are searched for, as they are typed.
struct QueryLine: Hashable {
  /// The most characters that it holds.
  static let limit = 400

  private(set) var text = ""

  init(text: String = "") { self.text = text }

  /// Takes a key that edits the text.
  ///
  /// - Returns: whether it does.
  mutating func take(_ key: TerminalKey) -> Bool {
    switch (key.name, key.modifiers) {
    case (.character(let character), []): append(String(character))
    case (.space, []): append(" ")
    case (.paste(let text), _): append(text)
    case (.backspace, []): if !text.isEmpty { text.removeLast() }
    case (.character("u"), .control): text = ""
    case (.character("w"), .control):
      while text.last == " " { text.removeLast() }
      while let last = text.last, last != " " { text.removeLast() }
    default: return false
    }
    return true
  }

  /// Adds text; what ends lines in it becomes a space, and other controls are left out.
  private mutating func append(_ more: String) {
    for character in more.trimmingLineEnd where text.count < Self.limit {
      if character.isNewline || character == "\t" {
        text.append(" ")
      } else if String(character).printable == String(character) {
        text.append(character)
      }
    }
  }
}

extension String {
  /// The text without what ends its last line, which comes along with a whole line that is pasted.
  fileprivate var trimmingLineEnd: Substring {
    last.map(\.isNewline) == true ? dropLast() : self[...]
  }
}
