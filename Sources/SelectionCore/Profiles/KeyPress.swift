// SPDX-License-Identifier: MIT

/// A key, apart from the modifiers that are held with it.
public enum Key: Hashable, Sendable {
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// A page up.
  case pageUp
  /// A page down.
  case pageDown
  /// To the start.
  case home
  /// To the end.
  case end
  /// The space bar.
  case space
  /// The return key.
  case returnKey
  /// The escape key.
  case escape
  /// The key of a letter, as it is without modifiers.
  case letter(Character)
}

#if hasFeature(Embedded)
  // Letters are compared by their scalars here, of which the key of a letter has one or two: to compare them as
  // Swift does takes Unicode's tables along, which are larger than all of a page's selection.
  extension Key {
    /// The number of the case, and the scalars of a letter.
    private var parts: (number: Int, letter: Character.UnicodeScalarView?) {
      switch self {
      case .up: (0, nil)
      case .down: (1, nil)
      case .pageUp: (2, nil)
      case .pageDown: (3, nil)
      case .home: (4, nil)
      case .end: (5, nil)
      case .space: (6, nil)
      case .returnKey: (7, nil)
      case .escape: (8, nil)
      case .letter(let letter): (9, letter.unicodeScalars)
      }
    }

    /// Whether two keys are the same, letters scalar by scalar.
    public static func == (first: Key, second: Key) -> Bool {
      let (first, second) = (first.parts, second.parts)
      guard let letter = first.letter, let other = second.letter else {
        return first.number == second.number
      }
      return letter.elementsEqual(other)
    }

    /// Hashes the key, a letter by its first scalar.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(parts.number)
      // The iterator, for `first` goes by indices, which take all of Swift's kinds of text along.
      var scalars = parts.letter?.makeIterator()
      hasher.combine(scalars?.next()?.value)
    }
  }
#endif

/// The modifiers that are held with a key, a click or a touch.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The shift key, ⇧.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The platform's key for commands: ⌘ on Apple's, ctrl elsewhere.
  public static let command = KeyModifiers(rawValue: 2)
  /// The option or alt key, ⌥.
  public static let option = KeyModifiers(rawValue: 4)
}

/// A key with the modifiers that are held with it.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifiers.
  public var modifiers: KeyModifiers

  /// Makes a key press.
  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension KeyModifiers: CustomStringConvertible {
  /// The modifiers, such as `⌘⇧`; nothing for none.
  public var description: String {
    (contains(.option) ? "⌥" : "") + (contains(.command) ? "⌘" : "") + (contains(.shift) ? "⇧" : "")
  }
}

extension KeyPress: CustomStringConvertible {
  /// The key with its modifiers, such as `⇧down`.
  public var description: String {
    let name =
      switch key {
      case .up: "up"
      case .down: "down"
      case .pageUp: "pageup"
      case .pageDown: "pagedown"
      case .home: "home"
      case .end: "end"
      case .space: "space"
      case .returnKey: "return"
      case .escape: "escape"
      case .letter(let letter): String(letter)
      }
    return modifiers.description + name
  }
}
