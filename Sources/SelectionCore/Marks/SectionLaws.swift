// SPDX-License-Identifier: MIT

/// The settings of a section.
struct SectionLaw: Equatable, Sendable {
  /// The section's mode, which applies if it allows fewer rows than the table's mode.
  var mode = RowSelectionMode.multiple
  /// The section's kind of checkmark list; nil for an ordinary section.
  var list: CheckmarkListKind?
  /// The limits on the rows that the user may mark.
  var limits = SelectionLimits()

  /// The mode in force, given the table's mode.
  func mode(inTableOf tableMode: RowSelectionMode) -> RowSelectionMode {
    if tableMode == .none || mode == .none { return .none }
    return mode == .single ? .single : tableMode
  }
}

/// The settings of a table's sections.
///
/// Sections with the same settings are grouped, so that even many sections cost little.
struct SectionLaws: Sendable {
  /// The settings on the heap, so that a table with extras is cheap to copy.
  private final class Box: Sendable {
    let sets: Sets

    init(_ sets: Sets) { self.sets = sets }
  }

  /// The groups, and the sets that inputs read; the sets are computed once, because the sections of
  /// several groups may alternate.
  private struct Sets {
    /// The different settings and their sections, without sections that have no settings.
    var groups: [(law: SectionLaw, sections: RowSet)] = []
    var closed = RowSet()
    var single = RowSet()
    var lists = RowSet()
    var exclusive = RowSet()
    var limited = RowSet()
    /// The groups of sections that are joined into one list, in order of their first sections.
    var joined: [RowSet] = []
  }

  /// Nil if no section has settings.
  private var box: Box?

  /// Whether no section has settings.
  var isEmpty: Bool { box == nil }

  /// The settings of a section.
  ///
  /// - Complexity: O(log *s*) for each of the different settings.
  subscript(section: Int) -> SectionLaw {
    @inline(__always)
    get { box == nil ? SectionLaw() : law(ofSection: section) }
  }

  private func law(ofSection section: Int) -> SectionLaw {
    guard let box else { return SectionLaw() }
    for group in box.sets.groups where group.sections.contains(section) { return group.law }
    return SectionLaw()
  }

  /// The sections whose settings have a property.
  ///
  /// - Complexity: O(1) if only one group has the property, otherwise O(nodes of the groups' sets).
  func sections(where hasProperty: (SectionLaw) -> Bool) -> RowSet {
    var sections = RowSet()
    for group in box?.sets.groups ?? [] where hasProperty(group.law) {
      sections = sections.isEmpty ? group.sections : sections.union(group.sections)
    }
    return sections
  }

  /// The sections in mode none.
  var closed: RowSet { box?.sets.closed ?? [] }
  /// The sections in mode single.
  var single: RowSet { box?.sets.single ?? [] }
  /// The sections that are checkmark lists.
  var lists: RowSet { box?.sets.lists ?? [] }
  /// The lists in which at most one row can be checked.
  var exclusive: RowSet { box?.sets.exclusive ?? [] }
  /// The sections that have limits.
  var limited: RowSet { box?.sets.limited ?? [] }

  /// The groups of sections that are joined into one list.
  var joined: [RowSet] { box?.sets.joined ?? [] }

  /// All rows among which only one can be checked, for the section of an exclusive list: the rows
  /// of the section, and of the lists joined with it.
  func rivals(of section: Int, in table: Layout) -> RowSet {
    table.rows(ofSections: rivalSections(of: section))
  }

  /// The sections that together can have one checked row, if a section is an exclusive list: that
  /// section, and the exclusive lists that are joined with it.
  func rivalSections(of section: Int) -> RowSet {
    joined.together(with: section, among: exclusive)
  }

  /// Joins sections, which are separated from the sections with which they were joined; a single
  /// section is only separated.
  mutating func join(_ sections: RowSet) {
    var sets = box?.sets ?? Sets()
    for i in sets.joined.indices { sets.joined[i].subtract(sections) }
    sets.joined.append(sections)
    sets.joined = Self.inOrder(sets.joined)
    box = sets.groups.isEmpty && sets.joined.isEmpty ? nil : Box(sets)
  }

  private static func inOrder(_ joined: [RowSet]) -> [RowSet] {
    joined.filter { $0.count > 1 }.ordered { SortKey(first: $0.first ?? 0, second: 0) }
  }

  /// Whether a section is a checkmark list.
  func isList(_ section: Int) -> Bool { box?.sets.lists.contains(section) ?? false }

  /// Whether any section is a checkmark list.
  var hasLists: Bool { box.map { !$0.sets.lists.isEmpty } ?? false }

  /// Changes the settings of a section.
  ///
  /// - Complexity: The cost of the subscript.
  mutating func change(_ section: Int, _ change: (inout SectionLaw) -> Void) {
    var law = self[section]
    change(&law)
    set(section, law)
  }

  // Not inlined, so that the compiler doesn't make a copy for each kind of change.
  @inline(never)
  private mutating func set(_ section: Int, _ law: SectionLaw) {
    var sets = box?.sets ?? Sets()
    for i in sets.groups.indices { sets.groups[i].sections.remove(section) }
    sets.groups.removeAll { $0.sections.isEmpty }
    func set(_ sections: inout RowSet, _ isMember: Bool) {
      if isMember { sections.insert(section) } else { sections.remove(section) }
    }
    set(&sets.closed, law.mode == .none)
    set(&sets.single, law.mode == .single)
    set(&sets.lists, law.list != nil)
    set(&sets.exclusive, law.list?.isExclusive ?? false)
    set(&sets.limited, !law.limits.isUnlimited)
    if let i = sets.groups.firstIndex(where: { $0.law == law }) {
      sets.groups[i].sections.insert(section)
    } else if law != SectionLaw() {
      sets.groups.append((law, [section]))
    }
    box = sets.groups.isEmpty && sets.joined.isEmpty ? nil : Box(sets)
  }

  /// Moves the settings with their sections.
  ///
  /// - Complexity: O(1) if no section moves, otherwise O(*m* log *s*) for *m* segments and each of
  ///   the different settings.
  mutating func follow(_ mapping: IndexMapping) {
    guard var sets = box?.sets, !mapping.isIdentity else { return }
    for i in sets.groups.indices {
      sets.groups[i].sections = mapping.applied(to: sets.groups[i].sections)
    }
    sets.groups.removeAll { $0.sections.isEmpty }
    sets.closed = mapping.applied(to: sets.closed)
    sets.single = mapping.applied(to: sets.single)
    sets.lists = mapping.applied(to: sets.lists)
    sets.exclusive = mapping.applied(to: sets.exclusive)
    sets.limited = mapping.applied(to: sets.limited)
    sets.joined = Self.inOrder(sets.joined.map(mapping.applied))
    box = sets.groups.isEmpty && sets.joined.isEmpty ? nil : Box(sets)
  }
}

extension SectionLaws: Equatable {
  /// Whether the same sections have the same settings, in any order.
  static func == (first: SectionLaws, second: SectionLaws) -> Bool {
    guard let one = first.box, let other = second.box else {
      return first.isEmpty == second.isEmpty
    }
    return one === other
      || one.sets.groups.count == other.sets.groups.count
        && one.sets.joined == other.sets.joined
        && one.sets.groups.allSatisfy { group in other.sets.groups.contains { $0 == group } }
  }
}

extension [RowSet] {
  /// The sections that are joined with a section into one list, among those that can be joined;
  /// only the section itself if it isn't joined.
  func together(with section: Int, among sections: RowSet) -> RowSet {
    let together = first { $0.contains(section) }
    return together.map(sections.intersection) ?? [section]
  }
}
