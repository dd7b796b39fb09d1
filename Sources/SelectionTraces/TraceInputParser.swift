// SPDX-License-Identifier: MIT
internal import SelectionCore

extension TraceStatement {
  /// Reads an input, or nil if the statement is none.
  init?(input words: inout TraceWords) throws(TraceSyntaxError) {
    switch words.verb {
    case "click":
      let row = try words.path()
      self = words.isAtEnd ? .input(.click(row)) : .modifiedClick(row, try words.modifiers())
    case "press": self = .press(try words.path(), try words.modifiersIfAny())
    case "release": self = .release
    case "drag": self = .drag
    case "secondary": self = .secondary(try words.path())
    case "void": self = .void(try words.modifiersIfAny())
    case "key": self = .key(try words.keyStroke())
    default:
      guard let input = try Self.readInput(&words) else { return nil }
      self = .input(input)
    }
  }

  private static func readInput(
    _ words: inout TraceWords
  ) throws(TraceSyntaxError) -> TableInput? {
    switch words.verb {
    case "tap": .tap(try words.path())
    case "touch-down": .touchDown(try words.path())
    case "touch-up": .touchUp
    case "touch-cancel": .touchCancel
    case "accessory": .tapAccessory(try words.path())
    case "set-selected": .setSelected(try words.spansOrNone())
    case "propose": .propose(try words.spansOrNone())
    case "deselect": .deselect(try words.spans())
    case "select-all": .selectAll
    case "deselect-all": .deselectAll
    case "invert": .invert
    case "toggle": .toggle(try words.path())
    case "extend": .extend(to: try words.path())
    case "extend-adding": .extendAdding(to: try words.path())
    case "header": .tapHeader(section: try words.number("a section"))
    case "focus": .focus(try words.path())
    case "cancel": .cancel
    case "pan-begin": .beginPan(try words.path())
    case "pan-to": .continuePan(to: try words.path())
    case "pan-end": .endPan
    case "sweep-begin":
      .beginSweep(
        try words.value("replacing, adding, removing or toggling", SweepEffect.init(rawValue:)))
    case "sweep-to": .continueSweep(over: try words.spansOrNone())
    case "sweep-end": .endSweep
    case "edit": .setEditing(try words.isOn())
    case "undo": .undo
    case "redo": .redo
    default: nil
    }
  }
}

/// The words of keys, in both directions.
enum TraceKeys {
  /// The keys that have names.
  static let names: KeyValuePairs<String, Key> = [
    "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "page-up": .pageUp, "page-down": .pageDown, "space": .space, "return": .returnKey,
    "escape": .escape,
  ]
  static let modifiers: KeyValuePairs<String, KeyModifiers> = [
    "shift": .shift, "command": .command, "option": .option,
  ]

  /// Modifiers as a trace writes them; empty for none.
  static func words(_ held: KeyModifiers) -> String {
    modifiers.filter { held.contains($0.value) }.map { $0.key }.joined(separator: "+")
  }

  /// A key with its modifiers as a trace writes it, or nil where a trace cannot.
  static func word(_ stroke: KeyStroke) -> String? {
    let held = modifiers.filter { stroke.modifiers.contains($0.value) }.map { $0.key + "+" }
    if let name = names.first(where: { $0.value == stroke.key })?.key {
      return held.joined() + name
    }
    guard case .letter(let letter) = stroke.key, !letter.isWhitespace, letter != "#" else {
      return nil
    }
    return held.joined() + String(letter)
  }
}

extension TraceWords {
  fileprivate mutating func modifiersIfAny() throws(TraceSyntaxError) -> KeyModifiers {
    isAtEnd ? [] : try modifiers()
  }

  /// Takes modifiers, such as `shift+command`.
  fileprivate mutating func modifiers() throws(TraceSyntaxError) -> KeyModifiers {
    let word = try word("modifiers")
    var modifiers: KeyModifiers = []
    for name in word.split(separator: "+", omittingEmptySubsequences: false) {
      guard let modifier = TraceKeys.modifiers.first(where: { $0.key == name })?.value else {
        throw TraceSyntaxError("\"\(word)\" is not modifiers such as shift+command")
      }
      modifiers.insert(modifier)
    }
    return modifiers
  }

  /// Takes a key with its modifiers, such as `shift+down`.
  fileprivate mutating func keyStroke() throws(TraceSyntaxError) -> KeyStroke {
    let word = try word("a key such as shift+down")
    var rest = Substring(word)
    var modifiers: KeyModifiers = []
    while let (name, modifier) = TraceKeys.modifiers.first(where: { rest.hasPrefix($0.key + "+") })
    {
      modifiers.insert(modifier)
      rest = rest.dropFirst(name.count + 1)
    }
    if let key = TraceKeys.names.first(where: { $0.key == rest })?.value {
      return KeyStroke(key, modifiers)
    }
    guard rest.count == 1, let letter = rest.first else {
      throw TraceSyntaxError("\"\(word)\" is not a key such as shift+down or command+a")
    }
    return KeyStroke(.letter(letter), modifiers)
  }
}
