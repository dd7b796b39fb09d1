// SPDX-License-Identifier: MIT

/// The effect of a tap on the box of a section header or a group when only some of the affected
/// rows are marked.
public enum PartialTap: String, Hashable, Sendable, CaseIterable {
  /// All rows are marked.
  case checks
  /// All marks are removed.
  case unchecks
  /// All rows are marked. The next tap removes all marks, and a third tap restores the original
  /// marks, as for tags that only some of several items have.
  case restores
}
