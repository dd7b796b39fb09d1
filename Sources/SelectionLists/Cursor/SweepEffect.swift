// SPDX-License-Identifier: MIT

/// The effect of a sweep on the rows that it covers.
public enum SweepEffect: String, Hashable, Sendable, CaseIterable {
  /// The rows are selected, and no others.
  case replacing
  /// The rows are selected in addition to those selected before.
  case adding
  /// The rows are deselected.
  case removing
  /// Each row gets the opposite of its state before the sweep.
  case toggling
}

#if !hasFeature(Embedded)
  extension SweepEffect: Codable {}
#endif
