// SPDX-License-Identifier: MIT

public import SelectionCore

extension KeyStroke {
  /// Creates a key stroke from the character by which Apple's frameworks represent the key, as in
  /// `KeyEquivalent` and `charactersIgnoringModifiers`.
  ///
  /// Arrow keys and other function keys are represented by characters that start at U+F700.
  /// - Parameters:
  ///   - character: The character of the key.
  ///   - modifiers: The modifiers that are held.
  /// - Complexity: O(1).
  public init(_ character: Character, _ modifiers: KeyModifiers = []) {
    let key: KeyStroke.Key =
      switch character {
      case "\u{F700}": .up
      case "\u{F701}": .down
      case "\u{F702}": .left
      case "\u{F703}": .right
      case "\u{F727}": .insert
      case "\u{F729}": .home
      case "\u{F72B}": .end
      case "\u{F72C}": .pageUp
      case "\u{F72D}": .pageDown
      case " ": .space
      case "\r", "\n", "\u{3}": .returnKey
      case "\u{1B}": .escape
      default: .letter(character)
      }
    self.init(key, modifiers)
  }
}
