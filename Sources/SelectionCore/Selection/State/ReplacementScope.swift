// SPDX-License-Identifier: MIT

/// Which rows an input reaches that replaces the selection: a click, an extension, a proposal,
/// `setSelected` and deselect-all.
///
/// It is about hidden rows: those that a filter has taken away, or that are not loaded.
@nonexhaustive
public enum ReplacementScope: String, Hashable, Sendable, CaseIterable {
  /// All rows: what is hidden is deselected with the rest.
  case all
  /// The shown rows: what is hidden stays selected, so that a search adds to what earlier ones
  /// have selected.
  ///
  /// Mode single still holds one row, shown and hidden together; if an input of the user would
  /// exceed a limit, the hidden rows that the limit counts give way, except for those that the
  /// user cannot change.
  case shown
}

#if !hasFeature(Embedded)
  extension ReplacementScope: Codable {}
#endif
