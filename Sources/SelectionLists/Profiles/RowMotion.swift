// SPDX-License-Identifier: MIT

/// The movement of the keyboard focus by a key.
public enum RowMotion: String, Hashable, Sendable, CaseIterable {
  /// The focus doesn't move.
  case stay
  /// The focus moves to the previous row; in columns, to the row above.
  case previous
  /// The focus moves to the next row; in columns, to the row below.
  case next
  /// In columns, the focus moves to the previous row; in one column, it doesn't move.
  case left
  /// In columns, the focus moves to the next row; in one column, it doesn't move.
  case right
  /// The same as ``previous``, but from the first row, the focus wraps around to the last row; in
  /// columns, from the top of a column to its end.
  case previousOrLast
  /// The same as ``next``, but from the last row, the focus wraps around to the first row; in
  /// columns, from the end of a column to its top.
  case nextOrFirst
  /// The same as ``left``, but from the first row, the focus wraps around to the last row.
  case leftOrLast
  /// The same as ``right``, but from the last row, the focus wraps around to the first row.
  case rightOrFirst
  /// A page up.
  case pageUp
  /// A page down.
  case pageDown
  /// The focus moves to the first row.
  case first
  /// The focus moves to the last row.
  case last
}
