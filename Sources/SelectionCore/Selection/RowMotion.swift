// SPDX-License-Identifier: MIT

/// The effect of a key, a click or a touch on the row that it reaches.
public enum RowEffect: String, Hashable, Sendable, CaseIterable {
  /// A whole tap, with highlight.
  case tap
  /// A tap that begins editing and flips the row.
  case tapToggling
  /// A tap that begins editing and selects the range from the anchor.
  case tapExtending
  /// The row is selected in place of all others.
  case click
  /// The row flips.
  case toggle
  /// The range from the anchor is extended to the row.
  case extend
  /// The range from the anchor is extended to the row, in addition to what was selected before.
  case extendAdding
  /// The range from the anchor is extended to the row, and its rows take on the anchor's state.
  case extendAsAnchor
  /// A new range from the lead is extended to the row, in addition to what was selected before.
  case extendFromLead
  /// The consecutive selected rows that hold the anchor become the range from there to the row.
  case extendBlock
  /// The keyboard focus moves to the row; nothing is selected.
  case focus

  /// Whether it is the effect of a touch.
  var isTap: Bool { self == .tap || self == .tapToggling || self == .tapExtending }

  /// Whether it extends a range, which may end on a row that the user can't change.
  var isRange: Bool {
    switch self {
    case .extend, .extendAdding, .extendAsAnchor, .extendFromLead, .extendBlock: true
    case .tap, .tapToggling, .tapExtending, .click, .toggle, .focus: false
    }
  }

  /// The input that has this effect on a row.
  ///
  /// - Complexity: O(1).
  public func input<Row>(on row: Row) -> SelectionInput<Row> {
    switch self {
    case .tap: .tap(row)
    case .tapToggling: .tapToggling(row)
    case .tapExtending: .tapExtending(to: row)
    case .click: .click(row)
    case .toggle: .toggle(row)
    case .extend: .extend(to: row)
    case .extendAdding: .extendAdding(to: row)
    case .extendAsAnchor: .extendAsAnchor(to: row)
    case .extendFromLead: .extendFromLead(to: row)
    case .extendBlock: .extendBlock(to: row)
    case .focus: .focus(row)
    }
  }
}

/// The movement of the keyboard focus by a key.
public enum RowMotion: String, Hashable, Sendable, CaseIterable {
  /// The focus stays on its row.
  case stay
  /// To the row before; in columns to the row above.
  case previous
  /// To the row after; in columns to the row below.
  case next
  /// To the row before in columns; in one column it doesn't move.
  case left
  /// To the row after in columns; in one column it doesn't move.
  case right
  /// A page up.
  case pageUp
  /// A page down.
  case pageDown
  /// To the first row.
  case first
  /// To the last row.
  case last
}

#if !hasFeature(Embedded)
  extension RowEffect: Codable {}
  extension RowMotion: Codable {}
#endif
