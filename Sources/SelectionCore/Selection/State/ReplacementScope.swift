// SPDX-License-Identifier: MIT

/// The rows that are affected by an input that replaces the selection: a click, an extension, a
/// proposal, `setSelected` or deselect-all.
///
/// The scope makes a difference only for hidden rows, which are rows that a filter hides or that
/// aren't loaded.
public enum ReplacementScope: String, Hashable, Sendable, CaseIterable {
  /// All rows are affected, so hidden rows are deselected with the other rows.
  case all
  /// Only the shown rows are affected. Hidden rows remain selected, so a search adds to the
  /// selection from earlier searches.
  ///
  /// Mode single still allows only one selected row, shown or hidden. If a user's input would
  /// exceed a limit, the hidden rows to which the limit applies are deselected, except those that
  /// the user can't change.
  case shown
}
