// SPDX-License-Identifier: MIT

/// The keyboard and mouse conventions of a platform as data: which keys and clicks mean which
/// input.
///
///     let input = InputProfile.windows.input(for: KeyStroke(.down, .shift), pageRows: 20)
///     try table.press(KeyStroke(.down, .shift), profile: .windows, pageRows: 20)
///     try table.click(row, modifiers: .command, profile: .appKit)
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
  package mutating func setMotions(_ modifiers: KeyModifiers = [], _ effect: RowEffect) {
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

extension InputProfile {
  /// The input that a key means, or nil if it has no meaning.
  ///
  /// - Parameters:
  ///   - stroke: The key.
  ///   - pageRows: How many rows a page is.
  ///   - columns: How many columns the rows stand in.
  /// - Returns: The input.
  /// - Complexity: O(1).
  public func input(
    for stroke: KeyStroke, pageRows: Int = 10, columns: Int = 1
  ) -> TableInput? {
    let input = keys[stroke] ?? keys[stroke.withoutCapsLock]
    guard case .go(let motion, let effect, _, _)? = input else { return input }
    return .go(motion, effect, pageRows: pageRows, columns: columns)
  }

  /// The input that a click, or a tap, with modifiers means, or nil if it has no meaning.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - modifiers: The modifiers that are held.
  /// - Returns: The input.
  /// - Complexity: O(1).
  public func input(forClickOn row: RowPath, modifiers: KeyModifiers = []) -> TableInput? {
    clicks[modifiers].map { $0.input(on: row) }
  }

  /// The input that takes the keyboard to a row that was found in some other way, such as by
  /// ``TypeAhead``.
  ///
  /// The row gets what an arrow without modifiers does to the row that it reaches: like that, it
  /// sets no checkmark.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - table: The table.
  /// - Returns: The input, or nil if arrows have no meaning.
  /// - Complexity: O(log *n*).
  public func input(forGoingTo row: RowPath, in table: TableSelection) -> TableInput? {
    guard case .go(_, let effect, _, _)? = keys[KeyStroke(.down)] else { return nil }
    return table.listInForce(inSection: row.section) == nil ? effect.input(on: row) : .focus(row)
  }
}
