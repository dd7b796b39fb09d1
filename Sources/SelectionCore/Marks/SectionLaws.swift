// SPDX-License-Identifier: MIT

/// What an app has set for a section.
struct SectionLaw: Equatable, Sendable {
  /// How many rows can be selected, if that is less than the table allows.
  var mode = SelectionMode.multiple
  /// The kind of checkmark list that the section is; nil if it is none.
  var list: CheckmarkListKind?
  /// How many rows the user may mark.
  var limits = SelectionLimits()

  /// The mode in force in a table.
  func mode(inTableOf tableMode: SelectionMode) -> SelectionMode {
    if tableMode == .none || mode == .none { return .none }
    return mode == .single ? .single : tableMode
  }
}

/// What an app has set for the sections of a table.
///
/// Sections for which the same is set are kept together, so that any number of them costs little.
struct SectionLaws: Sendable {
  /// The different laws, but that of sections for which nothing is set, with their sections.
  private var groups: [(law: SectionLaw, sections: RowSet)] = []
  // What inputs ask for is kept, because the sections of several laws may alternate.
  /// The sections of mode none.
  private(set) var closed = RowSet()
  /// The sections of mode single.
  private(set) var single = RowSet()
  /// The sections that are checkmark lists.
  private(set) var lists = RowSet()
  /// The lists of which at most one row is checked.
  private(set) var exclusive = RowSet()
  /// The sections that have limits.
  private(set) var limited = RowSet()

  /// Whether nothing is set for any section.
  var isEmpty: Bool { groups.isEmpty }

  /// What is set for a section.
  ///
  /// - Complexity: O(log *s*) for each of the different laws.
  subscript(section: Int) -> SectionLaw {
    @inline(__always)
    get { groups.isEmpty ? SectionLaw() : law(ofSection: section) }
  }

  private func law(ofSection section: Int) -> SectionLaw {
    for group in groups where group.sections.contains(section) { return group.law }
    return SectionLaw()
  }

  /// The sections of which a law has a property.
  ///
  /// - Complexity: O(1) if they have one law, else O(nodes of their sets).
  func sections(where hasProperty: (SectionLaw) -> Bool) -> RowSet {
    var sections = RowSet()
    for group in groups where hasProperty(group.law) {
      sections = sections.isEmpty ? group.sections : sections.union(group.sections)
    }
    return sections
  }

  /// Whether some section is a checkmark list.
  var hasLists: Bool { !lists.isEmpty }

  /// Changes what is set for a section.
  ///
  /// - Complexity: As the subscript.
  mutating func change(_ section: Int, _ change: (inout SectionLaw) -> Void) {
    var law = self[section]
    change(&law)
    for i in groups.indices { groups[i].sections.remove(section) }
    groups.removeAll { $0.sections.isEmpty }
    func set(_ sections: inout RowSet, _ isMember: Bool) {
      if isMember { sections.insert(section) } else { sections.remove(section) }
    }
    set(&closed, law.mode == .none)
    set(&single, law.mode == .single)
    set(&lists, law.list != nil)
    set(&exclusive, law.list?.isExclusive ?? false)
    set(&limited, !law.limits.isUnlimited)
    if law == SectionLaw() { return }
    if let i = groups.firstIndex(where: { $0.law == law }) {
      groups[i].sections.insert(section)
    } else {
      groups.append((law, [section]))
    }
  }

  /// Moves what is set with the sections.
  ///
  /// - Complexity: O(1) if no section moves, else O(*m* log *s*) for *m* segments and each of the
  ///   different laws.
  mutating func follow(_ mapping: IndexMapping) {
    guard !isEmpty, !mapping.isIdentity else { return }
    for i in groups.indices { groups[i].sections = mapping.applied(to: groups[i].sections) }
    groups.removeAll { $0.sections.isEmpty }
    closed = mapping.applied(to: closed)
    single = mapping.applied(to: single)
    lists = mapping.applied(to: lists)
    exclusive = mapping.applied(to: exclusive)
    limited = mapping.applied(to: limited)
  }
}

extension SectionLaws: Equatable {
  /// Whether the same is set for the same sections, in whichever order it was.
  static func == (first: SectionLaws, second: SectionLaws) -> Bool {
    first.groups.count == second.groups.count
      && first.groups.allSatisfy { group in second.groups.contains { $0 == group } }
  }
}
