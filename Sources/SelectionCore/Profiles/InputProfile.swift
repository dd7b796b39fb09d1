// SPDX-License-Identifier: MIT

/// What a key, a click or a touch does to the row that it reaches.
public enum RowEffect: String, Hashable, Sendable, CaseIterable {
  /// A whole tap, with highlight.
  case tap
  /// The row is selected in place of all others.
  case click
  /// The row flips.
  case toggle
  /// The range from the anchor reaches the row.
  case extend
  /// The range from the anchor reaches the row, beside what was selected before.
  case extendAdding
  /// The keyboard stands on the row; nothing is selected.
  case focus
}

/// Where a key takes the keyboard.
public enum RowMotion: String, Hashable, Sendable, CaseIterable {
  /// It stays on the focused row.
  case stay
  /// To the row before.
  case previous
  /// To the row after.
  case next
  /// A page up.
  case pageUp
  /// A page down.
  case pageDown
  /// To the first row.
  case first
  /// To the last row.
  case last
}

/// What a key means.
public enum KeyCommand: Hashable, Sendable {
  /// The keyboard goes somewhere, and does something to the row that it reaches.
  case go(RowMotion, RowEffect)
  /// All rows are selected.
  case selectAll
  /// All rows are deselected.
  case deselectAll
  /// All rows are selected, or if they are, deselected.
  case toggleAll
  /// What is under way, a touch, a pan or a sweep, is cancelled.
  case cancel
}

/// A platform's habits as data: which keys and clicks mean which input.
///
///     try table.press(KeyPress(.down, .shift), profile: .windows, pageRows: 20)
///     try table.click(row, modifiers: .command, profile: .appKit)
///
/// Profiles are values; one of an app's own is made of a given one by changing entries.
public struct InputProfile: Hashable, Sendable {
  /// The name, for menus and messages.
  public var name: String
  /// What keys mean.
  public var keys: [KeyPress: KeyCommand]
  /// What a click, or a tap, with modifiers does to its row.
  public var clicks: [KeyModifiers: RowEffect]

  /// Makes a profile.
  public init(
    name: String, keys: [KeyPress: KeyCommand] = [:], clicks: [KeyModifiers: RowEffect] = [:]
  ) {
    self.name = name
    self.keys = keys
    self.clicks = clicks
  }

  /// Sets what all keys that move do while modifiers are held.
  ///
  /// - Parameters:
  ///   - modifiers: the modifiers.
  ///   - effect: what happens to the row that is reached.
  /// - Complexity: O(1).
  public mutating func setMotions(_ modifiers: KeyModifiers = [], _ effect: RowEffect) {
    setLineMotions(modifiers, effect)
    setEndMotions(modifiers, effect)
    set(.pageUp, modifiers, .go(.pageUp, effect))
    set(.pageDown, modifiers, .go(.pageDown, effect))
  }

  /// Sets what the arrows do while modifiers are held.
  mutating func setLineMotions(_ modifiers: KeyModifiers = [], _ effect: RowEffect) {
    set(.up, modifiers, .go(.previous, effect))
    set(.down, modifiers, .go(.next, effect))
  }

  /// Sets what home and end do while modifiers are held.
  mutating func setEndMotions(_ modifiers: KeyModifiers = [], _ effect: RowEffect) {
    set(.home, modifiers, .go(.first, effect))
    set(.end, modifiers, .go(.last, effect))
  }

  /// Sets what space does while modifiers are held.
  mutating func setSpace(_ modifiers: KeyModifiers = [], _ effect: RowEffect) {
    set(.space, modifiers, .go(.stay, effect))
  }

  /// Sets what a key means; never inlined, for the profiles say a hundred keys.
  @inline(never)
  mutating func set(_ key: Key, _ modifiers: KeyModifiers, _ command: KeyCommand) {
    keys[KeyPress(key, modifiers)] = command
  }
}
