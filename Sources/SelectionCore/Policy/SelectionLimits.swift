// SPDX-License-Identifier: MIT

/// How many rows the user may select, and must leave selected.
///
/// The limits count all selected rows but those of checkmark lists. An input of the user that would go beyond
/// one is refused whole: more than `atMost` where it adds rows, fewer than `atLeast` where it takes rows away.
/// The program is not limited, and setting a limit changes no selection.
public struct SelectionLimits: Hashable, Sendable {
  /// The most rows that can be selected, or nil for any number.
  public var atMost: Int?
  /// The fewest rows that must stay selected, or nil for none.
  public var atLeast: Int?

  /// Makes limits; those left out limit nothing.
  public init(atMost: Int? = nil, atLeast: Int? = nil) {
    self.atMost = atMost
    self.atLeast = atLeast
  }
}

#if !hasFeature(Embedded)
  extension SelectionLimits: Codable {}
#endif
