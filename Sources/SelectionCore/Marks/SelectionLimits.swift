// SPDX-License-Identifier: MIT

/// How many rows the user may select, and must leave selected.
///
/// The limits count all selected rows but those of checkmark lists. An input of the user that takes rows away is
/// refused whole where it would leave fewer than `atLeast`; one that adds rows beyond `atMost` is refused
/// whole, or makes others give way. The program is not limited, and setting a limit changes no selection.
///
///     table.setLimits(SelectionLimits(atMost: 3, overflow: .releaseOldest))
///     table.setLimits(.notEmpty)
public struct SelectionLimits: Hashable, Sendable {
  /// What becomes of an input that would select more rows than can be.
  public enum Overflow: String, Hashable, Sendable, CaseIterable {
    /// It is refused.
    case refuse
    /// The rows that have been selected longest are let go, and told as deselected.
    ///
    /// To know them, each input that changes the selection costs O(*a*) more for the *a* inputs before it whose rows
    /// are still selected, and O(*a* log *n*) where it changes the data too, or deselects rows that are not the oldest.
    case releaseOldest
    /// The rows that are farthest from the anchor are let go, and told as deselected.
    case releaseFarthest
  }

  /// The most rows that can be selected, or nil for any number.
  public var atMost: Int?
  /// The fewest rows that must stay selected, or nil for none.
  public var atLeast: Int?
  /// What becomes of an input that would select more rows than can be.
  public var overflow: Overflow

  /// Makes limits; those left out limit nothing.
  public init(atMost: Int? = nil, atLeast: Int? = nil, overflow: Overflow = .refuse) {
    self.atMost = atMost
    self.atLeast = atLeast
    self.overflow = overflow
  }

  /// The user cannot let the last row go.
  public static var notEmpty: SelectionLimits { SelectionLimits(atLeast: 1) }

  /// Whether nothing is limited.
  var isUnlimited: Bool { atMost == nil && atLeast == nil }
}

#if !hasFeature(Embedded)
  extension SelectionLimits.Overflow: Codable {}
  extension SelectionLimits: Codable {}
#endif
