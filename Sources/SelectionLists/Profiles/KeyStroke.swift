// SPDX-License-Identifier: MIT

extension KeyStroke {
  /// A key, without the modifiers held with it.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Key: Hashable, Sendable {
    /// The up arrow.
    case up
    /// The down arrow.
    case down
    /// The left arrow.
    case left
    /// The right arrow.
    case right
    /// The page up key.
    case pageUp
    /// The page down key.
    case pageDown
    /// The home key.
    case home
    /// The end key.
    case end
    /// The space bar.
    case space
    /// The return key.
    case returnKey
    /// The escape key.
    case escape
    /// The insert key.
    case insert
    /// The key of a letter, without modifiers.
    case letter(Character)
  }
}

/// The modifiers that are held with a key, a click or a touch.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The shift key, ⇧.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The platform's command key: ⌘ on Apple's platforms, ctrl elsewhere.
  public static let command = KeyModifiers(rawValue: 2)
  /// The option or alt key, ⌥.
  public static let option = KeyModifiers(rawValue: 4)
}

/// A key with the modifiers that are held with it.
public struct KeyStroke: Hashable, Sendable {
  /// The key.
  public var key: KeyStroke.Key
  /// The modifiers.
  public var modifiers: KeyModifiers

  /// Creates a key stroke.
  public init(_ key: KeyStroke.Key, _ modifiers: KeyModifiers = []) {
    (self.key, self.modifiers) = (key, modifiers)
  }
}

extension KeyStroke {
  /// The same stroke if columns are shown right to left.
  var mirrored: KeyStroke {
    KeyStroke(key == .left ? .right : key == .right ? .left : key, modifiers)
  }

  /// The same stroke with a lowercase letter, if caps lock or shift has made it uppercase.
  @_optimize(size)
  var withoutCapsLock: KeyStroke {
    #if hasFeature(Embedded)
      // By bytes, because anything else would link Unicode tables.
      let bytes = key.name.utf8
      guard bytes.count == 1, let byte = bytes.first, (65...90).contains(byte) else { return self }
      return KeyStroke(.letter(Character(Unicode.Scalar(byte + 32))), modifiers)
    #else
      guard case .letter(let letter) = key else { return self }
      return letter.lowercased().first.map { KeyStroke(.letter($0), modifiers) } ?? self
    #endif
  }
}

extension KeyModifiers: CustomStringConvertible {
  /// The modifiers, such as `⌘⇧`; empty without modifiers.
  public var description: String {
    (contains(.option) ? "⌥" : "") + (contains(.command) ? "⌘" : "")
      + (contains(.shift) ? "⇧" : "")
  }
}

extension KeyStroke: CustomStringConvertible {
  /// The key with its modifiers, such as `⇧down`.
  public var description: String { modifiers.description + key.name }
}

extension KeyStroke.Key {
  /// The name of the key; different keys have different names, because the letter on a key is a
  /// single character.
  var name: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .pageUp: "pageup"
    case .pageDown: "pagedown"
    case .home: "home"
    case .end: "end"
    case .space: "space"
    case .returnKey: "return"
    case .escape: "escape"
    case .insert: "insert"
    case .letter(let letter): String(letter)
    }
  }
}
