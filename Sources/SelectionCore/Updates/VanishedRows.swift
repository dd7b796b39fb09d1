// SPDX-License-Identifier: MIT

/// How an update treats identities that are missing from the new contents.
public enum VanishedRows: String, Hashable, Sendable, CaseIterable {
  /// The rows are removed, and their selection and checkmarks are lost; if an identity is inserted
  /// again, it counts as new.
  case gone
  /// The rows are hidden (filtered out, collapsed, not loaded): they stay selected, checked and
  /// disabled, and have that state when they are shown again.
  case hidden
}

#if !hasFeature(Embedded)
  extension VanishedRows: Codable {}
#endif
