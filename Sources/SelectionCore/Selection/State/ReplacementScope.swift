// SPDX-License-Identifier: MIT

/// The rows affected by an input that replaces the selection: a click, an extension, a proposal,
/// `setSelected` and deselect-all.
///
/// The scope makes a difference only for hidden rows: rows that a filter hides, or that aren't
/// loaded.
public enum ReplacementScope: String, Hashable, Sendable, CaseIterable {
  /// All rows: hidden rows are deselected with the other rows.
  case all
  /// The shown rows: hidden rows remain selected, so a search adds to the selection of earlier
  /// searches.
  ///
  /// Mode single still allows only one row, shown or hidden; if an input of the user would exceed a
  /// limit, the hidden rows that the limit counts are deselected, except those that the user can't
  /// change.
  case shown
}

#if !hasFeature(Embedded)
  extension ReplacementScope: Codable {}
#endif
