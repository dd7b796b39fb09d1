// SPDX-License-Identifier: MIT

/// The treatment of identities that are missing from an update's new contents.
public enum VanishedRows: String, Hashable, Sendable, CaseIterable {
  /// The rows are removed, and their selection and checkmarks are lost; if an identity is inserted
  /// again, it counts as new.
  case gone
  /// The rows are hidden (filtered out, collapsed, not loaded): they remain selected, checked and
  /// disabled, and still have this state when they are shown again.
  case hidden
}

#if !hasFeature(Embedded)
  extension VanishedRows: Codable {}
#endif
