// SPDX-License-Identifier: MIT

/// The keyboard and mouse conventions of a platform, as a value that determines the inputs for keys
/// and clicks.
///
///     try table.handle(
///       .key(KeyStroke(.down, .shift), pageRows: 20), profile: .windows)
///     try table.click(row, modifiers: .command, profile: .appKit)
///     let input = InputProfile.gtk.input(for: .secondaryClick(row), in: table)
///
/// A profile returns an input, which any table accepts. Profiles are values. To make a profile for
/// your app, change entries in a copy of a predefined profile.
public struct InputProfile: Equatable, Sendable {
  /// The name of the profile, for menus and messages.
  public var name: String
  /// The effects of keys; an effect that moves by a page uses the page size that is passed with the
  /// key.
  public var keys: [KeyStroke: KeyEffect]
  /// The effects of a click or a tap on its row, by modifiers.
  public var clicks: [KeyModifiers: RowEffect]
  /// The effect that a secondary click has on an unselected row before the menu opens.
  public var secondaryClick: RowEffect?
  /// Whether the columns are shown right to left, which swaps the left and right arrows.
  public var isRightToLeft = false
  /// Whether keys that move to the next or previous row wrap around at the ends; keys that extend a
  /// range stop at the ends.
  public var wrapsArrows = false
  /// Whether keys that move the focus, and extend a range with shift, act as if shift were held,
  /// for users who can't hold shift, and terminals that can't report shift.
  public var extendsWithoutShift = false

  /// Makes a profile.
  public init(
    name: String, keys: [KeyStroke: KeyEffect] = [:], clicks: [KeyModifiers: RowEffect] = [:]
  ) {
    self.name = name
    self.keys = keys
    self.clicks = clicks
  }

  /// Sets the effect of all keys that move the focus, when the given modifiers are held.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers.
  ///   - effect: The effect on the row that the focus reaches.
  /// - Complexity: O(1).
  public mutating func setMotions(_ modifiers: KeyModifiers = [], _ effect: RowEffect) {
    setMotions(modifiers, effect, pages: true)
  }

  /// Sets the effect of the arrows, home and end while modifiers are held, and optionally of page
  /// up and page down.
  mutating func setMotions(_ modifiers: KeyModifiers, _ effect: RowEffect, pages: Bool) {
    setArrows(modifiers, effect)
    setEnds(modifiers, effect)
    guard pages else { return }
    set(.pageUp, modifiers, .go(.pageUp, effect))
    set(.pageDown, modifiers, .go(.pageDown, effect))
  }

  /// Sets the effect of the arrows while modifiers are held; left and right work in columns.
  mutating func setArrows(_ modifiers: KeyModifiers, _ effect: RowEffect) {
    set(.up, modifiers, .go(.previous, effect))
    set(.down, modifiers, .go(.next, effect))
    set(.left, modifiers, .go(.left, effect))
    set(.right, modifiers, .go(.right, effect))
  }

  /// Sets the effect of home and end while modifiers are held.
  mutating func setEnds(_ modifiers: KeyModifiers, _ effect: RowEffect) {
    set(.home, modifiers, .go(.first, effect))
    set(.end, modifiers, .go(.last, effect))
  }

  /// Sets the effect of space while modifiers are held.
  mutating func setSpace(_ modifiers: KeyModifiers, _ effect: RowEffect) {
    set(.space, modifiers, .go(.stay, effect))
  }

  /// Sets the meaning of a key; the function is never inlined, because the profiles set a hundred
  /// keys.
  @inline(never)
  mutating func set(_ key: KeyStroke.Key, _ modifiers: KeyModifiers, _ effect: KeyEffect) {
    keys[KeyStroke(key, modifiers)] = effect
  }
}

/// The meanings of keys and clicks.
extension InputProfile {
  /// Returns the effect of a key, or nil if the key has no effect.
  ///
  /// An uppercase letter that has no entry has the effect of the lowercase letter.
  ///
  /// - Complexity: O(1).
  public func effect(of stroke: KeyStroke) -> KeyEffect? {
    let stroke = isRightToLeft ? stroke.mirrored : stroke
    let effect = keys[stroke] ?? keys[stroke.withoutCapsLock]
    guard case .go(let motion, let onRow)? = effect, motion != .stay else { return effect }
    let shifted = KeyStroke(stroke.key, stroke.modifiers.union(.shift))
    if extendsWithoutShift, case .go(_, let other)? = keys[shifted], other.isRange {
      return .go(motion, other)
    }
    return wrapsArrows && !onRow.isRange ? .go(motion.wrapping, onRow) : effect
  }

  /// Returns the effect that a click has on its row when the given modifiers are held, or nil if
  /// the click has no effect.
  ///
  /// Modifiers that no entry of ``clicks`` contains are ignored, so that an unselected row can be
  /// dragged with ⌥.
  ///
  /// - Complexity: O(1).
  public func effect(ofClickWith modifiers: KeyModifiers) -> RowEffect? {
    clicks[known(modifiers)]
  }

  /// Whether all clicks are taps, so that every pointer is a finger.
  package var hasOnlyTaps: Bool { clicks.values.allSatisfy { $0.isTap } }

  /// Whether a click outside the rows deselects them.
  package func deselects(clickBesideRowsWith modifiers: KeyModifiers) -> Bool {
    known(modifiers).isEmpty && clicks[[]] == .click
  }

  /// Those modifiers of a click that any entry of the profile contains; other modifiers are
  /// ignored, so that an unselected row can be dragged with ⌥.
  private func known(_ modifiers: KeyModifiers) -> KeyModifiers {
    modifiers.intersection(clicks.keys.reduce([]) { $0.union($1) })
  }
}
