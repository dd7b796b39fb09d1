// SPDX-License-Identifier: MIT

/// The effect of a key.
///
///     var mine = InputProfile.windows
///     mine.keys[KeyStroke(.letter("j"))] = .go(.next, .click)
public enum KeyEffect: Equatable, Sendable {
  /// Moves the keyboard focus, with an effect on the row that it reaches.
  case go(RowMotion, RowEffect)
  /// Selects all rows that the user can change; in a checkmark list, checks them.
  case userSelectAll
  /// Deselects all rows that the user can change; in a checkmark list, unchecks them.
  case userDeselectAll
  /// Deselects all rows if all are selected, otherwise selects them.
  case userToggleAll
  /// Cancels the gesture under way.
  case cancel
  /// Cancels the gesture under way. Without a gesture, deselects all rows that the user can change.
  /// If no row is selected either, the key has no effect, and the app can handle it.
  case cancelOrDeselect
}
