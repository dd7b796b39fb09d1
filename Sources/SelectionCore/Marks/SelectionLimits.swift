// SPDX-License-Identifier: MIT

/// The maximum number of rows that the user may mark, and the minimum number that must remain
/// marked.
///
/// A table's limits apply to its selected rows. A section's limits apply to the rows that have the
/// mark in force: the checked rows of a checkmark list that isn't being edited, and otherwise the
/// selected rows. A user's input throws if it would leave fewer marked rows than `atLeast`, and
/// fewer than before. ``LimitOverflow`` determines how an input that would add rows beyond `atMost`
/// is treated. Limits don't apply to the program's inputs, and setting a limit doesn't change any
/// marks.
///
///     table.setLimits(SelectionLimits(atMost: 3))
///     try table.setLimits(SelectionLimits(atLeast: 1), inSection: 1)
public struct SelectionLimits: Hashable, Sendable {
  /// The maximum number of rows that can be marked, or nil for any number.
  public var atMost: Int?
  /// The minimum number of rows that must remain marked, or nil for no minimum.
  public var atLeast: Int?

  /// Creates limits; a limit that you leave out doesn't apply.
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
  /// The enabled shown rows that have been marked longest are unmarked; if there aren't enough such
  /// rows, the input throws. A range and a sweep first unmark the rows that were marked before they
  /// began.
  ///
  /// Because the order of marks is recorded, each input costs O(*a*) more for *a* earlier inputs
  /// whose rows are still marked.
  case releaseOldest
}

#if !hasFeature(Embedded)
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
