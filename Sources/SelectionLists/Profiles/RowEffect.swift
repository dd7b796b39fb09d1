// SPDX-License-Identifier: MIT

/// The effect of a key, a click or a touch on the row that it reaches.
public enum RowEffect: String, Hashable, Sendable, CaseIterable {
  /// The effect is a complete tap, including the highlight.
  case tap
  /// The effect is a tap that begins editing and flips the row.
  case tapToggling
  /// The effect is a tap that begins editing and selects the range from the anchor to the row.
  case tapExtending
  /// The row is selected in place of all other rows.
  case click
  /// The row flips.
  case toggle
  /// The range from the anchor is extended to the row.
  case extend
  /// The same as ``extend``, but if no row is selected, the range begins at the first row.
  case extendFromFirst
  /// The range from the anchor is extended to the row, in addition to the rows that were already
  /// selected.
  case extendAdding
  /// The range from the anchor is extended to the row, and its rows take on the anchor's state.
  case extendAsAnchor
  /// A new range from the lead is extended to the row, in addition to the rows that were already
  /// selected.
  case extendFromLead
  /// The consecutive selected rows that contain the anchor become the range from the anchor to the
  /// row.
  case extendBlock
  /// The keyboard focus moves to the row, and the selection doesn't change.
  case focus
  /// The row with the keyboard focus flips, and the focus moves to the row that the key reaches.
  case toggleLead

  /// Whether this is the effect of a touch.
  package var isTap: Bool { self == .tap || self == .tapToggling || self == .tapExtending }

  /// Whether the effect extends a range, which may end on a row that the user can't change.
  ///
  ///     RowEffect.extendAdding.isRange       // true
  ///     RowEffect.click.isRange              // false
  public var isRange: Bool {
    switch self {
    case .extend, .extendFromFirst, .extendAdding, .extendAsAnchor, .extendFromLead, .extendBlock:
      true
    case .tap, .tapToggling, .tapExtending, .click, .toggle, .focus, .toggleLead: false
    }
  }
}
