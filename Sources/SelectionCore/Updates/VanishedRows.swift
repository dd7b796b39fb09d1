// SPDX-License-Identifier: MIT

/// The treatment of identities that are missing from an update's new contents.
public enum VanishedRows: String, Hashable, Sendable, CaseIterable {
  /// The rows are removed, and their selection and checkmarks are lost; an identity that is
  /// inserted again counts as new.
  case gone
  /// The rows are hidden, because they are filtered out, collapsed or not loaded.
  ///
  /// Hidden rows remain selected, checked and disabled, and still have this state when they are
  /// shown again.
  case hidden
}
