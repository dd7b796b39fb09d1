// SPDX-License-Identifier: MIT

/// The movement of the keyboard focus by a key.
public enum RowMotion: String, Hashable, Sendable, CaseIterable {
  /// The focus stays on its row.
  case stay
  /// To the previous row; in columns, to the row above.
  case previous
  /// To the next row; in columns, to the row below.
  case next
  /// In columns, to the previous row; in one column, the focus doesn't move.
  case left
  /// In columns, to the next row; in one column, the focus doesn't move.
  case right
  /// The same as ``previous``, and from the first row to the last; in columns, from the top of a
  /// column to its end.
  case previousOrLast
  /// The same as ``next``, and from the last row to the first; in columns, from the end of a column
  /// to its top.
  case nextOrFirst
  /// The same as ``left``, and from the first row to the last.
  case leftOrLast
  /// The same as ``right``, and from the last row to the first.
  case rightOrFirst
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
