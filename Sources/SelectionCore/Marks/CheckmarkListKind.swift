// SPDX-License-Identifier: MIT

/// The kind of a checkmark list: multiple-choice (inclusive) or single-choice (exclusive).
public enum CheckmarkListKind: String, Hashable, Sendable, CaseIterable {
  /// Any number of rows can be checked; a tap toggles the row's checkmark.
  case inclusive
  /// At most one row can be checked; a tap moves the checkmark, and a tap on the checked row has no
  /// effect.
  case exclusive
  /// At most one row can be checked; a tap moves the checkmark, and a tap on the checked row clears
  /// it.
  case optionalExclusive

  /// Whether at most one row can be checked.
  public var isExclusive: Bool { self != .inclusive }
}
