// SPDX-License-Identifier: MIT

/// The keyboard and mouse conventions of a platform as data: which keys and clicks mean which
/// input.
///
///     try table.handle(.key(KeyStroke(.down, .shift), pageRows: 20), profile: .windows)
///     try table.click(row, modifiers: .command, profile: .appKit)
///     let input = InputProfile.gtk.input(for: .secondaryClick(row), in: table)
///
/// A profile answers with an input, which any table takes. Profiles are values; one of an app's own
/// is made of a given one by changing entries.
public struct InputProfile: Hashable, Sendable {
  /// The name, for menus and messages.
  public var name: String
  /// The inputs that keys mean; those that move by a page have the page of whoever asks.
  public var keys: [KeyStroke: TableInput]
  /// What a click, or a tap, with modifiers does to its row.
  public var clicks: [KeyModifiers: RowEffect]
  /// What a secondary click does to its row, if that is not selected, before the menu opens.
  public var secondaryClick: RowEffect?

  /// Makes a profile.
  public init(
    name: String, keys: [KeyStroke: TableInput] = [:], clicks: [KeyModifiers: RowEffect] = [:]
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

  /// Sets what the arrows do while modifiers are held; those to the sides do it in columns.
  mutating func setLineMotions(_ modifiers: KeyModifiers = [], _ effect: RowEffect) {
    set(.up, modifiers, .go(.previous, effect))
    set(.down, modifiers, .go(.next, effect))
    set(.left, modifiers, .go(.left, effect))
    set(.right, modifiers, .go(.right, effect))
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
  mutating func set(_ key: Key, _ modifiers: KeyModifiers, _ input: TableInput) {
    keys[KeyStroke(key, modifiers)] = input
  }
}
