// SPDX-License-Identifier: MIT

extension TableView {
  /// The separator between two rows.
  public enum SeparatorStyle: Hashable, Sendable {
    /// No separator.
    case none
    /// A line.
    case singleLine
  }

  /// Whether scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Hashable, Sendable {
    /// Scrolling doesn't dismiss the keyboard.
    case none
    /// The keyboard is dismissed when the user begins to drag.
    case onDrag
    /// The keyboard is dismissed when the user drags over the keyboard.
    case interactive
  }
}
