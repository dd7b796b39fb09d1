// SPDX-License-Identifier: MIT

/// The maximum number of rows that the user may mark, and the minimum number that must stay marked.
///
/// The limits of a table count its selected rows; the limits of a section count the mark in force
/// in the section: the checked rows of a checkmark list that isn't being edited, otherwise the
/// selected rows. An input of the user throws if it would leave fewer marked rows than `atLeast`,
/// and fewer than before; ``LimitOverflow`` determines how an input that adds rows beyond `atMost`
/// is treated. Limits don't apply to the program's inputs, and setting a limit changes no marks.
///
///     table.setLimits(SelectionLimits(atMost: 3))
///     try table.setLimits(SelectionLimits(atLeast: 1), inSection: 1)
public struct SelectionLimits: Hashable, Sendable {
  /// The maximum number of rows that can be marked, or nil for any number.
  public var atMost: Int?
  /// The minimum number of rows that must stay marked, or nil for no minimum.
  public var atLeast: Int?

  /// Makes limits; a limit that you leave out doesn't apply.
  public init(atMost: Int? = nil, atLeast: Int? = nil) {
    self.atMost = atMost
    self.atLeast = atLeast
  }

  /// Whether both limits are absent.
  var isUnlimited: Bool { atMost == nil && atLeast == nil }
}

/// The treatment of a user's input that would mark more rows than a limit allows.
public enum LimitOverflow: String, Hashable, Sendable, CaseIterable {
  /// The input throws.
  case refuse
  /// The enabled rows that have been marked longest are unmarked; if these aren't enough, the input
  /// throws.
  ///
  /// To record the order of marks, each input costs O(*a*) more for *a* earlier inputs whose rows
  /// are still marked.
  case releaseOldest
}

#if !hasFeature(Embedded)
  extension LimitOverflow: Codable {}

  extension SelectionLimits: Codable {
    /// Reads limits; a limit that is left out doesn't apply.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FormVersion.Key.self)
      atMost = try container.decodeIfPresent(Int.self, forKey: "atMost")
      atLeast = try container.decodeIfPresent(Int.self, forKey: "atLeast")
    }

    /// Writes the limits that aren't nil.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FormVersion.Key.self)
      try container.encodeIfPresent(atMost, forKey: "atMost")
      try container.encodeIfPresent(atLeast, forKey: "atLeast")
    }
  }
#endif
