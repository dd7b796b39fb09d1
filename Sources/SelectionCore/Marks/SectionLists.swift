// SPDX-License-Identifier: MIT

/// What kind of checkmark list a section is: multiple-choice (inclusive) or single-choice
/// (exclusive).
@nonexhaustive
public enum CheckmarkListKind: String, Hashable, Sendable, CaseIterable {
  /// Any number of rows is checked; a tap toggles.
  case inclusive
  /// At most one row is checked; a tap moves the checkmark, and has no effect on the checked row.
  case exclusive
  /// At most one row is checked; a tap moves the checkmark, and clears it on the checked row.
  case optionalExclusive

  /// Whether at most one row is checked.
  public var isExclusive: Bool { self != .inclusive }
}

/// Which sections of a table are checkmark lists.
struct SectionLists: Equatable, Sendable {
  /// The sections that are lists.
  private(set) var sections = RowSet()
  /// Those of them that are exclusive.
  private(set) var exclusive = RowSet()
  /// The exclusive lists that a tap on the checked row clears.
  private var optional = RowSet()

  /// Whether no section is a list.
  ///
  /// - Complexity: O(1).
  var isEmpty: Bool { sections.isEmpty }

  /// What kind of list a section is, or nil if it is none.
  ///
  /// - Complexity: O(log *s*).
  func kind(ofSection section: Int) -> CheckmarkListKind? {
    guard sections.contains(section) else { return nil }
    guard exclusive.contains(section) else { return .inclusive }
    return optional.contains(section) ? .optionalExclusive : .exclusive
  }

  /// The sections that are lists of a kind.
  func sections(ofKind kind: CheckmarkListKind) -> RowSet {
    switch kind {
    case .inclusive: sections.subtracting(exclusive)
    case .exclusive: exclusive.subtracting(optional)
    case .optionalExclusive: optional
    }
  }

  /// Makes a section a list of a kind, or none.
  mutating func setKind(_ kind: CheckmarkListKind?, ofSection section: Int) {
    sections.remove(section)
    exclusive.remove(section)
    optional.remove(section)
    guard let kind else { return }
    sections.insert(section)
    if kind.isExclusive { exclusive.insert(section) }
    if kind == .optionalExclusive { optional.insert(section) }
  }

  /// Lets the lists go along with their sections.
  mutating func follow(_ mapping: IndexMapping) {
    guard !isEmpty, !mapping.isIdentity else { return }
    sections = mapping.applied(to: sections)
    exclusive = mapping.applied(to: exclusive)
    optional = mapping.applied(to: optional)
  }
}

#if !hasFeature(Embedded)
  extension CheckmarkListKind: Codable {}
#endif
