// SPDX-License-Identifier: MIT

/// How many rows the user may mark, and must leave marked.
///
/// The limits of a table count its selected rows; those of a section count the mark in force there:
/// the checked rows of a checkmark list that is not being edited, else the selected ones. An input
/// of the user that would leave fewer than `atLeast`, and fewer than there were, is refused; what
/// becomes of one that adds rows beyond `atMost` is for ``LimitOverflow`` to say. The program is
/// not limited, and setting a limit changes no mark.
///
///     table.setLimits(SelectionLimits(atMost: 3))
///     try table.apply(.setLimits(SelectionLimits(atLeast: 1), section: 1))
public struct SelectionLimits: Hashable, Sendable {
  /// The most rows that can be marked, or nil for any number.
  public var atMost: Int?
  /// The fewest rows that must stay marked, or nil for none.
  public var atLeast: Int?

  /// Makes limits; those left out limit nothing.
  public init(atMost: Int? = nil, atLeast: Int? = nil) {
    self.atMost = atMost
    self.atLeast = atLeast
  }

  /// Whether nothing is limited.
  var isUnlimited: Bool { atMost == nil && atLeast == nil }
}

/// What becomes of an input of the user that would mark more rows than a limit allows.
public enum LimitOverflow: String, Hashable, Sendable, CaseIterable {
  /// It is refused.
  case refuse
  /// The rows that have been marked longest give way, if they are enabled; if these are not enough,
  /// it is refused.
  ///
  /// To know them, each input costs O(*a*) more for *a* earlier inputs whose rows are still marked.
  case releaseOldest
}

/// The limits of a table and of its sections.
struct TableLimits: Equatable, Sendable {
  /// The limits of the whole table.
  var table = SelectionLimits()
  /// What becomes of an input that exceeds any of them.
  var overflow = LimitOverflow.refuse
  /// The sections that have limits.
  private(set) var sections = RowSet()
  /// The sections that have the same limits.
  private var sectionsByLimits: [SelectionLimits: RowSet] = [:]

  /// Whether nothing is limited.
  var isEmpty: Bool { table.isUnlimited && sections.isEmpty }

  /// The limits of a section.
  ///
  /// - Complexity: O(log *s*) for each of the different limits that sections have.
  func limits(ofSection section: Int) -> SelectionLimits {
    guard sections.contains(section) else { return SelectionLimits() }
    return sectionsByLimits.first { $0.value.contains(section) }?.key ?? SelectionLimits()
  }

  /// Sets the limits of a section.
  ///
  /// - Complexity: As ``limits(ofSection:)``.
  mutating func setLimits(_ limits: SelectionLimits, ofSection section: Int) {
    let old = self.limits(ofSection: section)
    sectionsByLimits[old]?.remove(section)
    if sectionsByLimits[old]?.isEmpty ?? false { sectionsByLimits[old] = nil }
    sections.remove(section)
    guard !limits.isUnlimited else { return }
    sectionsByLimits[limits, default: []].insert(section)
    sections.insert(section)
  }

  /// Moves the limits with their sections.
  ///
  /// - Complexity: O(1) if no section moves, else O(*m* log *s*) for *m* segments and each of the
  ///   different limits.
  mutating func follow(_ mapping: IndexMapping) {
    guard !sections.isEmpty, !mapping.isIdentity else { return }
    sections = mapping.applied(to: sections)
    sectionsByLimits = sectionsByLimits.mapValues { mapping.applied(to: $0) }
      .filter { !$0.value.isEmpty }
  }
}

#if !hasFeature(Embedded)
  extension SelectionLimits: Codable {}
  extension LimitOverflow: Codable {}
#endif
