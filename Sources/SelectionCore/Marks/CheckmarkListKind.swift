// SPDX-License-Identifier: MIT

/// What kind of checkmark list a section is: multiple-choice (inclusive) or single-choice
/// (exclusive).
@nonexhaustive
public enum CheckmarkListKind: String, Hashable, Sendable, CaseIterable {
  /// Any number of rows is checked; a tap toggles.
  case inclusive
  /// At most one row is checked; a tap moves the checkmark, and has no effect on the checked row.
  case exclusive
  /// At most one row is checked; a tap moves the checkmark, and clears it on the checked row.
  case optionalExclusive

  /// Whether at most one row is checked.
  public var isExclusive: Bool { self != .inclusive }
}

#if !hasFeature(Embedded)
  extension CheckmarkListKind: Codable {}
#endif
