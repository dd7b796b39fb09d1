// SPDX-License-Identifier: MIT

/// The effect of a tap on a box, of a section's header or of a group, if a part of what it affects
/// is marked.
public enum PartialTap: String, Hashable, Sendable, CaseIterable {
  /// All of it is marked.
  case checks
  /// All marks are removed.
  case unchecks
  /// All of it is marked; the next tap removes all marks, and one more restores those that there
  /// were, as for tags that some of several things have.
  case restores
}

#if !hasFeature(Embedded)
  extension PartialTap: Codable {}
#endif
