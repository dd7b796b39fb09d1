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
///     try table.apply(.setLimits(SelectionLimits(atLeast: 1), inSection: 1))
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
@nonexhaustive
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
  /// The different limits that sections have, and which sections have them: never none.
  private var shared: [SharedLimits] = []

  /// Limits that several sections may have.
  private struct SharedLimits: Equatable {
    var limits: SelectionLimits
    var sections: RowSet
  }

  /// Whether nothing is limited.
  var isEmpty: Bool { table.isUnlimited && sections.isEmpty }

  /// The limits of a section.
  ///
  /// - Complexity: O(log *s*) for each of the different limits that sections have.
  func limits(ofSection section: Int) -> SelectionLimits {
    guard sections.contains(section) else { return SelectionLimits() }
    return shared.first { $0.sections.contains(section) }?.limits ?? SelectionLimits()
  }

  /// Sets the limits of a section.
  ///
  /// - Complexity: As ``limits(ofSection:)``.
  mutating func setLimits(_ limits: SelectionLimits, ofSection section: Int) {
    for i in shared.indices { shared[i].sections.remove(section) }
    shared.removeAll { $0.sections.isEmpty }
    sections.remove(section)
    guard !limits.isUnlimited else { return }
    sections.insert(section)
    if let i = shared.firstIndex(where: { $0.limits == limits }) {
      shared[i].sections.insert(section)
    } else {
      shared.append(SharedLimits(limits: limits, sections: [section]))
    }
  }

  /// Moves the limits with their sections.
  ///
  /// - Complexity: O(1) if no section moves, else O(*m* log *s*) for *m* segments and each of the
  ///   different limits.
  mutating func follow(_ mapping: IndexMapping) {
    guard !sections.isEmpty, !mapping.isIdentity else { return }
    sections = mapping.applied(to: sections)
    for i in shared.indices { shared[i].sections = mapping.applied(to: shared[i].sections) }
    shared.removeAll { $0.sections.isEmpty }
  }
}

extension TableLimits {
  /// Whether the same sections have the same limits, in whichever order these were set.
  static func == (first: TableLimits, second: TableLimits) -> Bool {
    first.table == second.table && first.overflow == second.overflow
      && first.sections == second.sections && first.shared.count == second.shared.count
      && first.shared.allSatisfy { second.shared.contains($0) }
  }
}

#if !hasFeature(Embedded)
  extension SelectionLimits: Codable {}
  extension LimitOverflow: Codable {}
#endif
