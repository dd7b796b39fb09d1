// SPDX-License-Identifier: MIT

/// A key or a mouse event, with the modifiers that were held.
struct TerminalKey: Hashable {
  /// The kind of key.
  enum Name: Hashable {
    case character(Character)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case space, `return`, tab, escape, backspace, delete, insert, f1
    case mouse(Mouse)
    /// Pasted text.
    case paste(String)
  }

  /// A mouse event at a position, counted from the top left corner.
  struct Mouse: Hashable {
    /// The kind of event.
    enum Action: Hashable {
      case press, drag, release, secondary, wheelUp, wheelDown
    }

    var action: Action
    var column: Int
    var line: Int
  }

  /// The modifiers held with a key.
  struct Modifiers: OptionSet, Hashable {
    let rawValue: Int

    static let shift = Modifiers(rawValue: 1)
    static let option = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  var name: Name
  var modifiers: Modifiers

  init(_ name: Name, _ modifiers: Modifiers = []) {
    self.name = name
    self.modifiers = modifiers
  }

  static func character(_ character: Character) -> TerminalKey {
    TerminalKey(.character(character))
  }
}

extension TerminalKey {
  private static let names: [String: Name] = [
    "up": .up, "down": .down, "left": .left, "right": .right,
    "pageup": .pageUp, "pagedown": .pageDown, "home": .home, "end": .end,
    "space": .space, "return": .return, "enter": .return, "tab": .tab,
    "escape": .escape, "esc": .escape, "backspace": .backspace, "delete": .delete,
    "insert": .insert, "f1": .f1,
    "pgup": .pageUp, "pgdn": .pageDown, "bspace": .backspace, "bs": .backspace, "del": .delete,
  ]

  private static let modifierNames: [String: Modifiers] = [
    "shift": .shift, "option": .option, "alt": .option, "ctrl": .control, "control": .control,
  ]

  /// Parses the name of a key: `down`, `page-down`, `shift-up`, `a`.
  init?(word: String) {
    if word.count == 1, let character = word.first {
      self = .character(character)
      return
    }
    if ["btab", "shift-btab"].contains(word) {
      self.init(.tab, .shift)
      return
    }
    var parts = word.lowercased().split(separator: "-").map(String.init)
    var modifiers: Modifiers = []
    while parts.count > 1, let modifier = Self.modifierNames[parts[0]] {
      modifiers.insert(modifier)
      parts.removeFirst()
    }
    let rest = parts.joined()
    if let name = Self.names[rest] {
      self.init(name, modifiers)
    } else if !modifiers.isEmpty, rest.count == 1, let character = rest.first {
      self.init(.character(character), modifiers)
    } else {
      return nil
    }
  }
}
