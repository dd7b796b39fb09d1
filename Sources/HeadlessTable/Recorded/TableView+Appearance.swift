// SPDX-License-Identifier: MIT

extension TableView {
  /// What is between two rows.
  @nonexhaustive
  public enum SeparatorStyle: Hashable, Sendable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
  }

  /// When scrolling puts the keyboard away.
  @nonexhaustive
  public enum KeyboardDismissMode: Hashable, Sendable {
    /// Never.
    case none
    /// As soon as the user drags.
    case onDrag
    /// As the user drags over it.
    case interactive
  }
}
