// SPDX-License-Identifier: MIT
internal import SelectionCore

/// The conversion between keys and the words for them.
enum TraceKeys {
  /// The keys that have names.
  static let names: KeyValuePairs<String, KeyStroke.Key> = [
    "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "page-up": .pageUp, "page-down": .pageDown, "space": .space, "return": .returnKey,
    "escape": .escape, "insert": .insert,
  ]
  static let modifiers: KeyValuePairs<String, KeyModifiers> = [
    "shift": .shift, "command": .command, "option": .option,
  ]

  /// Modifiers in the form used in traces; empty if there are none.
  static func words(_ held: KeyModifiers) -> String {
    modifiers.filter { held.contains($0.value) }.map { $0.key }.joined(separator: "+")
  }

  /// A key with its modifiers in the form used in traces, or nil if traces have no form for it.
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

extension InputProfile {
  /// The settings that a trace can add to a profile, each of which has a word.
  static let settings: KeyValuePairs<String, @Sendable (inout InputProfile) -> Void> = [
    "right-to-left": { $0.isRightToLeft = true },
    "wrapping": { $0.wrapsArrows = true },
    "extending": { $0.extendsWithoutShift = true },
    "letting-go": { $0.keys[KeyStroke(.escape)] = .cancelOrDeselect },
    "from-first": { $0.clicks[.shift] = .extendFromFirst },
    "marking": { $0.keys[KeyStroke(.insert)] = .go(.next, .toggleLead) },
  ]
}

extension TraceWords {
  /// Takes the name of a profile, and the settings that the trace adds to the profile.
  mutating func profile() throws(TraceSyntaxError) -> InputProfile {
    var profile = try value("a profile") { name in InputProfile.all.first { $0.name == name } }
    while !isAtEnd {
      let set = try value("a setting of the profile") { word in
        InputProfile.settings.first { $0.key == word }?.value
      }
      set(&profile)
    }
    return profile
  }

  mutating func modifiersIfAny() throws(TraceSyntaxError) -> KeyModifiers {
    isAtEnd ? [] : try modifiers()
  }

  /// Takes modifiers, such as `shift+command`.
  mutating func modifiers() throws(TraceSyntaxError) -> KeyModifiers {
    let word = try word("modifiers")
    var modifiers: KeyModifiers = []
    for name in word.split(separator: "+", omittingEmptySubsequences: false) {
      guard let modifier = TraceKeys.modifiers.first(where: { $0.key == name })?.value else {
        throw TraceSyntaxError("\"\(word.shortened)\" is not modifiers such as shift+command")
      }
      modifiers.insert(modifier)
    }
    return modifiers
  }

  /// Takes a key with its modifiers, such as `shift+down`.
  mutating func keyStroke() throws(TraceSyntaxError) -> KeyStroke {
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
      throw TraceSyntaxError("\"\(word.shortened)\" is not a key such as shift+down or command+a")
    }
    return KeyStroke(.letter(letter), modifiers)
  }
}
