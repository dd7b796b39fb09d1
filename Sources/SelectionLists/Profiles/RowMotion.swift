// SPDX-License-Identifier: MIT

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
  extension RowMotion: Codable {}
#endif
