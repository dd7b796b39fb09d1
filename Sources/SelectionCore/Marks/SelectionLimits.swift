// SPDX-License-Identifier: MIT

/// How many rows the user may mark, and must leave marked.
///
/// The limits of a table count its selected rows; those of a section count the mark in force there:
/// the checked rows of a checkmark list that is not being edited, else the selected ones. An input
/// of the user that would leave fewer than `atLeast`, and fewer than there were, is refused; what
/// becomes of one that adds rows beyond `atMost` is for ``LimitOverflow`` to say. The program is
/// not limited, and setting a limit changes no mark.
///
///     table.setLimits(SelectionLimits(atMost: 3))
///     try table.apply(.setLimits(SelectionLimits(atLeast: 1), inSection: 1))
public struct SelectionLimits: Hashable, Sendable {
  /// The most rows that can be marked, or nil for any number.
  public var atMost: Int?
  /// The fewest rows that must stay marked, or nil for none.
  public var atLeast: Int?

  /// Makes limits; those left out limit nothing.
  public init(atMost: Int? = nil, atLeast: Int? = nil) {
    self.atMost = atMost
    self.atLeast = atLeast
  }

  /// Whether nothing is limited.
  var isUnlimited: Bool { atMost == nil && atLeast == nil }
}

/// What becomes of an input of the user that would mark more rows than a limit allows.
@nonexhaustive
public enum LimitOverflow: String, Hashable, Sendable, CaseIterable {
  /// It is refused.
  case refuse
  /// The rows that have been marked longest give way, if they are enabled; if these are not enough,
  /// it is refused.
  ///
  /// To know them, each input costs O(*a*) more for *a* earlier inputs whose rows are still marked.
  case releaseOldest
}

#if !hasFeature(Embedded)
  extension SelectionLimits: Codable {}
  extension LimitOverflow: Codable {}
#endif
